import { useEffect, useMemo, useState } from 'react'
import type { DealerTaskSplit } from '@/entities/leads/dealerTaskSplit'
import { useUnsaved } from '@/kit/page/screen'
import { isRecord } from '@/lib/json'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'

interface Person {
  userId: string
  userName: string
}
interface People {
  added: Person[]
  removed: string[]
}

const NOBODY: People = { added: [], removed: [] }
const NOTHING = { clue: 0, visit: 0, drive: 0, order: 0, sale: 0 }
const NO_TARGETS = { clueTarget: 0, visitTarget: 0, driveTarget: 0, orderTarget: 0, saleTarget: 0 }
const readPeople = (value: unknown): People => {
  if (!isRecord(value) || !Array.isArray(value.added) || !Array.isArray(value.removed)) return NOBODY
  const isPerson = (one: unknown): one is Person =>
    isRecord(one) && typeof one.userId === 'string' && typeof one.userName === 'string'
  return {
    added: value.added.filter(isPerson),
    removed: value.removed.filter((one): one is string => typeof one === 'string'),
  }
}

/** Consultants of a dealer's task: the saved ones, plus those added and without those removed, both kept as a draft. */
export const usePeople = (task: string, saved: readonly DealerTaskSplit[]) => {
  const setDirty = useUnsaved()
  const draft = useMemo(() => draftOf(`targets.people.${task}`), [task])
  const [people, setPeople] = useState<People>(() => readPeople(draft.get()))
  const put = (next: People) => {
    setPeople(next)
    if (next.added.length || next.removed.length) draft.set({ ...next }, DRAFT_LIFE_MS)
    else draft.remove()
  }
  const dirty = people.added.length > 0 || people.removed.length > 0
  useEffect(() => setDirty(dirty), [dirty, setDirty])
  const rows = useMemo((): DealerTaskSplit[] => {
    const there = saved.filter(({ userId }) => !people.removed.includes(userId))
    const added = people.added.filter(({ userId }) => !there.some((one) => one.userId === userId))
    return [
      ...there,
      ...added.map((one): DealerTaskSplit => ({ ...one, ...NO_TARGETS, done: NOTHING, progress: null, left: 0 })),
    ]
  }, [saved, people])
  return {
    rows,
    dirty,
    add: (persons: readonly Person[]) => {
      const back = new Set(
        persons.map(({ userId }) => userId).filter((userId) => saved.some((one) => one.userId === userId)),
      )
      put({
        added: [
          ...people.added,
          ...persons.filter(({ userId }) => !back.has(userId) && !people.added.some((one) => one.userId === userId)),
        ],
        removed: people.removed.filter((userId) => !back.has(userId)),
      })
    },
    remove: (userId: string) =>
      put({
        added: people.added.filter((one) => one.userId !== userId),
        removed: saved.some((one) => one.userId === userId) ? [...people.removed, userId] : people.removed,
      }),
    reset: () => put(NOBODY),
  }
}
