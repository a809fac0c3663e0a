import * as stores from '@/api/voice/stores'
import { store, type Store } from '@/entities/voice/store'
import { hoursRuns, type StoreHours, storeDay } from '@/entities/voice/storeHours'
import { MIN_SHOWN } from '@/entities/voice/storeRules'
import { isYes, optionOf } from '@/entities/field'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { zh } from '../../core/zh'
import { worksAtHeadquarters } from '../../community/rules/headquarters'
import { demand, demandPage } from '../../system/rules/access'
import { inPlace } from '../../system/rules/dealerRules'
import { saveStore, storeFor, storesFor } from '../rules/stores'

const PAGE = '/storeManagement/storeBasicInfoList'
const listed = listOf(stores.list)<Store>({
  is: ['shopType', 'services', 'showFlag'],
  keyword: ['dealerCode', 'dealerName', 'displayName'],
  within: ['completeness'],
  sort: ['updateTime', 'score', 'completeness'],
})

on(stores.list)((input, { user }) => {
  demandPage(user, PAGE)
  const rows = storesFor(user).filter(inPlace(input))
  const counted = listed.fitting(rows, {
    ...input,
    showFlag: undefined,
    completenessMin: undefined,
    completenessMax: undefined,
  })
  return {
    ...listed.page(rows, input),
    summary: {
      shown: counted.filter(({ showFlag }) => isYes(showFlag)).length,
      incomplete: counted.filter(({ completeness }) => completeness < MIN_SHOWN).length,
    },
  }
})
on(stores.get)(({ dealerCode }, { user }) => {
  demandPage(user, PAGE)
  return storeFor(user, dealerCode)
})
on(stores.update)((input, { user, now }) => {
  demand(user, 'stores.update')
  saveStore(input, user, now)
  return { dealerCode: input.dealerCode }
})

const dayName = (code: number) => {
  const option = optionOf(storeDay.weekDay.of, code)
  return option ? zh(option.label) : ''
}
const hoursText = (hours: StoreHours | undefined): string =>
  hoursRuns(hours)
    .map(({ from, until, openTime, closeTime }) =>
      [from === until ? dayName(from) : `${dayName(from)}至${dayName(until)}`, `${openTime}-${closeTime}`].join(' '),
    )
    .join('；')
on(stores.exportList)((input, { user }) => {
  demand(user, 'stores.exportList')
  const isHead = worksAtHeadquarters(user)
  return sheetOf(listed.exported(storesFor(user).filter(inPlace(input)), input), {
    ...columnsOf(store, 'dealerCode', 'dealerName', 'displayName', 'shopType'),
    ...(isHead && columnsOf(store, 'areaName')),
    [zh(store.region.label)]: (row: Store) => [row.provinceName, row.cityName, row.countyName].join(' '),
    ...columnsOf(store, 'address', 'salesPhone', 'servicePhone', 'rescuePhone'),
    [zh(store.salesHours.label)]: (row: Store) => hoursText(row.salesHours),
    [zh(store.serviceHours.label)]: (row: Store) => hoursText(row.serviceHours),
    ...columnsOf(store, 'services', 'facilities', 'score', 'completeness', 'missing', 'showFlag'),
    ...(isHead && columnsOf(store, 'updateBy')),
    ...columnsOf(store, 'updateTime'),
  })
})
