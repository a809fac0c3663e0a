import { useState } from 'react'
import { randomText } from '@/lib/randomText'

const HEX = '0123456789abcdef'
/** A UUID of version 4, also on plain http, where the browser has no `randomUUID`. */
export const newRequestNo = (): string =>
  // Missing outside of secure places, whatever the types say.
  (crypto as Partial<Crypto>).randomUUID?.() ??
  [
    randomText(8, HEX),
    randomText(4, HEX),
    `4${randomText(3, HEX)}`,
    `8${randomText(3, HEX)}`,
    randomText(12, HEX),
  ].join('-')

/** The number under which a server books a request once: made when what calls this opens, kept over its retries, and another one for what is `about` something else. */
export const useRequestNo = (about = ''): string => {
  const [made, make] = useState(() => ({ about, requestNo: newRequestNo() }))
  if (made.about === about) return made.requestNo
  const next = { about, requestNo: newRequestNo() }
  make(next)
  return next.requestNo
}
