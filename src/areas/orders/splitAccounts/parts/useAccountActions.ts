import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { prorateAccountState as accountState, prorateStatus as status } from '@/entities/orders/prorateEnums'
import type { ProrateAccount } from '@/entities/orders/prorateAccount'
import type { Action } from '@/kit/actions/actions'
import { copy } from '@/kit/dialog/copy'
import { statePair } from '@/kit/list/statePair'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'

export const FORM = '/account-management/silver'

export const useAccountActions = () => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const { head, area } = useViewer()
  const nameOf = (row: ProrateAccount) => row.dealerName || row.dealerCode
  const state = statePair<ProrateAccount>(t, {
    can: { on: 'prorateAccounts.enable', off: 'prorateAccounts.disable' },
    isOn: (row) => is(row.accountState, accountState.enabled),
    set: ({ id }, on) => (on ? prorateAccounts.enable({ id }) : prorateAccounts.disable({ id })),
    on: {
      label: 'kit.enable',
      done: t('account.enabled'),
      next: true,
      when: (row) => head && is(row.accountState, accountState.disabled),
      ask: (row) => ({ title: t('account.enableAsk', { name: nameOf(row) }) }),
    },
    off: {
      label: 'kit.disable',
      done: t('account.disabled'),
      danger: true,
      when: () => head,
      ask: (row) => ({
        title: t('account.disableAsk', { name: nameOf(row) }),
        effect: t('account.disableEffect'),
      }),
    },
  })
  return (row: ProrateAccount): Action[] => {
    const { id, dealerCode } = row
    const go = linkTo(FORM, { dealerCode })
    return [
      {
        label: 'account.refresh',
        can: 'prorateAccounts.queryApplication',
        hide: !is(row.status, status.checking, status.toSign, status.review, status.risk),
        run: () => prorateAccounts.queryApplication({ id }),
        done: t('account.asked'),
      },
      {
        label: 'account.copySign',
        can: 'prorateAccounts.getAgreementSignUrl',
        hide: area || !is(row.status, status.toSign),
        run: async () => {
          const { url } = await prorateAccounts.getAgreementSignUrl({ id })
          await copy(url, t('account.signCopied'))
        },
      },
      {
        label: 'account.continue',
        next: true,
        hide:
          area ||
          !go ||
          !is(row.status, status.draft, status.refused, status.toPay, status.toConfirm, status.toSign, status.failed),
        run: () => go?.(),
      },
      ...state.actions(row),
    ]
  }
}
