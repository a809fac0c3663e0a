import { Alert } from 'antd'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { prorateAccount } from '@/entities/orders/prorateAccount'
import { picState, picType, prorateStatus } from '@/entities/orders/prorateEnums'
import { named, optionName, plain } from '@/kit/show/format'
import { useT } from '@/locales'

export const Refusal = ({ row }: { row: ProrateApplication }) => {
  const t = useT()
  if (!is(row.status, prorateStatus.refused, prorateStatus.failed)) return null
  const pictures = row.pictures.filter(({ state }) => is(state, picState.refused))
  return (
    <Alert
      type="error"
      showIcon
      className="space-below"
      title={plain(row.failReason) || optionName(t, prorateAccount.status, row.status)}
      description={
        pictures.length > 0 && (
          <ul className="account-refused">
            {pictures.map((one) => (
              <li key={String(one.picType)}>{named(optionName(t, { of: picType }, one.picType), one.reason)}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
