import { dealerType } from '@/entities/shared/enums'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'

/** Rejects users outside headquarters and users without the permission. Areas and dealers have read access. */
export const demandWriter = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '没有操作权限')
}
