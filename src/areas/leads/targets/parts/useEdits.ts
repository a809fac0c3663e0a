import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import type { GridReply, GridSave } from '@/api/leads/taskTargets'
import { type Metric, METRICS, targetKey, type TargetKey } from '@/entities/leads/target'
import { useAction } from '@/kit/data/useAction'
import { useUnsaved } from '@/kit/page/screen'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { readCell } from '../shares'

/** Typed text of a changed cell, and the saved number as its base. */
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
 * Unsaved input of a grid by row id, kept in this browser tab for seven days or until it is saved or discarded. It
 * survives a reload, an expired session and a failed save.
 */
export const useEdits = (name: string) => {
  const t = useT()
  const { act, busy } = useAction()
  const setDirty = useUnsaved()
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
  /** Writes texts to cells. A text equal to the saved value clears the change. */
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
  /** Updates the base of each cell from the reloaded rows and drops cells that no longer differ. */
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
  useEffect(() => setDirty(dirty), [dirty, setDirty])

  /** Drops the sent cells from the unsaved input. Rows in `without`, invalid cells and later input are kept. */
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

  /**
   * Sends the changed rows in one call. Invalid cells are reported by row number and kept, as are rows that the
   * server rejects.
   */
  const save = async (send: (rows: Saved[]) => Promise<GridReply>, numberOf: (id: string) => string) => {
    const sent = now.current
    const bad = Object.entries(sent).flatMap(([id, cells]) => (isBad(cells) ? [numberOf(id)] : []))
    if (bad.length) notify('error', t('targets.notInteger', { rows: bad.join(t('kit.listComma')) }))
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
export type EditsApi = ReturnType<typeof useEdits>

/** Returns the amount that unsaved cells add to the saved totals. An invalid cell counts as unchanged. */
export const addedBy = (edits: Edits, metric: Metric): number =>
  Object.values(edits).reduce((sum, cells) => {
    const cell = cells[metric]
    const number = cell && readCell(cell.text)
    return number === undefined ? sum : sum + number - (cell?.base ?? 0)
  }, 0)
