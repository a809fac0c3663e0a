import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as goods from '@/api/commerce/goods'
import type { GoodsDone } from '@/api/commerce/goods'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import { type GoodsComment, goodsComment, goodsCommentStatus as states } from '@/entities/commerce/goodsComment'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { PartlyRefused, type PartResult } from '../../parts/PartlyRefused'
import { reviewName } from './reviewWords'

const MAX = 100
const PICKS = {
  label: 'reviews.usual',
  reasons: ['reviews.advert', 'reviews.abuse', 'reviews.offTopic', 'reviews.privacy'],
} as const
const canPass = ({ status }: GoodsComment) => is(status, states.pending, states.rejected)
const canRefuse = ({ status }: GoodsComment) => is(status, states.pending, states.approved)

interface Asked {
  rows: readonly GoodsComment[]
  kind: 'pass' | 'refuse' | 'remove'
  /** Clears the selection except for these ids. */
  clear?: (keep?: readonly string[]) => void
  /** Called after the server has processed the decision. */
  then?: () => void
}

/**
 * Decides reviews, one or many in one call. Reviews that the server refused are reported with its reasons and stay
 * selected.
 */
export const useReviewActions = () => {
  const t = useT()
  const client = useQueryClient()
  const { act, busy, refresh } = useAction()
  const [asked, setAsked] = useState<Asked>()
  const [result, setResult] = useState<PartResult>()

  /** Reports the result of several reviews. The refusal of a single one is an error. */
  const settle = ({ rows, clear, then }: Asked, { fails }: GoodsDone) => {
    const [first] = fails
    if (rows.length === 1 && first) {
      // Its state may have changed, so reload the row.
      void client.invalidateQueries()
      throw new ApiError('refused', plain(first.reason) || t('reviews.refused'))
    }
    clear?.(fails.map(({ id }) => id))
    if (fails.length)
      setResult({
        title: t('reviews.partly'),
        good: rows.length - fails.length,
        fails: fails.map(({ id, reason }) => {
          const row = rows.find((one) => one.id === id)
          return { name: row ? reviewName(row) : id, reason: plain(reason) }
        }),
      })
    else notify('success', t('reviews.done', { count: rows.length }))
    then?.()
  }
  const idsOf = ({ rows }: Asked) => rows.map(({ id }) => id)
  const send = async (what: Asked) =>
    settle(
      what,
      what.kind === 'remove'
        ? await goods.removeComment({ ids: idsOf(what) })
        : await goods.examineComment({ ids: idsOf(what), status: states.approved }),
    )
  const refuse = (rows: readonly GoodsComment[], then?: () => void) => setAsked({ rows, kind: 'refuse', then })
  const pass = (row: GoodsComment, then?: () => void) => act(() => send({ rows: [row], kind: 'pass', then }))

  const actionsOf = (row: GoodsComment): Action[] => [
    {
      label: 'reviews.pass',
      can: 'goods.examineComment',
      hide: !canPass(row),
      next: is(row.status, states.pending),
      run: () => pass(row),
    },
    { label: 'reviews.refuse', can: 'goods.examineComment', hide: !canRefuse(row), run: () => refuse([row]) },
    {
      label: 'reviews.top',
      can: 'goods.topComment',
      hide: !is(row.status, states.approved) || isYes(row.topFlag),
      run: () => goods.topComment({ id: row.id, topFlag: 1 }),
      done: t('reviews.isTop'),
    },
    {
      label: 'reviews.untop',
      can: 'goods.topComment',
      hide: !isYes(row.topFlag),
      run: () => goods.topComment({ id: row.id, topFlag: 0 }),
      done: t('reviews.isNotTop'),
    },
    {
      label: 'kit.delete',
      can: 'goods.removeComment',
      danger: true,
      run: () => setAsked({ rows: [row], kind: 'remove' }),
    },
  ]
  const bulk: BulkAction<GoodsComment>[] = [
    {
      label: 'reviews.pass',
      can: 'goods.examineComment',
      when: canPass,
      open: (rows, clear) => setAsked({ rows, kind: 'pass', clear }),
    },
    {
      label: 'reviews.refuse',
      can: 'goods.examineComment',
      when: canRefuse,
      open: (rows, clear) => setAsked({ rows, kind: 'refuse', clear }),
    },
    {
      label: 'kit.delete',
      can: 'goods.removeComment',
      danger: true,
      open: (rows, clear) => setAsked({ rows, kind: 'remove', clear }),
    },
  ]
  const rows = asked?.rows ?? []
  const tooMany = rows.length > MAX
  const isRemoval = asked?.kind === 'remove'
  const windows = (
    <>
      <ConfirmDialog
        question={
          asked && (tooMany || asked.kind !== 'refuse')
            ? tooMany
              ? { title: t('bulk.tooMany', { max: MAX }) }
              : {
                  title: t(isRemoval ? 'reviews.removeAsk' : 'reviews.passAsk', { count: rows.length }),
                  more: rows[1] ? undefined : rows[0] && <bdi>{reviewName(rows[0])}</bdi>,
                  effect: isRemoval ? t('reviews.removeEffect') : undefined,
                  okText: t(isRemoval ? 'kit.delete' : 'reviews.pass'),
                  danger: isRemoval,
                }
            : undefined
        }
        busy={busy}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          if (!asked || tooMany) setAsked(undefined)
          else void act(() => send(asked)).then((ok) => ok && setAsked(undefined))
        }}
      />
      {asked?.kind === 'refuse' && !tooMany && (
        <ReasonDialog
          name="reviews.refuse"
          title={t('reviews.refuseAsk', { count: rows.length })}
          field={goodsComment.reason}
          picks={PICKS}
          okText={t('reviews.refuse')}
          send={async (reason) => {
            settle(asked, await goods.examineComment({ ids: idsOf(asked), status: states.rejected, reason }))
            refresh()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <PartlyRefused of={result} onClose={() => setResult(undefined)} />
    </>
  )
  return { actionsOf, bulk, windows, pass, refuse, canPass, canRefuse, busy, asks: asked !== undefined }
}
