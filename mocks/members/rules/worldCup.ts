import { cupStatus } from '@/entities/members/cupActivity'
import { type CupGuess, cupPrizeStatus, guessStatus } from '@/entities/members/cupGuess'
import { type CupMatch, type CupTeam, type MatchDetail, matchStatus } from '@/entities/members/cupMatch'
import { type CupPrize, cupPrizeType } from '@/entities/members/cupPrize'
import { pointChange, pointSide } from '@/entities/members/pointEnums'
import { isSettled, outcomeOf, type PotSplit, splitPot } from '@/entities/members/cupRules'
import { pick } from '@/lib/pick'
import { reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { random } from '../../core/random'
import { Refusal } from '../../core/types'
import { APP_POOL } from '../data/pointBook'
import { shopUsers } from '../data/shopUsers'
import { buildActivity, buildMatches, buildTeams, type DrawRow, type MatchRow, standings } from '../data/worldCup'
import { buildGuesses, type GuessRow, NO_GUESSES, type Tally } from '../data/worldCupGuesses'
import { book, type Booking, bookingFault, poolById, poolFault } from './pointBook'

type FinalWinner = Pick<CupGuess, 'userId' | 'nickname' | 'phone' | 'memberType' | 'prizeName' | 'prizeStatus'>

const guessStore = seeded('worldCupGuesses', () => {
  const day = reference()
  const seeds = buildMatches(day, buildTeams())
  let built: ReturnType<typeof buildGuesses> | undefined
  // A function, so that 20,000 immutable rows are built at first use and not copied at each reset.
  return () => (built ??= buildGuesses(day, seeds, shopUsers()))
})
export const guesses = (): readonly GuessRow[] => guessStore()().rows
export const tallyOf = ({ matchNo }: Pick<MatchRow, 'matchNo'>): Tally =>
  guessStore()().tallies.get(matchNo) ?? NO_GUESSES

const made = seeded('worldCup', () => {
  const teams = buildTeams()
  const store = {
    teams,
    matches: buildMatches(reference(), teams),
    activity: buildActivity(reference()),
    /** Undefined until the final draw. */
    final: undefined as { requestNo: string; winners: FinalWinner[]; issuedPoints: number } | undefined,
  }
  for (const [index, match] of store.matches.entries())
    if (match.status === matchStatus.drawn) {
      const draw = settle(match, store.matches[index + 1], store.activity, `seed${match.matchNo}`, match.scoreTime)
      ;[...draw.prizes.values()].forEach((prize, place) => {
        prize.prizeStatus =
          place % 5 === 1
            ? cupPrizeStatus.toCollect
            : place % 7 === 6
              ? cupPrizeStatus.expired
              : cupPrizeStatus.collected
      })
    }
  return store
})

/** Returns the current activity. It is over once its end has passed. */
export const activity = () => {
  const row = made().activity
  if (row.status !== cupStatus.draft && row.endTime < wireTime(control.now()))
    Object.assign(row, { status: cupStatus.over })
  return row
}
export const finalDraw = () => made().final
export const teams = (): CupTeam[] => standings(made().teams, made().matches)
export const teamById = (id: string) => made().teams.find(({ teamId }) => teamId === id)

/** Returns the current matches. Guessing opens and closes by time, but not while a team is undecided. */
export const matches = (): readonly MatchRow[] => {
  const now = wireTime(control.now())
  for (const row of made().matches) {
    if (row.status !== matchStatus.upcoming && row.status !== matchStatus.open) continue
    if (!row.homeTeamId || !row.awayTeamId || now < row.guessStart) row.status = matchStatus.upcoming
    else row.status = now >= row.guessEnd ? matchStatus.toScore : matchStatus.open
  }
  return made().matches
}

type Shares = DrawRow['shares']
/** Returns the shares of a match. A drawn match uses the shares stored with its draw. */
const sharesOf = ({ draw }: MatchRow): Shares => draw?.shares ?? activity()
const stakesOf = (match: MatchRow, { stakeRate }: Shares) =>
  Math.floor((tallyOf(match).count * match.stakePoints * stakeRate) / 100)
const potOf = (match: MatchRow, shares: Shares) => match.base + stakesOf(match, shares) + match.rolled
/** Returns the number of exact scores and of correct results only. Both are 0 without a score. */
const hitsOf = (match: MatchRow) => {
  const { homeScore, awayScore } = match
  if (homeScore === undefined || awayScore === undefined) return { exactCount: 0, resultCount: 0 }
  const tally = tallyOf(match)
  const exactCount = tally.scores.get(`${homeScore}:${awayScore}`) ?? 0
  return { exactCount, resultCount: tally[outcomeOf(homeScore, awayScore)] - exactCount }
}
const splitOf = (match: MatchRow, shares: Shares): PotSplit =>
  splitPot({ ...shares, ...hitsOf(match), jackpot: potOf(match, shares) })
export const splitNow = (match: MatchRow): PotSplit => splitOf(match, sharesOf(match))

/** Assigns the prizes by lot. Each person wins at most once. */
const drawPrizes = <T>(prizes: readonly CupPrize[], people: readonly T[], seed: number): [CupPrize, T][] => {
  const chance = random(seed)
  const left = [...people]
  return prizes
    .toSorted((a, b) => a.level - b.level)
    .flatMap((prize) => {
      const won = Array.from({ length: Math.min(prize.total, left.length) }, () =>
        left.splice(chance.int(0, left.length - 1), 1),
      ).flat()
      Object.assign(prize, { used: won.length })
      return won.map((one): [CupPrize, T] => [prize, one])
    })
}
const maxPrizePoints = (prizes: readonly CupPrize[]) =>
  pointsOf(prizes.flatMap((prize) => Array.from({ length: prize.total }, () => [prize, 0] as const)))
const pointsOf = (won: readonly (readonly [CupPrize, unknown])[]) =>
  won.reduce((sum, [{ prizeType, points }]) => sum + (prizeType === cupPrizeType.points ? points : 0), 0)

/** Books the draw of a match. The rest of its pot is added to the next match. */
function settle(match: MatchRow, next: MatchRow | undefined, shares: Shares, requestNo: string, time: string): DrawRow {
  const split = splitOf(match, shares)
  const right = match.prizes.length
    ? guesses().filter((row) => row.matchNo === match.matchNo && isRight(statusIn(row, match)))
    : []
  const won = drawPrizes(match.prizes, right, match.matchNo)
  const draw: DrawRow = {
    requestNo,
    winnerCount: split.winners,
    issuedPoints: split.issued + pointsOf(won),
    rollover: split.rollover,
    exactEach: split.exact.each,
    resultEach: split.result.each,
    time,
    shares: pick(shares, 'stakeRate', 'exactShare', 'resultShare'),
    prizes: new Map(
      won.map(([prize, { id }]) => [
        id,
        {
          prizeName: prize.prizeName,
          prizeStatus: Number(cupPrizeStatus.toCollect),
          points: pointsOf([[prize, 0]]),
        },
      ]),
    ),
  }
  Object.assign(match, { draw, status: matchStatus.drawn })
  if (next) next.rolled += split.rollover
  return draw
}
const isRight = (status: number) => status === guessStatus.exact || status === guessStatus.result

/** Returns the result of a guess by the score, whether drawn or not. */
function statusIn({ score, result }: GuessRow, { homeScore = 0, awayScore = 0 }: MatchRow): number {
  if (score === `${homeScore}:${awayScore}`) return guessStatus.exact
  return result === outcomeOf(homeScore, awayScore) ? guessStatus.result : guessStatus.wrong
}

/** Books points of App users for a match. Frozen and closed accounts receive none. */
const bookAll = (
  rows: readonly (readonly [userId: string, points: number])[],
  booking: Omit<Booking, 'side' | 'userId' | 'points'>,
) => {
  for (const [userId, points] of rows) {
    const whole = { ...booking, side: pointSide.app, userId, points }
    if (points > 0 && bookingFault(whole) === undefined) book(whole)
  }
}
const isOf = (match: MatchRow) => (row: GuessRow) => row.matchNo === match.matchNo
/** Draws a match and pays its winners from the App pool. Throws if the pool has too few points. */
export const drawMatch = (match: MatchRow, requestNo: string, time: string, createBy: string): void => {
  const fault = poolFault(poolById(APP_POOL), splitNow(match).issued + maxPrizePoints(match.prizes))
  if (fault !== undefined) throw new Refusal(400, fault)
  // The pot of a match that awaits its draw has already been announced, so it must not change.
  const next = matches().find(
    ({ matchNo, status }) => matchNo > match.matchNo && !isSettled({ status }) && status !== matchStatus.toDraw,
  )
  const draw = settle(match, next, activity(), requestNo, time)
  bookAll(
    guesses()
      .filter(isOf(match))
      .map((row) => {
        const status = statusIn(row, match)
        const won = status === guessStatus.exact ? draw.exactEach : status === guessStatus.result ? draw.resultEach : 0
        return [row.user.userId, won + (draw.prizes.get(row.id)?.points ?? 0)]
      }),
    { changeType: pointChange.guess, source: `竞猜第${match.matchNo}场`, bizNo: match.id, createBy },
  )
}
export const returnStakes = (match: MatchRow, createBy: string): void =>
  bookAll(
    guesses()
      .filter(isOf(match))
      .map((row) => [row.user.userId, match.stakePoints]),
    { changeType: pointChange.refund, source: `竞猜第${match.matchNo}场取消`, bizNo: match.id, createBy },
  )

/** Returns the people with at least `minRight` correct guesses in drawn matches. */
export const eligible = (minRight: number) => {
  const byNo = new Map(made().matches.map((row) => [row.matchNo, row]))
  const counts = new Map<string, { user: GuessRow['user']; count: number }>()
  for (const row of guesses()) {
    const match = byNo.get(row.matchNo)
    if (match?.status !== matchStatus.drawn || row.user.closed || !isRight(statusIn(row, match))) continue
    const known = counts.get(row.user.userId) ?? { user: row.user, count: 0 }
    counts.set(row.user.userId, { ...known, count: known.count + 1 })
  }
  return [...counts.values()].flatMap(({ user, count }) => (count >= minRight ? [user] : []))
}
export const drawFinal = (minRight: number, requestNo: string, time: string, createBy: string) => {
  const fault = poolFault(poolById(APP_POOL), maxPrizePoints(activity().prizes))
  if (fault !== undefined) throw new Refusal(400, fault)
  const won = drawPrizes(activity().prizes, eligible(minRight), 99)
  const final = {
    requestNo,
    issuedPoints: pointsOf(won),
    winners: won.map(([{ prizeName }, { closed: _closed, memberType, ...user }]) => ({
      ...user,
      memberType: memberType as CupGuess['memberType'], // One of the codes.
      prizeName,
      prizeStatus: cupPrizeStatus.toCollect,
    })),
  }
  bookAll(
    won.map(([prize, { userId }]) => [userId, pointsOf([[prize, 0]])]),
    { changeType: pointChange.guess, source: '竞猜总开奖', createBy },
  )
  made().final = final
  Object.assign(activity(), { finalTime: time })
  return final
}

export const matchView = (row: MatchRow): CupMatch => {
  const [home, away] = [teamById(row.homeTeamId), teamById(row.awayTeamId)]
  const { draw: _draw, prizes: _prizes, base: _base, rolled: _rolled, remark: _remark, scoreBy: _by, ...match } = row
  return {
    ...match,
    homeTeam: home?.teamName ?? '',
    awayTeam: away?.teamName ?? '',
    winnerTeam: teamById(row.winnerTeamId)?.teamName ?? '',
    homeFlag: home?.flag ?? '',
    awayFlag: away?.flag ?? '',
    // A missing score is omitted, as a real server would do.
    homeScore: row.homeScore as number,
    awayScore: row.awayScore as number,
    jackpot: potOf(row, sharesOf(row)),
    guessCount: tallyOf(row).count,
    ...hitsOf(row),
  }
}
export const matchDetail = (row: MatchRow): MatchDetail => {
  const { H: homeCount, D: drawCount, A: awayCount } = tallyOf(row)
  const shares = sharesOf(row)
  return {
    ...matchView(row),
    baseJackpot: row.base,
    stakeJackpot: stakesOf(row, shares),
    rolledJackpot: row.rolled,
    exactShare: shares.exactShare,
    resultShare: shares.resultShare,
    homeCount,
    drawCount,
    awayCount,
    scoreBy: row.scoreBy,
    prizes: row.prizes,
    ...(row.draw && {
      drawTime: row.draw.time,
      winnerCount: row.draw.winnerCount,
      issuedPoints: row.draw.issuedPoints,
      rollover: row.draw.rollover,
    }),
  }
}

export const guessView = (row: GuessRow, match: MatchRow): CupGuess => {
  const drawn = match.status === matchStatus.drawn
  const status = drawn
    ? statusIn(row, match)
    : match.status === matchStatus.cancelled
      ? guessStatus.returned
      : guessStatus.waiting
  const won = { [guessStatus.exact]: match.draw?.exactEach, [guessStatus.result]: match.draw?.resultEach }[status]
  const [home, away] = [teamById(match.homeTeamId), teamById(match.awayTeamId)]
  return {
    id: row.id,
    matchId: match.id,
    matchNo: String(match.matchNo),
    homeTeam: home?.teamName ?? '',
    awayTeam: away?.teamName ?? '',
    homeFlag: home?.flag,
    awayFlag: away?.flag,
    userId: row.user.userId,
    nickname: row.user.nickname,
    phone: row.user.phone,
    memberType: row.user.memberType as CupGuess['memberType'], // One of the codes.
    guessResult: row.result,
    guessScore: row.score,
    stakePoints: match.stakePoints,
    status: status as CupGuess['status'], // One of the codes above.
    winPoints: status === guessStatus.returned ? match.stakePoints : (won ?? 0),
    prizeName: match.draw?.prizes.get(row.id)?.prizeName ?? '',
    prizeStatus: (match.draw?.prizes.get(row.id)?.prizeStatus ?? cupPrizeStatus.none) as CupGuess['prizeStatus'], // as above
    createTime: row.createTime,
  }
}
