import { dealerStatus, dealerType, secondStatus, shopType } from '@/entities/shared/enums'
import { store, type Store, storeService } from '@/entities/voice/store'
import { hoursFault, MAX_SPECIALS, type StoreHours, weekOf } from '@/entities/voice/storeHours'
import { completenessOf, MIN_SHOWN, missingParts } from '@/entities/voice/storeRules'
import { isRecord } from '@/lib/json'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { found, integer, refuseChanged, refuseFields, sent, text } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { sentPoint, validatePoint } from '../../system/rules/dealerRules'
import { org } from '../../system/rules/store'
import { BRAND, buildStores, type House, type StoreRow } from '../data/stores'
import { storeScoresAt } from './storeScores'

const personOf = (code: string) => org.staff.find(({ dealerCode }) => dealerCode === code)?.staffName ?? ''
const houses = (): House[] => [
  ...org.dealers.map((row) => ({ ...row, person: personOf(row.dealerCode) })),
  ...org.secondDealers
    .filter(({ dealerCode }) => dealerCode !== '')
    .map((row) => ({
      ...row,
      shopType: shopType.second,
      status:
        row.status === secondStatus.open
          ? dealerStatus.open
          : row.status === secondStatus.closed
            ? dealerStatus.left
            : dealerStatus.suspended,
      salesPhone: org.dealers.find(({ dealerCode }) => dealerCode === row.parentDealerCode)?.salesPhone ?? '',
      servicePhone: '',
      transportCarStatus: 0,
      person: row.contactName,
    })),
]

export const stores = seeded('stores', () => buildStores(createContext(reference(), 20_261_201, 1), houses()))

/** Returns a store page as sent, with the data of the dealer's record and the missing parts. */
const viewOf = (row: StoreRow, house: House, score: number | null): Store => {
  const isOpen = house.status === dealerStatus.open
  const { dealerName, shopType: type, status, areaName, transportCarStatus } = house
  const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } = house
  const view = {
    ...row,
    score,
    ...{ dealerName, shopType: type, status, areaName, transportCarStatus, dealerLocation: house.location },
    ...{ provinceCode, provinceName, cityCode, cityName, countyCode, countyName },
    showFlag: isOpen ? row.showFlag : 0,
    completeness: completenessOf(row),
    missing: missingParts(row),
  }
  // The data holds only the values of the enumerations.
  return view as unknown as Store
}
export const storeViews = (): Store[] => {
  const byCode = new Map(houses().map((house) => [house.dealerCode, house]))
  const scoreOf = storeScoresAt(control.now())
  return stores().flatMap((row) => {
    const house = byCode.get(row.dealerCode)
    return house ? viewOf(row, house, scoreOf(row.dealerCode)) : []
  })
}
export const storesFor = (user: UserRow): Store[] => storeViews().filter(seesRecord(user))
export const storeFor = (user: UserRow, dealerCode: unknown): Store =>
  found(
    storesFor(user).find((row) => row.dealerCode === text(dealerCode)),
    '参数缺失、数据不存在或无权查看',
  )

const KEYS = [
  ...(['displayName', 'address', 'salesPhone', 'servicePhone', 'rescuePhone', 'images', 'video'] as const),
  ...(['services', 'facilities', 'introduction'] as const),
] as const

const hoursIn = (value: unknown, was: StoreHours): StoreHours => {
  if (!isRecord(value)) return was
  // Validated below by faultOfHours.
  const { days, specials } = value as unknown as Partial<StoreHours>
  return { days: weekOf({ days: days ?? [] }), specials: specials ?? [] }
}
const HOURS_FAULT = { day: '营业结束时刻须晚于开始时刻', special: '请填写特殊日期与说明' } as const
const faultOfHours = (hours: StoreHours): string | undefined => {
  const fault = hoursFault(hours)
  if (fault) return HOURS_FAULT[fault]
  return hours.specials.length > MAX_SPECIALS ? `特殊日期最多${MAX_SPECIALS}个` : undefined
}

type Input = Record<string, unknown>
/** Shows or hides a page. Only headquarters may, and showing requires 60 % completeness and an open dealer. */
const turn = (row: StoreRow, view: Store, input: Input, user: UserRow): void => {
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可执行该操作')
  const showFlag = integer(input.showFlag) === 1 ? 1 : 0
  if (showFlag === 1 && Number(view.status) !== dealerStatus.open) throw new Refusal(400, '状态已变化，请刷新后重试')
  if (showFlag === 1 && view.completeness < MIN_SHOWN) throw new Refusal(400, `完整度达到${MIN_SHOWN}%后才能展示`)
  row.showFlag = showFlag
}

export const saveStore = (input: Input, user: UserRow, now: number): void => {
  const view = storeFor(user, input.dealerCode)
  const row = found(
    stores().find(({ dealerCode }) => dealerCode === view.dealerCode),
    '参数缺失、数据不存在或无权查看',
  )
  if (user.dealerType === dealerType.area) throw new Refusal(403, '没有操作权限')
  refuseChanged(row, input)
  const stamp = { updateBy: user.nickname, updateTime: wireTime(now) }
  if (sent(input, 'showFlag')) {
    turn(row, view, input, user)
    Object.assign(row, stamp)
    return
  }
  const { values, faults } = readInto(store, KEYS, input, row)
  const point = sent(input, 'location') ? sentPoint(input.location) : (row.location ?? undefined)
  const [salesHours, serviceHours] = [
    hoursIn(input.salesHours, row.salesHours),
    hoursIn(input.serviceHours, row.serviceHours),
  ]
  const fetches = values.services.some((code) => code === storeService.pickUp)
  refuseFields({
    ...faults,
    displayName:
      faults.displayName ?? (values.displayName.includes(BRAND) ? undefined : `对外名称须保留品牌词「${BRAND}」`),
    location: validatePoint(point),
    salesPhone:
      faults.salesPhone ??
      (values.salesPhone === '' && values.servicePhone === '' ? '销售热线与服务热线至少填写一个' : undefined),
    salesHours: faultOfHours(salesHours),
    serviceHours: faultOfHours(serviceHours),
    services:
      faults.services ??
      (fetches && !row.services.includes(storeService.pickUp) && view.transportCarStatus !== 1
        ? '未开通取送车服务'
        : undefined),
  })
  Object.assign(row, values, stamp, { location: point ?? null, salesHours, serviceHours })
}
