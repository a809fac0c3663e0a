import { type ReactNode, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { notify } from '@/api/notices'
import { type Dynamic, dynamicStatus } from '@/entities/community/dynamic'
import { type Why, whyOf } from '@/entities/community/reason'
import { is } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { Failures, type Outcome, outcomeOf } from '../parts/Failures'
import { ModerationDialog } from '../parts/ModerationDialog'
import { postName } from './usePostActions'

/** Maximum number of posts per call. */
const MAX = 100

interface Batch {
  on: boolean
  rows: Dynamic[]
  dropped: number
  clear: (keep?: readonly string[]) => void
}

/**
 * Publishes or withdraws many posts in one call, withdrawing with one reason. Posts in another state are skipped.
 * Failures are reported singly and stay selected.
 */
export const useBatch = (): { bulk: BulkAction<Dynamic>[]; windows: ReactNode } => {
  const t = useT()
  const { act, busy } = useAction()
  const [batch, setBatch] = useState<Batch>()
  const [outcome, setOutcome] = useState<Outcome>()
  const open = (on: boolean) => (ticked: Dynamic[], clear: Batch['clear']) => {
    const rows = ticked.filter(({ status }) => is(status, on ? dynamicStatus.down : dynamicStatus.up))
    if (rows.length === 0) notify('warning', t('posts.noneFits'))
    else if (rows.length > MAX) notify('warning', t('posts.max', { max: MAX }))
    else setBatch({ on, rows, dropped: ticked.length - rows.length, clear })
  }
  const send = async ({ on, rows, clear }: Batch, why: Partial<Why> = {}) => {
    const { failed } = await dynamics.batchShelve({ ids: rows.map(({ id }) => id), status: on ? 1 : 0, ...why })
    if (failed.length) setOutcome(outcomeOf(rows, failed, { id: ({ id }) => id, name: postName }))
    else notify('success', t(on ? 'posts.isUp' : 'posts.isDown'))
    clear(failed.map(({ id }) => plain(id)))
  }
  const dropped = batch && batch.dropped > 0 ? t('posts.dropped', { count: batch.dropped }) : undefined
  const close = () => setBatch(undefined)
  return {
    bulk: [
      { label: 'posts.down', can: 'dynamics.batchShelve', danger: true, open: open(false) },
      { label: 'posts.up', can: 'dynamics.batchShelve', open: open(true) },
    ],
    windows: (
      <>
        {batch && !batch.on && (
          <ModerationDialog
            title={t('posts.downMany')}
            count={batch.rows.length}
            notice="posts.downNotice"
            effect={dropped}
            okText={t('posts.down')}
            done=""
            save={(reason) => send(batch, whyOf(reason))}
            onClose={close}
          />
        )}
        <ConfirmDialog
          busy={busy}
          question={
            batch?.on
              ? { title: t('posts.upAsk', { count: batch.rows.length }), effect: dropped, okText: t('posts.up') }
              : undefined
          }
          onCancel={close}
          onOk={() => batch && void act(() => send(batch)).then((good) => good && close())}
        />
        {outcome && <Failures outcome={outcome} onClose={() => setOutcome(undefined)} />}
      </>
    ),
  }
}
