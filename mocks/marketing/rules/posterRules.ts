import { isRecord } from '@/lib/json'
import { toMillis } from '@/lib/time'
import { text } from '../../core/input'

const MIN_SIZE = 160
const MAX_PIXELS = 2688

const pixels = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_PIXELS ? Number(value) : undefined

/**
 * Reads the boxes of an input in whole pixels. Undefined if the box of the code is invalid. An invalid avatar
 * position is omitted.
 */
export const sentBoxes = (
  value: unknown,
): { x: number; y: number; size: number; avatarX?: number; avatarY?: number } | undefined => {
  if (!isRecord(value)) return undefined
  const [x, y, size] = [pixels(value.x), pixels(value.y), pixels(value.size)]
  if (x === undefined || y === undefined || size === undefined) return undefined
  const [avatarX, avatarY] = [pixels(value.avatarX), pixels(value.avatarY)]
  return { x, y, size, ...(avatarX !== undefined && avatarY !== undefined ? { avatarX, avatarY } : {}) }
}

export const validateBox = (value: unknown): string | undefined => {
  const boxes = sentBoxes(value)
  if (!boxes) return '请设置二维码位置'
  return boxes.size < MIN_SIZE ? '二维码过小，可能无法识别' : undefined
}

/** Returns the faults of a period. Its end may be missing. */
export const validatePeriod = (input: Record<string, unknown>): Record<string, string | undefined> => {
  const [start, end] = [toMillis(text(input.startTime)), toMillis(text(input.endTime))]
  return {
    startTime: start === undefined ? '请选择展示开始' : undefined,
    endTime: start !== undefined && end !== undefined && end <= start ? '结束时间须晚于开始时间' : undefined,
  }
}
