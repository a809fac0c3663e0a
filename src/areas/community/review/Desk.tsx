import { Empty } from 'antd'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { notify } from '@/api/notices'
import { useViewer } from '@/business/viewer'
import { auditKind, type AuditTask, reviewStatus } from '@/entities/community/audit'
import { violateReason } from '@/entities/community/shared'
import { is, optionOf } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { always, usePoll } from '@/kit/data/poll'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { beforeLeaving } from '@/session/beforeLeaving'
import { useMay } from '@/session/identity'
import { type Decision, sendDecision, taskName, useDecision } from '../parts/useDecision'
import { useIsOthers } from '../parts/useIsOthers'
import { Buttons } from './parts/Buttons'
import { DayFigures } from './parts/DayFigures'
import { KindTabs } from './parts/KindTabs'
import { ReviewSubject, playOrZoom } from './parts/ReviewSubject'
import { QueueList } from './parts/QueueList'
import { Verdict } from './parts/Verdict'
import type { Kinds } from './queue'
import { useDeskKeys } from './useDeskKeys'
import { useQueue } from './useQueue'

/** Time in ms in which a decision can be undone before it is sent. */
const HOLD_MS = 5000

/**
 * Holds the last decision back for some seconds so that it can be undone. The next decision, the timeout, leaving the
 * page, a switch of the role, logging out and closing the browser send it. `onFail` receives a decision that was not
 * accepted, `onNotSunk` an approved post that was not pushed down.
 */
const useHeld = (tell: {
  onFail: (decision: Decision, error: unknown) => void
  onNotSunk: (decision: Decision, error: unknown) => void
}) => {
  const waiting = useRef<{ decision: Decision; timer: ReturnType<typeof setTimeout> }>(undefined)
  const [held, setHeld] = useState<Decision>()
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  /** Returns the held decision and clears it. */
  const take = useCallback((): Decision | undefined => {
    const { decision, timer } = waiting.current ?? {}
    clearTimeout(timer)
    waiting.current = undefined
    setHeld(undefined)
    return decision
  }, [])
  const flush = useCallback(
    async (isLast = false) => {
      const decision = take()
      if (!decision) return
      const sent = sendDecision(decision, {
        isLast,
        onNotSunk: (error) => latest.current.onNotSunk(decision, error),
      }).catch((error: unknown) => latest.current.onFail(decision, error))
      // A log-out would abort the request, even after the page was hidden.
      await sent.finally(beforeLeaving(() => sent))
    },
    [take],
  )
  const hold = useCallback(
    (decision: Decision) => {
      void flush()
      waiting.current = { decision, timer: setTimeout(() => void flush(), HOLD_MS) }
      setHeld(decision)
    },
    [flush],
  )
  // The cleanup also runs when the page is hidden, so the held decision is sent then.
  useEffect(() => {
    const leave = () => void flush(true)
    window.addEventListener('pagehide', leave)
    const forget = beforeLeaving(flush)
    return () => {
      window.removeEventListener('pagehide', leave)
      forget()
      void flush()
    }
  }, [flush])
  return { held, hold, takeBack: take }
}

/** A lock lasts ten times as long, so that one failed renewal does not lose it. */
const RENEW_MS = 30_000
const NONE: ReadonlyMap<string, string> = new Map()
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/**
 * Workbench of reviewers: the queue, the open task with automatic checks and reports, and keyboard shortcuts. `start`
 * is the first task.
 */
