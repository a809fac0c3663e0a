import { useState } from 'react'
import { randomText } from '@/lib/randomText'

/** Returns a new number for one booking: a UUID, also on plain http, where browsers have no `randomUUID`. */
export const newRequestNo = (): string =>
  'randomUUID' in crypto
    ? crypto.randomUUID()
    : [8, 4, 4, 4, 12].map((length) => randomText(length, '0123456789abcdef')).join('-')

/** The number of what a dialog books, made when it opens: the same for each try, so that the server books it once. */
export const useRequestNo = (): string => useState(newRequestNo)[0]
