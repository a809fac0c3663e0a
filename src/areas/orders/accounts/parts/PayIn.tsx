import { Alert } from 'antd'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { Actions } from '@/kit/actions/actions'
import { useT } from '@/locales'

/** The next step: the provider pays a small amount to the account, once a day. */
export const PayIn = ({ row: { id, bankAcctName } }: { row: prorateAccounts.ProrateApplication }) => {
  const t = useT()
  return (
    <Alert
      type="info"
      showIcon
      title={t('account.payTitle')}
      description={t('account.payText')}
      action={
        <Actions
          items={[
            {
              label: 'account.pay',
              can: 'prorateAccounts.initiatePayment',
              primary: true,
              ask: { title: t('account.payAsk', { name: bankAcctName }), effect: t('account.payEffect') },
              run: () => prorateAccounts.initiatePayment({ id }),
              done: t('account.paid'),
            },
          ]}
        />
      }
    />
  )
}
