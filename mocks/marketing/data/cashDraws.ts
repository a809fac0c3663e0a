import {
  cashDrawStatus,
  drawScene,
  drawStatus,
  payChannel,
  payFault,
  payStatus,
  riskFlag as riskFlags,
} from '@/entities/marketing/cashEnums'
import { dealerStatus, saleStatus } from '@/entities/shared/enums'
import { colors, type Context, picture } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'

/** A tier. Amounts are in cents, chances in hundredths of a percent. */
export interface TierRow {
  level: number
  prizeName: string
  amount: number
  stock: number
  dayStock: number
  chance: number
}
/** A cash draw. Missing values of a draft are '' or 0. Amounts are in cents. */
export interface CashRow {
  id: string
  title: string
  startTime: string
  endTime: string
  drawScene: number
  seriesName: string
  userLimit: number
  winLimit: number
  budget: number
  dayBudget: number
  prizes: TierRow[]
  claimHours: number
  payChannel: number
  realNameFlag: 0 | 1
  cover: string
  content: string
  status: number
  createBy: string
  createTime: string
}
export interface DrawRow {
  id: string
  drawId: string
  userId: string
  nickname: string
  realName: string
  phone: string
  qualifyNo: string
  qualifyTime: string
  seriesName: string
  dealerCode: string
  drawTime: string
  /** 0 if nothing was won. */
  level: number
  prizeName: string
  amount: number
  riskFlag: number
  device: string
  ip: string
  city: string
  claimTime: string
  expireTime: string
  status: number
}
export interface PayRow {
  id: string
  recordId: string
  drawId: string
  amount: number
  payChannel: number
  tradeNo: string
  createTime: string
  payTime: string
  retryCount: number
  failReason: string
  status: number
  /** Time of entering the current state, in ms. Pending steps continue from it. */
  movedAt: number
}
export interface CashData {
  draws: CashRow[]
  records: DrawRow[]
  payments: PayRow[]
}

const PAYMENTS = {
  waiting: [1, drawStatus.paying],
  underWay: [2, drawStatus.paying],
  paid: [3, drawStatus.paid],
  failed: [4, drawStatus.failed],
  returned: [5, drawStatus.lapsed],
} as const
type Fate = keyof typeof PAYMENTS | 'toClaim' | 'lapsed' | 'none'
const FAULTS = ['NAME_MISMATCH', 'ACCOUNT_ABNORMAL', 'DAY_LIMIT'] as const
const DAY = 86_400_000
const PREFIX = ['', 'SJ', 'DJ', 'TC', 'YQ']

interface Seed {
  title: string
  scene: number
  status: number
  /** In days before now, like `until`. */
  from: number
  until: number
  tiers: readonly (readonly [name: string, cents: number, stock: number, chance: number, wins: number])[]
  budget: number
  series: boolean
  channel: number
  records: number
  fates: Readonly<Partial<Record<Fate, number>>>
}

