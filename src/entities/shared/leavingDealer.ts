import { entity, f, type RowOf } from '../field'
import { blackDealerStatus } from './enums'

export const leavingDealer = entity('leavingDealer', {
  dealerCode: f.id(),
  dealerName: f.dealer(),
  areaName: f.text(),
  cityName: f.text(),
  leaveDate: f.date({ sortable: true }),
  openCount: f.integer(),
  movedCount: f.integer(),
  acceptClueFlag: f.switch(),
  status: f.status(blackDealerStatus),
})
export interface LeavingDealer extends RowOf<typeof leavingDealer> {
  provinceName: string
}
