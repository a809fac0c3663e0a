/**
 * Limits of a slot: the exact picture size in px (double size is allowed too) and the number of items shown at the
 * same time.
 */
export interface Slot {
  size: readonly [width: number, height: number]
  limit: number
}
type Slots = Readonly<Partial<Record<number, Slot>>>

const slot = (width: number, height: number, limit: number): Slot => ({ size: [width, height], limit })

/** Slots of each content type, by position code. */
export const bizAdSlots: Slots = {
  1: slot(690, 280, 8),
  2: slot(600, 800, 1),
  3: slot(690, 200, 5),
  4: slot(690, 160, 3),
}
export const miniAdSlots: Slots = {
  1: slot(750, 560, 8),
  2: slot(600, 800, 1),
  3: slot(710, 240, 5),
  4: slot(710, 240, 3),
  5: slot(710, 320, 8),
  6: slot(710, 160, 2),
}
export const recommendSlots: Slots = {
  1: slot(750, 420, 8),
  2: slot(690, 388, 30),
  3: slot(750, 360, 6),
  4: slot(335, 335, 10),
  5: slot(690, 388, 3),
}
export const quickEntrySlots: Slots = {
  1: slot(96, 96, 15),
  2: slot(72, 72, 4),
  3: slot(72, 72, 12),
  4: slot(96, 96, 8),
}
export const ecBlockSlots: Slots = {
  1: slot(335, 446, 50),
  2: slot(690, 388, 5),
  3: slot(510, 340, 12),
  4: slot(335, 200, 20),
  5: slot(335, 335, 20),
}
