/** Position of a square QR code on a picture: top left corner and side, in whole px of the picture. */
export interface QrBox {
  x: number
  y: number
  size: number
}
/** Box of the QR code and, if shown, the corner of the avatar and name. */
export interface QrBoxes extends QrBox {
  avatarX?: number
  avatarY?: number
}
