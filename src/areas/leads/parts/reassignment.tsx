import { Alert, Button, Progress, Space } from 'antd'
import { useState } from 'react'
import type { Reassigned, Target } from '@/api/leads/clues'
import type { SendOptions } from '@/api/client'
import { clue } from '@/entities/leads/clue'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

/** Maximum number of leads per call. */
const MAX = 500

export interface Batch {
  clueIds: readonly string[]
  target: Target
}
export type Reassign = (input: { clueIds: string[]; target: Target }, options?: SendOptions) => Promise<Reassigned>

interface Failed {
  clueId: string
  reason: string
  target: Target
}
interface Progressed {
  total: number
  done: number
  failed: readonly Failed[]
}

/** Groups the failed leads into batches for a retry. */
const batchesAgain = (failed: readonly Failed[]): Batch[] => {
  const targets = new Map<Target, string[]>()
  for (const { clueId, target } of failed) targets.set(target, [...(targets.get(target) ?? []), clueId])
  return [...targets].map(([target, clueIds]) => ({ target, clueIds }))
}

/**
 * Reassigns leads with one call per target and at most 500 leads per call. A failed lead is reported with its reason,
 * and the others are done. A failed call fails all its leads. `give` returns the failures. `state` is set from the
 * first call on.
 */
export const useReassignment = (call: Reassign) => {
  const [state, setState] = useState<Progressed>()
  const give = async (batches: readonly Batch[]): Promise<readonly Failed[]> => {
    const parts = batches.flatMap(({ clueIds, target }) =>
      Array.from({ length: Math.ceil(clueIds.length / MAX) }, (_, at) => ({
        clueIds: clueIds.slice(at * MAX, (at + 1) * MAX),
        target,
      })),
    )
    const total = parts.reduce((sum, { clueIds }) => sum + clueIds.length, 0)
    const failed: Failed[] = []
    let done = 0
    setState({ total, done, failed })
    for (const { clueIds, target } of parts) {
      const rows = await call({ clueIds, target }, { quiet: true }).then(
        ({ failRows }) => failRows,
        (error: unknown) =>
          clueIds.map((clueId) => ({ clueId, reason: error instanceof Error ? error.message : String(error) })),
      )
      failed.push(...rows.map((one) => ({ ...one, target })))
      done += clueIds.length
      setState({ total, done, failed: [...failed] })
    }
    return failed
  }
  return { give, state, again: () => batchesAgain(state?.failed ?? []) }
}

export const ReassignProgress = ({ state }: { state: Progressed | undefined }) => {
  const t = useT()
  if (!state || state.done >= state.total) return null
  return (
    <div role="status" className="space-above">
      {t('bulk.run', { done: state.done, total: state.total })}
      <Progress
        percent={Math.round((state.done / state.total) * 100)}
        aria-label={t('bulk.run', { done: state.done, total: state.total })}
      />
    </div>
  )
}

/** Result of a reassignment with failures: counts, each failed lead with its reason, and a retry of these. */
export const ReassignResult = ({
  title,
  reassigning,
  onClose,
  onDone,
}: {
  title: string
  reassigning: ReturnType<typeof useReassignment>
  onClose: () => void
  onDone?: () => void
}) => {
  const t = useT()
  const { act, busy } = useAction()
  const { state } = reassigning
  if (!state) return null
  const { failed } = state
  const retry = () =>
    act(async () => {
      if ((await reassigning.give(reassigning.again())).length < failed.length) onDone?.()
    })
  return (
    <Dialog
      open
      title={title}
      width={600}
      onClose={() => busy || onClose()}
      footer={
        <Space>
          {failed.length > 0 && (
            <Button type="primary" loading={busy} onClick={() => void retry()}>
              {t('bulk.retry', { count: failed.length })}
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {t('bulk.close')}
          </Button>
        </Space>
      }
    >
      <Alert
        type={failed.length ? 'warning' : 'success'}
        showIcon
        title={t('bulk.result', { good: state.done - failed.length, bad: failed.length })}
      />
      {busy && <ReassignProgress state={state} />}
      {failed.length > 0 && (
        <SmallTable
          className="space-above"
          rowKey="clueId"
          pagination={failed.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
          dataSource={[...failed]}
          columns={[
            { title: t(clue.clueId.label), dataIndex: 'clueId', width: 190 },
            { title: t('bulk.reason'), dataIndex: 'reason' },
          ]}
        />
      )}
    </Dialog>
  )
}
