import { useState } from 'react'
import { ApiError } from '@/api/error'
import { markReported, notify } from '@/api/notices'
import { useAction } from '@/kit/data/useAction'
import { movedTo, renumbered, type Sorted } from '@/kit/list/orderSteps'
import { useT } from '@/locales'

/**
 * Sorting of rows on a phone. A drop is displayed at once and saved once. A failure restores the old order and is
 * reported.
 */
export const usePhoneOrder = <Row extends { id: string; sort: unknown }>(
  rows: readonly Row[],
  save: (items: Sorted[]) => Promise<unknown>,
) => {
  const t = useT()
  const { act } = useAction()
  const [ids, setIds] = useState<readonly string[]>()
  const shown =
    ids && ids.length === rows.length && rows.every(({ id }) => ids.includes(id))
      ? rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      : rows
  const move = async (from: number, to: number) => {
    const next = movedTo(shown, from, to)
    setIds(next.map(({ id }) => id))
    await act(() => save(renumbered(shown, 0, next)), {
      done: t('rowOrder.done'),
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        markReported(error, 'toast')
        notify('error', t('rowOrder.failed', { reason: error.message }))
      },
    })
    setIds(undefined)
  }
  return { shown, move: (from: number, to: number) => void move(from, to) }
}
