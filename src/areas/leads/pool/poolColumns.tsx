import { Tag } from 'antd'
import { numberIn } from '@/lib/counts'
import { is } from '@/entities/field'
import { poolStatus } from '@/entities/leads/enums'
import { NumberBox } from '@/kit/form/controls'
import { type PoolClue, poolClue } from '@/entities/leads/poolClue'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, phoneFilter, dateRangeFilter, choicesFilter } from '@/kit/list/filters'
import { channelFilter } from '../parts/ChannelFilter'
import { cityFilterOf } from '@/business/CityFilter'
import { ClueLink } from '../parts/ClueLink'
import { placeOf } from '../parts/place'
import { seriesFilterOf } from '@/business/SeriesFilter'

const WARN_DAYS = 3
const LONG_DAYS = 7
const MAX_DAYS = 999

export const DEFAULTS = { [poolClue.status.key]: String(poolStatus.unassigned) }
export const isWaiting = ({ status }: Pick<PoolClue, 'status'>): boolean => is(status, poolStatus.unassigned)
export const isInPool = (row: Pick<PoolClue, 'status'>): boolean =>
  isWaiting(row) || is(row.status, poolStatus.verifying)

/** Filter by the minimum number of days in the pool; sent as stayDaysStart. */
const leastDays: Filter<'stayDaysStart', 'stayDays'> = {
  key: poolClue.stayDays.key,
  label: poolClue.stayDays.label,
  toQuery: (text) => (/^\d{1,3}$/.test(text) ? { stayDaysStart: Number(text) } : {}),
  describe: (text) => `≥ ${text}`,
  control: ({ value, onChange, label, search }) => (
    <NumberBox
      value={value === '' ? null : Number(value)}
      min={0}
      max={MAX_DAYS}
      precision={0}
      prefix="≥"
      placeholder={label}
      aria-label={label}
      className="full-width"
      onChange={(days) => onChange(days === null ? '' : String(days))}
      onPressEnter={search}
    />
  ),
}
/** Time of leaving the pool. Set by the counts over the list. */
const leaveTime = { ...dateRangeFilter({ key: 'leaveTime', label: 'pool.leaveTime' }), elsewhere: true }

export const FILTERS = [
  phoneFilter(poolClue.phone),
  cityFilterOf(poolClue.cityName),
  channelFilter,
  seriesFilterOf(poolClue.seriesName),
  choicesFilter(poolClue.enterReason),
  choicesFilter(poolClue.status),
  leastDays,
  dateRangeFilter(poolClue.enterTime),
  leaveTime,
]

export const COUNTS = [
  { label: 'poolStatus.unassigned', name: 'waiting', texts: { status: String(poolStatus.unassigned) } },
  { label: 'pool.long', name: 'long', texts: { status: String(poolStatus.unassigned), stayDays: String(LONG_DAYS) } },
  { label: 'poolStatus.verifying', name: 'cleaning', texts: { status: String(poolStatus.verifying) } },
  { label: 'pool.today', name: 'today', texts: { status: String(poolStatus.assigned), leaveTime: 'today' } },
] as const

const Days = ({ value }: { value: unknown }) => {
  const { number } = useFormats()
  const days = numberIn(value)
  if (days === null) return <Blank />
  if (days < WARN_DAYS) return <span className="digits">{number(days)}</span>
  return (
    <Tag color={days >= LONG_DAYS ? 'error' : 'warning'} style={{ marginInlineEnd: 0 }}>
      {number(days)}
    </Tag>
  )
}

export const COLUMNS: readonly ColumnOf<PoolClue>[] = [
  {
    field: poolClue.customerName,
    width: 140,
    below: poolClue.phone,
    cell: (row) => <ClueLink clueId={row.clueId} name={row.customerName} />,
  },
  { field: poolClue.status, width: 104 },
  { field: poolClue.enterReason, width: 136 },
  { field: poolClue.stayDays, width: 116, cell: (row) => <Days value={row.stayDays} /> },
  { field: poolClue.clueLevel, width: 112 },
  poolClue.lastDealerName,
  { field: poolClue.returnCount, width: 116 },
  { field: poolClue.cityName, width: 150, cell: placeOf },
  { field: poolClue.twoChannel, width: 130, below: poolClue.oneChannel },
  { field: poolClue.seriesName, width: 120 },
  poolClue.enterTime,
  { field: poolClue.clueId, width: 136, cell: (row) => <ClueLink clueId={row.clueId} /> },
]
