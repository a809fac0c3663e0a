import { Progress } from 'antd'
import { type NurtureClue, nurtureClue } from '@/entities/leads/nurtureClue'
import { phoneTail, words } from '@/kit/list/filters'
import { channelFilter } from '../parts/ChannelFilter'
import { cityFilterOf } from '../parts/CityFilter'
import { seriesFilterOf } from '../parts/SeriesFilter'
import { spanFilter } from '../parts/spanFilter'
import { named } from '@/kit/format'

/** From this score on a customer is ripe for a dealer. */
export const RIPE = 60
const ACTIVATED = 3

/** Whether a customer can be handed to a dealer. */
export const isActivated = ({ status }: Pick<NurtureClue, 'status'>): boolean => Number(status) === ACTIVATED

export const FILTERS = [
  phoneTail(nurtureClue.phone),
  words(nurtureClue.customerName),
  cityFilterOf(nurtureClue.cityName),
  channelFilter,
  seriesFilterOf(nurtureClue.seriesName),
  nurtureClue.source,
  nurtureClue.status,
  spanFilter(nurtureClue.createTime),
]

/** A score from 0 to 100, whatever comes. */
export const scoreOf = (value: unknown): number => Math.round(Math.min(100, Math.max(0, Number(value) || 0)) * 10) / 10

/** A score from 0 to 100 as a bar, green once it is ripe. */
export const Score = ({ value, label }: { value: unknown; label: string }) => {
  const score = scoreOf(value)
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
