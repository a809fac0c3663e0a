import type { CupActivity } from '@/entities/members/cupActivity'
import type { CupGuess } from '@/entities/members/cupGuess'
import type { CupMatch, CupTeam, MatchDetail } from '@/entities/members/cupMatch'
import type { CupPrize } from '@/entities/members/cupPrize'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { about, download, get, io, post, type Query, type Since } from '../call'
import { listIn } from '../refs'
import { type Numbers, numbers, type Page, pageOf, record, rows } from '../reply'

/** A match or the activity. With `minRight` the activity includes the number of people with that many correct guesses. */
export type CupAsk = { target: 'match'; id: string } | { target: 'activity'; minRight?: number }
/** Fields of a saved match. A team is an id, or '' while undecided. */
export type MatchInput = Partial<
  Pick<CupMatch, 'homeTeamId' | 'awayTeamId' | 'startTime' | 'guessStart' | 'guessEnd' | 'venue' | 'stakePoints'> & {
    status: number
    remark: string
  }
>
export type ActivityInput = Partial<Omit<CupActivity, 'id' | 'updateTime' | 'prizes' | 'eligible' | 'finalTime'>>
type CupUpdate =
  | ({ target: 'match'; id: string } & MatchInput)
  | ({ target: 'activity'; id: string } & ActivityInput & Since)

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const idOf = (team: unknown) => text(prop(team, 'teamId') ?? prop(team, 'id'))
/** Returns a row with the ids and flags of teams that were sent as records. */
const withTeams = (row: unknown): unknown => {
  if (!isRecord(row)) return row
  const id = (side: string) => text(row[`${side}TeamId`]) || idOf(row[`${side}Team`])
  const flag = (side: string) => text(row[`${side}Flag`]) || text(prop(row[`${side}Team`], 'flag'))
  return {
    ...row,
    homeTeamId: id('home'),
    awayTeamId: id('away'),
    winnerTeamId: id('winner'),
    homeFlag: flag('home'),
    awayFlag: flag('away'),
  }
}
const eachWithTeams = (data: unknown): unknown => ({
  ...(isRecord(data) ? data : {}),
  records: (listIn(data) ?? []).map(withTeams),
})
const matches = pageOf<CupMatch>({})
const match = record<MatchDetail>({ prizes: [{}] })
const activity = record<CupActivity>({ prizes: [{}] })

export const list = get(
  '/api-star-web/world/cup/list',
  io<Query<CupMatch>, Page<CupMatch>>((data) => matches(eachWithTeams(data))),
)
const getOne = get(
  '/api-star-web/world/cup/get',
  io<CupAsk, MatchDetail | CupActivity>((data, { target }) =>
    target === 'match' ? match(withTeams(data)) : activity(data),
  ),
)
export { getOne as get }
export const update = post('/api-star-web/world/cup/update', about<CupUpdate>('id'))
/**
 * `scoreTime` is the entry time of the score that was read, so that another user's score is not overwritten
 * unnoticed.
 */
export const updateScore = post(
  '/api-star-web/world/cup/update/score',
  about<Pick<CupMatch, 'id' | 'homeScore' | 'awayScore' | 'scoreNote'> & { winnerTeamId?: string; scoreTime?: string }>(
    'id',
  ),
)
/** Sets the base jackpot and extra prizes of a match, or without an id the prizes of the final draw. */
export const setJackpot = post(
  '/api-star-web/world/cup/setJackpot',
  io<{ id?: string; jackpot?: number; prizes?: Partial<CupPrize>[] }>(),
)

export interface DrawResult {
  winnerCount: number | null
  issuedPoints: number | null
  rollover: number | null
}
export const drawResult = (data: unknown): DrawResult => ({
  winnerCount: numberIn(prop(data, 'winnerCount')),
  issuedPoints: numberIn(prop(data, 'issuedPoints')),
  rollover: numberIn(prop(data, 'rollover')),
})
/** Settles a match, or without an id the final draw. Requests with the same `requestNo` are booked once. */
export const drawLottery = post(
  '/api-star-web/world/cup/lottery',
  io<{ id?: string; minRight?: number; requestNo: string }, DrawResult>(drawResult),
)

export interface GuessesByMatch {
  matchNo: string
  home: number | null
  draw: number | null
  away: number | null
}
export interface GuessPage extends Page<CupGuess> {
  summary: Numbers
  byMatch: GuessesByMatch[]
  scores: { guessScore: string; count: number | null }[]
}
type GuessQuery = Query<CupGuess>
const guesses = pageOf<CupGuess>({})
export const listDetails = get(
  '/api-star-web/world/cup/detail/page/list',
  io<GuessQuery, GuessPage>((data) => ({
    ...guesses(data),
    summary: numbers(prop(data, 'summary')),
    byMatch: rows<Record<string, unknown>>(prop(data, 'byMatch')).map((row) => ({
      matchNo: text(row.matchNo),
      home: numberIn(row.home),
      draw: numberIn(row.draw),
      away: numberIn(row.away),
    })),
    scores: rows<Record<string, unknown>>(prop(data, 'scores')).map((row) => ({
      guessScore: text(row.guessScore),
      count: numberIn(row.count),
    })),
  })),
)
export const exportDetails = download('POST', '/api-star-web/world/cup/detail/excel', io<GuessQuery, Blob>())
export const listTeams = get(
  '/api-star-web/world/cup/team/list',
  io<Pick<Query<CupTeam>, 'groupName' | 'pageNo' | 'pageSize'>, CupTeam[]>(rows),
)
