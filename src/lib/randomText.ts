const ALPHABET = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678'

/** Returns random text from an alphabet without look-alikes such as 0/O and 1/l/I (R-RAND-01). */
export const randomText = (length = 32, alphabet = ALPHABET): string => {
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length)
  return text
}
