import { entity, f, type RowOf } from '../field'
import type { QrBoxes } from './boxes'
import { memberType } from './memberType'
import { invitationStatus } from './posterEnums'

/** Invitation poster; every user gets one with a personal QR code. */
export const invitationPoster = entity('invitationPoster', {
  id: f.id(),
  title: f.text({ required: true, max: 30 }),
  imageUrl: f.image({ required: true }),
  qrPosition: f.json(),
  showAvatar: f.switch(),
  audience: f.multi(memberType, { required: true }),
  shareTitle: f.text({ required: true, max: 28 }),
  shareText: f.longtext({ max: 100 }),
  rewardText: f.longtext({ max: 200 }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime(),
  topFlag: f.switch(),
  sort: f.integer(),
  inviteCount: f.integer({ sortable: true }),
  registerCount: f.integer({ sortable: true }),
  dealCount: f.integer({ sortable: true }),
  status: f.status(invitationStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface InvitationPoster extends Omit<RowOf<typeof invitationPoster>, 'qrPosition'> {
  qrPosition: QrBoxes
}
