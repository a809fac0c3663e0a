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
  type PlanChanges,
  pushed,
  readChanges,
  redone,
  undone,
  withChanges,
} from './plan'
import { today } from './reserveFilters'

/** The days that one question about a schedule may span. */
const MAX_DAYS = 31
const QUIET = { quiet: true } as const

const keptAs = (dealerCode: string) => `schedule ${dealerCode}`
const draftName = (dealerCode: string) => `reserveSchedule.${dealerCode}`

/** What is worked on: the schedule that was read, and the steps since. */
interface Work {
  schedule: ReserveSchedule
  history: History
}

/** Forgets what was changed of a dealer's schedule and not saved. */
export const dropPlan = (kept: Map<string, unknown>, dealerCode: string): void => {
  kept.delete(keptAs(dealerCode))
  draftOf(draftName(dealerCode)).remove()
}

/** The slots from today on that can be booked already. */
const cellsAhead = async (dealerCode: string, advanceDays: number) => {
  const first = today()
  const starts = Array.from({ length: Math.ceil((advanceDays + 1) / MAX_DAYS) }, (_, at) =>
    dateAfter(first, at * MAX_DAYS),
  )
  const replies = await Promise.all(
    starts.map((startDate) =>
      reservations.getSchedule({ dealerCode, startDate, endDate: dateAfter(startDate, MAX_DAYS - 1) }, QUIET),
    ),
  )
  return replies.flatMap(({ cells }) => cells)
}

/**
 * The plan of a dealer with undo and redo. Changes outlive F5 as a draft. When somebody else saved meanwhile, or a draft is found, they are a `layer` that can be
 * put onto the plan as it is now.
 */
export const usePlan = (config: DayConfig, schedule: ReserveSchedule) => {
  const t = useT()
  const client = useQueryClient()
  const { act, busy } = useAction()
  const { setDirty } = useScreen()
  const { dealerCode } = schedule
  const draft = useMemo(() => draftOf(draftName(dealerCode)), [dealerCode])
  const [held, hold] = useKept<Work | undefined>(keptAs(dealerCode), undefined)
  const [layer, setLayer] = useState<{ changes: PlanChanges; words?: string } | undefined>(() => {
    const changes = held ? undefined : readChanges(draft.get())
    return changes && countOf(changes) > 0 ? { changes } : undefined
  })
  const read = useMemo(() => planOf(schedule, config), [schedule, config])
  const heldPlan = useMemo(() => held && planOf(held.schedule, config).plan, [held, config])
  const heldChanges = held && heldPlan ? changesOf(heldPlan, held.history.now) : undefined
  const isHeld = heldChanges && (countOf(heldChanges) > 0 || held?.schedule.updateTime === schedule.updateTime)
  const work: Work = held && isHeld ? held : { schedule, history: begun(read.plan) }
  const base = (isHeld ? heldPlan : undefined) ?? read.plan
  const plan = work.history.now
  const changes = changesOf(base, plan)
  const count = countOf(changes)
  const dirty = count > 0

  const [asked, ask] = useState<readonly Overbooked[]>()
  // Also after a window whose own form had nothing unsaved any more.
  useEffect(() => {
    setDirty(dirty)
  })
  const put = (history: History) => {
    hold({ ...work, history })
    const next = changesOf(base, history.now)
    if (countOf(next) > 0) draft.set({ ...next }, DRAFT_LIFE_MS)
    else if (!layer) draft.remove()
  }
  const change = (next: SchedulePlan) => put(pushed(work.history, next))
  const discard = () => {
    hold(undefined)
    draft.remove()
  }
  const send = async () => {
    const good = await act(() => reservations.saveSchedule(inputOf(work.schedule, plan), QUIET), {
      done: t('reservations.scheduleSaved'),
      onError: (error) => {
        if (!isChanged(error) || !(error instanceof Error)) return reportFailure(error, 'write')
        markReported(error, 'place')
        setLayer({ changes, words: error.message })
        hold(undefined)
        void client.invalidateQueries()
      },
    })
    ask(undefined)
    if (good) discard()
  }
  return {
    plan,
    base,
    /** Fixed rules of slots that are no longer there: left out when it is saved. */
    stale: read.stale,
    schedule: work.schedule,
    changes,
    count,
    dirty,
    busy,
    change,
    discard,
    undo: work.history.past.length > 0 ? () => put(undone(work.history)) : undefined,
    redo: work.history.next.length > 0 ? () => put(redone(work.history)) : undefined,
    layer,
    applyLayer: () => {
      if (!layer) return
      setLayer(undefined)
      change(withChanges(plan, layer.changes))
    },
    dropLayer: () => {
      setLayer(undefined)
      if (!dirty) draft.remove()
    },
    /** Slots that hold more bookings than the new plan allows, while their question is open. */
    asked,
    cancel: () => ask(undefined),
    send,
    /** Compares with what is booked, and asks first where a slot is over its new quota, or in any case. */
    save: async (always: boolean) => {
      let over: Overbooked[] = []
      const good = await act(
        async () => {
          const cells = await cellsAhead(dealerCode, numberIn(config.advanceDays) ?? 0)
          over = overbookedSlots(cells, config, base, plan)
        },
        { keep: true },
      )
      if (!good) return
      if (always || over.length > 0) ask(over)
      else await send()
    },
  }
}
