import { sent, text } from '../../core/input'
import type { PlaceFields } from '../../system/data/types'
import { sentPlace } from '../../system/rules/dealerRules'

type Input = Record<string, unknown>

/** The texts of a save over what they were: only those that were sent. */
export const textsOver = <Row extends object, K extends keyof Row & string>(
  was: Row | undefined,
  input: Input,
  keys: readonly K[],
): Record<K, string> =>
  // One text a key.
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
/** The place of a save over what it was; '' takes it away. */
export const placeOver = (was: PlaceFields | undefined, input: Input): PlaceFields => {
  const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } = was ?? NOWHERE
  if (!sent(input, 'countyCode')) return { provinceCode, provinceName, cityCode, cityName, countyCode, countyName }
  return sentPlace(input) ?? NOWHERE
}

/** What is wrong with a text of so many characters; '' is wrong where it must be there. */
export const lengthFault = (
  value: string,
  name: string,
  [least, max]: readonly [number, number],
): string | undefined => {
  const length = [...value].length
  if (length === 0 && least > 0) return `请填写${name}`
  return length > 0 && (length < least || length > max) ? `${name}长度应为${least}-${max}个字符` : undefined
}

/** Returns the text of rich text, without tags. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, ' ')
    .trim()
