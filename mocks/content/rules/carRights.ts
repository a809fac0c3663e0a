import { dealerType } from '@/entities/shared/enums'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'

/** Refuses unless the user is of headquarters itself and has the permission: areas and dealers read the content. */
export const demandWriter = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '没有操作权限')
}
