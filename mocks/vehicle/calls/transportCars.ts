import * as transportCars from '@/api/vehicle/transportCars'
import { isYes } from '@/entities/field'
import { dealerType } from '@/entities/shared/enums'
import { transportCar, transportCarKind as kinds, transportCarStatus as states } from '@/entities/vehicle/transportCar'
import { transportConfig } from '@/entities/vehicle/transportConfig'
import { isRecord } from '@/lib/json'
import { toCents } from '@/lib/money'
import { isPlate } from '@/lib/plate'
import { on } from '../../core/dispatcher'
import { found, refuseChanged, refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { wireTime } from '../../core/context'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import type { CarRow, ConfigRow } from '../data/transportCars'
import { carView, configOf, configView, openToday, picksends, seenBy } from '../rules/picksends'

const PAGE = '/afterSale-management/picksend'
const CHANGED = '状态已变化，请刷新后重试'
const MAX_CENTS = 9_999
const RULES = [
  ...(['serviceKinds', 'provider', 'openTime', 'closeTime', 'advanceHours', 'dayQuota'] as const),
  ...(['maxRadius', 'freeKm', 'freeTimes', 'minPhotos', 'notice'] as const),
] as const
const DRIVER = ['carKind', 'modelName', 'driverName', 'driverPhone', 'status'] as const
const CAR = [...DRIVER, 'plate', 'insuranceEnd'] as const

const listed = listOf(transportCars.list)({
  is: ['dealerCode', 'carKind', 'status'],
  like: ['plate', 'driverName'],
  sort: ['updateTime', 'insuranceEnd', 'todayCount', 'monthCount', 'monthMileage'],
})
const rowsOf = (user: UserRow, now: number) =>
  picksends()
    .cars.filter(seenBy(user))
    .map((row) => carView(row, now))

on(transportCars.list)((input, { user, now }) => {
  demandPage(user, PAGE)
  return listed.page(rowsOf(user, now), input)
})
on(transportCars.get)(({ id }, { user, now }) => {
  demandPage(user, PAGE)
  return withId(rowsOf(user, now), id, '服务车不存在')
})
on(transportCars.exportList)((input, { user, now }) => {
  demand(user, 'transportCars.exportList')
  return sheetOf(
    listed.exported(rowsOf(user, now), input),
    columnsOf(
      transportCar,
      ...(['plate', 'carKind', 'modelName', 'dealerName', 'cityName', 'driverName', 'driverPhone'] as const),
      ...(['insuranceEnd', 'todayCount', 'monthCount', 'monthMileage', 'status'] as const),
    ),
  )
})

/** Returns the requested dealer if it is within the user's scope, or '' for the default. */
const houseIn = (input: { dealerCode?: unknown }, user: UserRow): string => {
  const dealerCode = text(input.dealerCode)
  if (dealerCode !== '' && !seenBy(user)({ dealerCode })) throw new Refusal(404, '经销商不存在')
  return dealerCode
}
on(transportCars.getConfig, {
  whole: { why: 'the phones of the drivers are changed in the form of their dealer, which sends them whole' },
})((input, { user, now }) => {
  demandPage(user, PAGE)
  return configView(configOf(houseIn(input, user)), now)
})

const readRules = (was: ConfigRow, input: Record<string, unknown>): ConfigRow => {
  const { values, faults } = readInto(transportConfig, RULES, input, was)
  const cents = input.kmPrice === undefined ? was.kmPriceCents : toCents(input.kmPrice)
  refuseFields({
    ...faults,
    closeTime: faults.closeTime ?? (values.closeTime <= values.openTime ? '结束时间须晚于开始时间' : undefined),
    freeKm: faults.freeKm ?? (values.freeKm > values.maxRadius ? '免费里程不能大于服务半径' : undefined),
    kmPrice: cents === undefined || cents < 0 || cents > MAX_CENTS ? '请输入 0 到 99.99 之间的数' : undefined,
  })
  return { ...was, ...values, kmPriceCents: cents ?? was.kmPriceCents }
}

const faultOf = (faults: Readonly<Record<string, string | undefined>>, key: string) => faults[key]
/** Returns a car from its input. A car on a task keeps its state, a new one is free. */
const readCar = (input: unknown, dealerCode: string, at: number, now: number): CarRow => {
  if (!isRecord(input)) throw new Refusal(400, '服务车辆格式不正确')
  const was = picksends().cars.find((row) => row.id === text(input.id) && row.dealerCode === dealerCode)
  if (text(input.id) !== '' && !was) throw new Refusal(409, CHANGED)
  const isCar = text(input.carKind) !== String(kinds.driverOnly)
  const { values, faults } = readInto(
    transportCar,
    isCar ? CAR : DRIVER,
    was ? input : { ...input, status: states.free },
    was ?? {},
  )
  const plate = 'plate' in values ? String(values.plate) : ''
  if (was && was.status !== values.status && [was.status, values.status].includes(states.onTask))
    throw new Refusal(409, CHANGED)
  const others = picksends().cars.filter((row) => row.id !== was?.id && row.dealerCode !== dealerCode)
  const own = {
    ...faults,
    ...(isCar && {
      plate: faultOf(faults, 'plate') ?? (isPlate(plate) ? undefined : '车牌号格式不正确'),
    }),
  }
  if (isCar && others.some((row) => row.plate === plate)) own.plate ??= '车牌号已存在'
  if (others.some((row) => row.driverPhone === values.driverPhone)) own.driverPhone ??= '司机手机号已存在'
  refuseFields(Object.fromEntries(Object.entries(own).map(([key, fault]) => [`cars.${at}.${key}`, fault])))
  const car = {
    ...values,
    id: was?.id ?? newId(),
    dealerCode,
    plate,
    insuranceEnd: 'insuranceEnd' in values ? String(values.insuranceEnd) : '',
  }
  const isSame = was && Object.entries(car).every(([key, value]) => Reflect.get(was, key) === value)
  return { ...car, updateTime: isSame ? was.updateTime : wireTime(now) }
}
const readCars = (input: readonly unknown[], dealerCode: string, now: number): CarRow[] => {
  const cars = input.map((one, at) => readCar(one, dealerCode, at, now))
  const twice = (key: 'plate' | 'driverPhone') =>
    cars.findIndex((one, at) => one[key] !== '' && cars.findIndex((other) => other[key] === one[key]) < at)
  const [plate, phone] = [twice('plate'), twice('driverPhone')]
  refuseFields({
    [`cars.${plate}.plate`]: plate < 0 ? undefined : '车牌号已存在',
    [`cars.${phone}.driverPhone`]: phone < 0 ? undefined : '司机手机号已存在',
  })
  for (const gone of picksends().cars.filter((row) => row.dealerCode === dealerCode)) {
    const count = cars.some(({ id }) => id === gone.id) ? 0 : openToday(gone.id, now)
    if (count > 0) throw new Refusal(409, `该车辆有${count}个任务未完成，不能操作`)
  }
  return cars
}

on(transportCars.saveConfig)((input, { user, now }) => {
  demand(user, 'transportCars.saveConfig')
  const dealerCode = houseIn(input, user)
  if (dealerCode === '' && user.dealerType !== dealerType.headquarters) throw new Refusal(403, '没有操作权限')
  const isHouse = user.dealerType === dealerType.dealer || user.dealerType === dealerType.second
  if (
    isHouse &&
    found(
      org.dealers.find((row) => row.dealerCode === dealerCode),
      '经销商不存在',
    ).transportCarStatus !== 1
  )
    throw new Refusal(409, '本店未开通取送车服务，请联系总部')
  const was = configOf(dealerCode)
  refuseChanged(was, input)
  const inherits = dealerCode !== '' && isYes(input.inheritFlag ?? was.inheritFlag)
  const rules = inherits ? was : readRules(was, input)
  const store = picksends()
  const cars = dealerCode !== '' && Array.isArray(input.cars) ? readCars(input.cars, dealerCode, now) : undefined
  const row: ConfigRow = {
    ...rules,
    dealerCode,
    inheritFlag: inherits ? 1 : 0,
    updateBy: user.nickname,
    updateTime: wireTime(now),
  }
  store.configs = [...store.configs.filter((one) => one.dealerCode !== dealerCode), row]
  if (cars) store.cars = [...store.cars.filter((one) => one.dealerCode !== dealerCode), ...cars]
})
