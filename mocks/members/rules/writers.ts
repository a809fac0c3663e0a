import { demandHead } from '../../content/rules/writers'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'

/** Refuses everybody but headquarters itself, of which those whose roles do not give the permission: sales areas and dealers read only. */
export const demandWriter = (user: UserRow, permission: string): void => {
  demand(user, permission)
  demandHead(user)
}
