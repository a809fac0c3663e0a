import { Tag } from 'antd'
import { NumberBox } from '@/kit/form/controls'
import { type PoolClue, poolClue } from '@/entities/leads/poolClue'
import { useFormats } from '@/kit/format'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, phoneTail, range, several } from '@/kit/list/filters'
import { channelFilter } from '../parts/ChannelFilter'
import { cityFilterOf } from '../parts/CityFilter'
import { ClueLink } from '../parts/ClueLink'
import { placeOf } from '../parts/place'
import { seriesFilterOf } from '../parts/SeriesFilter'

const WAITING = 1
const CLEANING = 2
const WARN_DAYS = 3
const LONG_DAYS = 7
const MOST_DAYS = 999

export const DEFAULTS = { [poolClue.status.key]: String(WAITING) }
/** Whether a pool lead waits to be given to a dealer. */
export const isWaiting = ({ status }: Pick<PoolClue, 'status'>): boolean => Number(status) === WAITING
/** Whether a pool lead has not left the pool. */
export const isInPool = (row: Pick<PoolClue, 'status'>): boolean => isWaiting(row) || Number(row.status) === CLEANING

/** A filter of days in the pool: so many or more; on the wire stayDaysStart. */
const leastDays: Filter = {
  key: poolClue.stayDays.key,
  label: poolClue.stayDays.label,
  wire: (text) => (/^\d{1,3}$/.test(text) ? { stayDaysStart: Number(text) } : {}),
  words: (text) => `≥ ${text}`,
  control: ({ value, onChange, label, search }) => (
    <NumberBox
      value={value === '' ? null : Number(value)}
      min={0}
      max={MOST_DAYS}
      precision={0}
      prefix="≥"
      placeholder={label}
      aria-label={label}
      style={{ width: '100%' }}
      onChange={(days) => onChange(days === null ? '' : String(days))}
      onPressEnter={search}
    />
  ),
}
/** When a lead left the pool: set by the counts over the list. */
const leaveTime: Filter = { ...range({ key: 'leaveTime', label: 'pool.leaveTime' }), elsewhere: true }

export const FILTERS = [
  phoneTail(poolClue.phone),
  cityFilterOf(poolClue.cityName),
  channelFilter,
  seriesFilterOf(poolClue.seriesName),
  several(poolClue.enterReason),
  several(poolClue.status),
  leastDays,
  range(poolClue.enterTime),
  leaveTime,
]

/** What to look at in the pool. */
export const COUNTS = [
  { label: 'poolStatus.1', name: 'waiting', texts: { status: String(WAITING) } },
  { label: 'pool.long', name: 'long', texts: { status: String(WAITING), stayDays: String(LONG_DAYS) } },
  { label: 'poolStatus.2', name: 'cleaning', texts: { status: String(CLEANING) } },
  { label: 'pool.today', name: 'today', texts: { status: '3', leaveTime: 'today' } },
] as const

const Days = ({ days }: { days: number }) => {
  const { number } = useFormats()
  if (days < WARN_DAYS) return <span className="digits">{number(days)}</span>
  return (
    <Tag color={days >= LONG_DAYS ? 'error' : 'warning'} style={{ marginInlineEnd: 0 }}>
      {number(days)}
    </Tag>
  )
}

export const columnsOf = (open: (clueId: string) => void): readonly ColumnOf<PoolClue>[] => [
  { field: poolClue.clueId, width: 136, cell: (row) => <ClueLink clueId={row.clueId} open={open} /> },
  { field: poolClue.customerName, width: 100 },
  poolClue.phone,
  { field: poolClue.cityName, width: 150, cell: placeOf },
  { field: poolClue.oneChannel, width: 110 },
  { field: poolClue.twoChannel, width: 130 },
  { field: poolClue.seriesName, width: 120 },
  { field: poolClue.clueLevel, width: 112 },
  { field: poolClue.enterReason, width: 136 },
  poolClue.lastDealerName,
  { field: poolClue.returnCount, width: 116 },
  poolClue.enterTime,
  { field: poolClue.stayDays, width: 116, cell: (row) => <Days days={Number(row.stayDays)} /> },
  { field: poolClue.status, width: 104 },
]
