import { prop } from '@/lib/json'
import { words } from './refs'

/**
 * Whether a row is one of what a list was asked for, by the field that names it: a server may ignore filters and answer with everything. What does not say
 * whose it is stays, and so does all where nothing was asked for.
 */
export const belongs = <R extends object>(row: R, key: keyof R & string, id: string | undefined): boolean => {
  const named = words(key, [prop(row, key)].flat()).map(String)
  return id === undefined || named.length === 0 || named.includes(id)
}
