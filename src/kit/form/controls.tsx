import { Button, Checkbox, DatePicker, Flex, Input, InputNumber, Radio, Select, Switch } from 'antd'
import dayjs from 'dayjs'
import { type ReactNode, useId, useRef, useState } from 'react'
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import type { Field } from '@/entities/field'
import { useT } from '@/locales'

/** What a form control is given by its form item. */
export interface ControlProps<V> {
  id?: string
  value?: V
  onChange?: (value: V) => void
  disabled?: boolean
  'aria-describedby'?: string
}

/** Digits of a typed phone: spaces, dashes, +86 and full-width figures are taken off. */
export const cleanPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '')

/**
 * A password box whose text never becomes an attribute: uncontrolled, with an eye. It is empty whenever it is shown anew.
 * `generate` makes a password for it, which is shown at once.
 */
export const PasswordBox = ({
  id,
  onChange,
  disabled,
  generate,
  onBlur,
  autoFocus,
  'aria-describedby': describedBy,
}: Pick<ControlProps<string>, 'id' | 'onChange' | 'disabled' | 'aria-describedby'> & { generate?: () => string; onBlur?: () => void; autoFocus?: boolean }) => {
  const t = useT()
  const [shown, show] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fill = () => {
    if (!input.current || !generate) return
    input.current.value = generate()
    show(true)
    onChange?.(input.current.value)
  }
  return (
    <Flex gap={8}>
      <span className="password-box">
        <input
          ref={input}
          id={id}
          type={shown ? 'text' : 'password'}
          disabled={disabled}
          autoComplete="new-password"
          autoFocus={autoFocus}
          spellCheck={false}
          aria-describedby={describedBy}
          onBlur={onBlur}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <button type="button" onClick={() => show(!shown)} aria-label={t(shown ? 'kit.hidePassword' : 'kit.showPassword')} aria-pressed={shown}>
          {shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        </button>
      </span>
      {generate && (
        <Button disabled={disabled} onClick={fill}>
          {t('kit.generate')}
        </Button>
      )}
    </Flex>
  )
}

/** A choice of few values, all in sight. */
export const Choice = ({ field, value, onChange, id, disabled }: ControlProps<string | number> & { field: Field }) => {
  const t = useT()
  const name = useId()
  return (
    <Radio.Group
      id={id}
      name={name}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange?.(event.target.value)}
      optionType="button"
      options={(field.of?.options ?? []).map((option) => ({ value: option.value, label: t(option.label) }))}
    />
  )
}

/** Several of few values, all in sight. */
export const Choices = ({
  field,
  value,
  onChange,
  id,
  disabled,
  allowed,
}: ControlProps<(string | number)[]> & { field: Field; allowed?: readonly (string | number)[] }) => {
  const t = useT()
  const options = (field.of?.options ?? []).map((option) => ({
    value: option.value,
    label: t(option.label),
    disabled: allowed && !allowed.includes(option.value),
  }))
  return (
    <span id={id}>
      <Checkbox.Group value={value} disabled={disabled} options={options} onChange={(chosen) => onChange?.(chosen)} />
    </span>
  )
}

/** The input that a kind of field has in a form, where the screen gives none of its own. */
export const controlOf = (field: Field, label: string, options: { value: string | number; label: string }[]): ReactNode => {
  switch (field.kind) {
    case 'longtext':
      return (
        <Input.TextArea className="grow-text" rows={2} showCount={field.max ? { formatter: ({ value }) => `${[...value].length} / ${field.max}` } : false} />
      )
    case 'integer':
    case 'number':
      return <InputNumber style={{ width: 160 }} precision={field.kind === 'integer' ? 0 : undefined} />
    case 'percent':
      return <InputNumber style={{ width: 160 }} suffix="%" />
    case 'status':
    case 'enum':
      return <Select options={options} allowClear={!field.required} showSearch={{ optionFilterProp: 'label' }} placeholder={label} />
    case 'multi':
      return <Select mode="multiple" options={options} allowClear showSearch={{ optionFilterProp: 'label' }} maxTagCount="responsive" placeholder={label} />
    case 'tags':
      return <Select mode="tags" open={false} suffixIcon={null} />
    case 'password':
      return <PasswordBox />
    default:
      return <Input autoComplete="off" />
  }
}

/** A switch for a flag that is 0 or 1 on the wire. */
export const Flag = ({ id, value, onChange, disabled }: ControlProps<0 | 1>) => (
  <Switch id={id} checked={value === 1} disabled={disabled} onChange={(on) => onChange?.(on ? 1 : 0)} />
)

/** A day that is text on the wire. */
export const Day = ({ id, value, onChange, disabled }: ControlProps<string | undefined>) => (
  <DatePicker id={id} value={value ? dayjs(value) : null} disabled={disabled} onChange={(day) => onChange?.(day?.format('YYYY-MM-DD'))} />
)

/** A time to the minute that is text on the wire, in the zone of the back ends; '' when it is cleared. */
export const Moment = ({ id, value, onChange, disabled, earliest }: ControlProps<string | undefined> & { earliest?: string }) => (
  <DatePicker
    id={id}
    value={value ? dayjs(value) : null}
    disabled={disabled}
    showTime={{ format: 'HH:mm' }}
    format="YYYY-MM-DD HH:mm"
    minDate={earliest ? dayjs(earliest) : undefined}
    onChange={(time) => onChange?.(time ? time.format('YYYY-MM-DD HH:mm:00') : '')}
  />
)
