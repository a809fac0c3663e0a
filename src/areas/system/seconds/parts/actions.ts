import * as dealers from '@/api/dealers'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import type { Open } from '@/kit/opened'
import { useT } from '@/locales'
import { isOpen } from './fields'
import { isEditable, type Who } from './who'

const CAN = 'dealers.updateSecond'

/** What can be done with an outlet by its states and by who asks. */
export const useSecondActions = (who: Who, open: Open) => {
  const t = useT()
  const setStatus = (row: SecondDealer, status: 1 | 2, quiet = false) => dealers.updateSecond([{ id: row.id, status }], { quiet })

  const actionsOf = (row: SecondDealer): Action[] => {
    const audit = Number(row.auditStatus)
    const status = Number(row.status)
    const name = row.dealerName
    const clues = Number(row.acceptClueFlag) === 1
    return [
      { label: 'seconds.detail', run: () => open('detail', row.id) },
      { label: 'seconds.decide', can: 'orders.approveSecondDealer', hide: !who.decides || audit !== 1, run: () => open('decide', row.id) },
      {
        label: audit === 3 ? 'seconds.correct' : 'seconds.edit',
        can: CAN,
        hide: !who.keeps || !isEditable(row),
        run: () => open('edit', row.id),
      },
      {
        label: clues ? 'dealers.cluesOff' : 'dealers.cluesOn',
        can: 'dealers.setAcceptClue',
        hide: !who.keeps || !isOpen(row),
        run: () => dealers.setAcceptClue({ dealerCode: row.dealerCode, acceptClueFlag: clues ? 0 : 1 }),
        done: t(clues ? 'dealers.turnedOff' : 'dealers.turnedOn', { name: t(secondDealer.acceptClueFlag.label) }),
      },
      {
        label: 'seconds.close',
        can: CAN,
        danger: true,
        hide: !who.keeps || status !== 1,
        ask: { title: t('seconds.askClose', { name }), effect: t('seconds.closeEffect'), danger: true, okText: t('seconds.close') },
        run: () => setStatus(row, 2),
        done: t('seconds.closed'),
      },
      {
        label: 'seconds.reopen',
        can: CAN,
        hide: !who.keeps || status !== 2 || audit !== 2,
        ask: { title: t('seconds.askReopen', { name }) },
        run: () => setStatus(row, 1),
        done: t('seconds.reopened'),
      },
    ]
  }

  const close: BulkAction<SecondDealer> = {
    label: 'seconds.close',
    can: CAN,
    danger: true,
    when: (row) => Number(row.status) === 1,
    each: (row) => setStatus(row, 2, true),
  }
  return { actionsOf, close }
}
