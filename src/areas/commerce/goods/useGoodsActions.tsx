import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as goodsCalls from '@/api/commerce/goods'
import type { GoodsDone, GoodsFail } from '@/api/commerce/goods'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import type { Goods } from '@/entities/commerce/goods'
import { goodsStatus } from '@/entities/commerce/shared'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog, type Confirmation } from '@/kit/dialog/ConfirmDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { plain } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { PartlyRefused, type PartResult } from '../parts/PartlyRefused'

/** An action on one or many goods in one call, with its condition and its confirmation. */
interface Move {
  label: TextKey
  can: 'goods.shelve' | 'goods.unshelve' | 'goods.setHotSale' | 'goods.recommend' | 'goods.remove'
  send: (ids: string[]) => Promise<GoodsDone>
  when: (row: Goods) => boolean
  done: TextKey
  danger?: boolean
  next?: boolean
}

const isOnSale = ({ status }: Goods) => is(status, goodsStatus.onSale)
/** Goods that are not on sale and can be put on sale. */
const isWaiting = ({ status }: Goods) => is(status, goodsStatus.draft, goodsStatus.offShelf, goodsStatus.scheduled)
const MOVES: readonly Move[] = [
  {
    label: 'goods.shelve',
    can: 'goods.shelve',
    send: (ids) => goodsCalls.shelve({ ids }),
    when: isWaiting,
    done: 'goods.shelved',
    next: true,
  },
  {
    label: 'goods.unshelve',
    can: 'goods.unshelve',
    send: (ids) => goodsCalls.unshelve({ ids }),
    when: ({ status }) => is(status, goodsStatus.onSale, goodsStatus.scheduled),
    done: 'goods.unshelved',
  },
  {
    label: 'goods.makeHot',
    can: 'goods.setHotSale',
    send: (ids) => goodsCalls.setHotSale({ ids, hotSale: 1 }),
    when: (row) => isOnSale(row) && !isYes(row.hotSale),
    done: 'goods.marked',
  },
  {
    label: 'goods.notHot',
    can: 'goods.setHotSale',
    send: (ids) => goodsCalls.setHotSale({ ids, hotSale: 0 }),
    when: (row) => isOnSale(row) && isYes(row.hotSale),
    done: 'goods.unmarked',
  },
  {
    label: 'goods.makeRecommended',
    can: 'goods.recommend',
    send: (ids) => goodsCalls.recommend({ ids, recommend: 1 }),
    when: (row) => isOnSale(row) && !isYes(row.recommend),
    done: 'goods.marked',
  },
  {
    label: 'goods.notRecommended',
    can: 'goods.recommend',
    send: (ids) => goodsCalls.recommend({ ids, recommend: 0 }),
    when: (row) => isOnSale(row) && isYes(row.recommend),
    done: 'goods.unmarked',
  },
  {
    label: 'kit.delete',
    can: 'goods.remove',
    send: (ids) => goodsCalls.remove({ ids }),
    when: ({ status }) => is(status, goodsStatus.draft, goodsStatus.offShelf),
    done: 'goods.removed',
    danger: true,
  },
]

export const goodsName = ({ goodsName: name, id }: Pick<Goods, 'goodsName' | 'id'>): string => plain(name) || id

/** Maximum number of goods per call. */
const MAX = 100

interface Asked {
  move: Move
  rows: readonly Goods[]
  clear: (keep?: readonly string[]) => void
}

/**
 * Returns the actions on goods in a list, single and in bulk. Refused ones are reported with reasons and stay
 * selected.
 */
export const useGoodsActions = () => {
  const t = useT()
  const client = useQueryClient()
  const { act, busy } = useAction()
  const [asked, setAsked] = useState<Asked>()
  const [result, setResult] = useState<PartResult>()

  const questionOf = (move: Move, rows: readonly Goods[]): Confirmation | undefined => {
    const [row] = rows
    const onSale = rows.filter(isOnSale).length
    if (move.can === 'goods.unshelve' && onSale) return { title: t('goods.offAsk', { count: onSale }), danger: true }
    if (move.can === 'goods.remove')
      return {
        title:
          rows.length === 1 && row
            ? t('goods.removeAsk', { name: goodsName(row) })
            : t('goods.removeManyAsk', { count: rows.length }),
        effect: t('goods.removeEffect'),
      }
    return undefined
  }
  const actionsOf = (row: Goods): Action[] =>
    MOVES.map((move): Action => ({
      label: move.label,
      can: move.can,
      danger: move.danger,
      next: move.next,
      hide: !move.when(row),
      ask: questionOf(move, [row]),
      run: async () => {
        const [fail] = (await move.send([row.id])).fails
        if (!fail) return
        // Its state may have changed, which the reloaded row shows.
        void client.invalidateQueries()
        throw new ApiError('refused', plain(fail.reason) || t('goods.refused'))
      },
      done: t(move.done, { name: goodsName(row) }),
    }))
  const start = async ({ move, rows, clear }: Asked) => {
    let fails: GoodsFail[] = []
    const ok = await act(async () => {
      fails = (await move.send(rows.map(({ id }) => id))).fails
    })
    if (!ok) return
    setAsked(undefined)
    clear(fails.map(({ id }) => id))
    if (!fails.length) notify('success', t('goods.allDone', { count: rows.length }))
    else
      setResult({
        title: t(move.label),
        good: rows.length - fails.length,
        fails: fails.map(({ id, reason }) => ({
          name: goodsName(rows.find((row) => row.id === id) ?? { id, goodsName: '' }),
          reason: plain(reason),
        })),
      })
  }
  const bulk = useMemo(
    () =>
      MOVES.map((move): BulkAction<Goods> => ({
        label: move.label,
        can: move.can,
        danger: move.danger,
        max: MAX,
        when: move.when,
        open: (rows, clear) => setAsked({ move, rows, clear }),
      })),
    [],
  )
  const windows = (
    <>
      <ConfirmDialog
        question={
          asked && {
            okText: t(asked.move.label),
            danger: asked.move.danger,
            title: t('bulk.ask', { count: asked.rows.length, action: t(asked.move.label) }),
            ...questionOf(asked.move, asked.rows),
          }
        }
        busy={busy}
        onCancel={() => setAsked(undefined)}
        onOk={() => asked && void start(asked)}
      />
      <PartlyRefused of={result} onClose={() => setResult(undefined)} />
    </>
  )
  return { actionsOf, bulk, windows }
}
