import { entity, enumeration, f, type RowOf } from '../field'

export const pointBindStatus = enumeration('pointBindStatus', { bound: [1, 'success'], unbound: 0 })
export const unbindReason = enumeration('unbindReason', {
  left: 1,
  newPhone: 2,
  wrongAccount: 3,
  misuse: [4, 'warning'],
  self: 5,
})

/** Link between a staff account and the person's own App account. Unbinding is final: a new binding is a new row. */
export const pointBinding = entity('pointBinding', {
  bindId: f.id(),
  userName: f.user(),
  phone: f.phone(),
  roleName: f.text(),
  areaName: f.text(),
  dealerCode: f.text(),
  dealerName: f.dealer(),
  nickname: f.text(),
  appPhone: f.phone(),
  movedPoints: f.points({ sortable: true }),
  status: f.status(pointBindStatus),
  createTime: f.dateTime({ sortable: true }),
  unbindTime: f.dateTime({ sortable: true }),
  unbindReason: f.enum(unbindReason, { required: true }),
  updateBy: f.user(),
  remark: f.text({ min: 5, max: 200 }),
})
/** Empty reason while it is bound. */
export interface PointBinding extends Omit<RowOf<typeof pointBinding>, 'unbindReason'> {
  unbindReason: RowOf<typeof pointBinding>['unbindReason'] | ''
}
