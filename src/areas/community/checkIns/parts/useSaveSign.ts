import { useRef, useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import type { AttendanceInput } from '@/api/community/socialActivities'
import { cell } from '@/api/refs'
import { useAction } from '@/kit/data/useAction'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { sentOf } from './sessionRules'
import type { SessionDraft } from './signForm'

const inputOf = ({
  key: _key,
  id: _id,
  status: _status,
  signedCount: _count,
  ...values
}: SessionDraft): AttendanceInput => sentOf(values)
const idIn = (answer: unknown): string => plain(cell('id', answer))

/**
 * Saves new, changed and deleted sessions one by one after the activity. A session that fails keeps its reason in
 * `faults`, by its key, and can be retried alone.
 */
export const useSaveSessions = (stored: readonly SessionDraft[]) => {
  const t = useT()
  const { act, busy } = useAction()
  const sign = useRef('')
  const [known] = useState(
    () => new Map(stored.map((one) => [one.key, { id: one.id ?? '', sent: JSON.stringify(inputOf(one)) }])),
  )
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const save = async (one: SessionDraft): Promise<string | undefined> => {
    const input = inputOf(one)
    const sent = JSON.stringify(input)
    const before = known.get(one.key)
    if (before?.sent === sent) return undefined
    try {
      if (before) {
        const { signId: _, ...changes } = input
        await socialActivities.updateAttendance({ id: before.id, ...changes }, { quiet: true })
        known.set(one.key, { id: before.id, sent })
      } else {
        const made = await socialActivities.createAttendance({ ...input, signId: sign.current }, { quiet: true })
        known.set(one.key, { id: idIn(made), sent })
      }
      return undefined
    } catch (error) {
      return (error instanceof Error && error.message) || t('checkIns.notSaved')
    }
  }
  return {
    faults,
    busy,
    /** Saves all sessions. Returns the number of failures. */
    saveAll: async (signId: string, sessions: readonly SessionDraft[]): Promise<number> => {
      sign.current = signId
      const failed = new Map<string, string>()
      let stuck = 0
      for (const [key, { id }] of known)
        if (!sessions.some((one) => one.key === key))
          // The client reports what could not be deleted.
          await socialActivities.removeAttendance({ id }).then(
            () => known.delete(key),
            () => stuck++,
          )
      for (const one of sessions) {
        const fault = await save(one)
        if (fault) failed.set(one.key, fault)
      }
      setFaults(failed)
      return failed.size + stuck
    },
    retry: (one: SessionDraft) =>
      act(async () => {
        const fault = await save(one)
        setFaults((now) => {
          const next = new Map(now)
          if (fault) next.set(one.key, fault)
          else next.delete(one.key)
          return next
        })
      }),
  }
}
