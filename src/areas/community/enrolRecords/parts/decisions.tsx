import { type ReactNode, useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { notify } from '@/api/notices'
import { enrollStatus } from '@/entities/community/enroll'
import { type EnrollRecord, recordStatus } from '@/entities/community/enrollRecord'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { Failures, type Outcome, outcomeOf } from '../../parts/Failures'
import { RemarkDialog } from '../../parts/RemarkDialog'

/** Maximum number of enrolments per decision. */
const MAX = 100

export const whoIs = ({ customerName, nickname, recordId }: EnrollRecord): string =>
  plain(customerName) || plain(nickname) || plain(recordId)

/** True if an enrolment can be decided: it is waiting or on standby, and its activity has not ended. */
export const isOpen = ({ status, activityStatus }: EnrollRecord): boolean =>
  is(status, recordStatus.waiting, recordStatus.standby) && !is(activityStatus, enrollStatus.ended)

/** True if a granted place can be withdrawn, which is possible until the activity starts. */
const isWithdrawable = ({ status, activityStatus, startTime }: EnrollRecord): boolean => {
  const starts = toMillis(startTime)
  return (
    is(status, recordStatus.passed) &&
    !is(activityStatus, enrollStatus.running, enrollStatus.ended) &&
    (starts === undefined || starts > Date.now())
  )
}

type Kind = 'pass' | 'reject' | 'withdraw'
const LABELS = {
  pass: 'enrolRecords.pass',
  reject: 'enrolRecords.reject',
  withdraw: 'enrolRecords.withdraw',
} as const
const DONE = {
  pass: 'enrolRecords.isPassed',
  reject: 'enrolRecords.isRejected',
  withdraw: 'enrolRecords.isWithdrawn',
} as const
const OFFERED = ['enrolRecords.full', 'enrolRecords.unfit', 'enrolRecords.incomplete', 'enrolRecords.twice'] as const

interface Decision {
  kind: Kind
  rows: readonly EnrollRecord[]
  /** Called once the server has decided, with the ids that it did not process. */
  ended?: (failed: readonly string[]) => void
}
/**
 * Decides enrolments, one or many in one call: approve, reject with a reason that the user receives, or withdraw a
 * place. Rows that the server did not process are reported singly and stay selected.
 */
export const useDecisions = () => {
  const t = useT()
  const { count } = useFormats()
  const { act, busy } = useAction()
  const [asked, setAsked] = useState<Decision>()
  const [outcome, setOutcome] = useState<Outcome>()
  const send = async ({ kind, rows, ended }: Decision, reason?: string) => {
    const ids = rows.map(({ recordId }) => recordId)
    const answer = await socialActivities.approveEnrollRecord({
      ids,
      result: kind === 'pass' ? 1 : 2,
      ...(reason && { reason }),
    })
    const result = outcomeOf(rows, answer.failed, { id: ({ recordId }) => String(recordId), name: whoIs })
    const { failed } = result
    const [first] = failed
    const left = rows.filter(({ recordId }) => failed.some(({ id }) => id === plain(recordId)))
    if (!first) notify('success', t(DONE[kind], { count: ids.length }))
    else if (ids.length === 1) notify('error', first.message || t('enrolRecords.undecided'))
    setOutcome(
      first && ids.length > 1
        ? { ...result, again: () => void act(() => send({ kind, rows: left, ended }, reason)) }
        : undefined,
    )
    ended?.(failed.map(({ id }) => id))
  }
  const close = () => setAsked(undefined)
  const decide = (decision: Decision) => {
    const { kind, rows } = decision
    if (rows.length > MAX) notify('warning', t('bulk.tooMany', { max: MAX }))
    else if (kind === 'pass' && new Set(rows.map(({ activityId }) => activityId)).size > 1)
      notify('warning', t('enrolRecords.oneActivity'))
    else if (kind === 'pass' && rows.length === 1) void act(() => send(decision))
    else setAsked(decision)
  }
  const actionsOf = (row: EnrollRecord): Action[] => {
    const one = (kind: Kind): Action => ({
      label: LABELS[kind],
      can: 'socialActivities.approveEnrollRecord',
      next: kind === 'pass',
      danger: kind !== 'pass',
      run: () => decide({ kind, rows: [row] }),
    })
    if (isOpen(row)) return [one('pass'), one('reject')]
    return isWithdrawable(row) ? [one('withdraw')] : []
  }
  const rows = asked?.rows ?? []
  const [only] = rows
  const points = only && numberIn(only.points)
  const windows: ReactNode = (
    <>
      <ConfirmDialog
        busy={busy}
        question={
          asked?.kind === 'pass'
            ? { title: t('enrolRecords.passAsk', { count: rows.length }), okText: t(LABELS.pass) }
            : undefined
        }
        onCancel={close}
        onOk={() => asked && void act(() => send(asked)).then((good) => good && close())}
      />
      {asked && only && asked.kind !== 'pass' && (
        <RemarkDialog
          title={
            rows.length > 1
              ? t('enrolRecords.rejectMany', { count: rows.length })
              : t(asked.kind === 'withdraw' ? 'enrolRecords.withdrawAsk' : 'enrolRecords.rejectAsk', {
                  name: whoIs(only),
                })
          }
          receiver="enrolRecords.notice"
          notice={asked.kind === 'withdraw' ? 'enrolRecords.withdrawNotice' : 'enrolRecords.rejectNotice'}
          offered={OFFERED.map((key) => ({ label: t(key), words: t('enrolRecords.quick', { reason: t(key) }) }))}
          effect={
            asked.kind === 'withdraw'
              ? points
                ? t('enrolRecords.pointsBack', { points: count(points) })
                : t('enrolRecords.told')
              : undefined
          }
          okText={t(LABELS[asked.kind])}
          save={(words) => send(asked, words)}
          onClose={close}
        />
      )}
      {outcome && <Failures outcome={outcome} busy={busy} onClose={() => setOutcome(undefined)} />}
    </>
  )
  return { decide, actionsOf, windows }
}
