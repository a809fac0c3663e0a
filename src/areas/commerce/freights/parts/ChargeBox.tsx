import { Form as AntForm, Radio } from 'antd'
import { useId, useState } from 'react'
import { chargeType, freight, type Freight } from '@/entities/commerce/freight'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { ControlProps } from '@/kit/form/controls'
import { type TextKey, useT } from '@/locales'
import { type FreightValues, isFilled, newRule } from '../freightValues'

type Charge = Freight['chargeType']
const HINTS: Record<Charge, TextKey> = {
  [chargeType.pieces]: 'freight.piecesHint',
  [chargeType.weight]: 'freight.weightHint',
  [chargeType.volume]: 'freight.volumeHint',
  [chargeType.free]: 'freight.freeHint',
}

/** Charge basis of a template, as cards. A change discards the rules after a confirmation. */
export const ChargeBox = ({ id, value, onChange, disabled }: ControlProps<Charge>) => {
  const t = useT()
  const name = useId()
  const form = AntForm.useFormInstance<FreightValues>()
  const [asked, setAsked] = useState<Charge>()
  const change = (to: Charge) => {
    form.setFieldsValue({ rules: [newRule()] })
    onChange?.(to)
  }
  const choose = (to: Charge) => {
    const { rules = [] }: FreightValues = form.getFieldsValue(true)
    if (rules.some(isFilled)) setAsked(to)
    else change(to)
  }
  return (
    <>
      <Radio.Group
        id={id}
        name={name}
        className="charge-cards"
        value={value}
        disabled={disabled}
        onChange={({ target }) => choose(target.value)}
      >
        {freight.chargeType.of?.options.map((option) => (
          <Radio key={option.value} value={option.value} className="charge-card">
            <b>{t(option.label)}</b>
            {/* The options are those of the enumeration. */}
            <span className="quiet">{t(HINTS[option.value as Charge])}</span>
          </Radio>
        ))}
      </Radio.Group>
      <ConfirmDialog
        question={asked && { title: t('freight.changeCharge'), effect: t('freight.changeEffect'), danger: true }}
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          if (asked) change(asked)
          setAsked(undefined)
        }}
      />
    </>
  )
}
