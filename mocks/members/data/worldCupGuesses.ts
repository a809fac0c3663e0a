import { shopUserStatus } from '@/entities/marketing/shopUser'
import { outcomeOf } from '@/entities/members/cupRules'
import { wireTime } from '../../core/context'
import { random } from '../../core/random'
import type { ShopUserRow } from './shopUsers'
import type { MatchRow } from './worldCup'

/** A user's guess as stored. It never changes, so its result follows from the match. */
export interface GuessRow {
  id: string
  matchNo: number
  user: GuesserRow
  score: string
  result: 'H' | 'D' | 'A'
  createTime: string
}
export interface GuesserRow {
  userId: string
  nickname: string
  phone: string
  memberType: number
  closed: boolean
}
export interface Tally {
  count: number
  H: number
  D: number
  A: number
  scores: Map<string, number>
}

const GUESSES = 20_000
const REGULARS = 150
const GOALS = [0, 1, 1, 2, 0, 2, 3, 1]

/** Returns every second user of the app. A closed account keeps its guesses without personal data. */
const guessersOf = (users: readonly ShopUserRow[]): GuesserRow[] =>
  users.flatMap(({ userId, nickname, phone, memberType, status }, index) => {
    if (index % 2 === 1) return []
    const closed = status === shopUserStatus.closed
    return [{ userId, nickname: closed ? '已注销用户' : nickname, phone: closed ? '' : phone, memberType, closed }]
  })

export const buildGuesses = (
  now: number,
  matches: readonly MatchRow[],
  appUsers: readonly ShopUserRow[],
): { rows: GuessRow[]; tallies: Map<number, Tally> } => {
  const chance = random(20_261_202)
  const users = guessersOf(appUsers)
  const millis = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)
  const begun = matches.filter(({ guessStart, homeTeamId }) => homeTeamId && millis(guessStart) <= now)
  const rows: GuessRow[] = []
  const tallies = new Map<number, Tally>()
  begun.forEach(({ matchNo, guessStart, guessEnd }, round) => {
    const until = Math.round((GUESSES * (round + 1)) / begun.length)
    const [from, to] = [millis(guessStart), Math.min(millis(guessEnd), now)]
    const tally: Tally = { count: 0, H: 0, D: 0, A: 0, scores: new Map() }
    const first = rows.length
    for (let index = first; index < until; index++) {
      const [home, away] = [GOALS[chance.int(0, 7)] ?? 0, GOALS[chance.int(0, 7)] ?? 0]
      const [score, result] = [`${home}:${away}`, outcomeOf(home, away)]
      const place = index - first
      const user = users[place < REGULARS ? place : REGULARS + ((index * 37 + matchNo) % (users.length - REGULARS))]
      if (!user) continue
      const time = from + Math.round(((to - from) * place) / (until - first))
      rows.push({ id: String(7_000_000_001 + index), matchNo, user, score, result, createTime: wireTime(time) })
      tally.count += 1
      tally[result] += 1
      tally.scores.set(score, (tally.scores.get(score) ?? 0) + 1)
    }
    tallies.set(matchNo, tally)
  })
  return { rows, tallies }
}

export const NO_GUESSES: Tally = { count: 0, H: 0, D: 0, A: 0, scores: new Map() }