const SEEDS: readonly Seed[] = [
  {
    title: '新春到店试驾礼',
    scene: drawScene.drive,
    status: cashDrawStatus.ended,
    from: 75,
    until: 45,
    tiers: [
      ['一等奖', 18_800, 5, 250, 5],
      ['二等奖', 6_600, 20, 1_000, 20],
      ['幸运奖', 1_880, 55, 2_750, 55],
    ],
    // Equals the amount won, so the draw ended with its budget.
    budget: 329_400,
    series: false,
    channel: payChannel.weChat,
    records: 200,
    fates: { paid: 80 },
  },
  {
    title: '订金加倍现金抽奖',
    scene: drawScene.deposit,
    status: cashDrawStatus.running,
    from: 28,
    until: -20,
    tiers: [
      ['特等奖', 50_000, 20, 100, 4],
      ['一等奖', 8_800, 150, 600, 16],
      ['二等奖', 2_000, 600, 1_200, 30],
      ['幸运奖', 500, 2_000, 2_000, 50],
    ],
    budget: 6_000_000,
    series: true,
    channel: payChannel.weChat,
    records: 270,
    fates: { paid: 48, failed: 10, underWay: 8, waiting: 4, returned: 6, toClaim: 14, lapsed: 10 },
  },
  {
    title: '提车上牌现金红包',
    scene: drawScene.delivery,
    status: cashDrawStatus.paused,
    from: 20,
    until: -10,
    tiers: [
      ['一等奖', 20_000, 20, 200, 4],
      ['二等奖', 5_000, 100, 1_000, 12],
      ['幸运奖', 888, 500, 2_000, 24],
    ],
    budget: 1_500_000,
    series: false,
    channel: payChannel.alipay,
    records: 130,
    fates: { paid: 18, failed: 3, underWay: 2, returned: 1, toClaim: 6, lapsed: 10 },
  },
  {
    title: '邀友到店抽现金',
    scene: drawScene.friendVisit,
    status: cashDrawStatus.upcoming,
    from: -7,
    until: -37,
    tiers: [
      ['一等奖', 10_000, 50, 150, 0],
      ['二等奖', 3_000, 300, 1_000, 0],
    ],
    budget: 1_600_000,
    series: false,
    channel: payChannel.weChat,
    records: 0,
    fates: {},
  },
  {
    title: '金秋试驾现金礼',
    scene: drawScene.drive,
    status: cashDrawStatus.draft,
    from: -15,
    until: -45,
    tiers: [
      ['一等奖', 16_800, 30, 200, 0],
      ['二等奖', 5_800, 200, 1_500, 0],
      ['幸运奖', 888, 1_000, 3_000, 0],
    ],
    budget: 3_000_000,
    series: true,
    channel: payChannel.weChat,
    records: 0,
    fates: {},
  },
]

const rulesOf = (title: string): string =>
  `<h2>${title}活动规则</h2><p>1. 完成指定行为后可获得抽奖机会，每次抽奖结果即时公布。</p><p>2. 中奖后请在领取时限内领取，逾期视为放弃。</p><p>3. 奖金由系统打款至本人账户，收款人须与实名信息一致。</p>`

