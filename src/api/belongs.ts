import { prop } from '@/lib/json'
import { words } from './refs'

/**
 * Returns true if a row matches the id of the query by its field, since a server may ignore filters. Rows without the
 * field match, and so do all rows without an id.
 */
export const belongs = <R extends object>(row: R, key: keyof R & string, id: string | undefined): boolean => {
  const named = words(key, [prop(row, key)].flat()).map(String)
  return id === undefined || named.length === 0 || named.includes(id)
}
