import { memberType as memberTypes } from '@/entities/marketing/memberType'
import { referrerRisk } from '@/entities/marketing/referrer'
import { invitationStatus, referStage } from '@/entities/marketing/posterEnums'
import { clueStatus } from '@/entities/leads/enums'
import { toMillis } from '@/lib/time'
import { type Context, colors, picture, wireTime } from '../../core/context'
import type { LeadRow } from '../../leads/data/leads'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'

export interface InvitationRow {
  id: string
  title: string
  imageUrl: string
  qrPosition: { x: number; y: number; size: number; avatarX?: number; avatarY?: number }
  showAvatar: 0 | 1
  audience: number[]
  shareTitle: string
  shareText: string
  rewardText: string
  startTime: string
  /** Empty if there is no end. */
  endTime: string
  topFlag: 0 | 1
  sort: number
  status: number
  createBy: string
  createTime: string
}
export interface VehicleRow {
  vin: string
  plateNo: string
  seriesName: string
  modelName: string
  buyTime: string
  dealerName: string
}
export interface ReferrerRow {
  userId: string
  nickname: string
  phone: string
  memberType: number
  cityName: string
  /** A code of `referrerRisk`. */
  riskFlag: number
  riskReasons: string[]
  invites: { posterId: string; time: string }[]
  vehicles: VehicleRow[]
}
export interface ReferredRow {
  id: string
  posterId: string
  userId: string
  nickname: string
  phone: string
  inviteTime: string
  stage: number
  /** The last stage before it became invalid. */
  lastStage: number
  /** A code of `invalidReason`, 0 if valid. */
  invalidReason: number
  seriesName: string
  cityName: string
  dealerName: string
  /** Id of the resulting lead. Empty if none is stored. */
  clueId: string
  dealTime: string
  /** Reason for refusing the reward of the last step. Empty if it was not refused. */
  refuseReason: string
}
export interface Invitations {
  posters: InvitationRow[]
  referrers: ReferrerRow[]
  referred: ReferredRow[]
}

/** [title, status, start and end in days before now (undefined without an end), avatar]. */
const seeds = [
  ['邀好友试驾 双方得好礼', 1, 60, undefined, 1],
  ['老车主推荐购车礼', 1, 45, -2, 1],
  ['金秋邀约季', 1, 30, -40, 0],
  ['一起来充电', 1, 20, -60, 1],
  ['周末试驾会', 1, 12, -30, 0],
  ['新车鉴赏邀请函', 0, -3, -50, 1],
  ['车友会招新', 0, 5, undefined, 0],
  ['元旦送福', 0, -20, -70, 1],
  ['夏日清凉邀约', 2, 150, 40, 1],
  ['五一自驾同行', 2, 200, 120, 0],
  ['春季试驾月', 2, 240, 150, 1],
  ['新春推荐有礼', 2, 300, 230, 1],
] as const
const DAY = 86_400_000
const REFERRERS = 40
const REFERRED = 260
const people = ['周敏', '张凯', '李婉清']
export const STEP_POINTS: Readonly<Record<number, number>> = {
  [referStage.lead]: 100,
  [referStage.driven]: 100,
  [referStage.won]: 1800,
}
const WITHOUT_CARS = 7

const posterOf = (context: Context, index: number): InvitationRow => {
  const [title, status, from, until, showAvatar] = at(seeds, index)
  return {
    id: String(87_000 + context.next('poster')),
    title,
    imageUrl: picture(title.slice(0, 4), at(colors, index), 750, 1334),
    qrPosition: { x: 510, y: 1094, size: 200, ...(showAvatar ? { avatarX: 40, avatarY: 1198 } : {}) },
    showAvatar,
    audience:
      index % 3 === 0
        ? [memberTypes.owner, memberTypes.fan, memberTypes.ordered]
        : index % 3 === 1
          ? [memberTypes.owner]
          : [memberTypes.owner, memberTypes.ordered],
    shareTitle: `${title.slice(0, 12)}，等你来`,
    shareText: '我在用启明汽车App，邀你一起体验，扫码注册即可领取新人礼。',
    rewardText: '好友留资得100积分，试驾再得100积分，成交再得1800积分。',
    startTime: context.time(from),
    endTime: until === undefined ? '' : context.time(until),
    topFlag: index === 0 ? 1 : 0,
    sort: index + 1,
    status,
    createBy: at(people, index),
    createTime: context.workTime(Math.max(from, 0) + 2),
  }
}

const carsOf = (context: Context, series: readonly CarSeriesRow[], dealers: readonly DealerRow[]): VehicleRow[] =>
  Array.from({ length: context.random.chance(0.2) ? 2 : 1 }, () => {
    const car = context.random.pick(series)
    return {
      vin: `LQM${context.random.digits(3)}AA${context.random.digits(9)}`,
      plateNo: `沪A${context.random.pick(['D', 'F'])}${context.random.digits(5)}`,
      seriesName: car.seriesName,
      modelName: context.random.pick(car.modelNames) ?? '',
      buyTime: context.dateBetween(900, 60),
      dealerName: context.random.pick(dealers).dealerName,
    }
  })

