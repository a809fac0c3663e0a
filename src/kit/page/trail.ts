import { useIdentity } from '@/session/identity'

/** The rows that each list shows, by its path; the list that was shown last stands last. */
const shown = new Map<string, readonly object[]>()
useIdentity.subscribe((now, before) => {
  if (now.user?.username !== before.user?.username) shown.clear()
})

const valueIn = (row: object, key: string): string => String(Reflect.get(row, key) ?? '')

/** Notes the rows of a list in their order, for the way from one of their details to the next; gone with the page and with its user. */
export const noteRows = (path: string, rows: readonly object[]): void => {
  const list = path.replace(/#.*$/, '')
  shown.delete(list)
  shown.set(list, rows)
}

/** What the address of a record holds, by key. */
type Keys = Readonly<Record<string, string>>
/** The list that a record was opened from, with the addresses of the records before and after it there. */
interface Trail<P> {
  list: P
  before?: Keys
  after?: Keys
}

/** Of some lists the one shown last that has a row with these values; undefined where none of them has. */
export const trailOf = <P extends string>(lists: readonly P[], values: Keys): Trail<P> | undefined => {
  const keys = Object.keys(values)
  for (const [path, rows] of [...shown].toReversed()) {
    const list = lists.find((one) => one === path)
    const at = list ? rows.findIndex((row) => keys.every((key) => valueIn(row, key) === values[key])) : -1
    const placeOf = (row: object | undefined) => {
      const place = row && Object.fromEntries(keys.map((key) => [key, valueIn(row, key)]))
      return place && Object.values(place).every(Boolean) ? place : undefined
    }
    if (list && at >= 0) return { list, before: placeOf(rows[at - 1]), after: placeOf(rows[at + 1]) }
  }
  return undefined
}