export const Desk = ({ kinds, start }: { kinds: Kinds; start?: AuditTask }) => {
  const t = useT()
  const { hq } = useViewer()
  const may = useMay()
  const decides = hq && may('dynamics.submitAudit')
  const isOthers = useIsOthers()
  const queue = useQueue(kinds, isOthers)
  const { current, open, put, drop, putBack, step, since } = queue
  const id = current?.auditId ?? ''
  /** Server messages of decisions that were not accepted, by task id. */
  const [notes, setNotes] = useState(NONE)

  const [begun, setBegun] = useState<AuditTask>()
  if (start && start !== begun) {
    setBegun(start)
    put(start)
    open(start.auditId)
  }

  /** Decisions that were not accepted, by task id. A new rejection is prefilled from them. */
  const tried = useRef(new Map<string, Decision>())
  const { held, hold, takeBack } = useHeld({
    onFail: (decision, error) => {
      const { task } = decision
      const words = wordsOf(error)
      tried.current.set(task.auditId, decision)
      putBack(task)
      setNotes((before) => new Map(before).set(task.auditId, words))
      notify('warning', t('reviewDesk.failed', { name: taskName(task), reason: words }))
    },
    onNotSunk: ({ task }, error) =>
      notify('warning', t('reviewDesk.notSunk', { name: taskName(task), reason: wordsOf(error) })),
  })
  const decide = (decision: Decision) => {
    hold(decision)
    drop(decision.task.auditId)
    setNotes((before) => new Map([...before].filter(([one]) => one !== decision.task.auditId)))
  }
  const { pass, reject, windows, isAsking } = useDecision(decide)
  const undo = () => {
    const back = takeBack()
    if (!back) return
    tried.current.set(back.task.auditId, back)
    putBack(back.task)
    open(back.task.auditId)
  }

  // Loaded with a lock that is renewed while the task is open, so that nobody else reviews it.
  const query = dynamics.getAudit.query(decides ? { id, lock: true } : { id }, { quiet: true })
  const detail = useLoad(query, { enabled: id !== '', keep: false })
  usePoll(query.queryKey, always, RENEW_MS, true)
  const told = useEffectEvent((one: dynamics.AuditDetail) => {
    if (!current) return
    if (!is(one.status, reviewStatus.waiting)) {
      notify('warning', t('review.decidedBy', { who: plain(one.auditBy) || t('review.somebody') }))
      drop(id)
    } else if (decides && isOthers(one.lockBy)) {
      notify('warning', t('review.lockedBy', { who: plain(one.lockBy) }))
      put({ ...current, lockBy: one.lockBy })
      open(step(1) ?? step(-1) ?? '')
    }
  })
  useEffect(() => {
    if (detail.data) told(detail.data)
  }, [detail.data])

  const content = useRef<HTMLDivElement>(null)
  const go = (by: 1 | -1) => {
    const to = step(by)
    if (to) open(to)
  }
  const isPost = is(current?.bizType, auditKind.post, auditKind.article)
  const does = {
    pass: () => current && pass(current),
    sink: () => current && isPost && pass(current, true),
    reject: (code?: number) => {
      const { reasonCode, remark } = tried.current.get(id) ?? {}
      if (current) reject(current, optionOf(violateReason, code ?? reasonCode)?.value as never, remark) // Reason code.
    },
    next: () => go(1),
    previous: () => go(-1),
    look: () => content.current && playOrZoom(content.current),
    undo,
  }
  useDeskKeys(does, decides && !isAsking)

  return (
    <>
      <BesideTabs>
        <DayFigures summary={queue.load.data?.summary} since={since} />
      </BesideTabs>
      <KindTabs summary={queue.load.data?.summary} />
      <Loaded load={queue.load}>
        <div className="desk">
          <QueueList tasks={queue.tasks} current={id} notes={notes} isOthers={isOthers} onOpen={open} />
          <div className="desk-content" ref={content}>
            {current ? (
              <ReviewSubject key={id} task={current} detail={detail.data} note={notes.get(id)} />
            ) : (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(queue.tasks.length ? 'reviewDesk.allTaken' : 'reviewDesk.empty')}
              />
            )}
            {(current || held) && (
              <Buttons does={does} decides={decides} isPost={isPost} isEmpty={!current} held={held} />
            )}
          </div>
          {current && <Verdict key={id} task={current} detail={detail} />}
        </div>
      </Loaded>
      {windows}
    </>
  )
}
