import { eventStatus, type GrowthEvent } from '@/entities/members/growthEvent'
import type { GrowthLevel } from '@/entities/members/growthLevel'
import { type GrowthRound, roundStatus, waterType, type Watering } from '@/entities/members/growthRound'
import type { StarConfig } from '@/entities/members/starConfig'
import { type Context, colors, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'

export interface WaterRow extends Omit<Watering, 'nickname' | 'phone' | 'dayCount' | 'eventName'> {
  eventName: string
}
/** Points paid to a round for reaching a level, or for its harvest if `reached` is 0. */
export interface Payment {
  reached: number
  points: number
  failed: boolean
  time: string
}
/** A round as stored. Sums of its waterings and payments are counted for the response. */
export interface RoundRow extends Pick<
  GrowthRound,
  'taskId' | 'userId' | 'nickname' | 'phone' | 'roundNo' | 'level' | 'status' | 'createTime' | 'endTime'
> {
  waters: WaterRow[]
  payments: Payment[]
  reviveTimes: string[]
  dryTimes: string[]
}
export interface Planet {
  config: StarConfig
  levels: GrowthLevel[]
  events: GrowthEvent[]
  rounds: RoundRow[]
}

const DAY = 86_400_000
const ROUNDS = 800
const WATERINGS = 4000
const PLANTERS = 620
const [HARVESTED, RIPE, WITHERED, REVIVED] = [90, 110, 205, 230]
const MANY = 24
const FRIEND_ENERGY = 200
const OWN_ENERGY = 500
export const HARVEST_POINTS = 1000

const LADDER = [
  ['星尘', 0, 0, ''],
  ['星种', 500, 5, '星种落地，悄悄发芽'],
  ['星芽', 1000, 10, '第一片星芽破土而出'],
  ['星苗', 2000, 20, '你的星球开始呼吸了'],
  ['星树', 3000, 40, '枝叶伸向宇宙'],
  ['星林', 4500, 80, '一片星林已经成形'],
  ['星海', 6000, 120, '海洋覆盖了你的星球'],
  ['恒星', 8000, 200, '恭喜点亮属于你的恒星'],
] as const
const TOP = LADDER.length
const levelOf = (energy: number) => LADDER.filter(([, need]) => need <= energy).length

const EVENTS = [
  ['SIGN', '每日签到', 1, 100, 1, 0, 0, '每天签到一次，领取能量球'],
  ['OPEN_PLANET', '打开星球', 1, 20, 3, 0, 0, '每天打开星球页面，最多三次'],
  ['READ_NEWS', '阅读资讯', 1, 30, 5, 0, 0, '阅读一篇资讯满 30 秒'],
  ['POST', '发布动态', 2, 150, 2, 0, 0, '在社区发布一条通过审核的动态'],
  ['COMMENT', '评论动态', 2, 40, 5, 0, 0, '评论他人的动态'],
  ['LIKE', '点赞动态', 2, 10, 10, 0, 0, '为喜欢的动态点赞'],
  ['DRIVE', '绿色出行', 3, 200, 2, 0, 1, '当日行驶满 10 公里'],
  ['CHARGE', '完成充电', 3, 300, 1, 0, 1, '完成一次充电，电量增加 20% 以上'],
  ['TEST_DRIVE', '预约试驾', 4, 800, 1, 3, 0, '到店完成一次试驾'],
  ['MAINTAIN', '到店保养', 4, 600, 1, 12, 1, '在授权门店完成保养'],
  ['INVITE', '邀请好友', 5, 300, 3, 0, 0, '好友通过你的邀请注册'],
  ['NATIONAL_DAY', '国庆打卡', 1, 300, 1, 7, 0, '国庆假期每日打卡'],
] as const
const LINKS = ['/pages/sign', '/pages/planet', '/pages/news', '/pages/post', 'https://m.example.com/charge'] as const

const eventRows = (context: Context): GrowthEvent[] =>
  EVENTS.map(([eventCode, eventName, eventType, energy, dayTimes, totalTimes, ownerOnly, content], index) => {
    const isPast = index === EVENTS.length - 1
    return {
      id: String(7101 + index),
      eventCode,
      eventName,
      eventType,
      icon: picture(eventName.slice(0, 1), at(colors, index), 120, 120),
      energy,
      dayTimes,
      totalTimes,
      expireHours: index % 4 === 3 ? 24 : 72,
      ownerOnly,
      jumpUrl: at(LINKS, index),
      content,
      startTime: isPast ? context.date(58) + ' 00:00:00' : '',
      endTime: isPast ? context.date(51) + ' 23:59:59' : '',
      doneUsers: 0,
      todayEnergy: 0,
      sort: (index + 1) * 10,
      status: isPast || eventCode === 'MAINTAIN' ? eventStatus.off : eventStatus.on,
      updateTime: context.workTime(60 - index),
    }
  })

const levelRows = (context: Context): GrowthLevel[] =>
  LADDER.map(([levelName, needEnergy, rewardPoints, rewardText], index) => ({
    id: String(7201 + index),
    level: index + 1,
    levelName,
    needEnergy,
    image: picture(levelName, at(colors, index), 600, 600),
    animation: index > 0 ? picture(`${levelName}↑`, at(colors, index), 600, 600) : '',
    rewardPoints,
    rewardText,
    userCount: 0,
    avgDays: 0,
    updateBy: '系统管理员',
    updateTime: context.workTime(40 - index),
  }))

const configRow = (context: Context): StarConfig => ({
  id: '7001',
  starName: '成长星球',
  starOn: 1,
  startTime: `${context.date(200)} 00:00:00`,
  endTime: `${context.date(-165)} 23:59:59`,
  dayEnergy: 2000,
  waterUnit: OWN_ENERGY,
  waterGap: 30,
  friendTimes: 5,
  friendEnergy: FRIEND_ENERGY,
  dryDays: 7,
  harvestPoints: HARVEST_POINTS,
  harvestLimit: 3,
  bgImage: picture('星球', '#1b2a6b', 1125, 2436),
  shareTitle: '来我的星球，一起种下一颗星',
  shareImage: picture('一起种星', '#3b6fd4', 500, 400),
  content:
    '<h3>活动规则</h3><p>完成任务领取能量球，用能量浇灌你的星球。</p><ul><li>每日获得的能量有上限</li><li>连续 7 天未浇灌星球会枯萎</li><li>成长为恒星后可收获积分</li></ul>',
  updateBy: '系统管理员',
  updateTime: context.workTime(12),
})

const deal = (context: Context, rest: number): number[] => {
  const counts = Array.from({ length: ROUNDS - RIPE }, () => 0)
  for (let left = rest; left > 0;) {
    const place = counts.length - 1 - context.random.int(0, context.random.int(0, counts.length - 1))
    if ((counts[place] ?? 0) >= 15) continue
    counts[place] = (counts[place] ?? 0) + 1
    left -= 1
  }
  return counts
}

const fullOf = (friends: number): number[] => {
  const energies: number[] = []
  for (let sum = 0; sum < (LADDER[TOP - 1]?.[1] ?? 0);) {
    const energy = energies.length % 3 === 1 && energies.length < friends * 3 ? FRIEND_ENERGY : OWN_ENERGY
    energies.push(energy)
    sum += energy
  }
  return energies
}

export const buildPlanet = (
  context: Context,
  today: number,
  now: number,
  users: readonly Pick<GrowthRound, 'userId' | 'nickname' | 'phone'>[],
): Planet => {
  const { random } = context
  const people = Array.from({ length: PLANTERS }, (_, index) => {
    const { userId, nickname, phone } = at(users, index * 4)
    return { userId, nickname, phone }
  })
  const roundNos = new Map<string, number>()
  const events = eventRows(context)
  const sources = events.filter(({ status }) => status === eventStatus.on)
  const fulls = Array.from({ length: RIPE }, (_, index) => fullOf(index % 5))
  const used = fulls.reduce((sum, { length }) => sum + length, 0) + MANY
  const counts = deal(context, WATERINGS - used)
  const elapsed = Math.floor((now - today) / 3_600_000) * 3_600_000
  let serial = 0

  const rounds = Array.from({ length: ROUNDS }, (_, index): RoundRow => {
    const taskId = String(9_100_001 + index)
    const owner = at(people, index)
    const roundNo = (roundNos.get(owner.userId) ?? 0) + 1
    roundNos.set(owner.userId, roundNo)
    const status =
      index < HARVESTED
        ? roundStatus.harvested
        : index < RIPE
          ? roundStatus.ripe
          : index < WITHERED
            ? roundStatus.withered
            : roundStatus.growing
    const energies = fulls[index] ?? Array.from({ length: counts[index - RIPE] ?? 0 }, () => OWN_ENERGY)
    const isDone = status === roundStatus.harvested || status === roundStatus.withered
    const length = Math.max(1, energies.length)
    const end = isDone ? 8 + random.int(0, 90) : random.int(0, 5)
    const first = end + length + random.int(0, 3)
    const isRevived = index >= WITHERED && index < REVIVED
    const gap = isRevived ? 9 : 0
    const revival = end
    const momentOf = (days: number, part: number) =>
      wireTime(today - days * DAY + (days === 0 ? Math.floor(elapsed * part) : Math.floor((7 + part * 15) * 3_600_000)))
    let sum = 0
    let level = levelOf(0)
    const payments: Payment[] = []
    const createTime = momentOf(first + gap, 0)
    const waters = energies.flatMap((energy, step): WaterRow[] => {
      const days = end + length - 1 - step + (step < length - 1 ? gap : 0)
      const isFriend = energy === FRIEND_ENERGY || (index >= RIPE && index % 3 === 0 && step % 4 === 3)
      const given = isFriend ? FRIEND_ENERGY : energy
      const time = momentOf(days, (step % 7) / 8 + 0.05)
      sum += given
      const reached = levelOf(sum)
      for (let next = level + 1; next <= reached; next++)
        payments.push({ reached: next, points: LADDER[next - 1]?.[2] ?? 0, failed: (index + next) % 97 === 0, time })
      level = Math.max(level, reached)
      return [
        {
          id: String(66_000_001 + serial++),
          taskId,
          waterBy: isFriend ? at(people, index * 7 + step + 1).nickname : owner.nickname,
          waterType: isFriend ? waterType.friend : index % 11 === 0 ? waterType.automatic : waterType.owner,
          eventName: at(sources, index + step).eventName,
          energy: given,
          createTime: time,
        },
      ]
    })
    const endTime = status === roundStatus.harvested ? momentOf(end - 1, 0.9) : ''
    if (endTime) payments.push({ reached: 0, points: HARVEST_POINTS, failed: index % 31 === 7, time: endTime })
    return {
      taskId,
      ...owner,
      roundNo,
      level,
      status,
      createTime,
      endTime,
      waters,
      payments,
      reviveTimes: isRevived ? [momentOf(revival, 0)] : [],
      dryTimes: isRevived ? [momentOf(revival + 3, 0)] : status === roundStatus.withered ? [momentOf(end - 7, 0)] : [],
    }
  })
  const loved = rounds[HARVESTED - 1]
  const eager = at(people, 41).nickname
  if (loved) {
    const day = loved.waters.at(-1)?.createTime.slice(0, 10) ?? context.date(3)
    const energy = 10
    loved.waters.push(
      ...Array.from({ length: MANY }, (_, step) => ({
        id: String(66_000_001 + serial++),
        taskId: loved.taskId,
        waterBy: eager,
        waterType: waterType.friend,
        eventName: at(sources, 4).eventName,
        energy,
        createTime: `${day} 21:${String(step + 10)}:00`,
      })),
    )
  }
  return { config: configRow(context), levels: levelRows(context), events, rounds }
}
