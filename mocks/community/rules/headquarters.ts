import { dealerType } from '@/entities/shared/enums'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'

export const worksAtHeadquarters = (user: UserRow): boolean =>
  user.dealerType === dealerType.headquarters || user.dealerType === dealerType.area

/**
 * Rejects users outside headquarters and its sales areas, and users without the permission. Dealers have read access
 * only.
 */
export const demandHeadquarters = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (!worksAtHeadquarters(user)) throw new Refusal(403, '没有操作权限')
}

/** Throws 403 for users outside headquarters and its sales areas, and for users whose menus contain none of the pages. */
export const demandHeadquartersPage = (user: UserRow, ...paths: readonly string[]): void => {
  demandOnePage(user, paths)
  if (!worksAtHeadquarters(user)) throw new Refusal(403, '没有访问权限')
}
