import type { Dealer } from '@/entities/shared/dealer'
import { dealerType, regionLevel } from '@/entities/shared/enums'
import type { DealerRow, GeoPoint, PlaceFields, UserRow } from '../data/types'
import { placeOf } from '../data/regions'
import { Refusal } from '../../core/types'
import { text, texts } from '../../core/input'
import { org } from './store'
import { masked, oneOf } from '../../core/table'

export const PHONE = /^1[3-9]\d{9}$/
export const HOTLINE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,4})?|400-?\d{3}-?\d{4})$/
const MAX_LENGTH = 100

export const sentPlace = (input: Record<string, unknown>): PlaceFields | undefined => {
  const code = text(input.countyCode)
  const byCode = new Map(org.regions.map((region) => [region.code, region]))
  return byCode.get(code)?.level === regionLevel.county ? placeOf(byCode, code) : undefined
}

export const sentPoint = (value: unknown): GeoPoint | undefined => {
  if (!value || typeof value !== 'object' || !('longitude' in value) || !('latitude' in value)) return undefined
  const [longitude, latitude] = [Number(value.longitude), Number(value.latitude)]
  return Number.isFinite(longitude) && Number.isFinite(latitude)
    ? { longitude: Number(longitude.toFixed(6)), latitude: Number(latitude.toFixed(6)) }
    : undefined
}

/** Returns the fault of a point. A point outside China is invalid. */
export const validatePoint = (point: GeoPoint | undefined): string | undefined => {
  if (!point) return '请填写经纬度'
  const inside = point.longitude >= 73 && point.longitude <= 136 && point.latitude >= 3 && point.latitude <= 54
  return inside ? undefined : '坐标不在中国范围内'
}

export const validateText = (value: string, name: string, max = MAX_LENGTH): string | undefined => {
  if (value === '') return `请输入${name}`
  return [...value].length > max ? `${name}不能超过${max}个字符` : undefined
}

/** Copies the faults that are set into `fields`. */
export const collect = (fields: Record<string, string>, faults: Record<string, string | undefined>): void => {
  for (const [field, fault] of Object.entries(faults)) if (fault !== undefined) fields[field] = fault
}

/** Throws a 403 unless the user belongs to headquarters. */
export const demandHeadquarters = (me: UserRow): void => {
  if (me.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可执行该操作')
}

/** Refusal for a state that another user has changed in the meantime. */
export const stale = (): Refusal => new Refusal(409, '当前状态不允许该操作，请刷新后重试')

export const PLACE = ['areaName', 'provinceCode', 'cityCode', 'countyCode'] as const

export const inPlace = (input: Record<string, unknown>) => {
  const tests = PLACE.map((key) => {
    const on = texts(input[key]).length > 0
    const test = oneOf(input[key])
    return (row: PlaceFields & { areaName: string }) => !on || test(row[key])
  })
  return (row: PlaceFields & { areaName: string }): boolean => tests.every((test) => test(row))
}

export const listedDealer = (row: DealerRow): Dealer => {
  const groupName = org.groups.find((group) => group.groupCode === row.groupCode)?.groupName ?? ''
  // The data holds only the values of the enumerations.
  return { ...row, contactPhone: masked(row.contactPhone), groupName } as Dealer
}
