import { type FreightRegion } from '@/entities/commerce/freight'
import type { TextKey } from '@/locales'
import { placesOf } from '../parts/freightFee'

export interface Province extends FreightRegion {
  children?: FreightRegion[]
}
/** Part of the country that can be checked at once, by the first digits of its provinces' codes. */
export interface RegionGroup {
  key: TextKey
  heads: readonly string[]
}
export const GROUPS: readonly RegionGroup[] = [
  { key: 'freight.northChina', heads: ['11', '12', '13', '14', '15'] },
  { key: 'freight.northeast', heads: ['21', '22', '23'] },
  { key: 'freight.eastChina', heads: ['31', '32', '33', '34', '35', '36', '37'] },
  { key: 'freight.centralChina', heads: ['41', '42', '43'] },
  { key: 'freight.southChina', heads: ['44', '45', '46'] },
  { key: 'freight.southwest', heads: ['50', '51', '52', '53', '54'] },
  { key: 'freight.northwest', heads: ['61', '62', '63', '64', '65'] },
  { key: 'freight.islands', heads: ['71', '81', '82'] },
]
/** Regions with surcharges or no delivery: Xinjiang, Tibet, Qinghai and Inner Mongolia. */
export const REMOTE: RegionGroup = { key: 'freight.remote', heads: ['65', '54', '63', '15'] }

/** Codes of Taiwan, Hong Kong and Macau. */
export const ISLANDS = ['710000', '810000', '820000'] as const

export const isIn = ({ heads }: RegionGroup, { code }: Pick<FreightRegion, 'code'>): boolean =>
  heads.includes(code.slice(0, 2))

/** Returns the selectable regions of a province: its cities, or itself if it has none. */
export const leavesOf = (province: Province): FreightRegion[] =>
  province.children?.length ? province.children : [province]

/** Returns the names of regions. A region sent as its code only gets the name from the provinces and their cities. */
export const namesOf = (regions: readonly FreightRegion[], provinces: readonly Province[] = []): string[] => {
  if (regions.every(({ code, name }) => name !== code)) return regions.map(({ name }) => name)
  const all = new Map(
    provinces.flatMap((province) => [province, ...leavesOf(province)]).map(({ code, name }) => [code, name]),
  )
  return regions.map(({ code, name }) => (name === code ? (all.get(code) ?? name) : name))
}

/** Returns the city codes of regions. A region in no known province stays itself. */
export const spread = (regions: readonly FreightRegion[], provinces: readonly Province[]): Set<string> =>
  new Set(
    regions.flatMap(({ code }) => {
      const province = provinces.find((one) => one.code === code)
      return province ? leavesOf(province).map((leaf) => leaf.code) : [code]
    }),
  )

/**
 * Returns the regions for city codes. A province replaces its cities if all of them are included. Regions outside
 * `provinces` are taken from `before`.
 */
export const gather = (
  codes: ReadonlySet<string>,
  provinces: readonly Province[],
  before: readonly FreightRegion[] = [],
): FreightRegion[] => {
  const known = new Set(provinces.flatMap((province) => leavesOf(province).map(({ code }) => code)))
  const gathered = provinces.flatMap((province): FreightRegion[] => {
    const leaves = leavesOf(province)
    const chosen = leaves.filter(({ code }) => codes.has(code))
    const found = chosen.length === leaves.length ? [province] : chosen
    return found.map(({ code, name }) => ({ code, name }))
  })
  return [...gathered, ...before.filter(({ code }) => codes.has(code) && !known.has(code))]
}

/** Returns the regions without those, or parts of them, that are in others. */
export const without = (
  regions: readonly FreightRegion[],
  others: readonly FreightRegion[],
  provinces: readonly Province[],
): FreightRegion[] => {
  const taken = spread(others, provinces)
  return gather(new Set([...spread(regions, provinces)].filter((code) => !taken.has(code))), provinces, regions)
}

const overlaps = (a: FreightRegion, b: FreightRegion): boolean =>
  placesOf(a.code).includes(b.code) || placesOf(b.code).includes(a.code)

/** Returns the regions of a list that overlap one of the others, entirely or in part. */
export const shared = (regions: readonly FreightRegion[], others: readonly FreightRegion[]): FreightRegion[] =>
  regions.filter((region) => others.some((other) => overlaps(region, other)))

/** Returns the regions that overlap a region of an earlier list. */
export const doubles = (lists: readonly (readonly FreightRegion[])[]): FreightRegion[] =>
  lists.flatMap((list, at) =>
    shared(
      list,
      lists.slice(0, at).flatMap((before) => before),
    ),
  )

/**
 * Returns the number of the rule that contains each city, keyed by city code. Skips the rule at `own` and the first
 * rule, which applies everywhere and names no regions.
 */
export const takenBy = (
  lists: readonly (readonly FreightRegion[])[],
  own: number,
  provinces: readonly Province[],
): Map<string, number> =>
  new Map(
    lists.flatMap((list, at) =>
      at === own ? [] : [...spread(list, provinces)].map((code): [string, number] => [code, at + 1]),
    ),
  )

/** Parses provinces and cities from pasted text, with or without 省 and 市, and returns the unknown names too. */
export const pastedRegions = (
  text: string,
  provinces: readonly Province[],
): { found: FreightRegion[]; unknown: string[] } => {
  const all = provinces.flatMap((province) => [province, ...(province.children ?? [])])
  const words = [...new Set(text.split(/[\s,，、;；/]+/).filter(Boolean))]
  const named = words.map((word) => ({
    word,
    region: all.find(({ name, code }) => name === word || code === word) ?? longerThan(word, all),
  }))
  return {
    found: named.flatMap(({ region }) => (region ? [{ code: region.code, name: region.name }] : [])),
    unknown: named.flatMap(({ word, region }) => (region ? [] : [word])),
  }
}
const longerThan = (word: string, all: readonly Province[]) =>
  [...word].length < 2 ? undefined : all.find(({ name }) => name.startsWith(word))
