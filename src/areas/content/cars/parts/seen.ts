import type { CarInfo } from '@/entities/content/carInfo'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { useIdentity } from '@/session/identity'

/** When each car was last synchronised as this user looked at it, by its id. */
const looks = () =>
  stored<Record<string, string>>(`carsSeen:${useIdentity.getState().user?.username ?? ''}`, (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([id, time]) => (typeof time === 'string' ? [[id, time] as const] : [])),
        )
      : undefined,
  )

/** Whether this user has looked at a car since it was last synchronised. */
export const isSeen = ({ id, syncTime }: CarInfo): boolean => looks().get()?.[id] === syncTime

/** Notes that this user has looked at a car as it is now. */
export const noteSeen = ({ id, syncTime }: CarInfo): void => {
  const item = looks()
  item.set({ ...item.get(), [id]: syncTime })
}
