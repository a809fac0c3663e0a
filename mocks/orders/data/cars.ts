import type { Context } from '../../core/context'

const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [...'0123456789']
    .map((sign): [string, number] => [sign, Number(sign)])
    .concat(
      [...'ABCDEFGH'].map((sign, at): [string, number] => [sign, at + 1]),
      [...'JKLMN'].map((sign, at): [string, number] => [sign, at + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((sign, at): [string, number] => [sign, at + 2]),
    ),
)
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const

/** A vehicle identification number that no other call with the same context gives, with its check digit in ninth place. */
export const vinOf = (context: Context): string => {
  const serial = String(context.next('vin')).padStart(6, '0')
  const bare = `LVTDB21B0RD${serial}`
  const rest = [...bare].reduce((sum, sign, at) => sum + (VALUES[sign] ?? 0) * (WEIGHTS[at] ?? 0), 0) % 11
  return `${bare.slice(0, 8)}${rest === 10 ? 'X' : rest}${bare.slice(9)}`
}

const colours = [
  '天山白/墨玉黑',
  '曜石黑/琥珀棕',
  '星河银/云雾灰',
  '极光蓝/月影白',
  '枫叶红/墨玉黑',
  '青岚绿/云雾灰',
] as const

/** Outside and inside of a car as orders name them. */
export const colourOf = ({ random }: Context): string => random.pick(colours)
