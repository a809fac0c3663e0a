import type { Dynamic } from '@/entities/community/dynamic'
import type { LatestPlate } from '@/entities/community/latestPlate'
import type { SiftItem, SiftRule, SiftWord } from '@/entities/community/sift'
import type { SocialRule } from '@/entities/community/socialRule'
import { isRecord, prop } from '@/lib/json'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { cell, listIn } from '../refs'
import { type Page, pageOf, type Parts, record, records } from '../reply'

const PLATE = '/api-social/ec/boss/social/config/plate'

export type PlateInput = Partial<
  Pick<
    LatestPlate,
    | 'plateName'
    | 'sourceType'
    | 'sourceId'
    | 'sourceName'
    | 'linkUrl'
    | 'icon'
    | 'showStyle'
    | 'contentRule'
    | 'showCount'
    | 'userScope'
    | 'startTime'
    | 'endTime'
  >
>

export const listPlates = postRead(`${PLATE}/list`, io<Query<LatestPlate>, Page<LatestPlate>>(pageOf<LatestPlate>({})))
export const getPlate = postRead(`${PLATE}/detail`, io<{ id: string }, LatestPlate>(record<LatestPlate>({})))
export const createPlate = post(`${PLATE}/add`, io<PlateInput, { id: string }>())
export const updatePlate = post(
  `${PLATE}/edit`,
  about<PlateInput & Since & { id: string; status?: LatestPlate['status'] }>('id'),
)
export const removePlate = post(`${PLATE}/delete`, about<{ id: string }>('id'))
export const sortPlates = post(`${PLATE}/sort`, about<{ ids: readonly string[] }>('ids'))

/** Version and author of a saved configuration; '' if never saved. */
export interface Saved {
  version: string
  updateBy: string
  updateTime: string
}
export interface Filter extends Saved {
  rule: Partial<SiftRule>
  items: SiftItem[]
  words: SiftWord[]
  sample: Dynamic[]
}
export interface Rule extends Saved {
  rule: Partial<SocialRule>
}
const PARTS: Parts<Dynamic> = { images: [], topicNames: [], topicIds: [], flags: [], machineLabel: [] }
const wordOf = (data: unknown, key: string): string => {
  const value = cell(key, prop(data, key))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
const ruleIn = (data: unknown): Record<string, unknown> => {
  const part = prop(data, 'rule') ?? data
  return isRecord(part) ? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, cell(key, value)])) : {}
}
const savedIn = (data: unknown): Saved => {
  const of = (key: string) => wordOf(data, key) || wordOf(prop(data, 'rule'), key)
  return { version: of('version'), updateBy: of('updateBy'), updateTime: of('updateTime') }
}
const asRecords = (data: unknown) => (listIn(data) ?? []).map((one) => (isRecord(one) ? one : { word: one }))

export const getFilter = postRead(
  '/api-social/ec/boss/social/config/sift/get',
  io<void, Filter>((data) => ({
    ...savedIn(data),
    // Plain values are passed on unchecked. The forms parse their numbers.
    rule: ruleIn(data),
    items: records<SiftItem>({ options: [], pages: [] })(prop(data, 'items')),
    words: records<SiftWord>({})(asRecords(prop(data, 'words'))),
    sample: records<Dynamic>(PARTS)(prop(data, 'sample')),
  })),
)
/** Saves the changed parts of the configuration with the version that was read. */
export const saveFilter = post(
  '/api-social/ec/boss/social/config/sift/save',
  io<{
    version: string
    rule?: SiftRule
    items?: readonly SiftItem[]
    words?: readonly Pick<SiftWord, 'word' | 'wordType' | 'action'>[]
  }>(),
)
export const getRule = postRead(
  '/api-social/ec/boss/social/rule/get',
  io<void, Rule>((data) => ({ ...savedIn(data), rule: ruleIn(data) })),
)
export const saveRule = post(
  '/api-social/ec/boss/social/rule/save',
  io<Partial<SocialRule> & { version: string; reconfirmFlag: 0 | 1 }>(),
)
