import { Progress } from 'antd'
import { is } from '@/entities/field'
import { nurtureStatus } from '@/entities/leads/enums'
import { type NurtureClue, nurtureClue } from '@/entities/leads/nurtureClue'
import { phoneFilter, containsFilter } from '@/kit/list/filters'
import { channelFilter } from '../parts/ChannelFilter'
import { cityFilterOf } from '@/business/CityFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { spanFilter } from '@/kit/list/spanFilter'
import { named } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { Blank } from '@/kit/show/Blank'

/** Score from which a customer can be handed to a dealer. */
export const RIPE = 60

export const isActivated = ({ status }: Pick<NurtureClue, 'status'>): boolean => is(status, nurtureStatus.activated)

export const FILTERS = [
  phoneFilter(nurtureClue.phone),
  containsFilter(nurtureClue.customerName),
  cityFilterOf(nurtureClue.cityName),
  channelFilter,
  seriesFilterOf(nurtureClue.seriesName),
  nurtureClue.source,
  nurtureClue.status,
  spanFilter(nurtureClue.createTime),
]

/** Clamps a score to 0 to 100 with one decimal. Null if there is none. */
export const scoreOf = (value: unknown): number | null => {
  const score = numberIn(value)
  return score === null ? null : Math.round(Math.min(100, Math.max(0, score)) * 10) / 10
}

export const Score = ({ value, label }: { value: unknown; label: string }) => {
  const score = scoreOf(value)
  if (score === null) return <Blank />
  return (
    <Progress
      size="small"
      percent={score}
      status={score >= RIPE ? 'success' : 'normal'}
      format={() => <span className="digits">{score}</span>}
      aria-label={named(label, score)}
      style={{ margin: 0, paddingInlineEnd: 8 }}
    />
  )
}
