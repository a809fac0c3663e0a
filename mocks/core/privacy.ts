import { isRecord } from '@/lib/json'
import { maskIdNumber, maskName, maskPhone } from '@/lib/masks'

/** The mask of a personal value by its wire key; undefined for what may be read by everybody. */
export const maskOf = (key: string): ((value: string) => string) | undefined =>
  /phone$/i.test(key) ? maskPhone : /idNo$/i.test(key) ? maskIdNumber : key === 'realName' ? maskName : undefined

/** The data of a reply with the phones, names of payees and identity numbers in its lists hidden; a record that is asked for by itself stays whole. */
export const withMasks = (data: unknown, inList = false): unknown => {
  if (Array.isArray(data)) return data.map((one: unknown) => withMasks(one, true))
  if (!isRecord(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const mask = inList && typeof value === 'string' ? maskOf(key) : undefined
      return [key, mask ? mask(String(value)) : withMasks(value, inList)]
    }),
  )
}
