import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { lineOf } from '@/routes'
import { useIdentity } from '@/session/identity'

/** What the address of a record holds, by key. */
export type RecordQuery = Readonly<Record<string, string>>
/** The pages of a list by the filters it has: the one it shows, the last, and the rows of any, which are asked for. */
export interface ListPages {
  pageNo: number
  last: number
  rowsOf: (pageNo: number) => Promise<readonly object[]>
}
interface Noted {
  records: readonly RecordQuery[]
  /** Unknown after a reload, until the list is shown again. Weakly: it knows rows, which nobody keeps once the list is gone. */
  pages?: WeakRef<ListPages>
}
/** The records that each list showed last, in their order, by its path; the list that was shown last stands last. */
type Shown = Map<string, Noted>

const ID = ['id']
const NONE: readonly string[] = []
/** The query keys that say which record a page is about: what its route needs, else the id of a detail or form. */
export const recordKeys = (path: string): readonly string[] => {
  const line = lineOf(path)
  return line?.needs ?? (line?.hidden ? ID : NONE)
}

/** So many lists are remembered over a reload. */
const MAX = 5

const readShown = (value: unknown): [string, RecordQuery[]][] | undefined =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && Array.isArray(one[1]) && one[1].every(isRecord))
    ? // What this file wrote; what a record lacks leads nowhere.
      (value as [string, RecordQuery[]][])
    : undefined

/** What the lists showed, for this browser tab and user: keys of records, and nothing else of them. It goes with a log-out by hand. */
const shownItem = () => stored(`trail:${useIdentity.getState().user?.username ?? ''}`, readShown, 'session')

let lists: Shown | undefined
useIdentity.subscribe((now, before) => {
  if (now.user?.username !== before.user?.username) lists = undefined
})
const shown = (): Shown =>
  (lists ??= new Map(
    shownItem()
      .get()
      ?.map(([path, records]) => [path, { records }]),
  ))

const textIn = (row: unknown, key: string): string => (isRecord(row) ? String(row[key] ?? '') : '')

const listeners = new Set<() => void>()
let timesNoted = 0
/** Calls back whenever a list shows other rows; returns what ends that. */
export const onRowsNoted = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** How often lists have shown other rows. */
export const rowsNoted = (): number => timesNoted

/** Notes the rows of a list in their order, for the way from one of their details to the next, also after a reload. */
export const noteRows = (path: string, rows: readonly object[], pages?: ListPages): void => {
  // What is rendered once more while a log-out takes it away is nobody's.
  if (!useIdentity.getState().user) return
  const list = path.replace(/#.*$/, '')
  const all = shown()
  if (!rows.length && !all.has(list)) return
  const keys = [...new Set([...ID, ...(lineOf(list)?.keepAliveFor ?? []).flatMap(recordKeys)])]
  all.delete(list)
  const records = rows.map((row) => Object.fromEntries(keys.map((key) => [key, textIn(row, key)])))
  all.set(list, { records, pages: pages && new WeakRef(pages) })
  shownItem().set([...all].slice(-MAX).map(([one, { records: kept }]) => [one, [...kept]]))
  timesNoted++
  for (const listener of listeners) listener()
}

/** The address of a record; of one on another page of its list a function, which asks for that page and answers undefined where it has no rows. */
export type NeighbourLink = RecordQuery | (() => Promise<RecordQuery | undefined>)

/** The list that a record was opened from, with the ways to the records before and after it there. */
interface Trail<P> {
  list: P
  before?: NeighbourLink
  after?: NeighbourLink
}

/** Of some lists the one shown last that has a row with these values; undefined where none of them has. */
export const rowsAround = <P extends string>(among: readonly P[], values: RecordQuery): Trail<P> | undefined => {
  const keys = Object.keys(values)
  const placeOf = (one: RecordQuery | undefined) => {
    const place = one && Object.fromEntries(keys.map((key) => [key, one[key] ?? '']))
    return place && Object.values(place).every(Boolean) ? place : undefined
  }
  for (const [path, { records, pages: noted }] of [...shown()].toReversed()) {
    const pages = noted?.deref()
    const list = among.find((one) => one === path)
    const at = list ? records.findIndex((one) => keys.every((key) => one[key] === values[key])) : -1
    if (!list || at < 0) continue
    const beyond = (by: 1 | -1): NeighbourLink | undefined => {
      const pageNo = (pages?.pageNo ?? 0) + by
      if (!pages || pageNo < 1 || pageNo > pages.last) return undefined
      return async () => {
        const rows = await pages.rowsOf(pageNo)
        if (!rows.length) return undefined
        noteRows(list, rows, Object.assign(pages, { pageNo }))
        return placeOf(
          shown()
            .get(list)
            ?.records.at(by > 0 ? 0 : -1),
        )
      }
    }
    return {
      list,
      before: at > 0 ? placeOf(records[at - 1]) : beyond(-1),
      after: at < records.length - 1 ? placeOf(records[at + 1]) : beyond(1),
    }
  }
  return undefined
}
