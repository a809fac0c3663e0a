import { entity, f, type RowOf } from '../field'
import { memberType } from './memberType'
import { invitationStatus } from './posterEnums'

/** Where a square QR code stands on a picture: its left upper corner and its side, in pixels of the picture. */
export interface QrBox {
  x: number
  y: number
  size: number
}
/** The boxes of an invitation: that of the code, and the corner of the one with avatar and name where that is shown. */
export interface InvitationBoxes extends QrBox {
  avatarX?: number
  avatarY?: number
}

/** A poster with which users invite friends; each has an own QR code on it. */
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
  qrPosition: InvitationBoxes
}
