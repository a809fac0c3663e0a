import { sent, text } from '../../core/input'
import type { PlaceFields } from '../../system/data/types'
import { sentPlace } from '../../system/rules/dealerRules'

type Input = Record<string, unknown>

/** Merges the texts of the input over the stored ones. Fields that were not sent stay. */
export const textsOver = <Row extends object, K extends keyof Row & string>(
  was: Row | undefined,
  input: Input,
  keys: readonly K[],
): Record<K, string> =>
  // One text for each key.
  Object.fromEntries(keys.map((key) => [key, sent(input, key) ? text(input[key]) : text(was?.[key])])) as Record<
    K,
    string
  >

const NOWHERE: PlaceFields = {
  provinceCode: '',
  provinceName: '',
  cityCode: '',
  cityName: '',
  countyCode: '',
  countyName: '',
}
/** Merges the place of the input over the stored one. An empty `countyCode` removes the place. */
export const placeOver = (was: PlaceFields | undefined, input: Input): PlaceFields => {
  const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } = was ?? NOWHERE
  if (!sent(input, 'countyCode')) return { provinceCode, provinceName, cityCode, cityName, countyCode, countyName }
  return sentPlace(input) ?? NOWHERE
}

/** Reports a text whose length is out of range, including an empty text that is required. */
export const lengthFault = (
  value: string,
  name: string,
  [least, max]: readonly [number, number],
): string | undefined => {
  const length = [...value].length
  if (length === 0 && least > 0) return `请填写${name}`
  return length > 0 && (length < least || length > max) ? `${name}长度须为${least}-${max}个字符` : undefined
}

export const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, ' ')
    .trim()
