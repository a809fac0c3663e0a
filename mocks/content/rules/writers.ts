import { dealerType } from '@/entities/shared/enums'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'

export const demandHead = (user: UserRow): void => {
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '没有操作权限')
}
