import * as carSeries from '@/api/system/carSeries'
import { type CarSeries, carSeries as series } from '@/entities/shared/carSeries'
import { dealerType, saleStatus } from '@/entities/shared/enums'
import { fromCents, toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { CarSeriesRow, UserRow } from '../data/types'
import { demand } from '../rules/access'
import { stale } from '../rules/dealerRules'
import { found, refuseFields, sent, text, texts, integer, withId } from '../../core/input'
import { newId, org } from '../rules/store'

const MOVES = new Set(['0-1', '1-2', '2-1'])
/** Code for an unset value. */
const NONE = 0
const MAX_CENTS = 999_999_999

/** Ids of series used by leads and orders: those that have been on sale. */
let used: Set<string>
onReset(() => {
  used = new Set(org.carSeries.flatMap((row) => (row.status === saleStatus.coming ? [] : row.id)))
})

const yuan = (value: number | null) => (value === null ? '' : fromCents(toCents(value) ?? 0))

/** Builds the view of a series. Amounts are text, and a missing amount is ''. */
const shape = (row: CarSeriesRow): CarSeries =>
  // The data holds only the values of the enumerations.
  ({
    ...row,
    bodyType: row.bodyType || null,
    minPrice: yuan(row.minPrice),
    maxPrice: yuan(row.maxPrice),
  }) as unknown as CarSeries

on(carSeries.listBrands)(() =>
  org.brands
    .map((brand) => ({
      ...brand,
      seriesCount: org.carSeries.filter((row) => row.brandCode === brand.brandCode).length,
    }))
    .toSorted((a, b) => a.sort - b.sort),
)

const listed = listOf(carSeries.list)<CarSeriesRow>({
  is: ['id', 'brandCode', 'energyType', 'status', 'driveFlag'],
  like: ['seriesName', 'seriesCode'],
  sort: ['updateTime', 'sort', 'launchDate'],
})
on(carSeries.list)((input) => listed.page(org.carSeries, input, shape))

const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可维护车系')
}

/** Parses an amount in yuan. Null if it is empty, NaN if it is invalid. */
const amount = (value: unknown): number | null => {
  if (text(value) === '') return null
  const cents = toCents(text(value))
  return cents === undefined || cents < 0 || cents > MAX_CENTS ? Number.NaN : cents / 100
}

const fill = (draft: CarSeriesRow, input: Record<string, unknown>): void => {
  for (const key of ['seriesName', 'brandCode', 'cover', 'launchDate'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  for (const key of ['energyType', 'clueFlag', 'driveFlag', 'sort', 'status'] as const)
    if (sent(input, key)) draft[key] = integer(input[key]) ?? -1
  if (sent(input, 'bodyType')) draft.bodyType = integer(input.bodyType) ?? 0
  for (const key of ['minPrice', 'maxPrice'] as const) if (sent(input, key)) draft[key] = amount(input[key])
  if (sent(input, 'modelNames')) draft.modelNames = [...new Set(texts(input.modelNames))]
}

const checkPrices = ({ minPrice, maxPrice }: CarSeriesRow): Record<string, string> => {
  if (Number.isNaN(minPrice)) return { minPrice: '价格须为0-9999999.99' }
  if (Number.isNaN(maxPrice)) return { maxPrice: '价格须为0-9999999.99' }
  return minPrice !== null && maxPrice !== null && maxPrice < minPrice
    ? { maxPrice: '最高指导价不能低于最低指导价' }
    : {}
}

const checkNames = (draft: CarSeriesRow): Record<string, string> => {
  const others = org.carSeries.filter((row) => row.id !== draft.id)
  const fields: Record<string, string> = {}
  if (!org.brands.some((brand) => brand.brandCode === draft.brandCode)) fields.brandCode = '请选择品牌'
  if (others.some((row) => row.brandCode === draft.brandCode && row.seriesName === draft.seriesName))
    fields.seriesName = '该品牌下车系名称已存在'
  if (!/^[A-Z][A-Z0-9_]{1,29}$/.test(draft.seriesCode))
    fields.seriesCode = '编码须为2-30位大写字母、数字或下划线，且以字母开头'
  else if (others.some((row) => row.seriesCode === draft.seriesCode)) fields.seriesCode = '车系编码已存在'
  return fields
}

/** Validates a new series completely, a changed one in the fields that were sent. */
const check = (draft: CarSeriesRow, input?: Record<string, unknown>): void => {
  const { faults } = readInto(series, ['seriesName', 'energyType', 'cover', 'sort'], {}, draft)
  const fields: Record<string, string> = { ...faults, ...checkNames(draft), ...checkPrices(draft) }
  if (![0, 1, 2, 3].includes(draft.bodyType)) fields.bodyType = '车身类型不正确'
  if (draft.modelNames.length > 50) fields.modelNames = '在售车型最多50个'
  else if (draft.modelNames.some((name) => [...name].length > 30)) fields.modelNames = '车型名称不能超过30个字符'
  const asked = (key: string) =>
    input === undefined || sent(input, key) || (key === 'maxPrice' && sent(input, 'minPrice'))
  refuseFields(Object.fromEntries(Object.entries(fields).filter(([key]) => asked(key))))
}

const checkFlags = (draft: CarSeriesRow): void => {
  if (draft.driveFlag === 1 && draft.status === saleStatus.coming) throw new Refusal(409, '待上市车系不能开启试驾')
  if (draft.status === saleStatus.discontinued && (draft.driveFlag === 1 || draft.clueFlag === 1))
    throw new Refusal(409, '停售车系不能开启留资或试驾')
}

on(carSeries.create)((input, { user, now }) => {
  keeper(user, 'carSeries.create')
  const draft: CarSeriesRow = {
    id: newId(),
    seriesCode: text(input.seriesCode),
    seriesName: '',
    brandCode: '',
    energyType: NONE,
    bodyType: NONE,
    cover: '',
    minPrice: null,
    maxPrice: null,
    modelNames: [],
    launchDate: '',
    clueFlag: 0,
    driveFlag: 0,
    sort: 0,
    status: saleStatus.coming,
    updateTime: formatTime(now),
  }
  fill(draft, input)
  draft.status = saleStatus.coming
  check(draft)
  checkFlags(draft)
  org.carSeries.push(draft)
  return { id: draft.id }
})

on(carSeries.update)((input, { user, now }) => {
  keeper(user, 'carSeries.update')
  const row = withId(org.carSeries, input.id, '车系不存在')
  if (sent(input, 'seriesCode') && text(input.seriesCode) !== row.seriesCode)
    refuseFields({ seriesCode: '车系编码不能修改' })
  const draft = { ...row }
  fill(draft, input)
  if (draft.status !== row.status && !MOVES.has(`${row.status}-${draft.status}`)) throw stale()
  if (draft.status === saleStatus.discontinued && row.status !== saleStatus.discontinued)
    Object.assign(draft, { clueFlag: 0, driveFlag: 0 })
  check(draft, input)
  checkFlags(draft)
  if (draft.status === saleStatus.onSale) used.add(row.id)
  Object.assign(row, draft, { updateTime: formatTime(now) })
})

on(carSeries.remove)((input, { user }) => {
  keeper(user, 'carSeries.remove')
  const row = found(
    org.carSeries.find((one) => one.id === input.id),
    '车系不存在',
  )
  if (row.status === saleStatus.onSale) throw new Refusal(409, '在售车系不能删除，请先停售')
  if (used.has(row.id)) throw new Refusal(409, '该车系已被线索或订单引用，不能删除')
  org.carSeries = org.carSeries.filter((one) => one !== row)
})
