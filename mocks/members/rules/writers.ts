import { demandHead } from '../../content/rules/writers'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'

/** Rejects users outside headquarters and users without the permission. Sales areas and dealers have read access. */
export const demandWriter = (user: UserRow, permission: string): void => {
  demand(user, permission)
  demandHead(user)
}
