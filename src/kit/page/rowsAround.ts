import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { lineOf } from '@/routes'
import { useIdentity } from '@/session/identity'

export type RecordQuery = Readonly<Record<string, string>>
/** Pages of a list with its current filters. The rows of other pages are requested on demand. */
export interface ListPages {
  pageNo: number
  last: number
  rowsOf: (pageNo: number) => Promise<readonly object[]>
}
interface Noted {
  records: readonly RecordQuery[]
  /**
   * Undefined after a reload until the list is shown again. A weak reference, so that rows can be released with the
   * list.
   */
  pages?: WeakRef<ListPages>
}
/** Records that each list showed last, in order, keyed by path. The most recent list comes last. */
type Shown = Map<string, Noted>

const ID = ['id']
const NONE: readonly string[] = []
/** Returns the query keys that identify the record of a page: the required keys of its route, else `id`. */
export const recordKeys = (path: string): readonly string[] => {
  const line = lineOf(path)
  return line?.needs ?? (line?.hidden ? ID : NONE)
}

const MAX = 5

const readShown = (value: unknown): [string, RecordQuery[]][] | undefined =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && Array.isArray(one[1]) && one[1].every(isRecord))
    ? // Written by this file. An incomplete record leads nowhere.
      (value as [string, RecordQuery[]][])
    : undefined

/** Record keys that the lists showed, per browser tab and user. Removed by a manual log-out. */
const shownItem = () => stored(`rowsAround:${useIdentity.getState().user?.username ?? ''}`, readShown, 'session')

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
/** Calls back on every change of a list's rows. Returns the unsubscribe function. */
export const onRowsNoted = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const rowsNoted = (): number => timesNoted

/**
 * Stores the record keys of a list's rows in order, so that details can navigate between them, also after a reload.
 */
export const noteRows = (path: string, rows: readonly object[], pages?: ListPages): void => {
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

/**
 * Record keys. For a record on another page it is a function that loads that page and returns undefined if it has no
 * rows.
 */
export type NeighbourLink = RecordQuery | (() => Promise<RecordQuery | undefined>)

interface Trail<P> {
  list: P
  before?: NeighbourLink
  after?: NeighbourLink
}

/** Returns the most recent of the lists that contains a row with these values, else undefined. */
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
