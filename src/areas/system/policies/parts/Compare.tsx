import { Alert, Empty, Skeleton } from 'antd'
import { is } from '@/entities/field'
import { named } from '@/kit/show/format'
import { useMemo } from 'react'
import * as policies from '@/api/system/policies'
import { policyStatus } from '@/entities/system/enums'
import type { Policy } from '@/entities/system/policy'
import { Panel } from '@/kit/dialog/dialog'
import { wordsOf } from '@/kit/rich/html'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { differences, type Piece } from '../diff'

export const Compare = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const one = useLoad(policies.get.query({ id }, { quiet: true }), { keep: false })
  const inForce = useLoad(
    policies.list.query({ type: one.data?.type, status: [policyStatus.inForce], pageSize: 50 }, { quiet: true }),
    {
      enabled: one.data !== undefined,
      keep: false,
    },
  )
  const candidates = (inForce.data?.records ?? []).filter((row) => row.id !== id)
  const other =
    candidates.find((row) =>
      row.appTypes.map(String).some((client) => one.data?.appTypes.map(String).includes(client)),
    ) ?? candidates[0]
  const current = useLoad(policies.get.query({ id: other?.id ?? '' }, { quiet: true }), {
    enabled: other !== undefined,
    keep: false,
  })
  const failed = [one, inForce, current].find(({ error }) => error)
  const none = inForce.data !== undefined && other === undefined
  return (
    <Panel open width={1200} title={t('policies.compareTitle')} onClose={onClose}>
      {failed?.error ? (
        <Failed error={failed.error} retry={failed.retry} />
      ) : none ? (
        <Empty description={t('policies.compareNone')} />
      ) : one.data && current.data ? (
        <Sides
          {...(is(one.data.status, policyStatus.past)
            ? { before: one.data, after: current.data }
            : { before: current.data, after: one.data })}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Panel>
  )
}

const nameOf = (row: Policy) => named(row.title, row.versionNo)

const Sides = ({ before, after }: { before: Policy; after: Policy }) => {
  const t = useT()
  const pieces = useMemo(() => differences(wordsOf(before.content), wordsOf(after.content)), [before, after])
  const same = pieces.every(({ kind }) => kind === 'same')
  return (
    <>
      {same && <Alert type="info" showIcon title={t('policies.compareSame')} className="space-below" />}
      <div className="policy-sides">
        <Side
          title={nameOf(before)}
          state={t(is(before.status, policyStatus.inForce) ? 'policyStatus.inForce' : 'policies.older')}
          pieces={pieces}
          shows="removed"
        />
        <Side
          title={nameOf(after)}
          state={t(is(after.status, policyStatus.inForce) ? 'policyStatus.inForce' : 'policies.newer')}
          pieces={pieces}
          shows="added"
        />
      </div>
    </>
  )
}

const Side = ({
  title,
  state,
  pieces,
  shows,
}: {
  title: string
  state: string
  pieces: readonly Piece[]
  shows: 'added' | 'removed'
}) => {
  const Mark = shows === 'added' ? 'ins' : 'del'
  return (
    <section aria-label={title}>
      <h3 className="section-title">
        <bdi>{title}</bdi> · {state}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so focusable */}
      <div className="policy-words" role="group" aria-label={title} tabIndex={0}>
        {pieces.map(({ kind, text }, at) =>
          kind === 'same' ? <span key={at}>{text}</span> : kind === shows ? <Mark key={at}>{text}</Mark> : null,
        )}
      </div>
    </section>
  )
}
