import * as organisation from '@/api/system/organisation'
import { PATTERNS } from '@/entities/rules'
import type { Place } from '@/entities/shared/place'
import type { Region } from '@/entities/shared/region'
import { cleanPhone } from '@/kit/form/controls'

export interface Pasted {
  contactName?: string
  phone?: string
  telephone?: string
  region?: Place
  address?: string
  rest: string
}

/** Returns the short name of a place: 广东 for 广东省, 天河 for 天河区. */
const shortOf = (name: string): string =>
  name.length > 2 ? name.replace(/(壮族|回族|维吾尔)?(自治区|自治州|省|市|区|县|特别行政区)$/, '') : name
/** Returns the place that the text begins with, by its full or short name, and the remaining text. */
const begun = (text: string, places: readonly Region[]): { place: Region; rest: string } | undefined => {
  const called = places.flatMap((place) => [
    { place, word: place.name },
    { place, word: shortOf(place.name) },
  ])
  const best = called
    .filter(({ word }) => word !== '' && text.startsWith(word))
    .toSorted((a, b) => b.word.length - a.word.length)[0]
  return best && { place: best.place, rest: text.slice(best.word.length).trim() }
}

/** Returns the county that the text begins with, province first. The city of a municipality may be missing. */
const placeIn = async (text: string): Promise<{ region: Place; rest: string } | undefined> => {
  const province = begun(text, await organisation.listProvinces(undefined, { quiet: true }))
  if (!province) return undefined
  const cities = await organisation.listCities({ provinceCode: province.place.code }, { quiet: true })
  const [only] = cities.length === 1 ? cities : []
  const city = begun(province.rest, cities) ?? (only && { place: only, rest: province.rest })
  if (!city) return undefined
  const county = begun(city.rest, await organisation.listCounties({ cityCode: city.place.code }, { quiet: true }))
  if (!county) return undefined
  return {
    region: {
      provinceCode: province.place.code,
      provinceName: province.place.name,
      cityCode: city.place.code,
      cityName: city.place.name,
      countyCode: county.place.code,
      countyName: county.place.name,
    },
    rest: county.rest,
  }
}

const isName = (word: string) =>
  /^[\p{Script=Han}·]{2,6}$|^[A-Za-z][A-Za-z .]{1,19}$/u.test(word) && !/[路街道号室区村镇楼园]$/.test(word)

/**
 * Finds the first word from which the joined text begins with a place. Words before it are not part of the address;
 * after the street there is at most a name.
 */
const findPlace = async (words: readonly string[]) => {
  for (let from = 0; from < words.length; from++) {
    const place = await placeIn(words.slice(from).join(''))
    if (!place) continue
    const last = words.at(-1) ?? ''
    const isNamed = from === 0 && words.length > 1 && isName(last) && place.rest.endsWith(last)
    return {
      region: place.region,
      address: isNamed ? place.rest.slice(0, -last.length) : place.rest,
      left: [...words.slice(0, from), ...(isNamed ? [last] : [])],
    }
  }
  return undefined
}

/** Parses a line such as 李强，13812348888，上海市嘉定区墨玉南路888号. */
export const readPasted = async (line: string): Promise<Pasted> => {
  const found: Pasted = { rest: '' }
  const groups = line.split(/[,，;；、\n]+/).map((group) =>
    group.split(/\s+/).filter((word) => {
      const digits = cleanPhone(word)
      if (!found.phone && PATTERNS.mobile.test(digits)) found.phone = digits
      else if (!found.telephone && PATTERNS.hotline.test(word)) found.telephone = word
      else return word !== ''
      return false
    }),
  )
  let left = groups.flat()
  // A place may contain commas, so the parts between two commas are tried first.
  for (const [at, words] of [...groups.entries(), [-1, left] as const]) {
    const place = await findPlace(words)
    if (!place) continue
    found.region = place.region
    if (place.address) found.address = place.address
    left = at < 0 ? place.left : groups.flatMap((group, index) => (index === at ? place.left : group))
    break
  }
  const name = left.find(isName)
  if (name !== undefined) {
    found.contactName = name
    left.splice(left.indexOf(name), 1)
  }
  return { ...found, rest: left.join(' ') }
}
