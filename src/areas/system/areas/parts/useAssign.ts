import { useState } from 'react'
import * as organisation from '@/api/system/organisation'
import type { Department } from '@/entities/shared/department'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'

export interface Step {
  dept: Department
  regions: string[]
}

/** Returns the saves for a selection: first the previous holders without the cities, then the department itself. */
export const stepsOf = (
  dept: Department,
  chosen: ReadonlySet<string>,
  holders: ReadonlyMap<string, Department>,
): Step[] => {
  const givers = new Map(
    [...chosen].flatMap((code) => {
      const holder = holders.get(code)
      return holder ? [[holder.id, holder] as const] : []
    }),
  )
  return [
    ...[...givers.values()].map((giver) => ({
      dept: giver,
      regions: (giver.regions ?? []).filter((code) => !chosen.has(code)),
    })),
    { dept, regions: [...chosen] },
  ]
}

/** Saves the departments one after another; after a failure, a retry skips saved ones. */
export const useAssign = (onDone: () => void) => {
  const t = useT()
  const { act, busy } = useAction()
  const [saved, setSaved] = useState<readonly string[]>([])
  const [failed, setFailed] = useState(false)
  const save = async (steps: readonly Step[]) => {
    setFailed(false)
    const done = [...saved]
    const ok = await act(
      async () => {
        for (const { dept, regions } of steps) {
          if (done.includes(dept.id)) continue
          await organisation.updateDeptRegions({ id: dept.id, regions })
          done.push(dept.id)
          setSaved([...done])
        }
      },
      { done: t('areas.saved') },
    )
    setFailed(!ok)
    if (ok) onDone()
  }
  return { save, busy, saved, failed }
}
