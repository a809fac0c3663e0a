import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { lineOf } from '@/routes'
import { useIdentity } from '@/session/identity'

/** What the address of a record holds, by key. */
type Keys = Readonly<Record<string, string>>
/** The records that each list showed last, in their order, by its path; the list that was shown last stands last. */
type Shown = Map<string, readonly Keys[]>

const ID = ['id']
const NONE: readonly string[] = []
/** The query keys that say which record a page is about: what its route needs, else the id of a detail or form. */
export const recordKeys = (path: string): readonly string[] => {
  const line = lineOf(path)
  return line?.needs ?? (line?.hidden ? ID : NONE)
}

/** So many lists are remembered over a reload. */
const MOST = 5

const readShown = (value: unknown): [string, Keys[]][] | undefined =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && Array.isArray(one[1]) && one[1].every(isRecord))
    ? // What this file wrote; what a record lacks leads nowhere.
      (value as [string, Keys[]][])
    : undefined

/** What the lists showed, for this browser tab and user: keys of records, and nothing else of them. It goes with a log-out by hand. */
const shownItem = () => stored(`trail:${useIdentity.getState().user?.username ?? ''}`, readShown, 'session')

let lists: Shown | undefined
useIdentity.subscribe((now, before) => {
  if (now.user?.username !== before.user?.username) lists = undefined
})
const shown = (): Shown => (lists ??= new Map(shownItem().get()))

const textIn = (row: unknown, key: string): string => (isRecord(row) ? String(row[key] ?? '') : '')

/** Notes the rows of a list in their order, for the way from one of their details to the next, also after a reload. */
export const noteRows = (path: string, rows: readonly object[]): void => {
  const list = path.replace(/#.*$/, '')
  const all = shown()
  if (!rows.length && !all.has(list)) return
  const keys = [...new Set([...ID, ...(lineOf(list)?.keepAliveFor ?? []).flatMap(recordKeys)])]
  all.delete(list)
  all.set(
    list,
    rows.map((row) => Object.fromEntries(keys.map((key) => [key, textIn(row, key)]))),
  )
  shownItem().set([...all].slice(-MOST).map(([one, records]) => [one, [...records]]))
}

/** The list that a record was opened from, with the addresses of the records before and after it there. */
interface Trail<P> {
  list: P
  before?: Keys
  after?: Keys
}

/** Of some lists the one shown last that has a row with these values; undefined where none of them has. */
export const trailOf = <P extends string>(among: readonly P[], values: Keys): Trail<P> | undefined => {
  const keys = Object.keys(values)
  for (const [path, records] of [...shown()].toReversed()) {
    const list = among.find((one) => one === path)
    const at = list ? records.findIndex((one) => keys.every((key) => one[key] === values[key])) : -1
    const placeOf = (one: Keys | undefined) => {
      const place = one && Object.fromEntries(keys.map((key) => [key, one[key] ?? '']))
      return place && Object.values(place).every(Boolean) ? place : undefined
    }
    if (list && at >= 0) return { list, before: placeOf(records[at - 1]), after: placeOf(records[at + 1]) }
  }
  return undefined
}
