import * as dealers from '@/api/system/dealers'
import type { Viewer } from '@/business/viewer'
import type { Dealer } from '@/entities/shared/dealer'
import { blackDealerStatus, dealerStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import type { Open } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'
import { dealerSwitch, SWITCHES } from './dealerColumns'

const CAN_EDIT = 'dealers.updateFirst'
const CAN_CLOSE = 'dealers.setBlackStatus'
export const TRANSFER = '/clue-management/dealerNetworkTran'

export const useDealerActions = (viewer: Viewer, open: Open) => {
  const t = useT()
  const linkTo = usePermittedLinks()

  const switches = SWITCHES.map((key) => dealerSwitch(key, viewer, t))
  const actionsOf = (row: Dealer): Action[] => {
    const status = Number(row.status)
    const name = row.dealerName
    const transfer = linkTo(TRANSFER, { dealerCode: row.dealerCode })
    const reopen = () => dealers.updateFirst({ id: row.id, status: dealerStatus.open })
    return [
      {
        label: 'kit.edit',
        can: CAN_EDIT,
        hide: status === dealerStatus.left || viewer.area,
        run: () => open('edit', row.id),
      },
      ...switches.flatMap((one) => one.actions(row)),
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

  const bulk = switches.flatMap((one, at) => ((at === 0 ? viewer.hq : viewer.head) ? one.bulk() : []))
  return { actionsOf, bulk }
}
