import './policies.css'
import { Empty, Flex, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import * as policies from '@/api/system/policies'
import type { Policy } from '@/entities/system/policy'
import { type Action, Actions } from '@/kit/actions/actions'
import { Dialog } from '@/kit/dialog/dialog'
import { LinkCard } from '@/kit/show/LinkCard'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import type { PolicyType } from './kinds'
import { useDraftActions } from './parts/useDraftActions'
import { Compare } from './parts/Compare'
import { History } from './parts/History'
import { PolicyPanel } from './parts/PolicyPanel'
import { PublishAsk, type Publishing } from './parts/PublishAsk'
import { Reading } from './parts/Reading'
import { TypeForm } from './parts/TypeForm'

/** Single text of a type, in force and as a draft, with its history in a second tab (R-STATE-96). */
export default function TypePage({ type }: { type: PolicyType }) {
  const t = useT()
  const may = useMay()
  const { mode, id, open, close } = useOpened()
  const [publishing, setPublishing] = useState<Publishing>()
  const now = (
    <section className="card">
      <Now type={type} publish={setPublishing} />
    </section>
  )
  return (
    <>
      <ScreenTabs
        tabs={[
          { key: 'now', label: t('policies.partNow'), children: now },
          { key: 'history', label: t('policies.partHistory'), children: <History type={type} open={open} /> },
        ]}
      />
      {mode === 'edit' && may('policies.saveByType') && (
        <TypeForm type={type} onClose={close} onPublish={setPublishing} />
      )}
      {mode === 'view' && <PolicyPanel />}
      {mode === 'compare' && id && <Compare id={id} onClose={close} />}
      <PublishAsk of={publishing} onClose={() => setPublishing(undefined)} />
    </>
  )
}

const SLOTS = ['current', 'waiting', 'draft'] as const
const STATE_OF = {
  current: 'policyStatus.inForce',
  waiting: 'policyStatus.planned',
  draft: 'policyStatus.draft',
} as const

const Now = ({ type, publish }: { type: PolicyType; publish: (row: Publishing) => void }) => {
  const t = useT()
  const { open } = useOpened()
  const { withdraw, discard } = useDraftActions()
  const { data, error, retry } = useLoad(policies.getByType.query({ type }, { quiet: true }))
  const [wanted, setWanted] = useState<(typeof SLOTS)[number]>('current')
  const [linked, setLinked] = useState(false)
  if (!data) return error ? <Failed error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 12 }} />
  const { current, waiting, draft } = data
  const edit: Action = { label: 'kit.edit', can: 'policies.saveByType', primary: true, run: () => open('edit') }
  const slots = SLOTS.filter((slot) => data[slot])
  const slot = slots.includes(wanted) ? wanted : slots[0]
  const shown = slot && data[slot]
  if (!shown || !slot) return <Empty description={t('policies.none')}>{<Actions items={[edit]} />}</Empty>
  return (
    <>
      <Flex justify="space-between" wrap gap={12} className="policy-head">
        <strong>{headOf(t, current, waiting, draft)}</strong>
        <Actions
          items={[
            edit,
            { label: 'policies.publish', can: 'policies.publish', hide: !draft, run: () => draft && publish(draft) },
            waiting ? withdraw(waiting) : undefined,
            draft ? discard(draft, 'draft') : undefined,
            { label: 'policies.pageLink', hide: !current?.url, run: () => setLinked(true) },
          ]}
        />
      </Flex>
      <OutdatedNote error={error} retry={retry} />
      {slots.length > 1 && (
        <div className="scroll-x policy-slots">
          <Segmented
            aria-label={t('policies.shown')}
            value={slot}
            onChange={setWanted}
            options={slots.map((one) => ({ value: one, label: `${t(STATE_OF[one])} ${data[one]?.versionNo ?? ''}` }))}
          />
        </div>
      )}
      <Reading key={shown.id} row={shown} />
      <Dialog open={linked} title={t('policies.pageLink')} onClose={() => setLinked(false)}>
        {current && <LinkCard url={current.url} />}
      </Dialog>
    </>
  )
}

const headOf = (
  t: ReturnType<typeof useT>,
  current: Policy | null,
  waiting: Policy | null,
  draft: Policy | null,
): string =>
  [
    current
      ? t('policies.headCurrent', { version: current.versionNo, date: formatTime(current.startTime, 'YYYY-MM-DD') })
      : t('policies.headNone'),
    waiting &&
      t('policies.headWaiting', { version: waiting.versionNo, date: formatTime(waiting.startTime, 'YYYY-MM-DD') }),
    draft && t('policies.headDraft'),
  ]
    .filter(Boolean)
    .join(' · ')