const LEAD_STATES: Readonly<Record<number, readonly number[]>> = {
  [referStage.lead]: [clueStatus.toContact, clueStatus.following],
  [referStage.driven]: [clueStatus.driven],
  [referStage.ordered]: [clueStatus.ordered],
  [referStage.won]: [clueStatus.won],
}
const tieToLeads = (
  referred: readonly ReferredRow[],
  { leads, carSeries, dealers }: Parameters<typeof buildInvitations>[1],
): void => {
  const free = new Map(leads.filter((_, index) => index % 2 === 0).map((lead) => [lead.phone, lead]))
  for (const row of referred) {
    const states = LEAD_STATES[row.stage]
    const limit = wireTime((toMillis(row.inviteTime) ?? 0) + 30 * DAY)
    const lead = [...free.values()].find(
      ({ status, createTime }) => states?.includes(status) && createTime > row.inviteTime && createTime < limit,
    )
    if (!lead) continue
    free.delete(lead.phone)
    Object.assign(row, {
      clueId: lead.clueId,
      phone: lead.phone,
      cityName: lead.cityName,
      seriesName: carSeries.find(({ seriesCode }) => seriesCode === lead.seriesCode)?.seriesName ?? row.seriesName,
      dealerName: dealers.find(({ dealerCode }) => dealerCode === lead.dealerCode)?.dealerName ?? row.dealerName,
      dealTime: lead.reached.deal,
    })
  }
}

export const buildInvitations = (
  context: Context,
  ground: { carSeries: readonly CarSeriesRow[]; dealers: readonly DealerRow[]; leads: readonly LeadRow[] },
  times: number,
): Invitations => {
  const { random } = context
  const series = ground.carSeries.filter(
    ({ status, modelNames }) => status === invitationStatus.up && modelNames.length > 0,
  )
  const posters = seeds.map((_, index) => posterOf(context, index))
  const used = seeds.flatMap(([, status, from, until], index) =>
    status === invitationStatus.down ? [] : [{ id: at(posters, index).id, from, until: Math.max(until ?? 0, 0) }],
  )
  const referrers: ReferrerRow[] = Array.from({ length: REFERRERS }, (_, index) => {
    const memberType = index % 2 === 0 ? memberTypes.owner : random.pick([1, 2, 3])
    return {
      userId: String(870_000 + context.next('referrer')),
      nickname: personName(random).name,
      phone: context.phone(),
      memberType,
      cityName: at(ground.dealers, index * 7).cityName,
      riskFlag:
        index % 20 === 13 ? referrerRisk.blocked : index % 9 === 5 ? referrerRisk.suspicious : referrerRisk.clear,
      riskReasons: index % 20 === 13 ? ['同一设备', '短时大量注册'] : index % 9 === 5 ? ['短时大量注册'] : [],
      invites: [],
      vehicles:
        memberType === memberTypes.owner && index % WITHOUT_CARS !== 4 ? carsOf(context, series, ground.dealers) : [],
    }
  })
  const referred: ReferredRow[] = []
  for (let made = 0; made < REFERRED * times; made++) {
    const person = random.pick(referrers)
    const poster = random.pick(used)
    const inviteTime = context.timeBetween(poster.from, poster.until + 0.1)
    person.invites.push({ posterId: poster.id, time: inviteTime })
    for (let more = random.int(0, 2); more > 0; more--)
      person.invites.push({ posterId: poster.id, time: context.timeBetween(poster.from, poster.until + 0.1) })
    const stage = random.pick([1, 1, 1, 2, 2, 3, 3, 4, 5, 6])
    const hasInterest = stage > 1 && stage < 6
    referred.push({
      id: String(8_700_000 + context.next('referred')),
      posterId: poster.id,
      userId: person.userId,
      nickname: personName(random).name,
      phone: context.phone(),
      inviteTime,
      stage,
      lastStage: stage === referStage.invalid ? (made % 3 === 0 ? referStage.lead : referStage.registered) : stage,
      invalidReason: stage === referStage.invalid ? (made % 4) + 1 : 0,
      seriesName: hasInterest ? random.pick(series).seriesName : '',
      cityName: at(ground.dealers, made * 11).cityName,
      dealerName: hasInterest ? random.pick(ground.dealers).dealerName : '',
      clueId: '',
      dealTime: stage === referStage.won ? context.workTime(Math.max(poster.until, 0.5)) : '',
      refuseReason: stage === referStage.won && made % 7 === 0 ? '车辆已退' : '',
    })
  }
  tieToLeads(referred, ground)
  return { posters, referrers, referred }
}
