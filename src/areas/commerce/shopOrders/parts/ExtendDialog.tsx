import { Form as AntForm } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { isYes } from '@/entities/field'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import type { OrderDialogProps } from './useOrderActions'

type Values = Pick<ShopOrderDetail, 'supportAfterSales' | 'supportUntil'>
const DAY_MS = 86_400_000
const MAX_DAYS = 90
const dayAhead = (days: number) => formatTime(Date.now() + days * DAY_MS, 'YYYY-MM-DD')

const Until = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const isOn = isYes(AntForm.useWatch('supportAfterSales', AntForm.useFormInstance<Values>()))
  if (!isOn) return null
  return (
    <Field
      of={shopOrder.supportUntil}
      check={(value) => {
        const day = plain(value).slice(0, 10)
        return day && (day < dayAhead(1) || day > dayAhead(MAX_DAYS)) ? t('orderDesk.untilRange') : undefined
      }}
    />
  )
}

/** Allows after-sales of a finished order beyond the usual period, or revokes that. */
export const ExtendDialog = ({ order, target, onClose }: OrderDialogProps) => {
  const t = useT()
  return (
    <FormPanel<Values>
      open
      asWindow
      name={`shopOrder.extend.${order.id}`}
      title={t('orderDesk.extendOf', { name: target.name })}
      initial={{
        supportAfterSales: isYes(order.supportAfterSales) ? 1 : 0,
        supportUntil: plain(order.supportUntil) || dayAhead(30),
      }}
      save={({ supportAfterSales, supportUntil }) =>
        shopOrders.supportAfterSales({
          id: order.id,
          supportAfterSales: isYes(supportAfterSales) ? 1 : 0,
          supportUntil: isYes(supportAfterSales) ? plain(supportUntil) : '',
        })
      }
      done={t('orderDesk.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={shopOrder.supportAfterSales} />
          <Until Field={Field} />
        </>
      )}
    </FormPanel>
  )
}
