/** Where a square QR code stands on a picture: its left upper corner and its side, in whole pixels of the picture. */
export interface QrBox {
  x: number
  y: number
  size: number
}
/** The boxes of an invitation: that of the code and, where it is shown, the corner of the one with avatar and name. */
export interface QrBoxes extends QrBox {
  avatarX?: number
  avatarY?: number
}
