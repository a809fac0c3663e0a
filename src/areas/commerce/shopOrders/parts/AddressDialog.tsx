import { Alert } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { PlaceBox } from '@/business/PlaceBox'
import { shopOrder } from '@/entities/commerce/shopOrder'
import { type Place, placeOf } from '@/entities/shared/place'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import type { OrderDialogProps } from './useOrderActions'

interface Values {
  receiverName: string
  receiverPhone: string
  region: Place
  address: string
}

export const AddressDialog = ({ order, target, onClose }: OrderDialogProps) => {
  const t = useT()
  const { receiverName, receiverPhone, address } = order
  return (
    <FormPanel<Values>
      open
      asWindow
      keepsDraft
      name={`shopOrder.address.${order.id}`}
      title={t('orderDesk.addressOf', { name: target.name })}
      initial={{ receiverName, receiverPhone, address, region: placeOf(order) }}
      save={({ region, ...values }) => shopOrders.updateAddress({ id: order.id, ...values, ...region })}
      done={t('orderDesk.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="info" showIcon className="space-below" title={t('orderDesk.freightStays')} />
          <Field of={shopOrder.receiverName} />
          <Field of={shopOrder.receiverPhone} />
          <Field of={shopOrder.region}>
            <PlaceBox label={t(shopOrder.region.label)} placeholder={t(shopOrder.region.label)} />
          </Field>
          <Field of={shopOrder.address} />
        </>
      )}
    </FormPanel>
  )
}