const fatesOf = (seed: Seed): Fate[] => {
  const wins = Object.entries(seed.fates).flatMap(([fate, times]) =>
    Array.from({ length: times }, (): Fate => fate as Fate),
  ) // Keys of fates.
  return Array.from({ length: seed.records }, (_, index) => {
    const before = Math.floor((index * wins.length) / seed.records)
    const after = Math.floor(((index + 1) * wins.length) / seed.records)
    return after > before ? (wins[before] ?? 'none') : 'none'
  })
}
const shuffled = <T>(random: Context['random'], list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, place: random.int(0, 1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

const OPEN: ReadonlySet<Fate> = new Set(['toClaim', 'underWay', 'waiting'])
const HOUR = 1 / 24

/**
 * Builds five cash draws, one in each state, with records and payments. The payments of a draw never exceed its
 * budget.
 */
export const buildCash = (
  context: Context,
  ground: { dealers: readonly DealerRow[]; carSeries: readonly CarSeriesRow[]; now: number },
): CashData => {
  const { random, time } = context
  const data: CashData = { draws: [], records: [], payments: [] }
  const dealers = ground.dealers.filter(({ status }) => status === dealerStatus.open)
  const series = ground.carSeries.filter(({ status }) => status === saleStatus.onSale)
  const devices: string[] = []
  SEEDS.forEach((seed, place) => {
    const id = `18810${place + 1}`
    const chosen = at(series, place)
    const draw: CashRow = {
      id,
      title: seed.title,
      startTime: `${time(seed.from).slice(0, 10)} 00:00:00`,
      endTime: `${time(seed.until).slice(0, 10)} 23:59:00`,
      drawScene: seed.scene,
      seriesName: seed.series ? chosen.seriesName : '',
      userLimit: 3,
      winLimit: 1,
      budget: seed.budget,
      dayBudget: place === 1 ? 300_000 : 0,
      prizes: seed.tiers.map(([prizeName, amount, stock, chance], index) => ({
        level: index + 1,
        prizeName,
        amount,
        stock,
        dayStock: 0,
        chance,
      })),
      claimHours: 72,
      payChannel: seed.channel,
      realNameFlag: seed.tiers.some(([, cents]) => cents >= 20_000) ? 1 : 0,
      cover: picture('现金抽奖', at(colors, place), 750, 420),
      content: rulesOf(seed.title),
      status: seed.status,
      createBy: place % 2 ? '陈海波' : '周文静',
      createTime: time(Math.max(seed.from, 0) + 9 - place / 10),
    }
    data.draws.push(draw)
    const tiers = shuffled(
      random,
      seed.tiers.flatMap(([, , , , wins], index) => Array.from({ length: wins }, () => draw.prizes[index])),
    )
    const [oldest, newest] = [seed.from - 0.5, Math.max(seed.until, 0.1)]
    fatesOf(seed).forEach((fate, index) => {
      const even = oldest - ((oldest - newest) * (index + 0.5)) / seed.records
      const drawnAgo = OPEN.has(fate)
        ? 0.2 + (even % 1) * 1.3
        : fate === 'failed'
          ? 0.3 + (even % 1) * 4
          : Math.max(even, fate === 'lapsed' ? 4 : 1.6)
      const tier = fate === 'none' ? undefined : tiers.pop()
      const recordId = `1882${String(data.records.length + 1).padStart(6, '0')}`
      const dealer = random.pick(dealers)
      const person = personName(random).name
      const risk = random.chance(0.04) ? 2 : random.chance(0.07) ? 1 : 0
      const riskFlag = fate === 'none' ? risk : Math.min(risk, 1)
      const device =
        riskFlag > 0 && devices.length > 0
          ? random.pick(devices.slice(-6))
          : `${random.pick(['iPhone', 'HUAWEI', 'Xiaomi', 'OPPO', 'vivo'])}-${random.digits(10)}`
      if (riskFlag === riskFlags.clear && random.chance(0.2)) devices.push(device)
      const claimedAgo = drawnAgo - 2 * HOUR
      const hasPayment = fate in PAYMENTS
      const record: DrawRow = {
        id: recordId,
        drawId: id,
        userId: `U${String(100_000 + random.int(0, 899_999))}`,
        nickname: random.chance(0.4) ? `${person.slice(0, 1)}${random.pick(['先生', '女士', '同学', '师傅'])}` : person,
        realName: person,
        phone: context.phone(),
        qualifyNo: `${PREFIX[seed.scene]}${time(drawnAgo + 1)
          .slice(0, 10)
          .replaceAll('-', '')}${random.digits(6)}`,
        qualifyTime: time(drawnAgo + 5 * HOUR),
        seriesName: seed.series ? chosen.seriesName : random.pick(series).seriesName,
        dealerCode: dealer.dealerCode,
        drawTime: time(drawnAgo),
        level: tier?.level ?? 0,
        prizeName: tier?.prizeName ?? '',
        amount: tier?.amount ?? 0,
        riskFlag,
        device,
        ip: `${random.int(36, 223)}.${random.int(1, 254)}.${random.int(1, 254)}.${random.int(1, 254)}`,
        city: dealer.cityName,
        claimTime: hasPayment ? time(claimedAgo) : '',
        expireTime: tier ? time(drawnAgo - 3) : '',
        status:
          fate === 'none'
            ? drawStatus.noWin
            : fate === 'toClaim'
              ? drawStatus.toClaim
              : fate === 'lapsed'
                ? drawStatus.lapsed
                : PAYMENTS[fate][1],
      }
      data.records.push(record)
      if (!tier || !(fate in PAYMENTS) || fate === 'none' || fate === 'toClaim' || fate === 'lapsed') return
      const [status] = PAYMENTS[fate]
      const number = data.payments.length + 1
      data.payments.push({
        id: `1883${String(number).padStart(6, '0')}`,
        recordId,
        drawId: id,
        amount: tier.amount,
        payChannel: seed.channel,
        tradeNo:
          status === payStatus.waiting
            ? ''
            : `${seed.channel === payChannel.weChat ? '4200' : '2088'}${time(claimedAgo).slice(0, 10).replaceAll('-', '')}${random.digits(14)}`,
        createTime: time(claimedAgo),
        payTime: status === payStatus.paid ? time(claimedAgo - HOUR / 30) : '',
        retryCount: fate === 'failed' ? number % 4 : 0,
        failReason: fate === 'failed' ? (drawnAgo < 1 ? payFault.lowBalance : at(FAULTS, number)) : '',
        status,
        movedAt: drawnAgo < 2 ? ground.now - 60_000 : ground.now - drawnAgo * DAY,
      })
    })
  })
  return data
}
