import { useState } from 'react'
import { randomText } from '@/lib/randomText'

const HEX = '0123456789abcdef'
/** Returns a version 4 UUID, also on plain http, where `randomUUID` is missing. */
export const newRequestNo = (): string =>
  // Missing in insecure contexts, despite its type.
  (crypto as Partial<Crypto>).randomUUID?.() ??
  [
    randomText(8, HEX),
    randomText(4, HEX),
    `4${randomText(3, HEX)}`,
    `8${randomText(3, HEX)}`,
    randomText(12, HEX),
  ].join('-')

/** Returns the idempotency number of a request, created on mount, kept for retries, and replaced when `about` changes. */
export const useRequestNo = (about = ''): string => {
  const [made, make] = useState(() => ({ about, requestNo: newRequestNo() }))
  if (made.about === about) return made.requestNo
  const next = { about, requestNo: newRequestNo() }
  make(next)
  return next.requestNo
}
