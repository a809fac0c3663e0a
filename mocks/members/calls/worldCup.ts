import * as worldCup from '@/api/members/worldCup'
import { cupActivity, type CupActivity, cupStatus } from '@/entities/members/cupActivity'
import { type CupGuess, cupGuess, guessStatus } from '@/entities/members/cupGuess'
import { cupMatch, type MatchDetail, matchStatus } from '@/entities/members/cupMatch'
import { type CupPrize, cupPrize, cupPrizeType } from '@/entities/members/cupPrize'
import {
  isKnockOut,
  isSettled,
  MAX_PRIZES,
  outcomeOf,
  SCORE_AFTER_MINUTES,
  SCORE_QUIET_MINUTES,
} from '@/entities/members/cupRules'
import { toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { wireTime } from '../../core/context'
import { integer, refuseChanged, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { demand } from '../../system/rules/access'
import type { UserRow } from '../../system/data/types'
import { newId } from '../../system/rules/store'
import type { MatchRow } from '../data/worldCup'
import {
  activity,
  drawFinal,
  drawMatch,
  eligible,
  finalDraw,
  guesses,
  guessView,
  matchDetail,
  matches,
  matchView,
  returnStakes,
  tallyOf,
  teamById,
  teams,
} from '../rules/worldCup'
import { demandWriter } from '../rules/writers'

const PAGES = ['matchManagement', 'activitySettings', 'guessDetails', 'drawPrize'].map(
  (page) => `/worldCupManagement/${page}`,
)
const MINUTE = 60_000
const DRAWN_ALREADY = '已开奖，请刷新'
const stale = () => new Refusal(400, '状态已变化，请刷新后重试')
const matchOf = (id: unknown) => withId(matches(), id, '参数缺失或数据不存在，请从列表进入')
const reads = (user: UserRow) => demandHeadquartersPage(user, ...PAGES)

const listed = listOf(worldCup.list)({
  is: ['stage', 'groupName', 'status'],
  between: ['startTime'],
  where: {
    homeTeamId: (asked) => (row) =>
      text(asked) === '' || row.homeTeamId === text(asked) || row.awayTeamId === text(asked),
  },
  sort: ['matchNo', 'startTime', 'jackpot', 'guessCount'],
  order: ({ sortField }) => (sortField === undefined ? (a, b) => a.matchNo - b.matchNo : () => 0),
})
on(worldCup.list)((input, { user }) => {
  reads(user)
  return listed.page(matches().map(matchView), input)
})
on(worldCup.listTeams)(({ groupName }, { user }) => {
  reads(user)
  return teams().filter((row) => text(groupName) === '' || row.groupName === text(groupName))
})
on(worldCup.get)((input, { user }): MatchDetail | CupActivity => {
  reads(user)
  if (input.target === 'match') return matchDetail(matchOf(input.id))
  const final = finalDraw()
  return {
    ...activity(),
    eligible: eligible(integer(input.minRight) ?? 10).length,
    ...(final && { winnerCount: final.winners.length, issuedPoints: final.issuedPoints }),
  }
})

const MATCH_KEYS = ['startTime', 'guessStart', 'guessEnd', 'venue', 'stakePoints'] as const
const updateMatch = (input: Record<string, unknown>, now: number, by: string) => {
  const row = matchOf(input.id)
  const to = sent(input, 'status') ? integer(input.status) : undefined
  const isOpen = row.status === matchStatus.upcoming || row.status === matchStatus.open
  if (to === matchStatus.cancelled) {
    if (!isOpen && row.status !== matchStatus.toScore) throw stale()
    if (text(input.remark) === '') refuseFields({ remark: '请填写取消原因' })
    returnStakes(row, by)
    return Object.assign(row, { status: matchStatus.cancelled, remark: text(input.remark) })
  }
  if (to === matchStatus.upcoming ? row.status !== matchStatus.cancelled : to !== undefined || !isOpen) throw stale()
  const { values, faults } = readInto(cupMatch, MATCH_KEYS, input, row)
  // A new date moves the guessing period with it.
  const moved = (toMillis(values.startTime) ?? 0) - (toMillis(row.startTime) ?? 0)
  if (to === matchStatus.upcoming)
    Object.assign(
      values,
      Object.fromEntries(
        (['guessStart', 'guessEnd'] as const).map((key) => [key, wireTime((toMillis(row[key]) ?? 0) + moved)]),
      ),
    )
  const ids = (['homeTeamId', 'awayTeamId'] as const).map((key) => (sent(input, key) ? text(input[key]) : row[key]))
  const [homeTeamId = '', awayTeamId = ''] = ids
  const count = tallyOf(row).count
  const isMoved = homeTeamId !== row.homeTeamId || awayTeamId !== row.awayTeamId
  const teamFault = ids.some((id) => (id === '' ? !isKnockOut(row) : !teamById(id)))
    ? '请选择球队'
    : homeTeamId !== '' && homeTeamId === awayTeamId
      ? '主队和客队不能相同'
      : count > 0 && isMoved
        ? `已有${count}人竞猜，不能更换球队`
        : undefined
  refuseFields({
    homeTeamId: teamFault,
    ...faults,
    guessEnd:
      faults.guessEnd ??
      (values.guessEnd >= values.startTime
        ? '竞猜截止须早于开球时间'
        : values.guessEnd <= values.guessStart
          ? '结束时间须晚于开始时间'
          : undefined),
    stakePoints:
      faults.stakePoints ??
      (count > 0 && values.stakePoints !== row.stakePoints ? `已有${count}人竞猜，不能修改参与积分` : undefined),
    startTime:
      faults.startTime ??
      (to === matchStatus.upcoming && values.startTime <= wireTime(now) ? '开球时间须晚于当前时间' : undefined),
  })
  return Object.assign(row, values, { homeTeamId, awayTeamId, status: to ?? row.status })
}

const ACTIVITY_KEYS = [
  ...(['title', 'cover', 'startTime', 'endTime', 'joinScope', 'stakePoints', 'matchTimes', 'closeMinutes'] as const),
  ...(['jackpot', 'stakeRate', 'exactShare', 'resultShare', 'shareTitle', 'shareImage', 'content'] as const),
] as const
const FIXED = ['stakeRate', 'exactShare', 'resultShare', 'joinScope'] as const
const updateActivity = (input: Record<string, unknown>, user: UserRow, now: number) => {
  const row = activity()
  refuseChanged({ updateBy: user.nickname, updateTime: row.updateTime }, input)
  const to = sent(input, 'status') ? integer(input.status) : row.status
  const published = row.status === cupStatus.published
  if (row.status === cupStatus.over) throw stale()
  if (sent(input, 'status') && to !== (published ? cupStatus.down : cupStatus.published)) throw stale()
  const { values, faults } = readInto(cupActivity, ACTIVITY_KEYS, input, row)
  const times = matches().map(({ startTime }) => startTime)
  refuseFields({
    ...faults,
    endTime: faults.endTime ?? (values.endTime <= values.startTime ? '结束时间须晚于开始时间' : undefined),
    startTime:
      faults.startTime ??
      (times.some((time) => time < values.startTime || time > values.endTime) ? '活动时间须包含全部比赛' : undefined),
    resultShare:
      faults.resultShare ??
      (values.exactShare + values.resultShare === 100 ? undefined : '猜中比分与猜中赛果的瓜分比例合计须为100%'),
  })
  if (published && FIXED.some((key) => values[key] !== row[key])) throw new Refusal(400, '活动进行中不可修改')
  return Object.assign(row, values, { status: to, updateTime: wireTime(now) })
}
on(worldCup.update)((input, { user, now }) => {
  demandWriter(user, 'worldCup.update')
  return {
    id: (input.target === 'match' ? updateMatch(input, now, user.nickname) : updateActivity(input, user, now)).id,
  }
})

on(worldCup.updateScore)((input, { user, now }) => {
  demandWriter(user, 'worldCup.updateScore')
  const row = matchOf(input.id)
  const isFirst = row.status === matchStatus.toScore
  if ((!isFirst && row.status !== matchStatus.toDraw) || text(input.scoreTime) !== row.scoreTime) throw stale()
  if (now < (toMillis(row.startTime) ?? 0) + SCORE_AFTER_MINUTES * MINUTE)
    throw new Refusal(400, '开球90分钟后才能录入比分')
  const { values, faults } = readInto(cupMatch, ['homeScore', 'awayScore', 'scoreNote'], input, {})
  const { homeTeamId, awayTeamId } = row
  const won = outcomeOf(values.homeScore, values.awayScore)
  const winnerTeamId = !isKnockOut(row)
    ? ''
    : won === 'H'
      ? homeTeamId
      : won === 'A'
        ? awayTeamId
        : text(input.winnerTeamId)
  refuseFields({
    ...faults,
    winnerTeamId:
      isKnockOut(row) && ![homeTeamId, awayTeamId].includes(winnerTeamId)
        ? '淘汰赛90分钟打平，请选择晋级球队'
        : undefined,
  })
  Object.assign(row, values, {
    winnerTeamId,
    status: matchStatus.toDraw,
    scoreBy: user.nickname,
    scoreTime: wireTime(now),
  })
  return { id: row.id }
})

const readPrizes = (input: unknown): CupPrize[] => {
  const rows: unknown[] = Array.isArray(input) ? input : []
  if (rows.length > MAX_PRIZES) throw new Refusal(400, `最多设置${MAX_PRIZES}个奖品`)
  const faults: Record<string, string | undefined> = {}
  const prizes = rows.map((one, at): CupPrize => {
    const row: Record<string, unknown> = { ...Object(one) }
    const read = readInto(
      cupPrize,
      ['level', 'prizeName', 'prizeType', 'image', 'points', 'couponId', 'total'],
      row,
      {},
    )
    const { prizeType, points, couponId, image, level } = read.values
    const own = {
      ...read.faults,
      points: prizeType === cupPrizeType.points && !points ? '请填写每份积分' : read.faults.points,
      couponId: prizeType === cupPrizeType.coupon && !couponId ? '请选择卡券' : undefined,
      image: prizeType === cupPrizeType.goods && !image ? '请上传图片' : undefined,
      level:
        read.faults.level ??
        (rows.some((other, place) => place < at && integer(Object(other).level) === level)
          ? '奖级不能重复'
          : undefined),
    }
    for (const [key, fault] of Object.entries(own)) faults[`prizes.${at}.${key}`] = fault
    return { ...read.values, prizeId: text(row.prizeId) || newId(), used: 0 }
  })
  refuseFields(faults)
  return prizes
}
on(worldCup.setJackpot)((input, { user }) => {
  demandWriter(user, 'worldCup.setJackpot')
  if (!sent(input, 'id')) {
    if (activity().finalTime !== '') throw stale()
    activity().prizes = readPrizes(input.prizes)
    return { id: activity().id }
  }
  const row = matchOf(input.id)
  if (isSettled(row)) throw stale()
  if (sent(input, 'jackpot')) {
    if (row.status === matchStatus.toDraw) throw stale()
    const { values, faults } = readInto(cupMatch, ['jackpot'], input, {})
    const isLow = row.status !== matchStatus.upcoming && values.jackpot < row.base
    refuseFields({ jackpot: faults.jackpot ?? (isLow ? `奖池不能低于已公布的${row.base}` : undefined) })
    row.base = values.jackpot
  }
  if (sent(input, 'prizes')) row.prizes = readPrizes(input.prizes)
  return { id: row.id }
})

const resultOf = ({ draw }: MatchRow) => ({
  winnerCount: draw?.winnerCount ?? 0,
  issuedPoints: draw?.issuedPoints ?? 0,
  rollover: draw?.rollover ?? 0,
})
on(worldCup.drawLottery)((input, { user, now }) => {
  demandWriter(user, 'worldCup.drawLottery')
  const requestNo = text(input.requestNo)
  if (requestNo === '') throw new Refusal(400, '缺少请求号')
  if (!sent(input, 'id')) {
    const known = finalDraw()
    if (known && known.requestNo !== requestNo) throw new Refusal(409, '总开奖已完成，请刷新')
    if (!matches().every(isSettled)) throw stale()
    const final = known ?? drawFinal(integer(input.minRight) ?? 10, requestNo, wireTime(now), user.nickname)
    return { winnerCount: final.winners.length, issuedPoints: final.issuedPoints, rollover: 0 }
  }
  const row = matchOf(input.id)
  if (row.draw?.requestNo === requestNo) return resultOf(row)
  if (row.status === matchStatus.drawn) throw new Refusal(409, DRAWN_ALREADY)
  if (row.status !== matchStatus.toDraw) throw stale()
  if (now - (toMillis(row.scoreTime) ?? 0) < SCORE_QUIET_MINUTES * MINUTE)
    throw new Refusal(400, '比分10分钟内有改动，请稍后再开奖')
  drawMatch(row, requestNo, wireTime(now), user.nickname)
  return resultOf(row)
})

const details = listOf(worldCup.listDetails)<CupGuess>({
  is: ['guessResult', 'status', 'prizeStatus', 'memberType', 'userId'],
  like: ['nickname'],
  phone: ['phone'],
  between: ['createTime'],
  sort: ['createTime', 'winPoints', 'id'],
  // Winners of prizes come first if the winners of a match are requested.
  order: ({ sortField }) =>
    sortField === 'prizeStatus' ? (a, b) => Number(b.prizeName !== '') - Number(a.prizeName !== '') : () => 0,
})
const guessesFor = (input: Record<string, unknown>): CupGuess[] => {
  const asked = text(input.matchId)
  if (asked === '0')
    return (finalDraw()?.winners ?? []).map((winner, index) => ({
      ...winner,
      id: String(index + 1),
      matchId: '0',
      matchNo: '',
      homeTeam: '',
      awayTeam: '',
      guessResult: 'H',
      guessScore: '',
      stakePoints: 0,
      status: guessStatus.result,
      winPoints: 0,
      createTime: activity().finalTime,
    }))
  const byNo = new Map(matches().flatMap((row) => (asked === '' || row.id === asked ? [[row.matchNo, row]] : [])))
  const phone = text(input.phone)
  return guesses().flatMap((row) => {
    const match = byNo.get(row.matchNo)
    return match && (phone === '' || row.user.phone.endsWith(phone)) ? [guessView(row, match)] : []
  })
}
const countBy = <K>(rows: readonly CupGuess[], keyOf: (row: CupGuess) => K): Map<K, number> => {
  const counts = new Map<K, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}
on(worldCup.listDetails)((input, { user }) => {
  reads(user)
  const all = guessesFor(input)
  const fitting = details.fitting(all, input)
  const sum = (key: 'stakePoints' | 'winPoints') => fitting.reduce((total, row) => total + row[key], 0)
  const byResult = countBy(fitting, (row) => `${row.matchNo} ${row.guessResult}`)
  const numbers = [...new Set(fitting.map(({ matchNo }) => matchNo))].toSorted((a, b) => Number(a) - Number(b))
  return {
    ...details.page(all, input),
    summary: {
      guesses: fitting.length,
      people: new Set(fitting.map(({ userId }) => userId)).size,
      stakePoints: sum('stakePoints'),
      winPoints: fitting.reduce((total, row) => total + (row.status === guessStatus.returned ? 0 : row.winPoints), 0),
    },
    byMatch: numbers.map((matchNo) => ({
      matchNo,
      home: byResult.get(`${matchNo} H`) ?? 0,
      draw: byResult.get(`${matchNo} D`) ?? 0,
      away: byResult.get(`${matchNo} A`) ?? 0,
    })),
    scores: [...countBy(fitting, (row) => row.guessScore)]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 5)
      .map(([guessScore, count]) => ({ guessScore, count })),
  }
})
on(worldCup.exportDetails)((input, { user }) => {
  reads(user)
  demand(user, 'worldCup.exportDetails')
  return sheetOf(
    details.exported(guessesFor(input), input),
    columnsOf(
      cupGuess,
      ...(['id', 'matchNo', 'homeTeam', 'awayTeam', 'nickname', 'phone', 'memberType', 'guessResult'] as const),
      ...(['guessScore', 'stakePoints', 'status', 'winPoints', 'prizeName', 'prizeStatus', 'createTime'] as const),
    ),
  )
})
