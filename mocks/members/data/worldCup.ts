import { type CupActivity, cupJoinScope, cupStatus } from '@/entities/members/cupActivity'
import { type CupMatch, cupStage, type CupTeam, matchStatus } from '@/entities/members/cupMatch'
import { type CupPrize, cupPrizeType } from '@/entities/members/cupPrize'
import { colors, picture, wireTime } from '../../core/context'
import { at, random } from '../../core/random'

const [HOUR, DAY] = [3_600_000, 86_400_000]

export type TeamRow = Omit<CupTeam, 'played' | 'goalDiff' | 'score'>

export interface DrawRow {
  requestNo: string
  winnerCount: number
  issuedPoints: number
  rollover: number
  exactEach: number
  resultEach: number
  time: string
  /** Shares used to split the pot. */
  shares: Pick<CupActivity, 'stakeRate' | 'exactShare' | 'resultShare'>
  /** Prizes by the id of the winning guess. */
  prizes: Map<string, { prizeName: string; prizeStatus: number; points: number }>
}

type Counted = 'jackpot' | 'guessCount' | 'resultCount' | 'exactCount' | 'homeScore' | 'awayScore'
type Shown = 'homeTeam' | 'awayTeam' | 'winnerTeam' | 'homeFlag' | 'awayFlag'
export interface MatchRow extends Omit<CupMatch, Counted | Shown | 'guessEnd' | 'status'> {
  guessEnd: string
  status: CupMatch['status']
  homeScore?: number
  awayScore?: number
  scoreBy: string
  scoreTime: string
  base: number
  rolled: number
  remark: string
  prizes: CupPrize[]
  draw?: DrawRow
}

const TEAMS =
  '卡塔尔 Qatar QAT|厄瓜多尔 Ecuador ECU|塞内加尔 Senegal SEN|荷兰 Netherlands NED|英格兰 England ENG|伊朗 Iran IRN|美国 USA USA|威尔士 Wales WAL|阿根廷 Argentina ARG|沙特阿拉伯 Saudi_Arabia KSA|墨西哥 Mexico MEX|波兰 Poland POL|法国 France FRA|澳大利亚 Australia AUS|丹麦 Denmark DEN|突尼斯 Tunisia TUN|西班牙 Spain ESP|哥斯达黎加 Costa_Rica CRC|德国 Germany GER|日本 Japan JPN|比利时 Belgium BEL|加拿大 Canada CAN|摩洛哥 Morocco MAR|克罗地亚 Croatia CRO|巴西 Brazil BRA|塞尔维亚 Serbia SRB|瑞士 Switzerland SUI|喀麦隆 Cameroon CMR|葡萄牙 Portugal POR|加纳 Ghana GHA|乌拉圭 Uruguay URU|韩国 South_Korea KOR'
const GROUPS = 'ABCDEFGH'
const VENUES = ['卢塞尔体育场', '海湾球场', '教育城体育场', '阿图玛玛体育场', '974球场', '哈里发国际体育场']
const PAIRS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const
/** Days from today and hour of the knock-out matches, from number 49. */
const KNOCK_OUT = [
  [-1, 15],
  [-1, 19],
  [0, 17],
  [0, 21],
  [1, 19],
  [1, 22],
  [3, 19],
  [3, 22],
  [6, 19],
  [6, 22],
  [7, 19],
  [7, 22],
  [10, 21],
  [11, 21],
  [14, 21],
  [15, 21],
] as const
/** Group and rank of both teams of matches 49 to 56. */
const FIRST_ROUND = ['A1B2', 'C1D2', 'B1A2', 'D1C2', 'E1F2', 'G1H2', 'F1E2', 'H1G2']
/** Matches up to this number have been drawn. */
const DRAWN = 44
const GROUP_MATCHES = 48

export const buildTeams = (): TeamRow[] =>
  TEAMS.split('|').map((text, index) => {
    const [teamName = '', name = '', teamCode = ''] = text.split(' ')
    return {
      teamId: String(9001 + index),
      teamName,
      teamNameEn: name.replace('_', ' '),
      teamCode,
      flag: picture(teamCode, at(colors, index), 60, 40),
      groupName: at([...GROUPS], Math.floor(index / 4)),
    }
  })

const prizesOf = (id: string | number, goods: string, image: string, points: readonly (readonly [number, number])[]) =>
  [
    { prizeName: goods, prizeType: cupPrizeType.goods, points: 0, total: 1, image },
    ...points.map(([each, total]) => ({
      ...{ prizeName: `${each}积分`, prizeType: cupPrizeType.points, points: each, total, image: '' },
    })),
  ].map((prize, index): CupPrize => ({
    ...prize,
    prizeId: `${id}${index + 1}`,
    level: index + 1,
    couponId: '',
    used: 0,
  }))

export const standings = (teams: readonly TeamRow[], matches: readonly MatchRow[]) => {
  const table = new Map(teams.map((team) => [team.teamId, { ...team, played: 0, goalDiff: 0, score: 0 }]))
  for (const { stage, homeTeamId, awayTeamId, homeScore, awayScore } of matches) {
    if (stage !== cupStage.group || homeScore === undefined || awayScore === undefined) continue
    const add = (id: string, goals: number, against: number) => {
      const row = table.get(id)
      if (!row) return
      row.played += 1
      row.goalDiff += goals - against
      row.score += goals > against ? 3 : goals === against ? 1 : 0
    }
    add(homeTeamId, homeScore, awayScore)
    add(awayTeamId, awayScore, homeScore)
  }
  return [...table.values()].toSorted(
    (a, b) => a.groupName.localeCompare(b.groupName) || b.score - a.score || b.goalDiff - a.goalDiff,
  )
}

