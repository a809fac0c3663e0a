import {
  Button,
  Checkbox,
  DatePicker,
  Flex,
  Input,
  InputNumber,
  type InputNumberProps,
  type InputProps,
  Radio,
  Select,
  Switch,
} from 'antd'
import dayjs from 'dayjs'
import {
  cloneElement,
  type FocusEvent,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { type Field, optionOf } from '@/entities/field'
import { isBlank } from '@/lib/given'
import { decimalOf, readNumber } from '@/lib/number'
import { normaliseInput } from '@/lib/normaliseInput'
import { type Translate, useLanguage, useT } from '@/locales'
import { useLatest } from '../data/useLatest'
import { FieldNote } from './FieldNote'
import { CLEAR } from '../show/boxIcons'
import { BY_LABEL } from './search'

export interface ControlProps<V> {
  id?: string
  value?: V
  onChange?: (value: V) => void
  disabled?: boolean
  'aria-describedby'?: string
}

/**
 * Normalises a phone number: removes blanks, invisible characters, dashes, parentheses and +86, and converts
 * full-width digits.
 */
export const cleanPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060\ufeff()-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '')

/**
 * Text input that cleans what is typed, except during a composition, and keeps the caret position. `onTyped` receives
 * the raw text.
 */
export const CleanedBox = ({
  value,
  onChange,
  clean,
  onTyped,
  ...rest
}: ControlProps<string> &
  Pick<InputProps, 'type' | 'className' | 'maxLength' | 'onBlur'> & {
    clean: (text: string) => string
    onTyped?: (typed: string) => void
  }) => {
  const [composed, setComposed] = useState<string>()
  const [, render] = useState({})
  const caretRef = useRef<{ input: HTMLInputElement; at: number }>(undefined)
  useLayoutEffect(() => {
    // Setting the cleaned text moves the caret to the end.
    caretRef.current?.input.setSelectionRange(caretRef.current.at, caretRef.current.at)
    caretRef.current = undefined
  })
  const take = (input: HTMLInputElement) => {
    const typed = input.value
    const text = clean(typed)
    setComposed(undefined)
    onTyped?.(typed)
    if (text !== typed)
      caretRef.current = { input, at: clean(typed.slice(0, input.selectionStart ?? typed.length)).length }
    render({})
    onChange?.(text)
  }
  return (
    <Input
      {...rest}
      autoComplete="off"
      value={composed ?? value}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={(event) => take(event.currentTarget)}
      onChange={(event) => {
        if (composed === undefined) take(event.target)
        else setComposed(event.target.value)
      }}
    />
  )
}

/** Phone input cleaned by `cleanPhone`, with a note if that changed the text. */
export const PhoneBox = (props: ControlProps<string> & Pick<InputProps, 'onBlur'>) => {
  const t = useT()
  const [note, setNote] = useState<string>()
  return (
    <>
      <CleanedBox
        {...props}
        type="tel"
        clean={cleanPhone}
        onTyped={(typed) => setNote(cleanPhone(typed) === typed.trim() ? '' : t('kit.phoneCleaned'))}
      />
      {note !== undefined && <FieldNote text={note} />}
    </>
  )
}

/**
 * Password input whose text never becomes an attribute: uncontrolled, with a visibility toggle. Empty on every mount.
 * `generate` fills in a password and reveals it.
 */
