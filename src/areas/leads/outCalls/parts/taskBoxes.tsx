import { Flex, Switch, TimePicker } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'
import { LazyCascader } from '@/business/cascade'
import { outCallTask } from '@/entities/leads/outCallTask'
import type { ControlProps } from '@/kit/form/controls'
import { callFilter } from '@/kit/list/choiceFilters'
import { useT } from '@/locales'
import { CHANNEL_LEVELS, FIRST_CHANNELS } from '../../parts/channelLevels'

/** Filter by one first-level channel; sent as oneChannelCode. */
export const oneChannelFilter = callFilter(
  { key: 'oneChannelCode', label: outCallTask.oneChannel.label },
  FIRST_CHANNELS,
)

/** First-level channel and, optionally, one below it, as codes. */
export const ChannelBox = ({ onChange, ...props }: ControlProps<string[]> & { label: string }) => (
  <LazyCascader
    {...props}
    levels={CHANNEL_LEVELS}
    anyLevel
    placeholder={props.label}
    onChange={(codes) => onChange?.(codes)}
  />
)

const OPENS = '09:00'
const CLOSES = '21:00'
const LUNCH = ['12:00', '14:00'] as const

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const NO_HOURS = { from: '', to: '', lunch: false }
const timesOf = (value: string) => value.split(/[,-]/).map((time) => time.trim())
/** Parses call hours. Empty parts if a time is invalid. */
const partsOf = (value: string) => {
  const times = timesOf(value)
  return times.every((time) => TIME.test(time))
    ? { from: times[0] ?? '', to: times.at(-1) ?? '', lunch: times.length === 4 }
    : NO_HOURS
}
/** Only hours around the lunch break can exclude it. */
const mayPause = (from: string, to: string) => from !== '' && from < LUNCH[0] && to > LUNCH[1]

/** True if call hours are one or two spans in ascending order within the permitted hours. */
export const isWithinHours = (value: unknown): boolean => {
  if (typeof value !== 'string') return false
  const { from, to } = partsOf(value)
  const times = timesOf(value)
  const isAscending = times.every((time, at) => at === 0 || time > (times[at - 1] ?? ''))
  return from >= OPENS && to <= CLOSES && isAscending && (times.length === 2 || times.length === 4)
}

/**
 * Call hours with an optional lunch break from 12:00 to 14:00. The value is '09:00-20:00' or
 * '09:00-12:00,14:00-20:00'.
 */
export const WindowBox = ({ id, value = '', onChange, disabled, label }: ControlProps<string> & { label: string }) => {
  const t = useT()
  const name = useId()
  const { from, to, lunch } = partsOf(value)
  const set = (start: string, end: string, pause: boolean) =>
    onChange?.(
      !start || !end
        ? ''
        : pause && mayPause(start, end)
          ? `${start}-${LUNCH[0]},${LUNCH[1]}-${end}`
          : `${start}-${end}`,
    )
  return (
    <Flex gap={16} wrap align="center">
      <TimePicker.RangePicker
        id={id ? { start: id } : undefined}
        aria-label={label}
        format="HH:mm"
        allowEmpty={[true, true]}
        minuteStep={15}
        needConfirm={false}
        disabled={disabled}
        value={from && to ? [dayjs(`2000-01-01 ${from}`), dayjs(`2000-01-01 ${to}`)] : null}
        onChange={(times) => set(times?.[0]?.format('HH:mm') ?? '', times?.[1]?.format('HH:mm') ?? '', lunch)}
      />
      <Flex gap={8} align="center">
        <Switch
          id={name}
          size="small"
          checked={lunch}
          disabled={disabled || !mayPause(from, to)}
          onChange={(on) => set(from, to, on)}
        />
        <label htmlFor={name}>{t('outCall.lunch')}</label>
      </Flex>
    </Flex>
  )
}
