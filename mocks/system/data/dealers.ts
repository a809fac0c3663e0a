import { dealerLevel, dealerStatus, regionLevel, shopType as shopTypes } from '@/entities/shared/enums'
import { colors, picture, type Context } from '../../core/context'
import { personName, streetAddress, tradeNames } from '../../core/names'
import { at, need } from '../../core/random'
import { placeOf, placeText } from './regions'
import type { DealerRow, GeoPoint, RegionRow } from './types'

const places: readonly (readonly [string, number, number, string])[] = [
  ['310100', 121.473701, 31.230416, '021'],
  ['320100', 118.796877, 32.060255, '025'],
  ['320500', 120.585315, 31.298886, '0512'],
  ['330100', 120.15507, 30.274084, '0571'],
  ['330200', 121.549792, 29.868388, '0574'],
  ['340100', 117.227239, 31.820587, '0551'],
  ['350100', 119.296494, 26.074508, '0591'],
  ['360100', 115.858197, 28.682892, '0791'],
  ['370100', 117.120095, 36.651216, '0531'],
  ['370200', 120.382639, 36.067082, '0532'],
  ['410100', 113.625368, 34.7466, '0371'],
  ['110100', 116.407526, 39.90403, '010'],
  ['120100', 117.200983, 39.084158, '022'],
  ['130100', 114.514859, 38.042307, '0311'],
  ['140100', 112.548879, 37.87059, '0351'],
  ['150100', 111.749181, 40.842585, '0471'],
  ['210100', 123.431475, 41.805698, '024'],
  ['210200', 121.614682, 38.914003, '0411'],
  ['220100', 125.323544, 43.817072, '0431'],
  ['230100', 126.534967, 45.803775, '0451'],
  ['440100', 113.264385, 23.129112, '020'],
  ['440300', 114.057868, 22.543099, '0755'],
  ['440600', 113.121416, 23.021548, '0757'],
  ['450100', 108.366543, 22.817002, '0771'],
  ['460100', 110.19989, 20.04422, '0898'],
  ['430100', 112.938814, 28.228209, '0731'],
  ['420100', 114.305393, 30.593099, '027'],
  ['500100', 106.551557, 29.56301, '023'],
  ['510100', 104.066541, 30.572269, '028'],
  ['520100', 106.630154, 26.647661, '0851'],
  ['530100', 102.832892, 24.880095, '0871'],
  ['610100', 108.93977, 34.341574, '029'],
  ['620100', 103.834304, 36.061089, '0931'],
  ['630100', 101.778228, 36.617144, '0971'],
  ['640100', 106.230909, 38.487193, '0951'],
  ['650100', 87.616848, 43.825592, '0991'],
]

const firstPlaces = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 22, 23, 24, 25, 26, 27, 28,
  29, 30, 31, 32, 33, 34, 35, 28,
] as const

const firstStatus = new Map([
  [17, 2],
  [34, 2],
  [18, 3],
  [22, 3],
  [36, 3],
  [28, 0],
  [40, 0],
])
const firstShopType = new Map([
  [12, 2],
  [14, 2],
  [25, 2],
  [13, 4],
  [24, 4],
  [32, 4],
  [16, 6],
  [26, 6],
  [33, 6],
])
const firstGroup = new Map([
  [1, 'G00001'],
  [2, 'G00001'],
  [3, 'G00001'],
  [4, 'G00001'],
  [9, 'G00002'],
  [10, 'G00002'],
  [11, 'G00002'],
  [13, 'G00003'],
  [14, 'G00003'],
  [15, 'G00003'],
  [19, 'G00004'],
  [20, 'G00004'],
  [31, 'G00005'],
  [32, 'G00005'],
])
const longNames = new Map([
  [18, '内蒙古呼和浩特市鼎盛众诚汽车销售服务有限责任公司旗舰体验总店'],
  [30, '湖北武汉市经济技术开发区楚天万邦汽车贸易销售服务有限责任公司'],
  [39, '新疆维吾尔自治区乌鲁木齐市西部恒信达汽车销售服务有限责任公司'],
])

const shortCity = (name: string) => name.replace(/市$/, '')