export const PasswordBox = ({
  id,
  onChange,
  disabled,
  generate,
  onBlur,
  autoFocus,
  'aria-describedby': describedBy,
}: Pick<ControlProps<string>, 'id' | 'onChange' | 'disabled' | 'aria-describedby'> & {
  generate?: () => string
  onBlur?: () => void
  autoFocus?: boolean
}) => {
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
        <button
          type="button"
          onClick={() => show(!shown)}
          aria-label={t(shown ? 'kit.hidePassword' : 'kit.showPassword')}
          aria-pressed={shown}
        >
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

/** Decimal notation only, since `Number` also accepts 1e2 and 0x10. */
const DECIMAL = /^[-+]?(\d+\.?\d*|\.\d+)$/
/**
 * Returns a note if the input is not accepted as typed: not a number, out of range, or too many decimals; undefined
 * if accepted.
 */
const cutOf = (
  typed: string,
  { min, max, precision }: Pick<InputNumberProps<string | number>, 'min' | 'max' | 'precision'>,
  decimal: '.' | ',',
  t: Translate,
): string | undefined => {
  const plain = readNumber(typed, decimal)
  if (!plain) return undefined
  const number = DECIMAL.test(plain) ? Number(plain) : Number.NaN
  if (Number.isNaN(number)) return t('kit.noNumber', { text: typed })
  if (max !== undefined && number > Number(max)) return t('kit.cutMax', { max: String(max) })
  if (min !== undefined && number < Number(min)) return t('kit.cutMin', { min: String(min) })
  if (precision === undefined || !new RegExp(`\\.\\d{${precision}}\\d*[1-9]`).test(plain)) return undefined
  return precision ? t('kit.cutDecimals', { count: precision }) : t('kit.cutWhole')
}

/**
 * Number input in the format of the current language: 1.234,5 in Spanish is 1234.5. Ignores an Enter that ends a
 * composition. Corrections are noted below it; `onPressEnter` and `onBlur` run after them.
 */
export const NumberBox = <V extends string | number = number>({
  onPressEnter,
  onInput,
  onBlur,
  onFocus,
  ...rest
}: InputNumberProps<V>) => {
  const t = useT()
  const decimal = decimalOf(useLanguage())
  const { precision } = rest
  const typed = useRef('')
  // A live region must exist before its text is set. It is added on first focus, since a table may have many inputs.
  const [note, setNote] = useState<string>()
  const written = (value: unknown) =>
    precision === undefined || isBlank(value) ? String(value ?? '') : Number(value).toFixed(precision)
  const parsed = (text: string) => {
    const plain = readNumber(text, decimal)
    // antd would parse 1e2 as 100.
    if (/\d/.test(plain) && !DECIMAL.test(plain)) return 'NaN'
    // antd would show -0 as 0 and not report it.
    return plain.replace(/^-(?=0+$)/, '')
  }
  /** Shows the note of a correction. Returns true if there is one. */
  const look = (): boolean => {
    const cut = typed.current ? cutOf(typed.current, rest, decimal, t) : undefined
    if (typed.current) setNote(cut ?? '')
    typed.current = ''
    return cut !== undefined
  }
  const entered = useLatest((event: KeyboardEvent<HTMLInputElement>) => onPressEnter?.(event))
  const blurred = useLatest((event: FocusEvent<HTMLInputElement>) => onBlur?.(event))
  return (
    <>
      <InputNumber<V>
        {...rest}
        inputMode="decimal"
        parser={(text) => parsed(text ?? '') as V} // antd accepts text as a number still being typed.
        formatter={(value, { userTyping, input }) => (userTyping ? input : written(value).replace('.', decimal))}
        onFocus={(event) => {
          setNote((now) => now ?? '')
          onFocus?.(event)
        }}
        onInput={(text) => {
          typed.current = text
          if (note) setNote('')
          onInput?.(text)
        }}
        onBlur={(event) => {
          // antd corrects the number after this event. Without a correction there is no delay: it would validate the
          // field during a save that was started by the same click, which would end the save.
          if (look()) setTimeout(() => blurred(event))
          else onBlur?.(event)
        }}
        onPressEnter={(event) => {
          if (event.nativeEvent.isComposing) return
          look()
          // antd has just reported the corrected number.
          flushSync(() => {})
          entered(event)
        }}
      />
      {note !== undefined && <FieldNote text={note} />}
    </>
  )
}

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

const Chosen = ({ of, label, value }: { of: Field['of']; label?: ReactNode; value: unknown }): ReactNode => {
  const t = useT()
  const option = optionOf(of, value)
  return label ?? (option ? t(option.label) : t('kit.gone', { value: String(value) }))
}

const lengthOf = (text: string): number => [...text.trim()].length

/** Adds a character count to the control of a text with a maximum length, red beyond it. Other controls are unchanged. */
export const counted = (field: Field, control: ReactNode): ReactNode => {
  const { kind, max } = field
  if (!max || !['text', 'longtext'].includes(kind) || !isValidElement<{ count?: object; readOnly?: boolean }>(control))
    return control
  const isBox = control.type === Input || control.type === Input.TextArea
  if (!isBox || control.props.readOnly || control.props.count) return control
  return cloneElement(control, { count: { show: true, max, strategy: lengthOf } })
}

const SEPARATORS = /[,，、;；\n\t]/

/** Input for several free texts. A pasted list is split; typed text is kept as it is. */
export const TagsBox = ({
  value = [],
  onChange,
  ...props
}: ControlProps<string[]> & { placeholder?: string; 'aria-label'?: string }) => (
  <div
    onPasteCapture={(event) => {
      const words = event.clipboardData.getData('text').split(SEPARATORS).map(normaliseInput).filter(Boolean)
      if (words.length < 2 || props.disabled) return
      event.preventDefault()
      onChange?.([...new Set([...value, ...words])])
    }}
  >
    <Select
      mode="tags"
      open={false}
      suffixIcon={null}
      value={[...new Set(value.filter((word) => !isBlank(word)))]}
      onChange={onChange}
      {...props}
    />
  </div>
)

export const controlOf = (
  field: Field,
  label: string,
  options: { value: string | number; label: string }[],
): ReactNode => {
  const chosen = ({ label: text, value }: { label?: ReactNode; value?: unknown }) => (
    <Chosen of={field.of} label={text} value={value} />
  )
  switch (field.kind) {
    case 'longtext':
      return <Input.TextArea className="grow-text" rows={2} />
    case 'integer':
    case 'number':
    case 'points':
      return <NumberBox />
    case 'percent':
      return <NumberBox suffix="%" />
    case 'status':
    case 'enum':
      return (
        <Select
          options={options}
          labelRender={chosen}
          allowClear={!field.required && CLEAR}
          showSearch={BY_LABEL}
          placeholder={label}
        />
      )
    case 'multi':
      return (
        <Select
          mode="multiple"
          options={options}
          labelRender={chosen}
          allowClear={CLEAR}
          showSearch={BY_LABEL}
          maxTagCount="responsive"
          placeholder={label}
        />
      )
    case 'tags':
      return <TagsBox />
    case 'password':
      return <PasswordBox />
    case 'phone':
      return field.rule === 'hotline' ? <Input autoComplete="off" /> : <PhoneBox />
    default:
      return <Input autoComplete="off" />
  }
}

export const Flag = ({ id, value, onChange, disabled }: ControlProps<0 | 1>) => (
  <Switch id={id} checked={value === 1} disabled={disabled} onChange={(on) => onChange?.(on ? 1 : 0)} />
)

const timeOf = (value: string | undefined) => {
  const time = value ? dayjs(value) : undefined
  return time?.isValid() ? time : null
}

export const Day = ({ id, value, onChange, disabled }: ControlProps<string | undefined>) => (
  <DatePicker
    id={id}
    value={timeOf(value)}
    disabled={disabled}
    onChange={(day) => onChange?.(day?.format('YYYY-MM-DD'))}
  />
)

/** Time to the minute, as text in the zone of the back ends; empty when cleared. */
export const Moment = ({
  id,
  value,
  onChange,
  disabled,
  earliest,
}: ControlProps<string | undefined> & { earliest?: string }) => (
  <DatePicker
    id={id}
    value={timeOf(value)}
    disabled={disabled}
    showTime={{ format: 'HH:mm' }}
    format="YYYY-MM-DD HH:mm"
    needConfirm={false}
    minDate={earliest ? dayjs(earliest) : undefined}
    onChange={(time) => onChange?.(time ? time.format('YYYY-MM-DD HH:mm:00') : '')}
  />
)
