import { Alert } from 'antd'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { prorateAccount } from '@/entities/orders/prorateAccount'
import { prorateAccountState } from '@/entities/orders/prorateEnums'
import { Loaded, useLoad } from '@/kit/data/load'
import { Facts } from '@/kit/show/Facts'
import { Copyable } from '@/kit/show/kinds'
import { maskBankNo } from '@/lib/masking'
import { useT } from '@/locales'

const account = prorateAccount

export const Opened = ({ dealerCode }: { dealerCode: string }) => {
  const t = useT()
  const load = useLoad(prorateAccounts.getAfterSuccess.query({ dealerCode }, { quiet: true }))
  const row = load.data
  return (
    <Loaded load={load}>
      {row && (
        <>
          {is(row.accountState, prorateAccountState.frozen) && (
            <Alert type="error" showIcon title={t('account.frozen')} className="space-below" />
          )}
          <Facts
            row={row}
            fields={[
              {
                title: 'account.opened',
                facts: [
                  [account.merchantNo, row.merchantNo && <Copyable text={String(row.merchantNo)} full />],
                  account.accountState,
                  account.bankAcctName,
                  [account.bankAcctNo, row.bankAcctNo && maskBankNo(String(row.bankAcctNo))],
                  account.bankName,
                  account.successTime,
                ],
              },
            ]}
          />
        </>
      )}
    </Loaded>
  )
}
