import * as virtualCars from '@/api/content/virtualCars'
import { carShow, colorType } from '@/entities/content/carEnums'
import type { CarColor, CarHighlight, CarSpec } from '@/entities/content/virtualCar'
import { dealerType } from '@/entities/shared/enums'
import { isRecord } from '@/lib/json'
import { toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { newId, org } from '../../system/rules/store'
import type { VirtualCarRow } from '../data/virtualCars'
import { demandWriter } from '../rules/carRights'
import { virtualCars as cars, virtualCarView } from '../rules/cars'

/** Energy type of a car for which none was chosen yet. */
const NONE = 0
const MAX_CENTS = 999_999_999
const MOVES = new Set(['0-0', '0-1', '2-1', '1-2', '1-1', '2-2'])
/** Ads and recommendations refer to the cars up to this id, so they cannot be removed. */
const LAST_USED = 68_004

const listed = listOf(virtualCars.list)<VirtualCarRow>({
  is: ['energyType', 'driveFlag', 'orderFlag', 'status', 'seriesCode', 'id'],
  like: [
    'modelName',
    { seriesName: (row) => org.carSeries.find((one) => one.seriesCode === row.seriesCode)?.seriesName ?? '' },
  ],
  keyword: ['modelName', 'id'],
  between: ['updateTime'],
  sort: ['sort', 'updateTime', 'viewCount'],
  keepsOrder: true,
})
on(virtualCars.list)((input, { user, now }) => ({
  ...listed.page(
    cars().filter(({ status }) => user.dealerType === dealerType.headquarters || status === carShow.shown),
    input,
    virtualCarView,
  ),
  ...counted(now),
}))
on(virtualCars.get)(({ id }) => virtualCarView(withId(cars(), id, '车型不存在')))

/** Returns the records of a list, unvalidated. */
const lines = <Line>(value: unknown): Line[] => (Array.isArray(value) ? (value.filter(isRecord) as Line[]) : []) // The checks below validate each record.
const amount = (value: unknown): number | null => {
  if (text(value) === '') return null
  const cents = toCents(text(value))
  return cents === undefined || cents < 0 || cents > MAX_CENTS ? Number.NaN : cents
}

const fill = (draft: VirtualCarRow, input: Record<string, unknown>): void => {
  for (const key of ['modelName', 'seriesCode', 'slogan', 'cover', 'video', 'vrUrl'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  for (const key of ['energyType', 'sort', 'status'] as const)
    if (sent(input, key)) draft[key] = integer(input[key]) ?? -1
  for (const key of ['driveFlag', 'orderFlag'] as const) if (sent(input, key)) draft[key] = integer(input[key]) ? 1 : 0
  if (sent(input, 'images')) draft.images = texts(input.images)
  if (sent(input, 'minPrice')) draft.minCents = amount(input.minPrice)
  if (sent(input, 'maxPrice')) draft.maxCents = amount(input.maxPrice)
  if (sent(input, 'colors')) draft.colors = lines<CarColor>(input.colors)
  if (sent(input, 'highlights')) draft.highlights = lines<CarHighlight>(input.highlights)
  if (sent(input, 'specs')) draft.specs = lines<CarSpec>(input.specs)
}

const isTwice = (names: readonly string[]) => new Set(names).size < names.length
const checkParts = ({ colors, highlights, specs }: VirtualCarRow): Record<string, string | undefined> => ({
  colors: isTwice(colors.map((one) => `${one.colorType} ${one.colorName}`))
    ? '颜色名称不能重复'
    : [colorType.exterior, colorType.interior].some(
          (type) => colors.filter((one) => Number(one.colorType) === type).length > 12,
        )
      ? '外观与内饰颜色最多各12个'
      : undefined,
  highlights: highlights.length > 12 ? '亮点最多12个' : undefined,
  specs: isTwice(specs.map((one) => `${one.groupName} ${one.specName}`)) ? '同一分组内参数不能重复' : undefined,
})

const check = (draft: VirtualCarRow): void => {
  const others = cars().filter(({ id, seriesCode }) => id !== draft.id && seriesCode === draft.seriesCode)
  refuseFields({
    seriesCode: org.carSeries.some(({ seriesCode }) => seriesCode === draft.seriesCode) ? undefined : '请选择所属车系',
    modelName:
      draft.modelName === ''
        ? '请填写车型名称'
        : [...draft.modelName].length > 30
          ? '车型名称不能超过30个字'
          : others.some(({ modelName }) => modelName === draft.modelName)
            ? '车型名称已存在'
            : undefined,
    minPrice: Number.isNaN(draft.minCents) ? '价格须为0-9999999.99' : undefined,
    maxPrice: Number.isNaN(draft.maxCents)
      ? '价格须为0-9999999.99'
      : draft.maxCents !== null && draft.minCents !== null && draft.maxCents < draft.minCents
        ? '最高价不能低于起售价'
        : undefined,
    images: draft.images.length > 9 ? '头图最多9张' : undefined,
    ...checkParts(draft),
  })
}

const missingOf = ({ cover, colors, minCents }: VirtualCarRow): string[] => [
  ...(cover === '' ? ['列表图'] : []),
  ...(colors.some(({ colorType: type, image }) => Number(type) === colorType.exterior && text(image) !== '')
    ? []
    : ['外观颜色']),
  ...(minCents === null ? ['起售价'] : []),
]
const checkShown = (draft: VirtualCarRow): void => {
  const missing = draft.status === carShow.shown ? missingOf(draft) : []
  if (missing.length) throw new Refusal(409, `请先完善：${missing.join('、')}`)
}

on(virtualCars.create)((input, { user, now }) => {
  demandWriter(user, 'virtualCars.create')
  const draft: VirtualCarRow = {
    id: newId(),
    modelName: '',
    seriesCode: '',
    energyType: NONE,
    slogan: '',
    cover: '',
    images: [],
    video: '',
    minCents: null,
    maxCents: null,
    colors: [],
    highlights: [],
    specs: [],
    vrUrl: '',
    driveFlag: 0,
    orderFlag: 0,
    viewCount: 0,
    sort: 0,
    status: carShow.draft,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  }
  fill(draft, input)
  check(draft)
  checkShown(draft)
  cars().push(draft)
  return { id: draft.id }
})
on(virtualCars.update)((input, { user, now }) => {
  demandWriter(user, 'virtualCars.update')
  const row = withId(cars(), input.id, '车型不存在')
  refuseChanged(row, input)
  const draft = { ...row }
  fill(draft, input)
  if (!MOVES.has(`${row.status}-${draft.status}`)) throw new Refusal(409, '状态已变化，请刷新后重试')
  check(draft)
  if (draft.status !== row.status) checkShown(draft)
  Object.assign(row, draft, { updateBy: user.nickname, updateTime: formatTime(now) })
  return {}
})
on(virtualCars.remove)(({ id }, { user }) => {
  demandWriter(user, 'virtualCars.remove')
  const row = withId(cars(), id, '车型不存在')
  if (row.status === carShow.shown) throw new Refusal(409, '展示中的车型不能删除，请先隐藏')
  if (Number(row.id) <= LAST_USED) throw new Refusal(409, '该车型已被广告或推荐引用')
  cars().splice(cars().indexOf(row), 1)
  return {}
})
