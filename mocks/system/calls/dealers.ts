import * as dealers from '@/api/system/dealers'
import type { Dealer } from '@/entities/shared/dealer'
import {
  dealerLevel as dealerLevels,
  dealerStatus,
  dealerType as dealerTypes,
  secondStatus,
  shopType as shopTypes,
} from '@/entities/shared/enums'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import type {
  DealerRow,
  GeoPoint,
  GroupDealerRow,
  PlaceFields,
  RegionRow,
  SecondDealerRow,
  UserRow,
} from '../data/types'
import { seesRecord } from '../rules/access'
import { inPlace, PLACE } from '../rules/dealerRules'
import { text, texts } from '../../core/input'
import { org } from '../rules/store'
import { oneOf, offered } from '../../core/table'

interface Entry extends PlaceFields {
  id: string
  location?: GeoPoint
  dealerCode: string
  dealerName: string
  dealerLevel: number
  shopType: number
  groupCode: string
  areaName: string
  status: number
  acceptClueFlag?: number
  transportCarStatus?: number
}

const shape = (row: Entry): Dealer => {
  const {
    id,
    dealerCode,
    dealerName,
    dealerLevel,
    shopType,
    groupCode,
    areaName,
    provinceName,
    cityName,
    countyName,
    location,
    status,
    acceptClueFlag,
    transportCarStatus,
  } = row
  const groupName = org.groups.find((group) => group.groupCode === groupCode)?.groupName ?? ''
  const place = { areaName, provinceName, cityName, countyName, location }
  return {
    id,
    dealerCode,
    dealerName,
    dealerLevel,
    shopType,
    groupCode,
    groupName,
    ...place,
    status,
    acceptClueFlag,
    transportCarStatus,
  } as Dealer // the data holds only the values of the enumerations
}

export const toDealer = (row: DealerRow): Dealer => shape(row)

/**
 * Converts second-tier dealers and groups to the same form. They are suspended while not open, and have left when
 * closed.
 */
const ofSecond = (row: SecondDealerRow): Entry => ({
  ...row,
  dealerLevel: dealerLevels.second,
  shopType: shopTypes.second,
  groupCode: '',
  status:
    row.status === secondStatus.closed
      ? dealerStatus.left
      : row.status === secondStatus.notOpen
        ? dealerStatus.suspended
        : dealerStatus.open,
})
const ofGroup = (row: GroupDealerRow): Entry => ({
  ...row,
  dealerCode: row.groupCode,
  dealerName: row.groupName,
  dealerLevel: dealerLevels.first,
  shopType: shopTypes.group,
  areaName: '',
})

const subDealers = () => org.secondDealers.filter((row) => row.dealerCode !== '')

const ofLevel = (dealerType: string): Entry[] =>
  dealerType === String(dealerTypes.second)
    ? subDealers().map(ofSecond)
    : dealerType === String(dealerTypes.group)
      ? org.groups.map(ofGroup)
      : org.dealers

/**
 * Returns all entries below a code: the dealers of a group, a dealer with its second tier, or a single outlet. All
 * entries if the code is empty.
 */
const under = (code: string, dealerType: string): Entry[] => {
  if (code === '') return ofLevel(dealerType)
  const own = org.dealers.filter((row) => row.dealerCode === code || row.groupCode === code)
  const below = subDealers().filter((row) => row.dealerCode === code || row.parentDealerCode === code)
  return [
    ...(dealerType === String(dealerTypes.second) ? [] : own),
    ...(dealerType === String(dealerTypes.dealer) ? [] : below.map(ofSecond)),
  ]
}

const listed = listOf(dealers.list)<Entry>({ is: PLACE, keyword: ['dealerCode', 'dealerName'] })
on(dealers.list)((input, { user }) =>
  listed.page(under(text(input.code), text(input.dealerType)).filter(seesRecord(user)), input, shape),
)

on(dealers.selectDealers)((input, { user }) => {
  const codes = new Set(texts(input.codes).map((code) => code.toUpperCase()))
  const all = codes.size
    ? [...org.dealers, ...subDealers().map(ofSecond), ...org.groups.map(ofGroup)]
    : ofLevel(text(input.dealerType))
  const rows = all
    .filter((row) => (codes.size ? codes.has(row.dealerCode) : row.status !== dealerStatus.left))
    .filter(inPlace(input))
    .filter(seesRecord(user))
  return offered(rows, input, ['dealerCode', 'dealerName'], shape, codes.size || 20)
})

const places = (
  user: UserRow,
  level: number,
  fits: (row: DealerRow) => boolean,
  key: 'provinceCode' | 'cityCode' | 'countyCode',
) => {
  const sees = seesRecord(user)
  const codes = new Set(
    org.dealers.filter((row) => row.status !== dealerStatus.left && fits(row) && sees(row)).map((row) => row[key]),
  )
  return org.regions.flatMap((region: RegionRow) =>
    region.level === level && codes.has(region.code) ? { code: region.code, name: region.name } : [],
  )
}

on(dealers.selectAreas)((_, { user }) => {
  const sees = seesRecord(user)
  const names = new Set(
    org.dealers.filter((row) => row.status !== dealerStatus.left && sees(row)).map((row) => row.areaName),
  )
  return org.salesAreas.flatMap((area) =>
    names.has(area.areaName) ? { code: area.areaCode, name: area.areaName } : [],
  )
})
on(dealers.selectProvinces)((input, { user }) => {
  const fits = oneOf(input.areaName)
  return places(user, 1, (row) => fits(row.areaName), 'provinceCode')
})
on(dealers.selectCities)((input, { user }) => {
  const fits = oneOf(input.provinceCode)
  return places(user, 2, (row) => fits(row.provinceCode), 'cityCode')
})
on(dealers.selectCounties)((input, { user }) => {
  const fits = oneOf(input.cityCode)
  return places(user, 3, (row) => fits(row.cityCode), 'countyCode')
})
