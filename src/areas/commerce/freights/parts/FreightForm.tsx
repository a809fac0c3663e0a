import '../freights.css'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Form as AntForm } from 'antd'
import * as logistics from '@/api/commerce/logistics'
import { chargeType, freight, type Freight } from '@/entities/commerce/freight'
import { addressType } from '@/entities/commerce/shopAddress'
import { is } from '@/entities/field'
import { AmountBox } from '@/kit/form/AmountBox'
import { type FormApi, reshaped } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { AddressSelect } from '../../parts/AddressSelect'
import { SupplierSelect } from '../../parts/SupplierSelect'
import { amountError, type FreightValues, initialOf, inputOf, MAX_RULES, newRule } from '../freightValues'
import { ChargeBox } from './ChargeBox'
import { FeeCalculator } from './FeeCalculator'
import { RegionsBox } from './RegionsBox'
import { RuleRow } from './RuleRow'
import { useSettle } from './useSettle'

const ADDRESS = { ...freight.addressName, key: 'addressId' } as const
const SUPPLIER = { ...freight.supplierName, key: 'supplierId' } as const
const NO_SEND = reshaped(freight.noSendRegions)
const FROM = [addressType.send, addressType.both] as const
const NONE = new Map<string, number>()

export const FreightForm = ({ row, readOnly, onClose }: { row?: Freight; readOnly: boolean; onClose: () => void }) => {
  const t = useT()
  const used = numberIn(row?.goodsCount) ?? 0
  const initial = initialOf(row)
  return (
    <FormScreen<FreightValues, logistics.FreightInput>
      name="freight"
      row={row}
      initial={initial}
      input={inputOf}
      readOnly={readOnly}
      create={logistics.createFreight}
      whole
      update={logistics.updateFreight}
      read={logistics.getFreight}
      ask={
        used > 0 ? () => ({ title: t('freight.usedAsk', { count: used }), effect: t('freight.usedEffect') }) : undefined
      }
      done={t('freight.saved')}
      panel={{ title: row ? row.freightName || row.id : t('freight.new'), onClose }}
    >
      {(api) => <Fields api={api} row={row} used={used} initial={initial} />}
    </FormScreen>
  )
}

const Fields = ({
  api,
  row,
  used,
  initial,
}: {
  api: FormApi<FreightValues>
  row?: Freight
  used: number
  initial: FreightValues
}) => {
  const t = useT()
  const { Field } = api
  const { settle, question } = useSettle(api)
  const charge = AntForm.useWatch('chargeType', { form: api.form, preserve: true }) ?? initial.chargeType
  return (
    <>
      <div className="two-columns">
        <Field of={freight.freightName} />
        <Field of={ADDRESS}>
          <AddressSelect types={FROM} known={row && [{ value: row.addressId, label: plain(row.addressName) }]} />
        </Field>
        <Field of={SUPPLIER}>
          <SupplierSelect />
        </Field>
      </div>
      <Field
        of={freight.chargeType}
        disabled={used > 0}
        hint={used > 0 ? t('freight.chargeFixed', { count: used }) : undefined}
      >
        <ChargeBox />
      </Field>
      {!is(charge, chargeType.free) && (
        <section aria-label={t(freight.rules.label)}>
          <h3 className="section-title">{t(freight.rules.label)}</h3>
          <AntForm.List name="rules">
            {(rows, { add, remove }) => (
              <>
                {rows.map(({ key, name }) => (
                  <RuleRow key={key} Field={Field} index={name} settle={settle} remove={() => remove(name)} />
                ))}
                <Button
                  icon={<PlusOutlined />}
                  disabled={rows.length >= MAX_RULES}
                  className="space-below"
                  onClick={() => add(newRule())}
                >
                  {t('freight.addRule')}
                </Button>
              </>
            )}
          </AntForm.List>
          <Field
            of={freight.freeAmount}
            hint={t('freight.freeAmountHint')}
            check={(value) => {
              const fault = amountError(value)
              return fault && t(fault)
            }}
          >
            <AmountBox />
          </Field>
        </section>
      )}
      <section aria-label={t(freight.noSendRegions.label)}>
        <h3 className="section-title">{t(freight.noSendRegions.label)}</h3>
        <Field of={NO_SEND}>
          <RegionsBox label={t(freight.noSendRegions.label)} takenIn={() => NONE} onChosen={settle} />
        </Field>
        <Field of={freight.noSendText} hint={t('freight.noSendHint')} />
      </section>
      <FeeCalculator initial={initial} />
      {question}
    </>
  )
}
