import { Form, Input } from 'antd'
import * as approvals from '@/api/system/approvals'
import type { Approval } from '@/entities/shared/approval'
import { useAction } from '@/kit/data/useAction'
import { Answers, Dialog } from '@/kit/dialog/dialog'
import { useDraftText } from '@/kit/form/draft'
import { useT } from '@/locales'

const LONGEST = 200

/** Asks before an own application is withdrawn; a reason may be given. */
export const Revoke = ({ row, onClose }: { row: Approval; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const reason = useDraftText(`approval.revoke.${row.id}`)
  const send = async () => {
    const work = () => approvals.revokeBusiness({ id: row.id, reason: reason.text.trim() || undefined })
    if (await act(work, { done: t('approvals.revoked') })) reason.setText('')
    onClose()
  }
  return (
    <Dialog
      open
      title={t('approvals.revokeAsk', { name: row.title })}
      width={460}
      onClose={onClose}
      footer={<Answers safe ok={t('approvals.revoke')} danger busy={busy} onOk={() => void send()} onClose={onClose} />}
    >
      {reason.offer}
      <Form layout="vertical">
        <Form.Item label={t('approvals.revokeReason')} htmlFor="revoke-reason">
          <Input.TextArea
            id="revoke-reason"
            value={reason.text}
            maxLength={LONGEST}
            showCount
            rows={2}
            onChange={(event) => reason.setText(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
