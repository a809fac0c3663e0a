import { shopUserStatus } from '@/entities/marketing/shopUser'
import { promoterStatus } from '@/entities/members/starPromoter'
import { formatTime } from '@/lib/time'
import { control, seeded } from '../../core/control'
import { createContext } from '../../core/context'
import { org, reference } from '../../system/rules/store'
import { buildPromoters, type PromoterRow } from '../data/starPromoters'
import { knownUsers } from '../data/shopUsers'

const store = seeded('starPromoters', () => {
  const users = knownUsers().filter(
    ({ memberType: type, status = shopUserStatus.active }) => type !== undefined && status === shopUserStatus.active,
  )
  const types = new Map(users.map((row) => [row.userId, row.memberType]))
  const people = org.users.filter(({ username }) => ['superadmin', 'hq_shop'].includes(username))
  return {
    rows: buildPromoters(
      createContext(reference(), 20_261_130, 1),
      users,
      (userId) => types.get(userId),
      org.dealers.map(({ dealerCode }) => dealerCode),
      people.map(({ nickname }) => nickname),
    ),
  }
})

export const promoters = (): PromoterRow[] => store().rows
export const dropPromoter = (row: PromoterRow): void => {
  store().rows = store().rows.filter((one) => one !== row)
}

export const promoterState = ({ startTime, endTime }: Pick<PromoterRow, 'startTime' | 'endTime'>, now: number) => {
  const today = formatTime(now, 'YYYY-MM-DD')
  return today < startTime ? promoterStatus.notYet : today > endTime ? promoterStatus.over : promoterStatus.inOffice
}
/** True if a user is a promoter or is appointed to become one. */
export const isPromoter = (userId: string, now = control.now()): boolean =>
  promoters().some((row) => row.userId === userId && promoterState(row, now) !== promoterStatus.over)
