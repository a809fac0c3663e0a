import type { CarInfo } from '@/entities/content/carInfo'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { useIdentity } from '@/session/identity'

/** Sync time of each car when the current user last viewed it, by id. */
const looks = () =>
  stored<Record<string, string>>(`carsSeen:${useIdentity.getState().user?.username ?? ''}`, (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([id, time]) => (typeof time === 'string' ? [[id, time] as const] : [])),
        )
      : undefined,
  )

/** True if the current user has viewed the car since its last synchronisation. */
export const isSeen = ({ id, syncTime }: CarInfo): boolean => looks().get()?.[id] === syncTime

export const noteSeen = ({ id, syncTime }: CarInfo): void => {
  const item = looks()
  item.set({ ...item.get(), [id]: syncTime })
}
