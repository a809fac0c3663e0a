import * as dealers from '@/api/system/dealers'
import type { Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type Dealer, dealer } from '@/entities/shared/dealer'
import { blackDealerStatus, dealerStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import type { Open } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'
import { askCluesOff, CAN, turn } from './fields'

const CAN_EDIT = 'dealers.updateFirst'
const CAN_CLOSE = 'dealers.setBlackStatus'
export const TRANSFER = '/clue-management/dealerNetworkTran'

/** What can be done with a dealer, beside seeing it, by its state and by who asks, and with several. */
export const useDealerActions = (viewer: Viewer, open: Open) => {
  const t = useT()
  const ways = usePermittedLinks()

  const switchAction = (
    row: Dealer,
    key: keyof typeof CAN,
    texts: { on: Action['label']; off: Action['label'] },
  ): Action => {
    const on = isYes(row[key])
    return {
      label: on ? texts.off : texts.on,
      can: CAN[key],
      hide: !is(row.status, dealerStatus.open) || !(key === 'acceptClueFlag' ? viewer.hq : viewer.head),
      ask: key === 'acceptClueFlag' && on ? askCluesOff(t, row.dealerName) : undefined,
      run: () => turn(key, row.dealerCode, !on),
      done: t(on ? 'dealers.turnedOff' : 'dealers.turnedOn', { name: t(dealer[key].label) }),
    }
  }

  const actionsOf = (row: Dealer): Action[] => {
    const status = Number(row.status)
    const name = row.dealerName
    const transfer = ways(TRANSFER, { dealerCode: row.dealerCode })
    const reopen = () => dealers.updateFirst({ id: row.id, status: dealerStatus.open })
    return [
      {
        label: 'dealers.edit',
        can: CAN_EDIT,
        hide: status === dealerStatus.left || viewer.area,
        run: () => open('edit', row.id),
      },
      switchAction(row, 'acceptClueFlag', { on: 'dealers.cluesOn', off: 'dealers.cluesOff' }),
      switchAction(row, 'optionalFlag', { on: 'dealers.choiceOn', off: 'dealers.choiceOff' }),
      switchAction(row, 'transportCarStatus', { on: 'dealers.pickupOn', off: 'dealers.pickupOff' }),
      {
        label: 'dealers.suspend',
        can: CAN_EDIT,
        hide: !viewer.head || status !== dealerStatus.open,
        run: () => open('suspend', row.id),
      },
      {
        label: 'dealers.reopen',
        next: true,
        can: CAN_EDIT,
        hide: !viewer.head || status !== dealerStatus.suspended,
        ask: { title: t('dealers.askReopen', { name }) },
        run: reopen,
        done: t('dealers.reopened'),
      },
      {
        label: 'dealers.leave',
        can: CAN_EDIT,
        danger: true,
        hide: !viewer.head || (status !== dealerStatus.open && status !== dealerStatus.suspended),
        run: () => open('leave', row.id),
      },
      {
        label: 'dealers.withdraw',
        can: CAN_EDIT,
        hide: !viewer.head || status !== dealerStatus.leaving,
        ask: { title: t('dealers.askWithdraw', { name }), effect: t('dealers.withdrawEffect') },
        run: reopen,
        done: t('dealers.withdrawn'),
      },
      {
        label: 'dealers.transfer',
        next: true,
        hide: status !== dealerStatus.leaving || !transfer,
        run: () => transfer?.(),
      },
      {
        label: 'dealers.close',
        can: CAN_CLOSE,
        danger: true,
        hide: !viewer.head || status !== dealerStatus.leaving,
        ask: { title: t('dealers.askClose', { name }), effect: t('dealers.closeEffect') },
        run: () => dealers.setBlackStatus({ dealerCode: row.dealerCode, status: blackDealerStatus.closed }),
        done: t('dealers.closed'),
      },
      {
        label: 'dealers.openAgain',
        next: true,
        can: CAN_CLOSE,
        hide: !viewer.head || status !== dealerStatus.left,
        ask: { title: t('dealers.askOpenAgain', { name }), effect: t('dealers.openAgainEffect') },
        run: () => dealers.setBlackStatus({ dealerCode: row.dealerCode, status: blackDealerStatus.open }),
        done: t('dealers.openedAgain'),
      },
    ]
  }

  const several = (label: BulkAction<Dealer>['label'], key: keyof typeof CAN, on: boolean): BulkAction<Dealer> => ({
    label,
    can: CAN[key],
    when: (row) => is(row.status, dealerStatus.open) && isYes(row[key]) !== on,
    each: (row) => turn(key, row.dealerCode, on, true),
  })
  const bulk: BulkAction<Dealer>[] = [
    ...(viewer.hq
      ? [several('dealers.cluesOn', 'acceptClueFlag', true), several('dealers.cluesOff', 'acceptClueFlag', false)]
      : []),
    ...(viewer.head
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
