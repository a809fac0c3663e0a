import { stageStatus } from '@/entities/community/shared'
import { selectMode, type Vote, type VoteOption, type VoteRecord, voteValid } from '@/entities/community/vote'
import { formatTime } from '@/lib/time'
import { wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { withId } from '../../core/input'
import { org, reference } from '../../system/rules/store'
import { buildVoteRecords, buildVotes, type VoteRecordRow, type VoteRow } from '../data/votes'
import { plates } from './boards'
import { people } from './people'

export const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = groups.get(key)
    if (known) known.push(row)
    else groups.set(key, [row])
  }
  return groups
}

const store = seeded('votes', () => {
  const votes = buildVotes(reference(), plates(), org.carSeries)
  const records = buildVoteRecords(reference(), votes, people())
  return { votes, records, byVote: grouped(records, ({ voteId }) => voteId) }
})

/** Returns the current votes, with stages updated by the clock. */
export const votes = (now = control.now()): VoteRow[] => {
  const time = formatTime(now)
  for (const row of store().votes) {
    if (row.status === stageStatus.announced && row.startTime <= time) row.status = stageStatus.running
    if (row.status === stageStatus.running && row.endTime <= time) row.status = stageStatus.ended
  }
  return store().votes
}
export const voteRecords = (): readonly VoteRecordRow[] => store().records
export const recordsOf = (voteId: string): readonly VoteRecordRow[] => store().byVote.get(voteId) ?? []
export const voteOf = (id: unknown): VoteRow => withId(votes(), id, '无权查看或数据不存在')

/** Returns the number of people and of votes. Abnormal votes do not count. */
export const tally = (records: readonly VoteRecordRow[]): { joinCount: number; voteCount: number } => {
  const counts = records.filter(({ status }) => status === voteValid.valid)
  return {
    joinCount: new Set(counts.map(({ person }) => person)).size,
    voteCount: counts.reduce((sum, { options }) => sum + options.length, 0),
  }
}

/** Returns the share of a whole in percent with one decimal. 0 if the whole is 0. */
export const percentOf = (part: number, whole: number): number => (whole ? Math.round((part * 1000) / whole) / 10 : 0)

/** Returns the options of a vote with their results. Options with equal votes share a rank. */
export const countedOptions = (row: VoteRow, records: readonly VoteRecordRow[]) => {
  const { joinCount, voteCount } = tally(records)
  const of = row.options.map((option, place) => {
    const chosen = records.filter(({ options }) => options.includes(place))
    const valid = chosen.filter(({ status }) => status === voteValid.valid)
    return {
      ...option,
      sort: place + 1,
      voteCount: valid.length,
      voterCount: new Set(valid.map(({ person }) => person)).size,
      abnormalCount: chosen.length - valid.length,
    }
  })
  return of.map((option): VoteOption & { abnormalCount: number } => ({
    ...option,
    rank: of.filter((other) => other.voteCount > option.voteCount).length + 1,
    rate:
      row.selectMode === selectMode.several
        ? percentOf(option.voterCount, joinCount)
        : percentOf(option.voteCount, voteCount),
  }))
}

export const voteView = (row: VoteRow): Vote => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as Vote),
  options: [],
  plateName: plates().find(({ id }) => id === row.plateId)?.plateName ?? '',
  ...tally(recordsOf(row.id)),
})

export const recordView = (record: VoteRecordRow): VoteRecord => {
  const row = voteOf(record.voteId)
  const person = people()[record.person]
  return {
    recordId: record.recordId,
    voteId: record.voteId,
    title: row.title,
    optionName: record.options.map((place) => row.options[place]?.optionName ?? ''),
    nickname: person?.nickname ?? '',
    phone: person?.phone ?? '',
    userType: person?.userType ?? 1,
    seriesName: person?.seriesName ?? '',
    // As above.
    source: record.source as VoteRecord['source'],
    ipRegion: person?.ipRegion ?? '',
    points: record.points,
    status: record.status,
    createTime: wireTime(record.moment),
  }
}