const nameOf = (shopType: number, city: string, county: string, trade: string) => {
  if (shopType === shopTypes.showroom) return `${city}${trade}${county}城市展厅`
  if (shopType === shopTypes.brandOwned) return `启明汽车${city}${county}直营中心`
  if (shopType === shopTypes.service) return `${city}${trade}汽车维修服务有限公司`
  return `${city}${trade}汽车销售服务有限公司`
}

export const nearby = (context: Context, from: GeoPoint, spread: number): GeoPoint => ({
  longitude: Number((from.longitude + context.random.int(-1000, 1000) * spread).toFixed(6)),
  latitude: Number((from.latitude + context.random.int(-1000, 1000) * spread).toFixed(6)),
})

export const buildDealers = (
  context: Context,
  regions: ReadonlyMap<string, RegionRow>,
  from: number,
  to: number,
  taken: Set<string>,
): DealerRow[] => {
  const { random } = context
  const countiesOf = new Map<string, string[]>()
  for (const region of regions.values()) {
    if (region.level !== regionLevel.county) continue
    const list = countiesOf.get(region.parentCode)
    if (list) list.push(region.code)
    else countiesOf.set(region.parentCode, [region.code])
  }
  const rows: DealerRow[] = []
  for (let number = from; number <= to; number += 1) {
    const first = number <= 40
    const [cityCode, longitude, latitude, dial] = at(places, first ? at(firstPlaces, number - 1) : number)
    const place = placeOf(regions, random.pick(need(countiesOf, cityCode)))
    const city = shortCity(place.cityName)
    const status = first
      ? (firstStatus.get(number) ?? dealerStatus.open)
      : random.chance(0.94)
        ? dealerStatus.open
        : random.pick([0, 2, 3])
    const shopType = first ? (firstShopType.get(number) ?? shopTypes.dealership) : random.pick([1, 1, 1, 1, 1, 2, 4, 6])
    let trade = at(tradeNames, number * 7)
    let dealerName = longNames.get(number) ?? nameOf(shopType, city, place.countyName, trade)
    for (let round = 1; taken.has(dealerName); round += 1) {
      trade = random.pick(tradeNames) + (round > 3 ? random.pick(tradeNames) : '')
      dealerName = nameOf(1, city, place.countyName, trade)
    }
    taken.add(dealerName)
    const open = status === dealerStatus.open
    const contact = personName(random)
    const hotline = () => `${dial}-${random.int(2, 8)}${random.digits(dial.length === 3 ? 7 : 6)}`
    const color = at(colors, number)
    rows.push({
      id: String(20_000 + number),
      dealerCode: `D${String(number).padStart(5, '0')}`,
      dealerName,
      shortName:
        number % 13 === 0 ? '' : city + (shopType === shopTypes.brandOwned ? `直营${place.countyName}` : trade),
      dealerLevel: dealerLevel.first,
      shopType,
      groupCode: firstGroup.get(number) ?? '',
      areaName: need(regions, cityCode).areaName,
      ...place,
      address: placeText(place) + streetAddress(random),
      location: nearby(context, { longitude, latitude }, 0.00012),
      salesPhone: number % 11 === 0 ? `400-${random.digits(3)}-${random.digits(4)}` : hotline(),
      servicePhone: number % 9 === 0 ? '' : hotline(),
      contactName: contact.name,
      contactPhone: context.phone(),
      images:
        number % 5 === 0
          ? []
          : ['门头', '展厅', '售后'].slice(0, 1 + (number % 3)).map((text) => picture(text, color, 160, 120)),
      acceptClueFlag: open && number % 12 !== 0 ? 1 : 0,
      optionalFlag: open && number % 10 !== 0 ? 1 : 0,
      transportCarStatus: open && shopType !== shopTypes.showroom && number % 3 !== 0 ? 1 : 0,
      status,
      openDate: context.dateBetween(2200, 60),
      leaveDate:
        status === dealerStatus.leaving
          ? context.dateBetween(-60, -5)
          : status === dealerStatus.left
            ? context.dateBetween(300, 40)
            : '',
      updateTime: context.timeBetween(600, 0.5),
    })
  }
  return rows
}
