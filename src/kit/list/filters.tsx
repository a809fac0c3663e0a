import { DatePicker, Input, Segmented, Select, Space } from 'antd'
import { cleanPhone, NumberBox } from '../form/controls'
import { tagsOf } from '../form/tags'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { type Code, type Field, optionOf } from '@/entities/field'
import { useToday } from '../data/useToday'
import { optionName } from '../show/format'
import { inZone } from '@/lib/time'
import { type TextKey, type Translate, useT } from '@/locales'
import { listOf } from '@/lib/listOf'
import { CLEAR } from '../show/boxIcons'
import { BY_LABEL } from '../form/search'

/**
 * Filter of a list. The value is text as in the address: words, codes separated by commas, a date range or a preset
 * name. `Sent` are the keys it adds to the request, `K` is its key in the address.
 */
export interface Filter<Sent extends string = string, K extends string = Sent> {
  key: K
  label: TextKey
  toQuery: (text: string) => { readonly [P in Sent]?: unknown }
  control: (props: {
    value: string
    onChange: (text: string) => void
    label: string
    search: () => void
    /** Values of all filters, for one that depends on another. */
    texts: Readonly<Record<string, string>>
    describedBy?: string
  }) => ReactNode
  /** Returns the error in the value, given all others. It is shown below the filter and prevents the search. */
  validate?: (text: string, texts: Readonly<Record<string, string>>) => TextKey | undefined
  describe: (text: string, t: Translate) => ReactNode
  /**
   * True if the value identifies one thing, such as a complete number. The defaults of `days` filters are then not
   * applied.
   */
  exact?: (text: string) => boolean
  /** Date range, whose default is dropped if another filter is `exact`. */
  days?: boolean
  /** Never empty and visible in its control, so it has no chip. */
  always?: boolean
  /** Set by another control on the screen: the bar shows only its chip. */
  elsewhere?: boolean
  /** Dependent filters, cleared when this one changes. */
  clears?: readonly string[]
  /** Searches on every change; text filters wait for Enter instead. */
  instant?: boolean
  /** Takes a line of its own above the others. */
  wide?: boolean
}

/** Types the query of a filter with computed keys, which the compiler would widen to string. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- inferred from the expected return type
export const sent = <Sent extends string>(query: Record<string, unknown>): { readonly [P in Sent]?: unknown } =>
  query as { readonly [P in Sent]?: unknown } // The keys are named by the filter.

const ALL_PRESETS = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'last90',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
] as const
/** Named date range that moves with the calendar. */
export type Preset = (typeof ALL_PRESETS)[number]
const PRESETS: readonly Preset[] = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
]
const isPreset = (text: string) => ALL_PRESETS.find((preset) => preset === text)

const isDay = (text: string) => dayjs.utc(text).format('YYYY-MM-DD') === text

const monday = (date: dayjs.Dayjs) => date.subtract((date.day() + 6) % 7, 'day')

