import type { QrBox, QrBoxes } from '@/entities/marketing/boxes'

export interface Sides {
  width: number
  height: number
}
/** Minimum size of a code that phones can scan, in px of the picture. */
export const MIN_SIZE = 160
/** Size of the box with avatar and name of the inviting user, in px of the picture. */
export const AVATAR: Sides = { width: 320, height: 96 }
/** Height of the consultant's card under a poster, in px of the picture. */
export const CARD_HEIGHT = 120
const DEFAULT_SIZE = 200
const EDGE = 40

const between = (value: number, least: number, max: number) =>
  Math.round(Math.min(Math.max(value, least), Math.max(max, least)))

/** Fits a code box in whole pixels into the picture. */
export const inside = ({ x, y, size }: QrBox, { width, height }: Sides): QrBox => {
  const side = between(size, 1, Math.min(width, height))
  return { x: between(x, 0, width - side), y: between(y, 0, height - side), size: side }
}

/** Fits the corner of the avatar box into the picture. */
export const avatarInside = (x: number, y: number, { width, height }: Sides) => ({
  avatarX: between(x, 0, width - AVATAR.width),
  avatarY: between(y, 0, height - AVATAR.height),
})

export const defaultBox = (sides: Sides): QrBox =>
  inside({ x: sides.width - DEFAULT_SIZE - EDGE, y: sides.height - DEFAULT_SIZE - EDGE, size: DEFAULT_SIZE }, sides)

export const defaultAvatar = (sides: Sides) => avatarInside(EDGE, sides.height - EDGE - AVATAR.height, sides)

export const rescaled = (boxes: QrBoxes, from: Sides, to: Sides): QrBoxes => {
  const across = to.width / from.width
  const down = to.height / from.height
  const { avatarX, avatarY } = boxes
  return {
    ...inside({ x: boxes.x * across, y: boxes.y * down, size: boxes.size * across }, to),
    ...(avatarX !== undefined && avatarY !== undefined ? avatarInside(avatarX * across, avatarY * down, to) : {}),
  }
}

export const touches = ({ x, y, size, avatarX, avatarY }: QrBoxes): boolean =>
  avatarX !== undefined &&
  avatarY !== undefined &&
  avatarX <= x + size &&
  avatarX + AVATAR.width >= x &&
  avatarY <= y + size &&
  avatarY + AVATAR.height >= y
