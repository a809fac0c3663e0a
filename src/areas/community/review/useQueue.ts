import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { type AuditTask, reviewStatus } from '@/entities/community/audit'
import { useLoad } from '@/kit/data/load'
import { always, usePoll } from '@/kit/data/poll'
import { plain } from '@/kit/show/format'
import { FEW, type Kinds, merged, SIZE } from './queue'

const EVERY_MS = 30_000
const pageOf = (kinds: Kinds, pageNo: number) =>
  dynamics.listAudits.query({ bizType: kinds, status: reviewStatus.waiting, pageNo, pageSize: SIZE }, { quiet: true })

/**
 * Review queue by urgency with the open task. Reloads every 30 seconds while visible and loads more when few tasks
 * remain. Removes tasks decided here. `isOthers` is true for tasks locked by somebody else.
 */
export const useQueue = (kinds: Kinds, isOthers: (lockBy: unknown) => boolean) => {
  const client = useQueryClient()
  const query = pageOf(kinds, 1)
  const load = useLoad(query)
  usePoll(query.queryKey, always, EVERY_MS, true)
  const [known, setKnown] = useState<readonly AuditTask[]>([])
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [at, open] = useState('')
  const [seen, setSeen] = useState<typeof load.data>()
  const tasks = useMemo(() => known.filter(({ auditId }) => !done.has(auditId)), [known, done])
  const current = tasks.find(({ auditId }) => auditId === at) ?? tasks.find(({ lockBy }) => !isOthers(lockBy))
  const id = current?.auditId ?? ''
  if (load.data && load.data !== seen) {
    setSeen(load.data)
    setKnown(merged(known, load.data, { kinds, done, open: id, isFirst: true }))
  }

  /** Returns the id of the next or previous task that nobody else has locked. */
  const step = (by: 1 | -1, from = id): string | undefined => {
    const start = tasks.findIndex(({ auditId }) => auditId === from)
    for (let next = start + by; next >= 0 && next < tasks.length; next += by)
      if (!isOthers(tasks[next]?.lockBy)) return tasks[next]?.auditId
    return undefined
  }

  const ahead = tasks.length - tasks.findIndex((task) => task === current) - 1
  const total = seen?.total ?? 0
  const lacks = current !== undefined && ahead < FEW && total > known.length
  const asked = useRef('')
  const refill = useEffectEvent(async () => {
    const turn = `${total} ${known.length} ${tasks.length}`
    if (asked.current === turn) return
    asked.current = turn
    const { queryKey, queryFn } = pageOf(kinds, Math.floor(tasks.length / SIZE) + 1)
    try {
      const answer = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 })
      setKnown((before) => merged(before, answer, { kinds, done, open: id, isFirst: false }))
    } catch {
      // The next poll loads more or reports the error.
    }
  })
  useEffect(() => {
    if (lacks) void refill()
  }, [lacks, known.length, total])

  return {
    load,
    tasks,
    current,
    done,
    open,
    step,
    /** Removes a task that was decided here or elsewhere, and opens the next one. */
    drop: (gone: string) => {
      setDone((before) => new Set(before).add(gone))
      if (gone === id) open(step(1) ?? step(-1) ?? '')
    },
    /** Puts back a task that was decided here. */
    putBack: (task: AuditTask) => {
      setDone((before) => new Set([...before].filter((one) => one !== task.auditId)))
      setKnown((before) => (before.some(({ auditId }) => auditId === task.auditId) ? before : [task, ...before]))
    },
    /** Adds a task at the front, or updates it in its place. */
    put: (task: AuditTask) =>
      setKnown((before) =>
        before.some(({ auditId }) => auditId === task.auditId)
          ? before.map((one) => (one.auditId === task.auditId ? task : one))
          : [task, ...before],
      ),
    /** Number of tasks that were decided here but are still counted as pending in the last reply. */
    since: (seen?.records ?? []).filter(({ auditId }) => done.has(plain(auditId))).length,
  }
}
