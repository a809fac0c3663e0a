import { clueStatus } from '@/entities/leads/enums'
import { shelfStatus } from '@/entities/content/shared'
import { payWay, type Wish, wishPlan, wishSource, wishStatus } from '@/entities/members/wish'
import type { Context } from '../../core/context'
import { wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { CarRow } from '../../content/data/cars'
import { PAINTS, TRIMS } from '../../content/data/carPictures'
import type { LeadRow } from '../../leads/data/leads'
import type { DealerRow } from '../../system/data/types'
import type { ShopUserRow } from './shopUsers'

export const OPTIONS: readonly (readonly [name: string, yuan: number])[] = [
  ['全景天窗', 6000],
  ['前排座椅通风加热', 4500],
  ['高阶智驾套件', 12_000],
  ['21 英寸轮毂', 5000],
  ['环绕音响', 3800],
  ['电动踏板', 4200],
  ['抬头显示', 3500],
  ['隐私玻璃', 1500],
  ['拖车钩', 2600],
  ['车载冰箱', 3200],
  ['行李架', 1800],
  ['原厂脚垫', 600],
]

type Looks = 'exterior' | 'interior' | 'exteriorColor' | 'interiorColor' | 'options' | 'guidePrice'
export interface WishRow extends Stored<Wish, Looks | 'seriesName' | 'dealerName'> {
  seriesCode: string
  paint: number
  trim: number
  /** Indexes in OPTIONS. */
  options: number[]
  cents: number
  provinceCode: string
  cityCode: string
  dealerCode: string
}

const COUNT = 260
const LEADS = 120
const REMARKS = ['想周末到店看实车', '置换旧车，请评估', '希望尽快提车', '等优惠活动']
const DAY = 86_400_000
const later = (time: string, hours: number) =>
  wireTime(Date.parse(`${time.replace(' ', 'T')}+08:00`) + hours * 3_600_000)

/**
 * Builds wishes. Those with a lead match it in customer, car, place, dealer and progress. Others have no name and no
 * phone.
 */
export const buildWishes = (
  context: Context,
  ground: {
    leads: readonly LeadRow[]
    cars: readonly CarRow[]
    people: readonly ShopUserRow[]
    dealers: readonly DealerRow[]
    now: number
  },
): WishRow[] => {
  const { random } = context
  const owned = ground.leads.filter(({ dealerCode, status }) => dealerCode !== '' && status !== clueStatus.invalid)
  const step = Math.max(Math.floor(owned.length / LEADS), 1)
  const offShelf = ground.cars.filter(({ status }) => status !== shelfStatus.up)
  const onShelf = ground.cars.filter(({ status }) => status === shelfStatus.up)
  return Array.from({ length: COUNT }, (_, index): WishRow => {
    const lead = index < LEADS ? owned[index * step] : undefined
    const dealer = at(ground.dealers, index * 5)
    const isGone = !lead && index % 9 === 4
    const cars = isGone ? offShelf : lead ? onShelf.filter(({ seriesCode }) => seriesCode === lead.seriesCode) : onShelf
    const car = at(cars.length > 0 ? cars : onShelf, index * 3)
    const options = OPTIONS.flatMap((_option, place) => (random.chance(0.28) ? place : []))
    const createTime = lead ? later(lead.createTime, -random.int(1, 72)) : context.timeBetween(180, 0.05)
    const status = lead
      ? lead.status === clueStatus.ordered || lead.status === clueStatus.won
        ? wishStatus.ordered
        : lead.status === clueStatus.lost
          ? wishStatus.withdrawn
          : wishStatus.lead
      : isGone
        ? wishStatus.gone
        : index % 7 === 2
          ? wishStatus.withdrawn
          : wishStatus.wished
    const changed = lead ? lead.createTime : later(createTime, random.int(1, 200))
    return {
      id: `WL${String(240_001 + index * 7)}`,
      nickname: at(ground.people, index * 29 + 11).nickname,
      customerName: lead?.customerName ?? '',
      phone: lead?.phone ?? '',
      seriesCode: lead?.seriesCode ?? car.seriesCode,
      modelName: car.modelName,
      paint: random.int(0, PAINTS.length - 1),
      trim: random.int(0, TRIMS.length - 1),
      options,
      cents: ((car.guidePrice ?? 150_000) + options.reduce((sum, place) => sum + at(OPTIONS, place)[1], 0)) * 100,
      payWay: random.pick(payWay.options).value,
      buyPlan: random.pick(wishPlan.options).value,
      provinceCode: lead?.provinceCode ?? dealer.provinceCode,
      cityCode: lead?.cityCode ?? dealer.cityCode,
      cityName: lead?.cityName ?? dealer.cityName,
      dealerCode: lead?.dealerCode ?? dealer.dealerCode,
      source: random.pick([wishSource.app, wishSource.app, wishSource.mini, wishSource.website]),
      clueId: lead?.clueId ?? '',
      status,
      remark: random.chance(0.3) ? random.pick(REMARKS) : '',
      createTime,
      updateTime: changed < wireTime(ground.now - DAY / 24) ? changed : createTime,
    }
  })
}
