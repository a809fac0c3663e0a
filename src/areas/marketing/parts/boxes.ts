import type { QrBox, QrBoxes } from '@/entities/marketing/boxes'

/** The sides of a picture in px. */
export interface Sides {
  width: number
  height: number
}
/** A code that is smaller may not be read by a phone. */
export const MIN_SIZE = 160
/** Avatar and name of an inviting user, in px of the picture. */
export const AVATAR: Sides = { width: 320, height: 96 }
/** The strip with the card of a consultant under a poster, in px of the picture. */
export const CARD_HEIGHT = 120
const DEFAULT_SIZE = 200
const EDGE = 40

const between = (value: number, least: number, max: number) =>
  Math.round(Math.min(Math.max(value, least), Math.max(max, least)))

/** A code's box in whole pixels, moved and made smaller until it lies inside the picture. */
export const inside = ({ x, y, size }: QrBox, { width, height }: Sides): QrBox => {
  const side = between(size, 1, Math.min(width, height))
  return { x: between(x, 0, width - side), y: between(y, 0, height - side), size: side }
}

/** The corner of the box with avatar and name, moved until it lies inside the picture. */
export const avatarInside = (x: number, y: number, { width, height }: Sides) => ({
  avatarX: between(x, 0, width - AVATAR.width),
  avatarY: between(y, 0, height - AVATAR.height),
})

/** Where the code stands on a new picture: at the right bottom. */
export const defaultBox = (sides: Sides): QrBox =>
  inside({ x: sides.width - DEFAULT_SIZE - EDGE, y: sides.height - DEFAULT_SIZE - EDGE, size: DEFAULT_SIZE }, sides)

/** Where avatar and name stand on a new picture: at the left bottom. */
export const defaultAvatar = (sides: Sides) => avatarInside(EDGE, sides.height - EDGE - AVATAR.height, sides)

/** The boxes on another picture, in proportion to where they were. */
export const rescaled = (boxes: QrBoxes, from: Sides, to: Sides): QrBoxes => {
  const across = to.width / from.width
  const down = to.height / from.height
  const { avatarX, avatarY } = boxes
  return {
    ...inside({ x: boxes.x * across, y: boxes.y * down, size: boxes.size * across }, to),
    ...(avatarX !== undefined && avatarY !== undefined ? avatarInside(avatarX * across, avatarY * down, to) : {}),
  }
}

/** Whether avatar and name touch the code. */
export const touches = ({ x, y, size, avatarX, avatarY }: QrBoxes): boolean =>
  avatarX !== undefined &&
  avatarY !== undefined &&
  avatarX <= x + size &&
  avatarX + AVATAR.width >= x &&
  avatarY <= y + size &&
  avatarY + AVATAR.height >= y
