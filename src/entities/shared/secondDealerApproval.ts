import { entity, f, type RowOf } from '../field'
import { applyType, auditStatus } from './enums'

export const secondDealerApproval = entity('secondDealerApproval', {
  id: f.id(),
  applyType: f.enum(applyType),
  dealerName: f.text(),
  parentDealerCode: f.dealer(),
  cityName: f.text(),
  applyBy: f.user(),
  applyTime: f.dateTime({ sortable: true }),
  status: f.status(auditStatus),
  opinion: f.longtext({ max: 200 }),
  approveBy: f.user(),
  approveTime: f.dateTime(),
})

/** Application with its outlet, the account that applied, and its changes by the fields of the outlet. */
export interface SecondDealerApproval extends RowOf<typeof secondDealerApproval> {
  secondId: string
  parentDealerName: string
  applyUserId: string
  changes: { field: string; before: unknown; after: unknown }[]
}
