import { dealerType } from '@/entities/shared/enums'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'

/** Headquarters and its sales areas alone write what the community shows. */
export const demandStaff = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType !== dealerType.headquarters && user.dealerType !== dealerType.area)
    throw new Refusal(403, '没有操作权限')
}
