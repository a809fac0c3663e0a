import { dealerType } from '@/entities/shared/enums'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'

/** Whether somebody works at headquarters or in one of its sales areas. */
export const worksAtHeadquarters = (user: UserRow): boolean =>
  user.dealerType === dealerType.headquarters || user.dealerType === dealerType.area

/** Refuses everybody but headquarters and its sales areas, and those whose roles do not give the permission: dealers only read what the community shows. */
export const demandHeadquarters = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (!worksAtHeadquarters(user)) throw new Refusal(403, '没有操作权限')
}

/** Refuses with 403 everybody but headquarters and its sales areas, and those whose menus have none of the pages. */
export const demandHeadquartersPage = (user: UserRow, ...paths: readonly string[]): void => {
  demandOnePage(user, paths)
  if (!worksAtHeadquarters(user)) throw new Refusal(403, '没有访问权限')
}
