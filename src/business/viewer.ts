import { useMemo } from 'react'
import { dealerType } from '@/entities/shared/enums'
import { isHeadquarters, useIdentity } from '@/session/identity'

/** Who is signed in, as far as screens differ by it: which kind of organisation, and which one. Exactly one of `head`, `area`, `dealer`, `second` and `group` is true. */
export interface Viewer {
  id: string
  /** The level of the organisation, a code of `dealerType`. */
  dealerType: number
  /** Headquarters or one of its sales areas: they see all houses, everybody else the own. */
  hq: boolean
  /** Headquarters itself, which keeps what its sales areas only read. */
  head: boolean
  /** A sales area of headquarters. */
  area: boolean
  /** A first-level dealer. */
  dealer: boolean
  /** An outlet of the second tier. */
  second: boolean
  /** A group of several dealers. */
  group: boolean
  /** The own dealer or group, '' at headquarters. */
  dealerCode: string
  dealerName: string
  /** The code of the own dealer of either tier, which has a team of its own; '' at headquarters and in a group. */
  ownDealer: string
  /** The own sales area, where there is one. */
  areaName: string
}

/** Who looks at a screen. From the session, never from the address; the one place where screens ask for it. */
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
/** Columns or filters without those of dealers and areas for a viewer whose rows all belong to one dealer. */
export const forViewer = <T extends object>({ hq, group }: Pick<Viewer, 'hq' | 'group'>, items: readonly T[]): T[] =>
  items.filter((item) => hq || group || !OF_DEALERS.includes(keyOf(item)))
