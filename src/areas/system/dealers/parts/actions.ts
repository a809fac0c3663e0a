import * as dealers from '@/api/dealers'
import { type Dealer, dealer } from '@/entities/shared/dealer'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import type { Open } from '@/kit/opened'
import { useWays } from '@/kit/way'
import { useT } from '@/locales'
import { askCluesOff, CAN, turn } from './fields'
import type { Who } from './who'

const CAN_EDIT = 'dealers.updateFirst'
const CAN_CLOSE = 'dealers.setBlackStatus'
export const TRANSFER = '/clue-management/dealerNetworkTran'

/** What can be done with a dealer by its state and by who asks, and with several. */
export const useDealerActions = (who: Who, open: Open) => {
  const t = useT()
  const ways = useWays()

  const switchAction = (row: Dealer, key: keyof typeof CAN, texts: { on: Action['label']; off: Action['label'] }): Action => {
    const on = Number(row[key]) === 1
    return {
      label: on ? texts.off : texts.on,
      can: CAN[key],
      hide: Number(row.status) !== 1 || !(key === 'acceptClueFlag' ? who.clues : who.head),
      ask: key === 'acceptClueFlag' && on ? askCluesOff(t, row.dealerName) : undefined,
      run: () => turn(key, row.dealerCode, !on),
      done: t(on ? 'dealers.turnedOff' : 'dealers.turnedOn', { name: t(dealer[key].label) }),
    }
  }

  const actionsOf = (row: Dealer): Action[] => {
    const status = Number(row.status)
    const name = row.dealerName
    const transfer = ways(TRANSFER, { dealerCode: row.dealerCode })
    const setStatus = (to: 1) => dealers.updateFirst({ id: row.id, status: to })
    return [
      { label: 'dealers.detail', run: () => open('detail', row.id) },
      { label: 'dealers.edit', can: CAN_EDIT, hide: status === 0 || who.type === 2, run: () => open('edit', row.id) },
      switchAction(row, 'acceptClueFlag', { on: 'dealers.cluesOn', off: 'dealers.cluesOff' }),
      switchAction(row, 'optionalFlag', { on: 'dealers.choiceOn', off: 'dealers.choiceOff' }),
      switchAction(row, 'transportCarStatus', { on: 'dealers.pickupOn', off: 'dealers.pickupOff' }),
      { label: 'dealers.suspend', can: CAN_EDIT, hide: !who.head || status !== 1, run: () => open('suspend', row.id) },
      {
        label: 'dealers.reopen',
        can: CAN_EDIT,
        hide: !who.head || status !== 2,
        ask: { title: t('dealers.askReopen', { name }) },
        run: () => setStatus(1),
        done: t('dealers.reopened'),
      },
      { label: 'dealers.leave', can: CAN_EDIT, danger: true, hide: !who.head || (status !== 1 && status !== 2), run: () => open('leave', row.id) },
      {
        label: 'dealers.withdraw',
        can: CAN_EDIT,
        hide: !who.head || status !== 3,
        ask: { title: t('dealers.askWithdraw', { name }), effect: t('dealers.withdrawEffect') },
        run: () => setStatus(1),
        done: t('dealers.withdrawn'),
      },
      { label: 'dealers.transfer', hide: status !== 3 || !transfer, run: () => transfer?.() },
      {
        label: 'dealers.close',
        can: CAN_CLOSE,
        danger: true,
        hide: !who.head || status !== 3,
        ask: { title: t('dealers.askClose', { name }), effect: t('dealers.closeEffect'), danger: true, okText: t('dealers.close') },
        run: () => dealers.setBlackStatus({ dealerCode: row.dealerCode, status: 1 }),
        done: t('dealers.closed'),
      },
      {
        label: 'dealers.openAgain',
        can: CAN_CLOSE,
        hide: !who.head || status !== 0,
        ask: { title: t('dealers.askOpenAgain', { name }), effect: t('dealers.openAgainEffect') },
        run: () => dealers.setBlackStatus({ dealerCode: row.dealerCode, status: 0 }),
        done: t('dealers.openedAgain'),
      },
    ]
  }

  const several = (label: BulkAction<Dealer>['label'], key: keyof typeof CAN, on: boolean): BulkAction<Dealer> => ({
    label,
    can: CAN[key],
    when: (row) => Number(row.status) === 1 && Number(row[key]) !== (on ? 1 : 0),
    each: (row) => turn(key, row.dealerCode, on, true),
  })
  const bulk: BulkAction<Dealer>[] = [
    ...(who.clues ? [several('dealers.cluesOn', 'acceptClueFlag', true), several('dealers.cluesOff', 'acceptClueFlag', false)] : []),
    ...(who.head
      ? [
          several('dealers.choiceOn', 'optionalFlag', true),
          several('dealers.choiceOff', 'optionalFlag', false),
          several('dealers.pickupOn', 'transportCarStatus', true),
          several('dealers.pickupOff', 'transportCarStatus', false),
        ]
      : []),
  ]
  return { actionsOf, bulk }
}
