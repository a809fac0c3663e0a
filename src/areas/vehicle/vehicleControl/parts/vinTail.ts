import { tidy } from '@/lib/tidy'

/** The number of characters at the end of a VIN that tell cars apart. */
const TAIL = 6

/** Whether a text is the end of a VIN, in capitals or not, full-width or not. */
export const isTailOf = (text: string, vin: string): boolean =>
  vin.length >= TAIL && tidy(text).normalize('NFKC').toUpperCase() === vin.slice(-TAIL).toUpperCase()
