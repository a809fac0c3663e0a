import * as dealers from '@/api/system/dealers'
import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { auditStatus, secondStatus } from '@/entities/shared/enums'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import type { Open } from '@/kit/page/opened'
import { useT } from '@/locales'
import { clueSwitch } from './secondDealerColumns'
import { isEditable, keepsOutlets } from './access'

const CAN = 'dealers.updateSecond'

export const useSecondActions = (viewer: Viewer, open: Open) => {
  const t = useT()
  const outlet = statePair<SecondDealer>(t, {
    can: CAN,
    isOn: ({ status }) => is(status, secondStatus.open),
    set: ({ id }, on, options) =>
      dealers.updateSecond([{ id, status: on ? secondStatus.open : secondStatus.closed }], options),
    on: {
      label: 'subDealers.reopen',
      done: t('subDealers.reopened'),
      next: true,
      when: (row) =>
        keepsOutlets(viewer) && is(row.status, secondStatus.closed) && is(row.auditStatus, auditStatus.approved),
      ask: ({ dealerName: name }) => ({ title: t('subDealers.askReopen', { name }) }),
    },
    off: {
      label: 'subDealers.close',
      done: t('subDealers.closed'),
      danger: true,
      when: () => keepsOutlets(viewer),
      ask: ({ dealerName: name }) => ({
        title: t('subDealers.askClose', { name }),
        effect: t('subDealers.closeEffect'),
      }),
    },
  })

  const clues = clueSwitch(viewer, t)
  const actionsOf = (row: SecondDealer): Action[] => {
    const audit = Number(row.auditStatus)
    return [
      {
        label: 'subDealers.decide',
        next: true,
        can: 'orders.approveSecondDealer',
        hide: !viewer.hq || audit !== 1,
        run: () => open('decide', row.id),
      },
      {
        label: audit === 3 ? 'subDealers.correct' : 'kit.edit',
        can: CAN,
        hide: !keepsOutlets(viewer) || !isEditable(row),
        run: () => open('edit', row.id),
      },
      ...clues.actions(row),
      ...outlet.actions(row),
    ]
  }

  const [, close] = outlet.bulk()
  return { actionsOf, close }
}
