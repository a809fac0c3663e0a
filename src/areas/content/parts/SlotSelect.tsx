import { Form, Select } from 'antd'
import type { Slot } from '@/entities/content/slots'
import type { Field } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'

type Slots = Readonly<Partial<Record<number, Slot>>>

/** Slot of an ad, a recommendation or a card. Choosing a slot of another size clears the picture. */
export const SlotSelect = ({
  field,
  slots,
  value,
  onChange,
  ...rest
}: ControlProps<number> & { field: Field; slots: Slots }) => {
  const t = useT()
  const form = Form.useFormInstance()
  const sizeOf = (code: unknown) => slots[Number(code)]?.size.join('×')
  return (
    <Select
      {...rest}
      value={value}
      placeholder={t(field.label)}
      options={(field.of?.options ?? []).map((option) => ({
        value: Number(option.value),
        label: `${t(option.label)} ${sizeOf(option.value) ?? ''}`,
      }))}
      onChange={(to: number) => {
        if (sizeOf(to) !== sizeOf(value)) form.setFieldValue('cover', '')
        onChange?.(to)
      }}
    />
  )
}
