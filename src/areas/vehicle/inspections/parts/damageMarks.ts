import type { DamageMark } from '@/entities/vehicle/preInspection'
import { numberIn } from '@/lib/counts'

/** A damage with its number on the sheet, and its place in per cent of its view where it has one. */
export interface NumberedMark extends DamageMark {
  number: number
  place?: { x: number; y: number }
}

const inView = (value: number | null): value is number => value !== null && value >= 0 && value <= 100

/** The damages of a sheet, numbered in their order. */
export const numbered = (damages: readonly DamageMark[]): NumberedMark[] =>
  damages.map((mark, at) => {
    const [x, y] = [numberIn(mark.x), numberIn(mark.y)]
    return { ...mark, number: at + 1, ...(inView(x) && inView(y) && { place: { x, y } }) }
  })
