import { randomText } from './randomText'

/** Returns a password that passes R-VAL-01..03 without look-alike characters. */
export const randomPassword = (length = 12): string => {
  const sets = ['ABCDEFGHJKMNPQRSTWXYZ', 'abcdefhijkmnprstwxyz', '2345678', '~!@#$%^&*']
  const rest = randomText(length - sets.length)
  const chars = [...sets.map((set) => randomText(1, set)), ...rest]
  const order = crypto.getRandomValues(new Uint32Array(chars.length))
  return chars
    .map((char, at) => ({ char, key: order[at] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ char }) => char)
    .join('')
}