export const buildMatches = (now: number, teams: readonly TeamRow[]): MatchRow[] => {
  const chance = random(20_261_101)
  const goals = () => at([0, 1, 2, 1, 0, 2, 3, 1, 4], chance.int(0, 8))
  const matchAt = (matchNo: number, stage: CupMatch['stage'], day: number, hour: number): MatchRow => {
    const kickOff = now + day * DAY + hour * HOUR
    return {
      id: String(6400 + matchNo),
      matchNo,
      stage,
      groupName: '',
      homeTeamId: '',
      awayTeamId: '',
      winnerTeamId: '',
      startTime: wireTime(kickOff),
      guessStart: wireTime(kickOff - 2 * DAY),
      guessEnd: wireTime(kickOff - 10 * 60_000),
      venue: at(VENUES, matchNo),
      scoreNote: '',
      scoreBy: '',
      scoreTime: '',
      stakePoints: stage === cupStage.group ? 20 : 50,
      base: stage === cupStage.group ? 10_000 : 20_000,
      rolled: 0,
      status: matchStatus.upcoming,
      remark: '',
      prizes:
        matchNo % 12 === 1 || matchNo === 45 || matchNo === 50
          ? prizesOf(matchNo, '球迷礼包', picture('礼', colors[0], 200, 200), [
              [1000, 2],
              [100, 10],
            ])
          : [],
    }
  }
  const scored = (row: MatchRow, homeScore: number, awayScore: number, status: CupMatch['status']): MatchRow => ({
    ...row,
    homeScore,
    awayScore,
    status,
    scoreBy: '赵海波',
    scoreTime: wireTime(Date.parse(`${row.startTime.replace(' ', 'T')}+08:00`) + 2 * HOUR),
  })
  const group = Array.from({ length: GROUP_MATCHES }, (_, index) => {
    const [home, away] = at(PAIRS, Math.floor(index / 16) * 2 + (index % 2))
    const place = Math.floor((index % 16) / 2)
    const row = matchAt(index + 1, cupStage.group, Math.floor(index / 4) - 14, at([14, 17, 20, 22], index))
    const teamId = (seat: number) => at(teams, place * 4 + seat).teamId
    return scored(
      { ...row, groupName: at([...GROUPS], place), homeTeamId: teamId(home), awayTeamId: teamId(away) },
      goals(),
      goals(),
      row.matchNo <= DRAWN ? matchStatus.drawn : matchStatus.toDraw,
    )
  })
  const table = standings(teams, group)
  const placed = (code = '') =>
    table.filter(({ groupName }) => groupName === code[0])[Number(code[1]) - 1]?.teamId ?? ''
  const stageOf = (matchNo: number) =>
    matchNo < 57
      ? cupStage.last16
      : matchNo < 61
        ? cupStage.quarter
        : matchNo < 63
          ? cupStage.semi
          : matchNo === 63
            ? cupStage.third
            : cupStage.final
  const knockOut = KNOCK_OUT.map(([day, hour], index): MatchRow => {
    const pair = FIRST_ROUND[index]
    const row = {
      ...matchAt(49 + index, stageOf(49 + index), day, hour),
      homeTeamId: placed(pair?.slice(0, 2)),
      awayTeamId: placed(pair?.slice(2)),
    }
    if (row.matchNo === 49)
      return { ...scored(row, 1, 1, matchStatus.toDraw), winnerTeamId: row.homeTeamId, scoreNote: '点球 4:3' }
    if (row.matchNo === 54) return { ...row, status: matchStatus.cancelled, remark: '雷暴天气，比赛取消' }
    return row
  })
  return [...group, ...knockOut]
}

export const buildActivity = (now: number): Omit<CupActivity, 'eligible'> => ({
  id: '1',
  title: '足球狂欢季竞猜',
  cover: picture('竞猜狂欢季', '#0e8a7d', 750, 400),
  startTime: wireTime(now - 20 * DAY),
  endTime: wireTime(now + 20 * DAY),
  joinScope: cupJoinScope.all,
  stakePoints: 20,
  matchTimes: 1,
  closeMinutes: 10,
  jackpot: 20_000,
  stakeRate: 50,
  exactShare: 60,
  resultShare: 40,
  shareTitle: '猜比分，瓜分积分大奖',
  shareImage: picture('分享', '#2c5f7c', 500, 400),
  content:
    '<p>每场比赛开球前10分钟截止竞猜，每人每场可竞猜1次。</p><p>猜中比分的用户瓜分奖池的60%，猜中赛果的用户瓜分40%。</p>',
  finalTime: '',
  status: cupStatus.published,
  updateTime: wireTime(now - 15 * DAY),
  prizes: prizesOf('f', '全年免费保养', picture('奖', '#a83260', 200, 200), [
    [2000, 5],
    [200, 50],
  ]),
})
