import { Alert } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import type { ShopAddress } from '@/entities/commerce/shopAddress'
import { addressType } from '@/entities/commerce/shopAddress'
import { afterSaleType, shopAfterSale } from '@/entities/commerce/shopAfterSale'
import { is, isYes } from '@/entities/field'
import { FormPanel } from '@/kit/form/FormPanel'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import { AddressSelect, addressesFor } from '../../parts/AddressSelect'
import type { CaseDialogProps } from './useCaseActions'

const ADDRESSES = '/shop-management-shop/shop-address'
const TAKES = [addressType.return, addressType.both] as const
const ADDRESS = { ...shopAfterSale.addressName, key: 'addressId', required: true } as const
interface Values {
  addressId?: string
  remark?: string
}

/** Returns the default return address: of the supplier, else of headquarters; of several the default one. */
const usualOf = (rows: readonly ShopAddress[], supplierId: string): string | undefined => {
  const own = rows.filter((row) => row.supplierId === supplierId)
  const heads = rows.filter((row) => !row.supplierId)
  return [
    ...own.filter((row) => isYes(row.defaultReturn)),
    ...own,
    ...heads.filter((row) => isYes(row.defaultReturn)),
    ...heads,
  ][0]?.id
}

export const AgreeDialog = (props: CaseDialogProps) => {
  const t = useT()
  if (is(props.row.afterSaleType, afterSaleType.refundOnly)) return <AgreeForm {...props} />
  return (
    <LoadRecord asWindow of={addressesFor(TAKES)} title={t('afterSales.agree')} onClose={props.onClose}>
      {({ records }) => <AgreeForm {...props} addresses={records} />}
    </LoadRecord>
  )
}

const AgreeForm = ({ row, title, onClose, addresses }: CaseDialogProps & { addresses?: readonly ShopAddress[] }) => {
  const t = useT()
  const none = addresses?.length === 0
  return (
    <FormPanel<Values>
      open
      asWindow
      name={`afterSale.agree.${row.id}`}
      title={title}
      initial={{ addressId: addresses && usualOf(addresses, row.supplierId) }}
      save={({ addressId, remark }) =>
        shopOrders.agreeAfterSale({ id: row.id, ...(addressId && { addressId }), remark: remark ?? '' })
      }
      done={t('afterSales.agreed')}
      saveText={t('afterSales.agree')}
      readOnly={none}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert
            type={none ? 'warning' : 'info'}
            showIcon
            className="space-below"
            action={none && <PermittedLink text={t(ADDRESSES)} path={ADDRESSES} query={{}} />}
            title={t(
              none ? 'afterSales.noAddress' : addresses ? 'afterSales.agreeReturnNote' : 'afterSales.agreeRefundNote',
            )}
          />
          {addresses && !none && (
            <Field of={ADDRESS}>
              <AddressSelect types={TAKES} />
            </Field>
          )}
          {!none && <Field of={shopAfterSale.remark} />}
        </>
      )}
    </FormPanel>
  )
}