/** Returns the days of a range: 'a~b', or a preset relative to today in the console's zone. */
export const daysOf = (text: string, now = Date.now()): [string, string] | undefined => {
  const today = inZone(now)
  const day = (date: dayjs.Dayjs) => date.format('YYYY-MM-DD')
  switch (isPreset(text)) {
    case 'today':
      return [day(today), day(today)]
    case 'yesterday':
      return [day(today.subtract(1, 'day')), day(today.subtract(1, 'day'))]
    case 'last7':
      return [day(today.subtract(6, 'day')), day(today)]
    case 'last30':
      return [day(today.subtract(29, 'day')), day(today)]
    case 'last90':
      return [day(today.subtract(89, 'day')), day(today)]
    case 'thisWeek':
      return [day(monday(today)), day(today)]
    case 'lastWeek':
      return [day(monday(today).subtract(7, 'day')), day(monday(today).subtract(1, 'day'))]
    case 'thisQuarter':
      return [day(today.subtract(today.month() % 3, 'month').startOf('month')), day(today)]
    case 'thisYear':
      return [day(today.startOf('year')), day(today)]
    case 'thisMonth':
      return [day(today.startOf('month')), day(today)]
    case 'lastMonth':
      return [day(today.subtract(1, 'month').startOf('month')), day(today.subtract(1, 'month').endOf('month'))]
    default: {
      const match = /^(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/.exec(text)
      return match?.[1] && match[2] && isDay(match[1]) && isDay(match[2]) && match[1] <= match[2]
        ? [match[1], match[2]]
        : undefined
    }
  }
}

export const useDays = (text: string): [string, string] | undefined => {
  useToday()
  return daysOf(text)
}

export const codesOf = (text: string, field?: Pick<Field, 'of'>): Code[] =>
  listOf(text).map((code) => optionOf(field?.of, code)?.value ?? code)

const WHOLE_NUMBER = /^\S{6,}$/

const SEPARATORS = /[\s,，、;；]+/
/** Returns true for several numbers, since the calls accept only one. */
const isSeveral = (text: string): boolean => {
  const parts = text.split(SEPARATORS).filter(Boolean)
  return parts.length > 1 && parts.every((part) => /^\w{4,}$/.test(part) && /\d/.test(part))
}

/**
 * Filters by text: contains, trimmed, sent on Enter. For an id field, a complete number drops the default days and a
 * list of numbers is rejected.
 */
export const containsFilter = <K extends string>(
  field: Pick<Field<K>, 'key' | 'label'> & { kind?: Field['kind'] },
): Filter<K> => ({
  key: field.key,
  label: field.label,
  exact: (text) => field.kind === 'id' && WHOLE_NUMBER.test(text),
  validate: (text) => (field.kind === 'id' && isSeveral(text) ? 'rule.oneNumber' : undefined),
  toQuery: (text) => sent({ [field.key]: text }),
  describe: (text) => text,
  control: ({ value, onChange, label, search, describedBy }) => (
    <Input
      value={value}
      placeholder={label}
      aria-label={label}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      status={describedBy && 'error'}
      allowClear={CLEAR}
      maxLength={100}
      onChange={(event) => onChange(event.target.value)}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text').trim()
        // Spreadsheet rows, which the input would join into one number.
        if (!/[\n\t]/.test(text)) return
        event.preventDefault()
        onChange(text.split(SEPARATORS).join(', '))
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) search()
      }}
    />
  ),
})

const TAIL = /^(\d{4}|\d{11})$/

/** Filters by a phone number, complete or its last four digits. Anything else shows an error and is not sent. */
export const phoneFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter(field),
  toQuery: (text) => sent(TAIL.test(cleanPhone(text)) ? { [field.key]: cleanPhone(text) } : {}),
  validate: (text) =>
    text === '' || TAIL.test(cleanPhone(text)) ? undefined : isSeveral(text) ? 'rule.oneNumber' : 'rule.phoneTail',
  exact: (text) => TAIL.test(cleanPhone(text)),
})

const optionWords = (field: Field) => (text: string, t: Translate) =>
  codesOf(text)
    .map((code) => optionName(t, field, code))
    .join(' / ')

export const choicesFilter = <K extends string>(field: Field<K>): Filter<K> => ({
  key: field.key,
  label: field.label,
  instant: true,
  toQuery: (text) => sent({ [field.key]: codesOf(text, field) }),
  describe: optionWords(field),
  control: ({ value, onChange, label }) => <Several field={field} value={value} onChange={onChange} label={label} />,
})
const Several = ({
  field,
  value,
  onChange,
  label,
}: {
  field: Field
  value: string
  onChange: (text: string) => void
  label: string
}) => {
  const t = useT()
  return (
    <Select
      mode="multiple"
      allowClear={CLEAR}
      showSearch={BY_LABEL}
      {...tagsOf(codesOf(value).length)}
      placeholder={label}
      aria-label={label}
      value={codesOf(value).map(String)}
      options={field.of?.options.map((option) => ({ value: String(option.value), label: t(option.label) }))}
      onChange={(codes: string[]) => onChange(codes.join(','))}
    />
  )
}

