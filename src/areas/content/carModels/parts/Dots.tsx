import type { CarColor } from '@/entities/content/virtualCar'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'

const HEX = /^#[\da-f]{6}$/i
const hex = (value: unknown): string | undefined => (typeof value === 'string' && HEX.test(value) ? value : undefined)

export const Dot = ({ color: { color, color2 } }: { color: Pick<CarColor, 'color' | 'color2'> }) => {
  const [one, two] = [hex(color) ?? 'transparent', hex(color2)]
  return (
    <span
      className="car-dot"
      style={{ background: two ? `linear-gradient(90deg, ${one} 50%, ${two} 50%)` : one }}
      aria-hidden
    />
  )
}

const MAX = 6

export const Dots = ({ colors }: { colors: readonly CarColor[] }) =>
  colors.length === 0 ? (
    <Blank />
  ) : (
    <span className="car-dots" title={colors.map(({ colorName }) => plain(colorName)).join(' / ')}>
      {colors.slice(0, MAX).map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- names may be equal
        <Dot key={place} color={one} />
      ))}
      <span className="digits">{colors.length}</span>
    </span>
  )
