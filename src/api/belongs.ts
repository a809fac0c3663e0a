import { prop } from '@/lib/json'
import { words } from './refs'

/**
 * Returns true if the field `key` of a row holds `id`. It filters the rows again, since a server may ignore the
 * filter of the query. Rows without the field match, and without an id all rows do.
 */
export const belongs = <R extends object>(row: R, key: keyof R & string, id: string | undefined): boolean => {
  const named = words(key, [prop(row, key)].flat()).map(String)
  return id === undefined || named.length === 0 || named.includes(id)
}