export const segmentedFilter = <K extends string>(
  field: Field<K>,
  suffix?: (value: Code | undefined) => ReactNode,
): Filter<K> => ({
  key: field.key,
  label: field.label,
  instant: true,
  wide: true,
  toQuery: (text) => sent({ [field.key]: codesOf(text, field)[0] }),
  describe: optionWords(field),
  control: ({ value, onChange, label }) => (
    <OneInSight field={field} value={value} onChange={onChange} label={label} suffix={suffix} />
  ),
})
const withSuffix = (name: string, suffix: ReactNode = '') =>
  typeof suffix === 'string' ? (
    name + suffix
  ) : (
    <>
      {name}
      {suffix}
    </>
  )
const OneInSight = ({
  field,
  value,
  onChange,
  label,
  suffix,
}: {
  field: Field
  value: string
  onChange: (text: string) => void
  label: string
  suffix?: (value: Code | undefined) => ReactNode
}) => {
  const t = useT()
  return (
    <div className="scroll-x">
      <Segmented
        aria-label={label}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: withSuffix(t('list.all'), suffix?.(undefined)) },
          ...(field.of?.options ?? []).map((option) => ({
            value: String(option.value),
            label: withSuffix(t(option.label), suffix?.(option.value)),
          })),
        ]}
      />
    </div>
  )
}

/**
 * Filters by one of a few words, labelled by `nameOf`. Sent unchanged under the field's key unless `toQuery` is
 * given; unknown words are not sent.
 */
export const wordFilter = <Sent extends string, K extends string = Sent>(
  { key, label }: Pick<Field<K>, 'key' | 'label'>,
  words: readonly string[],
  nameOf: (word: string, t: Translate) => string,
  toQuery: Filter<Sent, K>['toQuery'] = (word) => sent({ [key]: word }),
): Filter<Sent, K> => ({
  key,
  label,
  instant: true,
  toQuery: (text) => (words.includes(text) ? toQuery(text) : {}),
  describe: (text, t) => (words.includes(text) ? nameOf(text, t) : text),
  control: (props) => <WordSelect {...props} words={words} nameOf={nameOf} />,
})

export const yesNoFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> =>
  wordFilter(
    field,
    ['1', '0'],
    (text, t) => t(text === '1' ? 'kit.yes' : 'kit.no'),
    (text) => sent({ [field.key]: Number(text) }),
  )
const WordSelect = ({
  value,
  onChange,
  label,
  words,
  nameOf,
}: {
  value: string
  onChange: (text: string) => void
  label: string
  words: readonly string[]
  nameOf: (word: string, t: Translate) => string
}) => {
  const t = useT()
  return (
    <Select
      allowClear={CLEAR}
      placeholder={label}
      aria-label={label}
      value={value || undefined}
      options={words.map((word) => ({ value: word, label: nameOf(word, t) }))}
      onChange={(text: string | undefined) => onChange(text ?? '')}
    />
  )
}

export type DateRangeFilter<K extends string> = Filter<`${K}Start` | `${K}End`, K>

