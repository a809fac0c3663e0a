const ALPHABET = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678'

/** Random text of an alphabet without look-alikes such as 0/O and 1/l/I (R-RAND-01). */
export const randomText = (length = 32, alphabet = ALPHABET): string => {
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length)
  return text
}

/** A password that passes R-VAL-01..03 and has no look-alikes. */
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
