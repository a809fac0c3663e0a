import * as dealers from '@/api/system/dealers'
import type { Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { auditStatus, secondStatus } from '@/entities/shared/enums'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import type { Open } from '@/kit/page/opened'
import { useT } from '@/locales'
import { isOpen } from './fields'
import { isEditable, keepsOutlets } from './access'

const CAN = 'dealers.updateSecond'

/** What can be done with an outlet, beside seeing it, by its states and by who asks. */
export const useSecondActions = (viewer: Viewer, open: Open) => {
  const t = useT()
  const setStatus = (row: SecondDealer, status: 1 | 2, quiet = false) =>
    dealers.updateSecond([{ id: row.id, status }], { quiet })

  const actionsOf = (row: SecondDealer): Action[] => {
    const audit = Number(row.auditStatus)
    const status = Number(row.status)
    const name = row.dealerName
    const clues = isYes(row.acceptClueFlag)
    return [
      {
        label: 'subDealers.decide',
        next: true,
        can: 'orders.approveSecondDealer',
        hide: !viewer.hq || audit !== 1,
        run: () => open('decide', row.id),
      },
      {
        label: audit === 3 ? 'subDealers.correct' : 'subDealers.edit',
        can: CAN,
        hide: !keepsOutlets(viewer) || !isEditable(row),
        run: () => open('edit', row.id),
      },
      {
        label: clues ? 'dealers.cluesOff' : 'dealers.cluesOn',
        can: 'dealers.setAcceptClue',
        hide: !keepsOutlets(viewer) || !isOpen(row),
        run: () => dealers.setAcceptClue({ dealerCode: row.dealerCode, acceptClueFlag: clues ? 0 : 1 }),
        done: t(clues ? 'dealers.turnedOff' : 'dealers.turnedOn', { name: t(secondDealer.acceptClueFlag.label) }),
      },
      {
        label: 'subDealers.close',
        can: CAN,
        danger: true,
        hide: !keepsOutlets(viewer) || status !== secondStatus.open,
        ask: { title: t('subDealers.askClose', { name }), effect: t('subDealers.closeEffect') },
        run: () => setStatus(row, secondStatus.closed),
        done: t('subDealers.closed'),
      },
      {
        label: 'subDealers.reopen',
        next: true,
        can: CAN,
        hide: !keepsOutlets(viewer) || status !== secondStatus.closed || audit !== auditStatus.approved,
        ask: { title: t('subDealers.askReopen', { name }) },
        run: () => setStatus(row, secondStatus.open),
        done: t('subDealers.reopened'),
      },
    ]
  }

  const close: BulkAction<SecondDealer> = {
    label: 'subDealers.close',
    can: CAN,
    danger: true,
    when: (row) => is(row.status, secondStatus.open),
    each: (row) => setStatus(row, 2, true),
  }
  return { actionsOf, close }
}
