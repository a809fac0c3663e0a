import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { isChanged } from '@/api/error'
import { markReported, reportFailure } from '@/api/notices'
import * as reservations from '@/api/vehicle/reservations'
import type { DayConfig } from '@/entities/vehicle/dayConfig'
import type { ReserveSchedule } from '@/entities/vehicle/reserveSchedule'
import {
  dateAfter,
  type Overbooked,
  overbookedSlots,
  planOf,
  type SchedulePlan,
} from '@/entities/vehicle/scheduleRules'
import { useAction } from '@/kit/data/useAction'
import { useLatest } from '@/kit/data/useLatest'
import { useKept } from '@/kit/page/kept'
import { useScreen } from '@/kit/page/screen'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import {
  begun,
  changesOf,
  countOf,
  type History,
  inputOf,
  type PlanParts,
  pushed,
  readChanges,
  redone,
  undone,
  withParts,
} from './plan'
import { today } from './reserveFilters'

/** Maximum number of days per request of a schedule. */
const MAX_DAYS = 31
const QUIET = { quiet: true } as const

const keptAs = (dealerCode: string) => `schedule ${dealerCode}`
const draftFor = (dealerCode: string) => draftOf(`reserveSchedule.${dealerCode}`)

interface Work {
  schedule: ReserveSchedule
  history: History
  /** Plan that was saved while it was changed further, until the new schedule is loaded. */
  saved?: SchedulePlan
}

/** Removes the unsaved changes of a dealer's schedule. */
export const dropPlan = (kept: Map<string, unknown>, dealerCode: string): void => {
  kept.delete(keptAs(dealerCode))
  draftFor(dealerCode).remove()
}

/** Loads the slots from today on that can already be booked. */
const cellsAhead = async (dealerCode: string, advanceDays: number) => {
  const starts = Array.from({ length: Math.ceil((advanceDays + 1) / MAX_DAYS) }, (_, at) =>
    dateAfter(today(), at * MAX_DAYS),
  )
  const replies = await Promise.all(
    starts.map((startDate) =>
      reservations.getSchedule({ dealerCode, startDate, endDate: dateAfter(startDate, MAX_DAYS - 1) }, QUIET),
    ),
  )
  return replies.flatMap(({ cells }) => cells)
}

/**
 * Plan of a dealer with undo and redo. Changes survive a reload as a draft. A draft, or changes made before another
 * user saved, become a `layer` that can be applied to the current plan.
 */
export const usePlan = (config: DayConfig, newest: ReserveSchedule) => {
  const t = useT()
  const client = useQueryClient()
  const { act, busy } = useAction()
  const { setDirty } = useScreen()
  const { dealerCode } = newest
  const draft = useMemo(() => draftFor(dealerCode), [dealerCode])
  const [held, hold] = useKept<Work | undefined>(keptAs(dealerCode), undefined)
  const [layer, setLayer] = useState<{ changes: PlanParts; words?: string } | undefined>(() => {
    const changes = held ? undefined : readChanges(draft.get())
    return changes && countOf(changes) > 0 ? { changes } : undefined
  })
  /** Slots with more bookings than the new plan allows, while the confirmation is open. */
  const [asked, ask] = useState<readonly Overbooked[]>()
  // Changes made during a save, which move to the saved schedule once it is loaded.
  const later =
    held?.saved && held.schedule.updateTime !== newest.updateTime ? changesOf(held.saved, held.history.now) : undefined
  // A plan without changes left is replaced by the version that another user saved.
  const isHeld =
    held &&
    !later &&
    (held.schedule.updateTime === newest.updateTime ||
      countOf(changesOf(planOf(held.schedule, config).plan, held.history.now)) > 0)
  const schedule = isHeld ? held.schedule : newest
  const { plan: base, stale } = useMemo(() => planOf(schedule, config), [schedule, config])
  const history = isHeld ? held.history : later ? pushed(begun(base), withParts(base, later)) : begun(base)
  const plan = history.now
  const changes = changesOf(base, plan)
  const count = countOf(changes)
  const dirty = count > 0
  useEffect(() => setDirty(dirty), [dirty, setDirty])

  const put = (next: History, saved = isHeld ? held.saved : undefined) => {
    hold({ schedule, history: next, saved })
    const made = changesOf(saved ?? base, next.now)
    if (countOf(made) > 0) draft.set({ ...made }, DRAFT_LIFE_MS)
    else if (!layer) draft.remove()
  }
  const change = (parts: PlanParts) => put(pushed(history, withParts(plan, parts)))
  const discard = () => {
    hold(undefined)
    draft.remove()
  }
  /** Ends the save of a plan. Later changes stay unsaved. */
  const settle = useLatest((saved: SchedulePlan) => {
    if (!isHeld || countOf(changesOf(saved, plan)) === 0) discard()
    else put(history, saved)
  })
  const changesNow = useLatest(() => changes)
  const send = async () => {
    const good = await act(() => reservations.saveSchedule(inputOf(schedule, plan), QUIET), {
      done: t('reservations.scheduleSaved'),
      onError: (error) => {
        if (!isChanged(error) || !(error instanceof Error)) return reportFailure(error, 'write')
        markReported(error, 'place')
        setLayer({ changes: changesNow(), words: error.message })
        hold(undefined)
        void client.invalidateQueries()
      },
    })
    ask(undefined)
    if (good) settle(plan)
  }
  return {
    ...{ plan, base, stale, dealerCode, changes, count, dirty, busy, change, discard, layer, asked, send },
    undo: history.past.length > 0 ? () => put(undone(history)) : undefined,
    redo: history.next.length > 0 ? () => put(redone(history)) : undefined,
    applyLayer: () => {
      setLayer(undefined)
      if (layer) change(layer.changes)
    },
    dropLayer: () => {
      setLayer(undefined)
      if (!dirty) draft.remove()
    },
    cancel: () => ask(undefined),
    /** Compares with the bookings and requires confirmation if a slot exceeds its new quota, or if `always`. */
    save: async (always: boolean) => {
      let over: Overbooked[] = []
      const compare = async () => {
        const cells = await cellsAhead(dealerCode, numberIn(config.advanceDays) ?? 0)
        over = overbookedSlots(cells, config, base, plan)
      }
      if (!(await act(compare, { keep: true }))) return
      if (always || over.length > 0) ask(over)
      else await send()
    },
  }
}
export type PlanApi = ReturnType<typeof usePlan>
