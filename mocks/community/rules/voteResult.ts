import { appSource, userType } from '@/entities/community/shared'
import { type VoteResult, type VoteSpan, voteValid } from '@/entities/community/vote'
import { formatTime, toMillis } from '@/lib/time'
import { wireTime } from '../../core/context'
import { integer } from '../../core/input'
import { at } from '../../core/random'
import type { VoteRecordRow, VoteRow } from '../data/votes'
import { people } from './people'
import { countedOptions, grouped, percentOf, recordsOf, tally } from './votes'

const SHORT = 3 * 86_400_000
const DRAWN = 5
const TOP = 10
const places = '上海 成都 北京 杭州 广州 西安 武汉 深圳 青岛 昆明 厦门 三亚 苏州 重庆'.split(' ')

const asked = (row: VoteRow, input: Record<string, unknown>): VoteRecordRow[] => {
  const [from, until] = [toMillis(input.asOfStart), toMillis(input.asOfEnd)]
  const [source, kind] = [integer(input.source), integer(input.userType)]
  return recordsOf(row.id).filter(
    (one) =>
      (from === undefined || one.moment >= from) &&
      (until === undefined || one.moment < until + 1000) &&
      (source === undefined || one.source === source) &&
      (kind !== userType.owner || people()[one.person]?.seriesCode !== ''),
  )
}

export const resultOf = (row: VoteRow, input: Record<string, unknown>, now: number): VoteResult => {
  const records = asked(row, input)
  const counts = records.filter(({ status }) => status === voteValid.valid)
  const options = countedOptions(row, records)
  const { joinCount, voteCount } = tally(records)
  const isShort = (toMillis(row.endTime) ?? 0) - (toMillis(row.startTime) ?? 0) <= SHORT
  const first = options.toSorted((a, b) => b.voteCount - a.voteCount).slice(0, DRAWN)
  const spans = grouped(counts, ({ moment }) => {
    const time = wireTime(moment)
    return isShort ? `${time.slice(0, 13)}:00:00` : time.slice(0, 10)
  })
  const trend = [...spans].map(([time, of]): VoteSpan => ({
    time,
    voteCount: of.reduce((sum, one) => sum + one.options.length, 0),
    options: first.map(({ optionId, sort }) => ({
      optionId,
      voteCount: of.filter((one) => one.options.includes(sort - 1)).length,
    })),
  }))
  const voters = new Map(
    counts.map((one) => [one.person, at(places, Math.floor(((one.person * 37) % 100) ** 2 / 715))]),
  )
  const cities = grouped([...voters.values()], (city) => city)
  return {
    voteId: row.id,
    title: row.title,
    // The data holds only the values of the enumeration.
    status: row.status as VoteResult['status'],
    joinCount,
    voteCount,
    abnormalCount: records.filter(({ status }) => status !== voteValid.valid).length,
    viewCount: row.viewCount,
    joinRate: percentOf(joinCount, row.viewCount),
    pointsTotal: records.reduce((sum, { points }) => sum + points, 0),
    asOf: formatTime(now),
    options: options.toSorted((a, b) => a.rank - b.rank),
    trend: trend.toSorted((a, b) => (a.time < b.time ? -1 : 1)),
    sources: appSource.options.map(({ value }) => ({
      source: value,
      voteCount: counts.filter(({ source }) => source === value).reduce((sum, one) => sum + one.options.length, 0),
    })),
    cities: [...cities]
      .map(([cityName, of]) => ({ cityName, joinCount: of.length }))
      .toSorted((a, b) => b.joinCount - a.joinCount)
      .slice(0, TOP),
  }
}
