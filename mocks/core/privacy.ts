import { isRecord } from '@/lib/json'
import { maskIdNumber, maskName, maskPhone } from '@/lib/masking'

/** Returns the mask of a personal value by its wire key. Undefined if no mask is needed. */
export const maskOf = (key: string): ((value: string) => string) | undefined =>
  /phone$/i.test(key) ? maskPhone : /idNo$/i.test(key) ? maskIdNumber : key === 'realName' ? maskName : undefined

/**
 * Masks phones, payee names and identity numbers in the lists of a reply. A record requested by itself stays
 * unmasked.
 */
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
