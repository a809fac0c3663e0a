import { regionLevel } from '@/entities/shared/enums'
import { need } from '../../core/random'
import { countyList, provinceList } from './regionList'
import type { PlaceFields, RegionRow } from './types'

export const areaNames = ['东北', '华北', '华东', '华南', '西南', '西北'] as const

const uncovered = new Set(['460300', '542500', '632600'])

const madeCounties: readonly (readonly [string, string, string])[] = [
  ['01', '市辖区', 'shixia'],
  ['02', '城关区', 'chengguan'],
  ['71', '经济开发区', 'jingjikaifa'],
  ['72', '高新区', 'gaoxin'],
]

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', pinyin = ''] = line.split(' ')
      return { code, name, pinyin }
    })

/**
 * County codes for a city without real ones. A county-level city (code not ending in 00) uses ten times its own code.
 */
const madeCode = (cityCode: string, tail: string, index: number) =>
  cityCode.slice(0, 4) + (cityCode.endsWith('00') ? tail : String(Number(cityCode.slice(4)) * 10 + index + 1))

const readRegions = (): RegionRow[] => {
  const realCounties = new Map<string, { code: string; name: string; pinyin: string }[]>()
  for (const county of lines(countyList)) {
    const city = `${county.code.slice(0, 4)}00`
    const list = realCounties.get(city)
    if (list) list.push(county)
    else realCounties.set(city, [county])
  }
  const rows: RegionRow[] = []
  for (const [provinceCode, provinceName, provincePinyin, area, cityText] of provinceList) {
    rows.push({
      code: provinceCode,
      name: provinceName,
      level: regionLevel.province,
      parentCode: '',
      pinyin: provincePinyin,
      areaName: area,
      dealerCount: 0,
    })
    for (const city of lines(cityText)) {
      const areaName = uncovered.has(city.code) ? '' : area
      rows.push({ ...city, level: regionLevel.city, parentCode: provinceCode, areaName, dealerCount: 0 })
      const counties =
        realCounties.get(city.code) ??
        madeCounties.map(([tail, name, pinyin], index) => ({ code: madeCode(city.code, tail, index), name, pinyin }))
      for (const county of counties) {
        rows.push({ ...county, level: regionLevel.county, parentCode: city.code, areaName, dealerCount: 0 })
      }
    }
  }
  return rows
}
const allRegions = readRegions()

/** All regions, in the order province, city, county. Dealer counts are 0 here. */
export const buildRegions = (): RegionRow[] => allRegions.map((row) => ({ ...row }))

export const placeOf = (regions: ReadonlyMap<string, RegionRow>, countyCode: string): PlaceFields => {
  const county = need(regions, countyCode)
  const city = need(regions, county.parentCode)
  const province = need(regions, city.parentCode)
  return {
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city.name,
    countyCode: county.code,
    countyName: county.name,
  }
}

/** Returns a place as written in an address. A municipality appears once. */
export const placeText = (place: PlaceFields): string =>
  (place.provinceName === place.cityName ? '' : place.provinceName) + place.cityName + place.countyName
