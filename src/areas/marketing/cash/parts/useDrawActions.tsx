import * as cashDraws from '@/api/cashDraws'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { type CashPrize, cashPrize } from '@/entities/marketing/cashPrize'
import type { Action } from '@/kit/actions/actions'
import { Facts } from '@/kit/Facts'
import { Value } from '@/kit/kinds'
import { SmallTable } from '@/kit/list/SmallTable'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { mostOf } from '../tiers'
import { DRAFT, isSpent, PAUSED, RUNNING, UPCOMING } from './faces'

const HEADQUARTERS = 1
const TIER_FIELDS = [cashPrize.prizeName, cashPrize.amount, cashPrize.stock, cashPrize.probability] as const
const MOST = { ...cashDraw.budget, key: 'most', label: 'cash.most' } as const

/** Whether the user belongs to headquarters itself, the only one that writes here. */
export const useIsHead = (): boolean => useIdentity(({ user }) => Number(user?.dealerType) === HEADQUARTERS)

/** What is at stake when a draw is published: the budget, the most that can be won, and the tiers. */
const Stakes = ({ draw }: { draw: Pick<CashDraw, 'budget' | 'prizes'> }) => {
  const t = useT()
  const tiers = draw.prizes ?? []
  return (
    <>
      <Facts row={{ ...draw, most: mostOf(tiers) }} fields={[cashDraw.budget, MOST]} />
      <SmallTable<CashPrize>
        rowKey="level"
        dataSource={tiers}
        columns={TIER_FIELDS.map((field) => ({
          key: field.key,
          title: t(field.label),
          render: (_: unknown, tier: CashPrize) => <Value field={field} value={tier[field.key]} />,
        }))}
      />
    </>
  )
}

/** What is asked before a draw is published: its title must be typed, since it pays money. */
export const usePublishAsk = () => {
  const t = useT()
  return (draw: Pick<CashDraw, 'title' | 'budget' | 'prizes'>) => ({
    title: t('cash.publishAsk', { name: draw.title }),
    more: <Stakes draw={draw} />,
    effect: t('cash.publishEffect'),
    danger: true,
    typed: draw.title,
    okText: t('cash.publish'),
  })
}

/** What moves a draw from state to state, and deletes a draft: what its state allows. `gone` is told after it was deleted. */
export const useDrawActions = (gone?: () => void) => {
  const t = useT()
  const isHead = useIsHead()
  const publishAsk = usePublishAsk()
  return (row: CashDraw): Action[] => {
    const { id, title } = row
    const status = Number(row.status)
    const can = 'cashDraws.setStatus'
    const hide = (...states: number[]) => !isHead || !states.includes(status)
    const name = title || id
    const goesOn = (toMillis(row.endTime) ?? 0) > Date.now() && !isSpent(row)
    return [
      {
        label: 'cash.publish',
        can,
        hide: hide(DRAFT),
        ask: publishAsk(row),
        run: () => cashDraws.setStatus({ id, status: 1 }),
        done: t('cash.published'),
      },
      {
        label: 'cash.withdraw',
        can,
        hide: hide(UPCOMING),
        ask: { title: t('cash.withdrawAsk', { name }), effect: t('cash.withdrawEffect'), okText: t('cash.withdraw') },
        run: () => cashDraws.setStatus({ id, status: 0 }),
        done: t('cash.withdrawn'),
      },
      {
        label: 'cash.pause',
        can,
        hide: hide(RUNNING),
        ask: { title: t('cash.pauseAsk', { name }), effect: t('cash.pauseEffect'), okText: t('cash.pause') },
        run: () => cashDraws.setStatus({ id, status: 3 }),
        done: t('cash.paused'),
      },
      {
        label: 'cash.resume',
        can,
        hide: hide(PAUSED) || !goesOn,
        ask: { title: t('cash.resumeAsk', { name }), effect: t('cash.resumeEffect'), okText: t('cash.resume') },
        run: () => cashDraws.setStatus({ id, status: 1 }),
        done: t('cash.resumed'),
      },
      {
        label: 'cash.end',
        can,
        danger: true,
        hide: hide(RUNNING, PAUSED),
        ask: { title: t('cash.endAsk', { name }), effect: t('cash.endEffect'), danger: true, typed: title, okText: t('cash.end') },
        run: () => cashDraws.setStatus({ id, status: 4 }),
        done: t('cash.ended'),
      },
      {
        label: 'cash.delete',
        can: 'cashDraws.remove',
        danger: true,
        hide: hide(DRAFT),
        ask: { title: t('cash.deleteAsk', { name }), effect: t('cash.deleteEffect'), danger: true, okText: t('cash.delete') },
        run: async () => {
          await cashDraws.remove({ id })
          gone?.()
        },
        done: t('cash.deleted'),
      },
    ]
  }
}
