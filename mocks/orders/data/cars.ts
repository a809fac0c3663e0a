import type { Context } from '../../core/context'
import { vinWith } from '../../core/vins'

/** Returns a VIN that is unique in the context, with its check digit in ninth place. */
export const vinOf = (context: Context): string => vinWith(`LVTDB21B0RD${String(context.next('vin')).padStart(6, '0')}`)

const colours = [
  '天山白/墨玉黑',
  '曜石黑/琥珀棕',
  '星河银/云雾灰',
  '极光蓝/月影白',
  '枫叶红/墨玉黑',
  '青岚绿/云雾灰',
] as const

export const colourOf = ({ random }: Context): string => random.pick(colours)
