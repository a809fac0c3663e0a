import {
  MAX_PROMOTION_DAYS,
  MAX_PROMOTIONS_SHOWN,
  MAX_SERIES,
  promoOffBy,
  promoStatus,
  storePromotion,
  type PromotionDay,
  type StorePromotion,
} from '@/entities/voice/storePromotion'
import { dealerType } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { refuseChanged, refuseFields, sent, text, withId } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { seriesName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { newId, org } from '../../system/rules/store'
import { buildPromotions, type PromotionRow } from '../data/storePromotions'
import { storeFor, stores, storesFor } from './stores'

const DAY = 86_400_000
const UNKNOWN = '参数缺失、数据不存在或无权查看'
const made = seeded('storePromotions', () =>
  buildPromotions(createContext(reference(), 20_261_202, 1), {
    stores: stores(),
    series: org.carSeries,
    now: reference(),
  }),
)

/** Returns the current promotions: shown from their start time, ended after their end time. */
export const promotions = (): PromotionRow[] => {
  const now = wireTime(control.now())
  for (const row of made()) {
    if (row.status === promoStatus.waiting && row.startTime <= now) row.status = promoStatus.shown
    if (row.status !== promoStatus.draft && row.endTime <= now) row.status = promoStatus.over
  }
  return made()
}

const CALLS_PER = 25
const CLUES_PER = 40
const trendOf = ({ views, startTime, clueFlag }: PromotionRow): PromotionDay[] =>
  views.map((viewCount, index) => ({
    date: wireTime((toMillis(startTime) ?? 0) + index * DAY).slice(0, 10),
    viewCount,
    callCount: Math.floor(viewCount / CALLS_PER),
    clueCount: clueFlag === 1 ? Math.floor(viewCount / CLUES_PER) : 0,
  }))
const total = (days: readonly PromotionDay[], key: 'viewCount' | 'callCount' | 'clueCount') =>
  days.reduce((sum, day) => sum + day[key], 0)

const viewOf = (row: PromotionRow, store: { dealerName: string; areaName: string; showFlag: number }) => {
  const { views: _views, ...rest } = row
  const trend = trendOf(row)
  return {
    // The data holds only the values of the enumerations.
    ...(rest as unknown as StorePromotion),
    dealerName: store.dealerName,
    areaName: store.areaName,
    storeShowFlag: store.showFlag,
    seriesNames: row.seriesCodes.map(seriesName),
    viewCount: total(trend, 'viewCount'),
    callCount: total(trend, 'callCount'),
    clueCount: total(trend, 'clueCount'),
    url: row.status === promoStatus.draft ? '' : `https://m.example.com/store/promotion/${row.id}`,
    trend,
  }
}
export const promotionsFor = (user: UserRow) => {
  const seen = new Map(storesFor(user).map((store) => [store.dealerCode, store]))
  return promotions().flatMap((row) => {
    const store = seen.get(row.dealerCode)
    return store ? viewOf(row, store) : []
  })
}
const rowFor = (user: UserRow, id: unknown): PromotionRow => {
  withId(promotionsFor(user), id, UNKNOWN)
  return withId(promotions(), id, UNKNOWN)
}
const demandWriter = ({ dealerType: type }: UserRow): void => {
  if (type === dealerType.area) throw new Refusal(403, '没有操作权限')
}
const isHead = ({ dealerType: type }: UserRow) => type === dealerType.headquarters
const changed = () => new Refusal(400, '状态已变化，请刷新后重试')

const KEYS = [
  ...(['title', 'promoType', 'cover', 'allSeriesFlag', 'seriesCodes', 'content'] as const),
  ...(['startTime', 'endTime', 'clueFlag', 'contactPhone'] as const),
] as const
const OPEN_KEYS = new Set<string>(['id', 'endTime', 'contactPhone', 'content', 'updateTime', 'force'])

const faultsOf = (
  row: Pick<PromotionRow, (typeof KEYS)[number]>,
  faults: { [K in (typeof KEYS)[number]]?: string },
  now: number,
  isDraft: boolean,
): Record<string, string | undefined> => {
  const [start, end] = [toMillis(row.startTime), toMillis(row.endTime)]
  const span =
    start === undefined || end === undefined
      ? undefined
      : end <= start
        ? '结束时间须晚于开始时间'
        : end - start > MAX_PROMOTION_DAYS * DAY
          ? `推广时间不能超过${MAX_PROMOTION_DAYS}天`
          : end <= now
            ? '结束时间已过'
            : undefined
  const { seriesCodes: ofSeries, ...rest } = faults
  const tooMany = row.seriesCodes.length > MAX_SERIES ? `适用车系最多${MAX_SERIES}个` : undefined
  const wrong = { ...rest, ...(row.allSeriesFlag === 1 ? {} : { seriesCodes: ofSeries ?? tooMany }) }
  const told: Record<string, string | undefined> = isDraft
    ? Object.fromEntries(Object.entries(wrong).filter(([key]) => key === 'title' || !isEmpty(row, key)))
    : wrong
  return { ...told, endTime: told.endTime ?? span }
}
const isEmpty = (row: object, key: string): boolean => {
  const value: unknown = Reflect.get(row, key)
  return value === '' || (Array.isArray(value) && value.length === 0)
}

type Input = Record<string, unknown>
/**
 * Saves a promotion. A new or ended one becomes a draft. Of one waiting or shown, only end, hotline and text may
 * change. One that headquarters took down is refused to dealers.
 */
export const savePromotion = (input: Input, user: UserRow, now: number): { id: string } => {
  demandWriter(user)
  const was = sent(input, 'id') ? rowFor(user, input.id) : undefined
  if (was) refuseChanged(was, input)
  const isOut = was?.status === promoStatus.waiting || was?.status === promoStatus.shown
  const isHeld = was?.status === promoStatus.down && was.offBy === promoOffBy.headquarters
  if (isHeld && !isHead(user)) throw changed()
  if (isOut && Object.keys(input).some((key) => !OPEN_KEYS.has(key))) throw changed()
  const store = storeFor(user, was?.dealerCode ?? (text(input.dealerCode) || user.dealerCode))
  const { values, faults } = readInto(storePromotion, KEYS, input, was ?? {})
  refuseFields(faultsOf(values, faults, now, !isOut))
  const saved = {
    ...values,
    seriesCodes: values.allSeriesFlag === 1 ? [] : values.seriesCodes,
    contactPhone: values.contactPhone || store.salesPhone || store.servicePhone,
    updateBy: user.nickname,
    updateTime: wireTime(now),
  }
  if (was) {
    Object.assign(was, saved, was.status === promoStatus.over && { status: promoStatus.draft })
    return { id: was.id }
  }
  const row: PromotionRow = {
    id: newId(),
    dealerCode: store.dealerCode,
    ...saved,
    views: [],
    status: promoStatus.draft,
    offBy: '',
    offReason: '',
    createBy: user.nickname,
  }
  made().unshift(row)
  return { id: row.id }
}

const publish = (row: PromotionRow, user: UserRow, now: number): void => {
  const isHeld = row.status === promoStatus.down && row.offBy === promoOffBy.headquarters
  if (row.status !== promoStatus.draft && row.status !== promoStatus.down) throw changed()
  if (isHeld && !isHead(user)) throw changed()
  const { values, faults } = readInto(storePromotion, KEYS, {}, row)
  refuseFields(faultsOf(values, faults, now, false))
  const isAhead = row.startTime > wireTime(now)
  const shown = promotions().filter(
    ({ dealerCode, status }) => dealerCode === row.dealerCode && status === promoStatus.shown,
  ).length
  if (!isAhead && shown >= MAX_PROMOTIONS_SHOWN) throw new Refusal(400, `同时展示的推广最多${MAX_PROMOTIONS_SHOWN}个`)
  Object.assign(row, { status: isAhead ? promoStatus.waiting : promoStatus.shown, offBy: '', offReason: '' })
}

export const setPromotionStatus = (input: Input, user: UserRow, now: number): { id: string } => {
  demandWriter(user)
  const row = rowFor(user, input.id)
  const reason = text(input.reason)
  if (Number(input.status) === promoStatus.shown) publish(row, user, now)
  else if (Number(input.status) === promoStatus.down) {
    if (row.status !== promoStatus.waiting && row.status !== promoStatus.shown) throw changed()
    if (isHead(user) && ([...reason].length < 5 || [...reason].length > 100))
      refuseFields({ reason: '请填写原因，5-100个字' })
    const offBy = isHead(user) ? promoOffBy.headquarters : promoOffBy.store
    Object.assign(row, { status: promoStatus.down, offBy, offReason: reason })
  } else throw changed()
  Object.assign(row, { updateBy: user.nickname, updateTime: wireTime(now) })
  return { id: row.id }
}
