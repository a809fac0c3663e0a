import * as policies from '@/api/system/policies'
import { isYes } from '@/entities/field'
import { policyStatus } from '@/entities/system/enums'
import { type Policy, policy } from '@/entities/system/policy'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Facts } from '@/kit/show/Facts'
import { useLoad } from '@/kit/data/load'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { isGuide } from '../kinds'
import { keepUploads } from '../uploads'

export type Publishing = Pick<Policy, 'id' | 'type' | 'title' | 'versionNo' | 'appTypes' | 'confirmFlag' | 'startTime'>

/** Confirmation before a version is published. If all users must agree again, the version number must be typed. */
export const PublishAsk = ({ of, onClose }: { of: Publishing | undefined; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const inForce = useLoad(
    policies.list.query({ type: of?.type, status: [policyStatus.inForce], pageSize: 50 }, { quiet: true }),
    {
      enabled: of !== undefined,
      keep: false,
    },
  )
  const replaced = (inForce.data?.records ?? []).filter(
    ({ appTypes }) =>
      appTypes.length > 0 && appTypes.map(String).every((client) => of?.appTypes.map(String).includes(client)),
  )
  const again = of !== undefined && isYes(of.confirmFlag) && !isGuide(of.type)
  const later = of !== undefined && (toMillis(of.startTime) ?? 0) > Date.now()
  const publish = async () => {
    if (!of) return
    const done = await act(
      async () => {
        await policies.publish({ id: of.id })
        keepUploads(of.type)
      },
      { done: t(later ? 'policies.scheduled' : 'policies.published') },
    )
    if (done) onClose()
  }
  const f = policy
  const fields = [
    f.versionNo,
    [f.startTime, of?.startTime ? <FromWhen key="from" of={of} /> : t('policies.atOnce')] as const,
    f.appTypes,
    ...(isGuide(of?.type) ? [] : [f.confirmFlag]),
  ]
  const replaces = replaced.length
    ? t('policies.replaces', { versions: replaced.map((row) => row.versionNo).join(t('kit.listComma')) })
    : undefined
  return (
    <ConfirmDialog
      busy={busy}
      onCancel={onClose}
      onOk={() => void publish()}
      question={
        of && {
          title: t('policies.askPublish', { name: of.title }),
          more: <Facts row={of} fields={fields} />,
          effect: [again ? t('policies.againEffect') : undefined, replaces].filter(Boolean).join('\n') || undefined,
          danger: again,
          typed: again ? of.versionNo : undefined,
          okText: t('policies.publish'),
        }
      }
    />
  )
}

const FromWhen = ({ of }: { of: Publishing }) => <span className="digits">{of.startTime.slice(0, 16)}</span>
