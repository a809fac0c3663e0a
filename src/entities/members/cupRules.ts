import { type Code, is } from '../field'
import { guessResult } from './cupGuess'
import { type CupMatch, cupStage, matchStatus } from './cupMatch'

/** Minutes after kick-off until a score can be entered. */
export const SCORE_AFTER_MINUTES = 90
/** Minutes a score must stay unchanged before the draw. */
export const SCORE_QUIET_MINUTES = 10
/** Number of tournament matches; one page holds all of them. */
export const MATCHES = 64
export const MAX_PRIZES = 10

/** Returns the result of a score after 90 minutes. */
export const outcomeOf = (home: number, away: number): 'H' | 'D' | 'A' =>
  home > away ? guessResult.home : home < away ? guessResult.away : guessResult.draw

export const isKnockOut = ({ stage }: { stage: Code }): boolean => !is(stage, cupStage.group)

/** Part of a pot: the points, the number of people who share them, and the points per person. */
interface PotShare {
  pot: number
  count: number
  each: number
  issued: number
}
interface Pot {
  jackpot: number
  /** In whole %. */
  exactShare: number
  resultShare: number
  exactCount: number
  /** People with the correct result but not the score. */
  resultCount: number
}
export interface PotSplit {
  exact: PotShare
  result: PotShare
  winners: number
  issued: number
  /** Remaining points, carried over to the next match. */
  rollover: number
}

const shareOf = (pot: number, count: number): PotShare => {
  const each = count > 0 ? Math.floor(pot / count) : 0
  return { pot, count, each, issued: each * count }
}

/**
 * Splits a pot completely: every share and payout is rounded down, and the remainder rolls over. Without exact scores
 * their share goes to the correct results; without either nothing is paid out.
 */
export const splitPot = ({ jackpot, exactShare, resultShare, exactCount, resultCount }: Pot): PotSplit => {
  const part = (share: number) => Math.floor((jackpot * share) / 100)
  const exact = shareOf(exactCount > 0 ? part(exactShare) : 0, exactCount)
  const result = shareOf(exactCount > 0 ? part(resultShare) : part(exactShare + resultShare), resultCount)
  const issued = exact.issued + result.issued
  return { exact, result, winners: exactCount + resultCount, issued, rollover: jackpot - issued }
}

type Side = 'home' | 'away'
interface Place {
  matchNo: number
  side: Side
}
/** Place in the next match that the winner of a knock-out match takes, by match number. */
const WINNER_TO: Readonly<Record<number, Place>> = {
  49: { matchNo: 57, side: 'home' },
  50: { matchNo: 57, side: 'away' },
  51: { matchNo: 59, side: 'home' },
  52: { matchNo: 59, side: 'away' },
  53: { matchNo: 58, side: 'home' },
  54: { matchNo: 58, side: 'away' },
  55: { matchNo: 60, side: 'home' },
  56: { matchNo: 60, side: 'away' },
  57: { matchNo: 61, side: 'home' },
  58: { matchNo: 61, side: 'away' },
  59: { matchNo: 62, side: 'home' },
  60: { matchNo: 62, side: 'away' },
  61: { matchNo: 64, side: 'home' },
  62: { matchNo: 64, side: 'away' },
}
/** Same for the losers of the semi-finals. */
const LOSER_TO: Readonly<Record<number, Place>> = {
  61: { matchNo: 63, side: 'home' },
  62: { matchNo: 63, side: 'away' },
}
/** Columns of the bracket, each match beside the two that lead to it. */
export const BRACKET: readonly (readonly number[])[] = [
  [49, 50, 53, 54, 51, 52, 55, 56],
  [57, 58, 59, 60],
  [61, 62],
  [64],
]
export const THIRD_PLACE = 63

export interface Promotion {
  to: CupMatch
  side: Side
  teamId: string
  teamName: string
}

/** Returns the places in later matches that the teams of a scored knock-out match take and do not have yet. */
export const promotionsOf = (match: CupMatch, matches: readonly CupMatch[]): Promotion[] => {
  const { homeTeamId, awayTeamId, winnerTeamId } = match
  if (!winnerTeamId || !homeTeamId || !awayTeamId) return []
  const homeWon = winnerTeamId === homeTeamId
  const winner = { teamId: winnerTeamId, teamName: homeWon ? match.homeTeam : match.awayTeam }
  const loser = { teamId: homeWon ? awayTeamId : homeTeamId, teamName: homeWon ? match.awayTeam : match.homeTeam }
  const place = (to: Place | undefined, team: typeof winner): Promotion[] => {
    const next = matches.find(({ matchNo }) => Number(matchNo) === to?.matchNo)
    if (!to || !next || next[`${to.side}TeamId`] === team.teamId) return []
    return [{ to: next, side: to.side, ...team }]
  }
  const number = Number(match.matchNo)
  return [...place(WINNER_TO[number], winner), ...place(LOSER_TO[number], loser)]
}

/** Probability that one person wins; `percent` has two decimals. */
interface Chance {
  drawn: number
  percent: number
}
/**
 * Returns the probability of each prize in draw order, and of winning none, if everybody wins at most once. The
 * percentages add up to exactly 100.
 */
export const chancesOf = (totals: readonly number[], people: number): { prizes: Chance[]; none: Chance } => {
  const prizes: Chance[] = []
  let [given, reached] = [0, 0]
  const upTo = (count: number): number => {
    const before = reached
    reached = Math.round((count / people) * 10_000)
    return (reached - before) / 100
  }
  for (const total of totals) {
    const drawn = Math.min(total, people - given)
    given += drawn
    prizes.push({ drawn, percent: upTo(given) })
  }
  return { prizes, none: { drawn: people - given, percent: upTo(people) } }
}

export const isSettled = ({ status }: { status: Code }): boolean => is(status, matchStatus.drawn, matchStatus.cancelled)
