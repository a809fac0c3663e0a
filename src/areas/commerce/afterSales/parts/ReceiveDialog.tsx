import { Alert, Button, Form as AntForm, Radio } from 'antd'
import { useId, useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { afterSaleType, shopAfterSale } from '@/entities/commerce/shopAfterSale'
import { f, is, isYes } from '@/entities/field'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { CarrierSelect, useCarriersInUse } from '../../parts/CarrierSelect'
import { isTracking } from '../checks'
import { Evidence } from '../../parts/Evidence'
import type { CaseDialogProps } from './useCaseActions'

const CARRIER = { ...shopAfterSale.resendName, key: 'logisticsCode', required: true } as const
const NUMBER = {
  ...f.text({ required: true, max: 30, rule: 'tracking' }),
  key: 'trackingNo',
  label: shopAfterSale.resendNo.label,
} as const
interface Values {
  logisticsCode?: string
  trackingNo?: string
  remark?: string
  images?: string[]
}

export const ReceiveDialog = ({ row, title, onClose, refuse }: CaseDialogProps) => {
  const t = useT()
  const name = useId()
  const [whole, setWhole] = useState(true)
  const exchanges = is(row.afterSaleType, afterSaleType.exchange)
  const { rows, first } = useCarriersInUse(exchanges)
  // Wait for the carriers, since the form starts with the default one. If they fail to load, it starts without.
  if (first) return null
  return (
    <FormPanel<Values>
      open
      asWindow
      name={`afterSale.receive.${row.id}`}
      title={title}
      initial={{
        images: [],
        logisticsCode: rows.find(({ defaultFlag }) => isYes(defaultFlag))?.logisticsCode,
      }}
      save={({ remark, images, logisticsCode, trackingNo }) =>
        shopOrders.confirmReceiving({
          id: row.id,
          remark: remark ?? '',
          images: images ?? [],
          ...(exchanges && { logisticsCode, trackingNo }),
        })
      }
      done={t('afterSales.received')}
      saveText={t('afterSales.receive')}
      onClose={onClose}
      foot={
        whole
          ? undefined
          : () => (
              <Button type="primary" danger onClick={refuse}>
                {t('afterSales.toRefuse')}
              </Button>
            )
      }
    >
      {({ Field }) => (
        <>
          <Radio.Group
            name={name}
            className="space-below"
            aria-label={t('afterSales.wholeLabel')}
            value={whole}
            onChange={({ target }) => setWhole(target.value === true)}
            options={[
              { value: true, label: t('afterSales.whole') },
              { value: false, label: t('afterSales.notWhole') },
            ]}
          />
          {whole ? (
            <>
              {exchanges && <Resend Field={Field} rules={rows} />}
              <Field of={shopAfterSale.remark} />
              <Field of={shopAfterSale.images}>
                <Evidence />
              </Field>
            </>
          ) : (
            <Alert type="warning" showIcon title={t('afterSales.notWholeNote')} />
          )}
        </>
      )}
    </FormPanel>
  )
}

const fits = (rule: string, text: string): boolean => {
  try {
    return new RegExp(rule).test(text)
  } catch {
    // An invalid pattern accepts any number.
    return true
  }
}

/** Parcel of the replacement. A number that does not match its carrier's pattern gets a warning only. */
const Resend = ({
  Field,
  rules,
}: {
  Field: FormField<Values>
  rules: readonly { logisticsCode: string; numberRule: string }[]
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const [code, number] = [AntForm.useWatch('logisticsCode', form), plain(AntForm.useWatch('trackingNo', form)).trim()]
  const rule = plain(rules.find(({ logisticsCode }) => logisticsCode === code)?.numberRule)
  const isOdd = rule !== '' && isTracking(number) && !fits(rule, number)
  return (
    <>
      <Field of={CARRIER}>
        <CarrierSelect />
      </Field>
      <Field of={NUMBER} hint={isOdd ? t('afterSales.trackingOdd') : undefined} />
    </>
  )
}
