import { Alert } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { afterSaleConfig as config, type AfterSaleConfig } from '@/entities/commerce/afterSaleConfig'
import { afterSaleType } from '@/entities/commerce/shopAfterSale'
import { isYes } from '@/entities/field'
import { AmountBox } from '@/kit/form/AmountBox'
import { Choices } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { useFormats } from '@/kit/show/format'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'

const WIDTH = 720
const MAX_CENTS = 50_000
type Values = Partial<Omit<AfterSaleConfig, 'id' | 'updateBy' | 'updateTime'>>
const WHOLE = ['payMinutes', 'receiveDays', 'afterSaleDays', 'auditHours', 'returnDays', 'returnReceiveDays'] as const

const initialOf = (row: AfterSaleConfig): Values => ({
  ...Object.fromEntries(WHOLE.map((key) => [key, numberIn(row[key]) ?? undefined])),
  autoAgree: isYes(row.autoAgree) ? 1 : 0,
  autoRefundAmount: isBlank(row.autoRefundAmount) ? undefined : String(row.autoRefundAmount),
  returnFreight: row.returnFreight,
  // Codes may be sent as text.
  typeFlags: afterSaleType.options
    .map(({ value }) => value)
    .filter((code) => row.typeFlags.some((one) => Number(one) === code)),
  hotline: row.hotline ?? '',
  guide: row.guide ?? '',
})

export const RulesDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord
      of={shopOrders.getAfterSaleConfig.query(undefined, { quiet: true })}
      title={t('afterSales.rules')}
      width={WIDTH}
      onClose={onClose}
    >
      {(row) => <RulesForm row={row} onClose={onClose} />}
    </LoadRecord>
  )
}

const RulesForm = ({ row, onClose }: { row: AfterSaleConfig; onClose: () => void }) => {
  const t = useT()
  const { money } = useFormats()
  /** Returns the effects of rules that decide more cases automatically than before. */
  const loosened = ({ autoRefundAmount, autoAgree }: Values): string[] => [
    ...((toCents(autoRefundAmount) ?? 0) > (toCents(row.autoRefundAmount) ?? 0)
      ? [t('afterSales.autoRefundEffect', { amount: money(autoRefundAmount) })]
      : []),
    ...(isYes(autoAgree) && !isYes(row.autoAgree) ? [t('afterSales.autoAgreeEffect')] : []),
  ]
  return (
    <FormPanel
      open
      keepsDraft
      width={WIDTH}
      name="afterSaleConfig"
      title={t('afterSales.rules')}
      initial={initialOf(row)}
      save={(values) =>
        shopOrders.saveAfterSaleConfig({
          ...values,
          autoRefundAmount: fromCents(toCents(values.autoRefundAmount) ?? 0),
        })
      }
      ask={(values) => {
        const effects = loosened(values)
        return effects.length > 0 ? { title: t('afterSales.rulesAsk'), effect: effects.join('\n') } : undefined
      }}
      done={t('afterSales.rulesSaved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="info" showIcon className="space-below" title={t('afterSales.rulesNote')} />
          <div className="two-columns">
            {WHOLE.map((key) => (
              <Field key={key} of={config[key]} />
            ))}
            <Field of={config.autoAgree} />
            <Field
              of={config.autoRefundAmount}
              hint={t('afterSales.autoRefundHint')}
              check={(value) => {
                const cents = toCents(value)
                return isBlank(value) || (cents !== undefined && cents >= 0 && cents <= MAX_CENTS)
                  ? undefined
                  : t('afterSales.autoRefundRule')
              }}
            >
              <AmountBox />
            </Field>
            <Field of={config.returnFreight} />
            <Field of={config.hotline} />
          </div>
          <Field of={config.typeFlags}>
            <Choices field={config.typeFlags} />
          </Field>
          <Field of={config.guide} />
        </>
      )}
    </FormPanel>
  )
}
