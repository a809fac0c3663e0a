import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import type { GridReply, GridSave } from '@/api/leads/taskTargets'
import { type Metric, METRICS, targetKey, type TargetKey } from '@/entities/leads/target'
import { useAction } from '@/kit/data/useAction'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { readCell } from '../shares'

/** What stands in a changed cell, and the saved number under it. */
export interface Cell {
  text: string
  base: number
}
export type Cells = Readonly<Partial<Record<Metric, Cell>>>
type Edits = Readonly<Record<string, Cells>>
export interface Change extends Cell {
  id: string
  metric: Metric
}
type Saved = GridSave['rows'][number]

const readEdits = (value: unknown): Edits =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([id, cells]): [string, Cells][] => {
      const proved: Partial<Record<Metric, Cell>> = {}
      for (const metric of METRICS) {
        const cell = isRecord(cells) ? cells[metric] : undefined
        if (isRecord(cell) && typeof cell.text === 'string' && typeof cell.base === 'number')
          proved[metric] = { text: cell.text, base: cell.base }
      }
      return Object.keys(proved).length ? [[id, proved]] : []
    }),
  )

const isBad = (cells: Cells) => METRICS.some((metric) => cells[metric] && readCell(cells[metric].text) === undefined)

/** The changed cells of a row whose numbers can be saved. */
export const goodOf = (cells: Cells): Partial<Record<TargetKey, number>> => {
  const good: Partial<Record<TargetKey, number>> = {}
  for (const metric of METRICS) {
    const cell = cells[metric]
    const number = cell && readCell(cell.text)
    if (number !== undefined) good[targetKey(metric)] = number
  }
  return good
}

/**
 * What is typed into a grid of targets and not saved, by row id: kept in this browser tab until it is saved or given up, so that a reload, an ended session
 * and a failing save lose nothing. `tell` hears whether there is any.
 */
export const useEdits = (name: string, tell: (dirty: boolean) => void) => {
  const t = useT()
  const { act, busy } = useAction()
  const draft = useMemo(() => draftOf(`targets.${name}`), [name])
  const [edits, setEdits] = useState<Edits>(() => readEdits(draft.get()))
  const now = useRef(edits)
  const [restored, setRestored] = useState(() => Object.keys(edits).length > 0)
  const [failed, setFailed] = useState<Readonly<Record<string, string>>>({})

  const put = useCallback(
    (next: Edits) => {
      now.current = next
      setEdits(next)
      if (Object.keys(next).length) draft.set(next, DRAFT_LIFE_MS)
      else draft.remove()
    },
    [draft],
  )
  /** Puts texts into cells; one that says what is saved is no change any more. */
  const change = useCallback(
    (changes: readonly Change[]) => {
      if (!changes.length) return
      const next: Record<string, Cells> = { ...now.current }
      for (const { id, metric, text, base } of changes) {
        const { [metric]: _, ...rest } = next[id] ?? {}
        if (readCell(text) !== base) next[id] = { ...rest, [metric]: { text, base } }
        else if (Object.keys(rest).length) next[id] = rest
        else delete next[id]
      }
      put(next)
    },
    [put],
  )
  /** After rows were read anew: what cells are compared with is what is saved now. */
  const rebase = useCallback(
    (savedOf: (id: string, metric: Metric) => number | undefined) =>
      change(
        Object.entries(now.current).flatMap(([id, cells]) =>
          METRICS.flatMap((metric): Change[] => {
            const cell = cells[metric]
            const base = cell && savedOf(id, metric)
            return cell && base !== undefined && base !== cell.base ? [{ id, metric, text: cell.text, base }] : []
          }),
        ),
      ),
    [change],
  )
  const discard = useCallback(() => {
    put({})
    setFailed({})
    setRestored(false)
  }, [put])

  const dirty = Object.keys(edits).length > 0
  useEffect(() => tell(dirty), [dirty, tell])

  /** Takes the sent rows as saved, except those that failed and what was typed meanwhile. */
  const settle = (sent: Edits, without: ReadonlySet<string>) => {
    const next: Record<string, Cells> = { ...now.current }
    for (const [id, cells] of Object.entries(sent)) {
      if (without.has(id)) continue
      const rest = Object.fromEntries(
        Object.entries(next[id] ?? {}).filter(([metric, cell]) => {
          const was = Object.entries(cells).find(([key]) => key === metric)?.[1]
          return cell.text !== was?.text || readCell(cell.text) === undefined
        }),
      )
      if (Object.keys(rest).length) next[id] = rest
      else delete next[id]
    }
    put(next)
    setRestored(false)
  }

  /** Sends the changed rows in one call; bad cells are told by their row's number and stay, as rows do that the server does not take. */
  const save = async (send: (rows: Saved[]) => Promise<GridReply>, numberOf: (id: string) => string) => {
    const sent = now.current
    const bad = Object.entries(sent).flatMap(([id, cells]) => (isBad(cells) ? [numberOf(id)] : []))
    if (bad.length) notify('error', t('targets.notInteger', { rows: bad.join(', ') }))
    const rows = Object.entries(sent).flatMap(([id, cells]): Saved[] => {
      const good = goodOf(cells)
      return Object.keys(good).length ? [{ id, ...good }] : []
    })
    if (!rows.length) return
    let refused: GridReply['failed'] = []
    const ok = await act(async () => {
      refused = (await send(rows)).failed
      setFailed(Object.fromEntries(refused.map(({ id, reason }) => [id, reason])))
      if (refused.length) notify('warning', t('targets.failed', { count: refused.length }))
      else if (!bad.length) notify('success', t('targets.saved'))
    })
    if (ok) settle(sent, new Set(refused.map(({ id }) => id)))
  }

  return { edits, failed, change, rebase, discard, save, busy, restored, dirty }
}
/** The unsaved cells of a grid, with the ways to change and save them. */
export type EditsApi = ReturnType<typeof useEdits>

/** What unsaved cells add to the saved sums of their grid; a bad one counts as nothing changed. */
export const addedBy = (edits: Edits, metric: Metric): number =>
  Object.values(edits).reduce((sum, cells) => {
    const cell = cells[metric]
    const number = cell && readCell(cell.text)
    return number === undefined ? sum : sum + number - (cell?.base ?? 0)
  }, 0)
