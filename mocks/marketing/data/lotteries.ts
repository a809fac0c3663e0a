import { drawWay, prizeStatus, prizeType as prizeTypes } from '@/entities/marketing/lotteryEnums'
import { type Context, createContext, colors, picture, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'

/** A slot of a wheel as stored. The number of prizes drawn is counted from the records. */
export interface PrizeRow {
  slot: number
  prizeType: number
  prizeName: string
  image: string
  points: number | null
  couponId: string
  goodsId: string
  worth: string
  stock: number | null
  dayStock: number
  userLimit: number
  probability: number
}
export interface LotteryRow {
  id: string
  title: string
  startTime: string
  endTime: string
  audience: number[]
  costPoints: number
  freeTimes: number
  dayLimit: number
  totalLimit: number
  slotCount: number
  prizes: PrizeRow[]
  cover: string
  content: string
  status: number
  createBy: string
  createTime: string
}
export interface MemberRow {
  userId: string
  phone: string
  memberType: number
}
export interface LotteryRecordRow {
  id: string
  lotteryId: string
  userId: string
  slot: number
  drawTime: string
  freeFlag: number
  costPoints: number
  prizeType: number
  prizeName: string
  points: number
  status: number
  expireTime: string
  couponCode: string
  orderNo: string
  receiverName: string
  receiverPhone: string
  address: string
  expressNo: string
  updateTime: string
  failReason: string
  addressTime: string
  sentTime: string
  signedTime: string
  /** The member's points after the draw. */
  balance: number
}

export interface Ground {
  coupons: readonly { id: string; couponName: string }[]
  goods: readonly { id: string; goodsName: string; price: string }[]
  people: readonly string[]
  members: readonly MemberRow[]
  codes: readonly { couponCode: string; userId: string }[]
}

const DAY = 86_400_000
const MAX_LENGTH = 12
const CLAIM_DAYS = 7
/** [type, name, icon, points, worth, stock, per day, per person, chance]. The chances of a wheel add up to 100. */
type Slot = readonly [number, string, string, number, string, number, number, number, number]
const SIX: readonly Slot[] = [
  [3, '车载吸尘器', '尘', 0, '199.00', 20, 2, 1, 0.5],
  [0, '谢谢参与', '谢', 0, '0.00', 0, 0, 0, 40],
  [1, '20积分', '20', 20, '0.20', 20_000, 0, 0, 39.5],
  [2, '洗车券', '券', 0, '35.00', 300, 20, 2, 6],
  [4, '再来一次', '再', 0, '0.00', 0, 0, 0, 12],
  [1, '200积分', '200', 200, '2.00', 500, 0, 3, 2],
]
const EIGHT: readonly Slot[] = [
  [3, '露营天幕', '幕', 0, '399.00', 10, 1, 1, 0.2],
  [1, '10积分', '10', 10, '0.10', 50_000, 0, 0, 35.25],
  [0, '谢谢参与', '谢', 0, '0.00', 0, 0, 0, 30],
  [2, '保养抵扣券', '券', 0, '100.00', 200, 10, 1, 4.05],
  [3, '定制保温杯', '杯', 0, '59.00', 120, 8, 1, 3.5],
  [1, '50积分', '50', 50, '0.50', 10_000, 500, 0, 15],
  [4, '再来一次', '再', 0, '0.00', 0, 0, 0, 10],
  [1, '500积分', '500', 500, '5.00', 300, 10, 1, 2],
]
const TEN: readonly Slot[] = [
  [3, '车载冰箱', '冰', 0, '599.00', 5, 1, 1, 0.1],
  [0, '谢谢参与', '谢', 0, '0.00', 0, 0, 0, 25.4],
  [1, '5积分', '5', 5, '0.05', 100_000, 0, 0, 30],
  [2, '充电券', '券', 0, '20.00', 800, 50, 3, 8],
  [1, '30积分', '30', 30, '0.30', 20_000, 0, 0, 20],
  [3, '车模', '模', 0, '129.00', 60, 5, 1, 1.5],
  [4, '再来一次', '再', 0, '0.00', 0, 0, 0, 9],
  [2, '精品代金券', '券', 0, '50.00', 300, 20, 1, 3],
  [1, '1000积分', '千', 1000, '10.00', 100, 5, 1, 1],
  [0, '下次好运', '运', 0, '0.00', 0, 0, 0, 2],
]
/**
 * [title, start and end in days before now, audience, cost in points, free draws, limit per day, limit in total,
 * slots, status, number of records].
 */
const WHEELS: readonly (readonly [
  string,
  number,
  number,
  readonly number[],
  number,
  number,
  number,
  number,
  readonly Slot[],
  number,
  number,
])[] = [
  ['秋冬车主转盘', 40, -20, [1], 50, 1, 5, 60, EIGHT, 2, 920],
  ['粉丝每日抽', 55, -35, [2], 10, 2, 10, 0, TEN, 2, 640],
  ['国庆幸运转盘', 62, -6, [3], 30, 1, 3, 20, SIX, 3, 320],
  ['中秋团圆抽奖', 90, 70, [1, 2, 3], 20, 1, 3, 30, EIGHT, 4, 300],
  ['夏日清凉转盘', 150, 120, [1, 2], 30, 0, 5, 0, SIX, 4, 220],
  ['年末感恩转盘', -25, -55, [1], 50, 1, 5, 100, TEN, 1, 0],
  ['春节开运转盘', -70, -90, [1, 2, 3], 88, 1, 3, 30, EIGHT, 0, 0],
  ['新车上市抽奖', -30, -45, [3], 0, 1, 1, 1, SIX, 0, 0],
]
const CONTENT =
  '<h2>活动规则</h2><p>活动期间，符合条件的用户可使用积分参与抽奖。</p><ol><li>每位用户每日抽奖次数有限，次日零点重置。</li><li>积分与卡券即时到账，实物奖品请在 7 天内填写收货地址，逾期视为放弃。</li><li>奖品数量有限，抽完即止。</li></ol><p>如有疑问，请联系在线客服。</p>'
const FAILS = ['卡券已停用', '卡券库存不足']

const prizesOf = (slots: readonly Slot[], { coupons, goods }: Ground): PrizeRow[] =>
  slots.map(([prizeType, prizeName, icon, points, worth, stock, dayStock, userLimit, probability], index) => {
    const coupon = prizeType === prizeTypes.coupon && coupons.length ? at(coupons, index) : undefined
    const thing = prizeType === prizeTypes.goods && goods.length ? at(goods, index * 3) : undefined
    return {
      slot: index + 1,
      prizeType,
      prizeName: (coupon?.couponName ?? thing?.goodsName ?? prizeName).slice(0, MAX_LENGTH),
      image: picture(icon, at(colors, index), 96, 96),
      points: prizeType === prizeTypes.points ? points : null,
      couponId: coupon?.id ?? '',
      goodsId: thing?.id ?? '',
      worth: thing?.price ?? worth,
      stock: stock || null,
      dayStock,
      userLimit,
      probability,
    }
  })

export const buildLotteries = (now: number, ground: Ground): LotteryRow[] => {
  const context = createContext(now, 20_240_731, 1)
  return WHEELS.map(
    ([title, begins, ends, audience, costPoints, freeTimes, dayLimit, totalLimit, slots, status], index) => ({
      id: `1877${String(610_000_000_000_000 + context.next('lottery') * 8_388_608)}`,
      title,
      startTime: `${context.date(begins)} 10:00:00`,
      endTime: `${context.date(ends)} 22:00:00`,
      audience: [...audience],
      costPoints,
      freeTimes,
      dayLimit,
      totalLimit,
      slotCount: slots.length,
      prizes: prizesOf(slots, ground),
      cover: picture('', at(colors, index), 750, 1334),
      content: CONTENT,
      status,
      createBy: at(ground.people, index),
      createTime: context.workTime(Math.max(begins, 0) + 6 + index),
    }),
  )
}

const PLACES = [
  '上海市嘉定区曹安公路',
  '江苏省南京市江宁区双龙大道',
  '浙江省杭州市滨江区江南大道',
  '广东省广州市天河区黄埔大道',
  '四川省成都市武侯区天府大道',
]

const hoursAfter = (time: string, hours: number) =>
  wireTime(Date.parse(`${time.replace(' ', 'T')}+08:00`) + hours * 3_600_000)

const goodsWay = (record: LotteryRecordRow, member: MemberRow, age: number, { random }: Context): void => {
  record.expireTime = hoursAfter(record.drawTime, CLAIM_DAYS * 24)
  const status =
    age > CLAIM_DAYS
      ? random.chance(0.15)
        ? prizeStatus.lapsed
        : age > 14
          ? prizeStatus.done
          : prizeStatus.sent
      : random.chance(0.5)
        ? prizeStatus.toAddress
        : prizeStatus.toSend
  record.status = status
  if (status === prizeStatus.toAddress) return
  if (status === prizeStatus.lapsed) {
    record.failReason = '逾期未填写收货地址'
    record.updateTime = record.expireTime
    return
  }
  record.addressTime = hoursAfter(record.drawTime, Math.min(age * 12, 6))
  record.orderNo = `SP${record.drawTime.slice(0, 10).replaceAll('-', '')}${random.digits(8)}`
  Object.assign(record, {
    receiverName: personName(random).name,
    receiverPhone: member.phone,
    address: `${random.pick(PLACES)}${random.int(1, 999)}号`,
    updateTime: record.addressTime,
  })
  if (status === prizeStatus.toSend) return
  record.expressNo = `SF${random.digits(12)}`
  record.sentTime = hoursAfter(record.drawTime, 48)
  record.updateTime = record.sentTime
  if (status !== prizeStatus.done) return
  record.signedTime = hoursAfter(record.drawTime, 120)
  record.updateTime = record.signedTime
}

/** Builds the draws wheel by wheel, oldest first. No prize is drawn more often than its stock. */
export const buildRecords = (
  now: number,
  lotteries: readonly LotteryRow[],
  { members, codes }: Ground,
): LotteryRecordRow[] => {
  const context = createContext(now, 20_240_733, 1)
  const { random } = context
  const records: LotteryRecordRow[] = []
  const spare = [...codes]
  for (const [index, lottery] of lotteries.entries()) {
    const [, begins, ends, , , , , , , , count] = at(WHEELS, index)
    const allowed = members.filter(({ memberType }) => lottery.audience.includes(memberType))
    const sent = new Map<number, number>()
    for (let turn = 0; turn < count; turn++) {
      const member = random.pick(allowed)
      const oldest = (begins - 0.5) * DAY
      const newest = Math.max(ends, 0.02) * DAY
      const age = (oldest - ((oldest - newest) * turn) / count) / DAY
      let left = random.int(0, 9999)
      const hit = lottery.prizes.find(({ probability }) => (left -= Math.round(probability * 100)) < 0)
      const isGone = hit?.stock !== null && (sent.get(hit?.slot ?? 0) ?? 0) >= (hit?.stock ?? 0)
      const prize =
        hit && !isGone
          ? hit
          : at(
              lottery.prizes.filter(({ prizeType }) => prizeType === prizeTypes.none),
              0,
            )
      sent.set(prize.slot, (sent.get(prize.slot) ?? 0) + 1)
      const drawTime = wireTime(now - age * DAY)
      const isFree = lottery.freeTimes > 0 && random.chance(0.3)
      const record: LotteryRecordRow = {
        id: `LR${String(202_600_000 + context.next('record'))}`,
        lotteryId: lottery.id,
        userId: member.userId,
        slot: prize.slot,
        drawTime,
        freeFlag: isFree ? drawWay.free : drawWay.points,
        costPoints: isFree ? 0 : lottery.costPoints,
        prizeType: prize.prizeType,
        prizeName: prize.prizeName,
        points: prize.points ?? 0,
        status:
          prize.prizeType === prizeTypes.points || prize.prizeType === prizeTypes.coupon
            ? prizeStatus.done
            : prizeStatus.noWin,
        expireTime: '',
        couponCode: '',
        orderNo: '',
        receiverName: '',
        receiverPhone: '',
        address: '',
        expressNo: '',
        updateTime: drawTime,
        failReason: '',
        addressTime: '',
        sentTime: '',
        signedTime: '',
        balance: random.int(100, 6000),
      }
      if (prize.prizeType === prizeTypes.goods) goodsWay(record, member, age, context)
      if (prize.prizeType === prizeTypes.coupon && random.chance(0.06))
        Object.assign(record, { status: prizeStatus.failed, failReason: random.pick(FAILS) })
      else if (prize.prizeType === prizeTypes.coupon) {
        const place = spare.findIndex(({ userId }) => allowed.some((one) => one.userId === userId))
        const [code] = place < 0 ? [] : spare.splice(place, 1)
        Object.assign(
          record,
          code ? { couponCode: code.couponCode, userId: code.userId } : { couponCode: `Q${random.digits(10)}` },
        )
      }
      records.push(record)
    }
  }
  return records
}
