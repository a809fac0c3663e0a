import { type FreightRegion } from '@/entities/commerce/freight'
import type { TextKey } from '@/locales'
import { placesOf } from '../parts/freightFee'

/** A province with its cities, of which it may have none. */
export interface Province extends FreightRegion {
  children?: FreightRegion[]
}
/** A part of the country that is ticked at once: which provinces it has say the first digits of their codes. */
export interface RegionGroup {
  key: TextKey
  heads: readonly string[]
}
/** The parts of the country, in the order of the codes. */
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
/** What is often charged more, or not delivered to at all: Xinjiang, Tibet, Qinghai and Inner Mongolia. */
export const REMOTE: RegionGroup = { key: 'freight.remote', heads: ['65', '54', '63', '15'] }

/** Hong Kong, Macau and Taiwan by their codes, for servers whose regions are those of the dealers. */
export const ISLANDS = ['710000', '810000', '820000'] as const

export const isIn = ({ heads }: RegionGroup, { code }: Pick<FreightRegion, 'code'>): boolean =>
  heads.includes(code.slice(0, 2))

/** The smallest parts of a province that are chosen: its cities, or itself where it has none. */
export const leavesOf = (province: Province): FreightRegion[] =>
  province.children?.length ? province.children : [province]

/** What regions are called: one that came as its code alone by the name it has among the provinces and their cities. */
export const namesOf = (regions: readonly FreightRegion[], provinces: readonly Province[] = []): string[] => {
  if (regions.every(({ code, name }) => name !== code)) return regions.map(({ name }) => name)
  const all = new Map(
    provinces.flatMap((province) => [province, ...leavesOf(province)]).map(({ code, name }) => [code, name]),
  )
  return regions.map(({ code, name }) => (name === code ? (all.get(code) ?? name) : name))
}

/** The codes of the cities that regions stand for; what is in no province that is known stands for itself. */
export const spread = (regions: readonly FreightRegion[], provinces: readonly Province[]): Set<string> =>
  new Set(
    regions.flatMap(({ code }) => {
      const province = provinces.find((one) => one.code === code)
      return province ? leavesOf(province).map((leaf) => leaf.code) : [code]
    }),
  )

/** The regions that codes of cities stand for, by name: a province whose cities are all there stands for them. What is not known keeps the name it had. */
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

/** Regions without those, or those parts of them, that others hold. */
export const without = (
  regions: readonly FreightRegion[],
  others: readonly FreightRegion[],
  provinces: readonly Province[],
): FreightRegion[] => {
  const taken = spread(others, provinces)
  return gather(new Set([...spread(regions, provinces)].filter((code) => !taken.has(code))), provinces, regions)
}

/** Whether one of two regions is the other, or lies in it. */
const overlaps = (a: FreightRegion, b: FreightRegion): boolean =>
  placesOf(a.code).includes(b.code) || placesOf(b.code).includes(a.code)

/** The regions of a list that another has too, whole or in part. */
export const shared = (regions: readonly FreightRegion[], others: readonly FreightRegion[]): FreightRegion[] =>
  regions.filter((region) => others.some((other) => overlaps(region, other)))

/** The regions that stand in more than one list. */
export const doubles = (lists: readonly (readonly FreightRegion[])[]): FreightRegion[] =>
  lists.flatMap((list, at) =>
    shared(
      list,
      lists.slice(0, at).flatMap((before) => before),
    ),
  )

/** The rule, by its number, that holds each city beside the one at a place; the first rule holds everywhere and takes none. */
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

/** What a pasted text names: provinces and cities by their names, with or without 省 and 市, and what is none. */
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
