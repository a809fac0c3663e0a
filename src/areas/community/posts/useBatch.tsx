import { type ReactNode, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { notify } from '@/api/notices'
import { type Dynamic, dynamicStatus } from '@/entities/community/dynamic'
import { type Why, whyOf } from '@/entities/community/reason'
import { is } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import { Ask } from '@/kit/dialog/ask'
import type { BulkAction } from '@/kit/list/bulk'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { ReasonDialog } from '../parts/ReasonDialog'

const MOST = 100

interface Batch {
  on: boolean
  ids: string[]
  dropped: number
  clear: () => void
}

/** Puts many posts off the shelf with one reason, or on it again, in one call; those in another state are left out, and what failed is told. */
export const useBatch = (): { bulk: BulkAction<Dynamic>[]; windows: ReactNode } => {
  const t = useT()
  const { act, busy } = useAction()
  const [batch, setBatch] = useState<Batch>()
  const open = (on: boolean) => (rows: Dynamic[], clear: () => void) => {
    const ids = rows.filter(({ status }) => is(status, on ? dynamicStatus.down : dynamicStatus.up)).map(({ id }) => id)
    if (ids.length === 0) notify('warning', t('posts.noneFits'))
    else if (ids.length > MOST) notify('warning', t('posts.most', { most: MOST }))
    else setBatch({ on, ids, dropped: rows.length - ids.length, clear })
  }
  const send = async ({ on, ids, clear }: Batch, why: Partial<Why> = {}) => {
    const { failed } = await dynamics.batchShelve({ ids, status: on ? 1 : 0, ...why })
    const [first] = failed
    if (first) notify('warning', t('posts.failedSome', { count: failed.length, reason: plain(first.message) }))
    else notify('success', t(on ? 'posts.isUp' : 'posts.isDown'))
    clear()
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
          <ReasonDialog
            title={t('posts.downMany')}
            count={batch.ids.length}
            notice="posts.downNotice"
            effect={dropped}
            okText={t('posts.down')}
            done=""
            save={(reason) => send(batch, whyOf(reason))}
            onClose={close}
          />
        )}
        <Ask
          busy={busy}
          question={
            batch?.on
              ? { title: t('posts.upAsk', { count: batch.ids.length }), effect: dropped, okText: t('posts.up') }
              : undefined
          }
          onCancel={close}
          onOk={() => batch && void act(() => send(batch)).then((good) => good && close())}
        />
      </>
    ),
  }
}
