import * as cashDraws from '@/api/marketing/cashDraws'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { cashDrawStatus } from '@/entities/marketing/cashEnums'
import { cashPrize } from '@/entities/marketing/cashPrize'
import type { Action } from '@/kit/actions/actions'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { maxTotalOf } from '../tiers'
import { isSpent } from './cashDrawCells'

const TIER_FIELDS = [cashPrize.prizeName, cashPrize.amount, cashPrize.stock, cashPrize.probability] as const
const MAX = { ...cashDraw.budget, key: 'max', label: 'cash.max' } as const

const Stakes = ({ draw }: { draw: Pick<CashDraw, 'budget' | 'prizes'> }) => {
  const tiers = draw.prizes ?? []
  return (
    <>
      <Facts row={{ ...draw, max: tiers.length > 0 ? maxTotalOf(tiers) : undefined }} fields={[cashDraw.budget, MAX]} />
      <FieldTable rows={tiers} rowKey="level" fields={TIER_FIELDS} />
    </>
  )
}

/** Returns the confirmation before a draw is published. The title must be typed, since money is paid out. */
export const usePublishAsk = () => {
  const t = useT()
  return (draw: Pick<CashDraw, 'title' | 'budget' | 'prizes'>) => ({
    title: t('cash.publishAsk', { name: draw.title }),
    more: <Stakes draw={draw} />,
    effect: t('cash.publishEffect'),
    danger: true,
    typed: draw.title,
  })
}

/** Returns the state transitions of a draw, and the deletion of a draft. `gone` runs after the deletion. */
export const useDrawActions = (gone?: () => void) => {
  const t = useT()
  const { head: isHead } = useViewer()
  const publishAsk = usePublishAsk()
  /** `publish` is false if a form publishes the draw itself. */
  return (row: CashDraw, publish = true): Action[] => {
    const { id, title } = row
    const can = 'cashDraws.setStatus'
    const hide = (...states: CashDraw['status'][]) => !isHead || !is(row.status, ...states)
    const name = title || id
    const goesOn = (toMillis(row.endTime) ?? 0) > Date.now() && !isSpent(row)
    return [
      {
        label: 'cash.publish',
        next: true,
        can,
        hide: !publish || hide(cashDrawStatus.draft),
        ask: publishAsk(row),
        run: () => cashDraws.setStatus({ id, status: cashDrawStatus.upcoming }),
        done: t('cash.published'),
      },
      {
        label: 'cash.withdraw',
        can,
        hide: hide(cashDrawStatus.upcoming),
        ask: { title: t('cash.withdrawAsk', { name }), effect: t('cash.withdrawEffect') },
        run: () => cashDraws.setStatus({ id, status: cashDrawStatus.draft }),
        done: t('cash.withdrawn'),
      },
      {
        label: 'cash.pause',
        can,
        hide: hide(cashDrawStatus.running),
        ask: { title: t('cash.pauseAsk', { name }), effect: t('cash.pauseEffect') },
        run: () => cashDraws.setStatus({ id, status: cashDrawStatus.paused }),
        done: t('cash.paused'),
      },
      {
        label: 'cash.resume',
        next: true,
        can,
        hide: hide(cashDrawStatus.paused) || !goesOn,
        ask: { title: t('cash.resumeAsk', { name }), effect: t('cash.resumeEffect') },
        run: () => cashDraws.setStatus({ id, status: cashDrawStatus.upcoming }),
        done: t('cash.resumed'),
      },
      {
        label: 'cash.end',
        can,
        danger: true,
        hide: hide(cashDrawStatus.running, cashDrawStatus.paused),
        ask: { title: t('cash.endAsk', { name }), effect: t('cash.endEffect'), typed: title },
        run: () => cashDraws.setStatus({ id, status: cashDrawStatus.ended }),
        done: t('cash.ended'),
      },
      {
        label: 'kit.delete',
        can: 'cashDraws.remove',
        danger: true,
        hide: hide(cashDrawStatus.draft),
        ask: { title: t('cash.deleteAsk', { name }), effect: t('cash.deleteEffect') },
        run: () => cashDraws.remove({ id }),
        done: t('cash.deleted'),
        leave: gone,
      },
    ]
  }
}
