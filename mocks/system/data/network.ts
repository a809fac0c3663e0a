import {
  auditStatus as auditStatuses,
  dealerStatus,
  regionLevel,
  secondStatus,
  shopType,
} from '@/entities/shared/enums'
import { colors, picture, type Context } from '../../core/context'
import { nearby } from './dealers'
import { personName, streetAddress, tradeNames } from '../../core/names'
import { at, need } from '../../core/random'
import { placeOf, placeText } from './regions'
import type { DealerRow, GeoPoint, GroupDealerRow, RegionRow, SecondDealerRow } from './types'

const groupSeeds: readonly (readonly [string, string, number, string])[] = [
  ['华东众诚汽车集团有限公司', '310115', 1, ''],
  ['齐鲁中原远洋恒信汽车投资控股集团股份有限公司（华东北部区域）', '370102', 1, '原两家集团合并'],
  ['京津华驰汽车集团有限公司', '110105', 1, ''],
  ['辽沈宏远汽车销售集团有限公司', '210103', 0, '集团改制，数据权限暂停'],
  ['川渝金辉汽车贸易集团有限公司', '500112', 0, ''],
]

export const buildGroups = (
  context: Context,
  regions: ReadonlyMap<string, RegionRow>,
  dealers: readonly DealerRow[],
  seconds: readonly SecondDealerRow[],
): GroupDealerRow[] =>
  groupSeeds.map(([groupName, county, status, remark], index) => {
    const groupCode = `G0000${index + 1}`
    const dealerCodes = dealers.filter((dealer) => dealer.groupCode === groupCode).map((dealer) => dealer.dealerCode)
    const place = placeOf(regions, county)
    return {
      id: String(30_001 + index),
      groupCode,
      groupName,
      companyId: '',
      contactName: personName(context.random).name,
      contactPhone: context.phone(),
      ...place,
      address: index === 2 ? '' : placeText(place) + streetAddress(context.random),
      dealerCodes,
      dealerCount: dealerCodes.length,
      secondCount: seconds.filter((second) => dealerCodes.includes(second.parentDealerCode)).length,
      status,
      remark,
      updateTime: context.timeBetween(500, 3),
    }
  })

const distance = (a: GeoPoint, b: GeoPoint) => {
  const rad = Math.PI / 180
  const half =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2
  return Number((12742 * Math.asin(Math.sqrt(half))).toFixed(1))
}

const rejections = [
  '营业执照经营范围不含汽车销售，请更正后重新提交',
  '门头照片不清晰，无法辨认品牌标识',
  '与一级经销商距离过近（不足5公里），不符合二网布点要求',
]
const closed = new Set([7, 11, 19, 33])

export const buildSecondDealers = (
  context: Context,
  regions: ReadonlyMap<string, RegionRow>,
  dealers: readonly DealerRow[],
): SecondDealerRow[] => {
  const { random } = context
  const parents = dealers.filter(
    (dealer) => dealer.status === dealerStatus.open && dealer.shopType !== shopType.service,
  )
  const counties = [...regions.values()].filter((region) => region.level === regionLevel.county)
  const taken = new Set<string>()
  return Array.from({ length: 60 }, (_, index) => {
    const number = index + 1
    const parent = at(parents, number <= 3 ? 0 : number)
    const place = placeOf(regions, random.pick(counties.filter((county) => county.parentCode === parent.cityCode)).code)
    const auditStatus =
      number <= 50 ? auditStatuses.approved : number <= 57 ? auditStatuses.waiting : auditStatuses.rejected
    const hasCode = number <= 53
    const status = !hasCode ? secondStatus.notOpen : closed.has(number) ? secondStatus.closed : secondStatus.open
    const storeType = (index % 3) + 1
    const location = nearby(context, parent.location, 0.00035)
    const town = place.countyName.replace(/(区|县|市)$/, '')
    const kind = at(['汽车综合店', '品牌专营店', '乡镇服务网点'], index)
    let dealerName = `${place.cityName.replace(/市$/, '')}${town}${at(tradeNames, number * 5)}${kind}`
    if (number === 23)
      dealerName = `${placeText(place)}${at(tradeNames, number)}汽车贸易有限公司${kind}`
        .padEnd(30, '二级授权经销网点合作店')
        .slice(0, 30)
    while (taken.has(dealerName)) dealerName = `${dealerName.slice(0, -kind.length)}${random.pick(tradeNames)}${kind}`
    taken.add(dealerName)
    return {
      id: String(40_000 + number),
      dealerCode: hasCode ? `S${String(number).padStart(5, '0')}` : '',
      dealerName,
      parentDealerCode: parent.dealerCode,
      areaName: parent.areaName,
      ...place,
      address: placeText(place) + streetAddress(random),
      location,
      distanceKm: distance(parent.location, location),
      storeType,
      contactName: personName(random).name,
      contactPhone: context.phone(),
      license: number % 17 === 0 ? '' : picture('营业执照', '#87661b', 160, 120),
      images:
        number % 9 === 0
          ? []
          : [picture('门头', at(colors, number), 160, 120), picture('展厅', at(colors, number + 3), 160, 120)],
      acceptClueFlag:
        auditStatus === auditStatuses.approved && status === secondStatus.open && number % 8 !== 0 ? 1 : 0,
      auditStatus,
      auditRemark:
        auditStatus === auditStatuses.rejected
          ? at(rejections, index)
          : auditStatus === auditStatuses.approved && number % 6 === 0
            ? '资料齐全，同意'
            : '',
      status,
      openDate: status === secondStatus.notOpen ? '' : context.dateBetween(900, 30),
      createTime: hasCode ? context.timeBetween(720, 20) : context.timeBetween(18, 0.3),
    }
  })
}

export const countDealers = (regions: ReadonlyMap<string, RegionRow>, dealers: readonly DealerRow[]) => {
  for (const dealer of dealers) {
    if (dealer.status === dealerStatus.left) continue
    for (const code of [dealer.provinceCode, dealer.cityCode, dealer.countyCode]) need(regions, code).dealerCount += 1
  }
}
