import { entity, enumeration, f, type RowOf } from '../field'
import type { CupPrize } from './cupPrize'

export const cupStage = enumeration('cupStage', { group: 1, last16: 2, quarter: 3, semi: 4, third: 5, final: 6 })
export const matchStatus = enumeration('matchStatus', {
  upcoming: 0,
  open: [1, 'processing'],
  toScore: [2, 'warning'],
  toDraw: [3, 'warning'],
  drawn: [4, 'success'],
  cancelled: [5, 'error'],
})

/** Tournament match. Scores are after 90 minutes; teams are empty until decided. */
export const cupMatch = entity('cupMatch', {
  id: f.id(),
  matchNo: f.integer({ sortable: true }),
  stage: f.enum(cupStage),
  groupName: f.text({ max: 1 }),
  homeTeam: f.ref(),
  awayTeam: f.ref(),
  startTime: f.dateTime({ required: true, sortable: true }),
  guessStart: f.dateTime({ required: true }),
  guessEnd: f.dateTime({ required: true }),
  venue: f.text({ max: 30 }),
  homeScore: f.integer({ required: true, min: 0, max: 30 }),
  awayScore: f.integer({ required: true, min: 0, max: 30 }),
  winnerTeam: f.ref(),
  scoreNote: f.text({ max: 20 }),
  stakePoints: f.points({ required: true, min: 0, max: 1000 }),
  jackpot: f.points({ required: true, min: 0, max: 10_000_000, sortable: true }),
  guessCount: f.integer({ sortable: true }),
  resultCount: f.integer(),
  exactCount: f.integer(),
  status: f.status(matchStatus),
})

export interface CupMatch extends RowOf<typeof cupMatch> {
  homeTeamId: string
  awayTeamId: string
  winnerTeamId: string
  homeFlag?: string
  awayFlag?: string
}

/** Match with the parts of its pot, the guesses by result, the person who entered the score, and its draw. */
export interface MatchDetail extends CupMatch {
  baseJackpot?: number
  stakeJackpot?: number
  rolledJackpot?: number
  /** Shares of the pot in %, for the exact score and for the result only. */
  exactShare?: number
  resultShare?: number
  homeCount?: number
  drawCount?: number
  awayCount?: number
  scoreBy?: string
  scoreTime?: string
  prizes: CupPrize[]
  drawTime?: string
  winnerCount?: number
  issuedPoints?: number
  rollover?: number
}

export const cupTeam = entity('cupTeam', {
  teamId: f.id(),
  teamName: f.text(),
  teamNameEn: f.text(),
  teamCode: f.text(),
  flag: f.image(),
  groupName: f.text(),
  played: f.integer(),
  goalDiff: f.integer(),
  score: f.integer({ sortable: true }),
})
export type CupTeam = RowOf<typeof cupTeam>