/** Filters by a date range, both ends included, with presets; sent as <key>Start and <key>End. */
export const dateRangeFilter = <K extends string>(
  field: Pick<Field<K>, 'key' | 'label'>,
  presets = PRESETS,
): DateRangeFilter<K> => ({
  key: field.key,
  label: field.label,
  instant: true,
  days: true,
  toQuery: (text) => {
    const days = daysOf(text)
    return sent(
      days ? { [`${field.key}Start`]: `${days[0]} 00:00:00`, [`${field.key}End`]: `${days[1]} 23:59:59` } : {},
    )
  },
  describe: (text, t) => {
    const preset = isPreset(text)
    return preset ? t(`list.${preset}`) : (daysOf(text)?.join(` ${t('list.to')} `) ?? text)
  },
  control: ({ value, onChange, label }) => <Days value={value} onChange={onChange} label={label} presets={presets} />,
})
const pair = <T,>(a: T, b: T): [T, T] => [a, b]
const Days = ({
  value,
  onChange,
  label,
  presets,
}: {
  value: string
  onChange: (text: string) => void
  label: string
  presets: readonly Preset[]
}) => {
  const t = useT()
  const days = daysOf(value)
  return (
    <DatePicker.RangePicker
      aria-label={label}
      allowEmpty={[true, true]}
      value={days ? [dayjs(days[0]), dayjs(days[1])] : null}
      placeholder={[`${label} ${t('list.from').toLowerCase()}`, t('list.until')]}
      presets={presets.map((preset) => {
        const [from, until] = daysOf(preset) ?? ['', '']
        return { label: t(`list.${preset}`), value: pair(dayjs(from), dayjs(until)) }
      })}
      onChange={(_, texts) => {
        const [from, until] = texts ?? []
        const preset = presets.find((one) => daysOf(one)?.join('~') === `${from}~${until}`)
        onChange(from && until ? (preset ?? `${from}~${until}`) : '')
      }}
      className="full-width"
    />
  )
}

const NUMBERS = /^(\d+(?:\.\d+)?)?~(\d+(?:\.\d+)?)?$/

/**
 * Filters by a number range, both ends included and optional; sent as <key>Min and <key>Max. The address contains
 * 'a~b'.
 */
export const numberRangeFilter = <K extends string>(
  field: Pick<Field<K>, 'key' | 'label'>,
  { min = 0, max, step = 1 }: { min?: number; max?: number; step?: number } = {},
): Filter<`${K}Min` | `${K}Max`, K> => ({
  key: field.key,
  label: field.label,
  toQuery: (text) => {
    const [, from, to] = NUMBERS.exec(text) ?? []
    return sent({
      ...(from && { [`${field.key}Min`]: Number(from) }),
      ...(to && { [`${field.key}Max`]: Number(to) }),
    })
  },
  validate: (text) => {
    const [, from, to] = NUMBERS.exec(text) ?? []
    return from && to && Number(from) > Number(to) ? 'rule.order' : undefined
  },
  describe: (text) => {
    const [, from, to] = NUMBERS.exec(text) ?? []
    return from && to ? `${from} – ${to}` : from ? `≥ ${from}` : to ? `≤ ${to}` : text
  },
  control: (props) => <Numbers {...props} min={min} max={max} step={step} />,
})
const Numbers = ({
  value,
  onChange,
  label,
  search,
  min,
  max,
  step,
}: Parameters<Filter['control']>[0] & { min: number; max?: number; step: number }) => {
  const t = useT()
  const [, from = '', to = ''] = NUMBERS.exec(value) ?? []
  const box = (name: string, text: string, change: (next: string) => void) => (
    <NumberBox
      aria-label={name}
      placeholder={name}
      min={min}
      max={max}
      step={step}
      value={text === '' ? null : Number(text)}
      style={{ width: '50%' }}
      onChange={(next) => change(next === null ? '' : String(next))}
      onPressEnter={search}
    />
  )
  const set = (a: string, b: string) => onChange(a || b ? `${a}~${b}` : '')
  return (
    <Space.Compact className="full-width">
      {box(t('list.least', { field: label }), from, (next) => set(next, to))}
      {box(t('list.max', { field: label }), to, (next) => set(from, next))}
    </Space.Compact>
  )
}

export type FilterOf<Sent extends string> = Field<Sent> | Filter<Sent, string>

/** Returns the default filter for the kind of a field. */
export const filterOf = (of: Field | Filter): Filter => {
  if ('toQuery' in of) return of
  if (of.kind === 'status' || of.kind === 'enum' || of.kind === 'multi') return choicesFilter(of)
  if (of.kind === 'switch') return yesNoFilter(of)
  return of.kind === 'dateTime' || of.kind === 'date' ? dateRangeFilter(of) : containsFilter(of)
}
