import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { type AuditTask, reviewStatus } from '@/entities/community/audit'
import { useLoad } from '@/kit/data/load'
import { usePoll } from '@/kit/data/poll'
import { plain } from '@/kit/show/format'
import { FEW, type Kinds, merged, SIZE } from './queue'

const always = () => true
const EVERY_MS = 30_000
const pageOf = (kinds: Kinds, pageNo: number) =>
  dynamics.listAudits.query({ bizType: kinds, status: reviewStatus.waiting, pageNo, pageSize: SIZE }, { quiet: true })

/**
 * What waits for its review, by urgency, read again every 30 seconds while it is in front, and further when few are ahead; which of it is open; and what was
 * decided here, which waits no longer. `isOthers` says that somebody else works on one.
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

  /** The next one, or the one before, that nobody else has. */
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
      // The next reading of the queue, in seconds, brings more or tells why not.
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
    /** Takes one out of the queue: it was decided, here or elsewhere. The one behind it comes next. */
    drop: (gone: string) => {
      setDone((before) => new Set(before).add(gone))
      if (gone === id) open(step(1) ?? step(-1) ?? '')
    },
    /** Puts one back that was decided here. */
    putBack: (task: AuditTask) => {
      setDone((before) => new Set([...before].filter((one) => one !== task.auditId)))
      setKnown((before) => (before.some(({ auditId }) => auditId === task.auditId) ? before : [task, ...before]))
    },
    /** Puts one first, or what is newly known of it in its place. */
    put: (task: AuditTask) =>
      setKnown((before) =>
        before.some(({ auditId }) => auditId === task.auditId)
          ? before.map((one) => (one.auditId === task.auditId ? task : one))
          : [task, ...before],
      ),
    /** How many of those that the last answer counts as waiting were decided here since. */
    since: (seen?.records ?? []).filter(({ auditId }) => done.has(plain(auditId))).length,
  }
}
