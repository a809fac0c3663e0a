import { useMemo } from 'react'
import { dealerType } from '@/entities/shared/enums'
import { isHeadquarters, useIdentity } from '@/session/identity'

/**
 * Organisation of the current user, as far as screens depend on it. At most one of `head`, `area`, `dealer`, `second`
 * and `group` is true; none without a session.
 */
export interface Viewer {
  id: string
  /** Level of the organisation, a code of `dealerType`. */
  dealerType: number
  /** Headquarters or one of its sales areas. They see all outlets, others only their own. */
  hq: boolean
  /** Headquarters itself. It maintains what its sales areas can only read. */
  head: boolean
  area: boolean
  dealer: boolean
  second: boolean
  group: boolean
  /** The user's dealer or group; empty at headquarters. */
  dealerCode: string
  dealerName: string
  /** The user's dealer of either tier, which has its own staff; empty at headquarters and in a group. */
  ownDealer: string
  areaName: string
}

/** Returns the viewer from the session. Screens must not derive it from anything else, such as the address. */
export const useViewer = (): Viewer => {
  const user = useIdentity((identity) => identity.user)
  return useMemo(() => {
    const type = Number(user?.dealerType)
    const dealer = type === dealerType.dealer
    const second = type === dealerType.second
    const dealerCode = user?.dealerCode ?? ''
    return {
      id: user?.id ?? '',
      dealerType: type,
      hq: isHeadquarters({ dealerType: type }),
      head: type === dealerType.headquarters,
      area: type === dealerType.area,
      dealer,
      second,
      group: type === dealerType.group,
      dealerCode,
      dealerName: user?.dealerName ?? '',
      ownDealer: dealer || second ? dealerCode : '',
      areaName: user?.areaName ?? '',
    }
  }, [user])
}

const OF_DEALERS: readonly unknown[] = ['dealerName', 'dealerCode', 'areaName']
const keyOf = (item: object): unknown => Reflect.get('field' in item ? Object(item.field) : item, 'key')
/** Removes dealer and area columns or filters for a viewer whose rows all belong to one dealer. */
export const forViewer = <T extends object>({ hq, group }: Pick<Viewer, 'hq' | 'group'>, items: readonly T[]): T[] =>
  items.filter((item) => hq || group || !OF_DEALERS.includes(keyOf(item)))
