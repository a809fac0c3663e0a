import { dealerStatus, shopType } from '@/entities/shared/enums'
import { storeFacility, storeService } from '@/entities/voice/store'
import { storeWeekDay, type StoreHours } from '@/entities/voice/storeHours'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'
import type { DealerRow, GeoPoint, PlaceFields } from '../../system/data/types'

export interface House extends PlaceFields, Pick<DealerRow, 'dealerCode' | 'dealerName' | 'shopType' | 'areaName'> {
  status: number
  address: string
  location: GeoPoint
  salesPhone: string
  servicePhone: string
  transportCarStatus: number
  person: string
}
export interface StoreRow {
  dealerCode: string
  displayName: string
  address: string
  location: GeoPoint | null
  salesPhone: string
  servicePhone: string
  rescuePhone: string
  salesHours: StoreHours
  serviceHours: StoreHours
  images: string[]
  video: string
  services: number[]
  facilities: number[]
  introduction: string
  showFlag: number
  updateBy: string
  updateTime: string
}

/** Word that each public name contains. */
export const BRAND = '启明'
const INCOMPLETE = 12
const VIEWS = ['门头', '展厅', '交车区', '休息区', '维修车间', '客户区'] as const
const ABOUT = [
  '集新车销售、试乘试驾与维修保养于一体，展厅面积约1500平方米，交通便利，停车方便。',
  '原厂认证技师团队，透明车间全程可视，等候区提供茶歇与儿童乐园。',
  '提供上门取送车与夜间急修服务，欢迎预约到店体验全系车型。',
]
const ALWAYS = [storeService.newCars, storeService.testDrive, storeService.maintenance]
const MORE = [storeService.bodyShop, storeService.usedCars, storeService.charging]
const FACILITIES = storeFacility.options.map(({ value }) => value)

const weekOf = (weekday: readonly [string, string], weekend: readonly [string, string] | undefined): StoreHours => ({
  days: storeWeekDay.options.map(({ value }) => {
    const isWeekend = value >= storeWeekDay.saturday
    const [openTime, closeTime] = (isWeekend && weekend) || weekday
    return { weekDay: value, openFlag: isWeekend && !weekend ? 0 : 1, openTime, closeTime }
  }),
  specials: [],
})
const SALES = [
  weekOf(['09:00', '18:00'], ['09:00', '18:00']),
  weekOf(['08:30', '18:00'], ['09:00', '17:30']),
  weekOf(['09:00', '20:00'], ['09:00', '21:00']),
]
const SERVICE = [
  weekOf(['08:30', '17:30'], ['09:00', '17:00']),
  weekOf(['08:00', '18:00'], ['08:00', '18:00']),
  weekOf(['08:30', '17:30'], undefined),
]
const NO_HOURS: StoreHours = { days: [], specials: [] }

export const buildStores = (context: Context, houses: readonly House[]): StoreRow[] => {
  const { random } = context
  return houses.map((house, index) => {
    const isPoor = index % 7 === 5 && index < INCOMPLETE * 7
    const color = at(colors, index)
    const hours = (of: readonly StoreHours[]): StoreHours => ({
      ...at(of, index),
      specials: index % 6 === 0 ? [{ startDate: context.date(-62), endDate: context.date(-68), text: '春节休息' }] : [],
    })
    const sells = house.shopType !== shopType.service
    const services = [
      ...ALWAYS.filter((code) => sells || code === storeService.maintenance),
      ...MORE.filter(() => random.chance(0.5)),
      ...(house.transportCarStatus === 1 && index % 2 === 0 ? [storeService.pickUp] : []),
    ]
    const short = house.dealerName.replace(/汽车.*$/, '').replaceAll(BRAND, '')
    return {
      dealerCode: house.dealerCode,
      displayName: `${BRAND}${short.slice(0, 14).replace(/店$/, '')}店`,
      address: house.address,
      location: house.location,
      salesPhone: house.salesPhone,
      servicePhone: house.servicePhone,
      rescuePhone: index % 3 === 0 ? `400-${random.digits(3)}-${random.digits(4)}` : '',
      salesHours: sells ? hours(SALES) : NO_HOURS,
      serviceHours: hours(SERVICE),
      images: VIEWS.slice(0, isPoor ? index % 2 : 3 + (index % 4)).map((text) => picture(text, color, 320, 240)),
      video: !isPoor && index % 3 === 1 ? '/__files/video-landscape' : '',
      services,
      facilities: isPoor ? [] : FACILITIES.filter(() => random.chance(0.6)),
      introduction: isPoor || index % 7 === 3 ? '' : at(ABOUT, index),
      showFlag: house.status === dealerStatus.open && !isPoor && index % 11 !== 7 ? 1 : 0,
      updateBy: index % 9 === 4 ? '' : house.person,
      updateTime: context.timeBetween(240, 0.5),
    }
  })
}
