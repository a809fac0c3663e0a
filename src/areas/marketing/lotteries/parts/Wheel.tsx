import { Button, Flex } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { isPictureUrl } from '@/kit/show/Picture'
import { useMedia } from '@/kit/show/useMedia'
import { useT } from '@/locales'
import { pickPrize, sumOf, WHOLE } from '../../draws/chances'
import { type PrizeDraft, prizeNameOf, stakesOf } from './lotteryValues'

const SIZE = 320
const MIDDLE = SIZE / 2
const RADIUS = 142
const ICON = 40
const TURNS = 5
const SPIN_MS = 4000
const MAX_LENGTH = 6

/** Returns a point of the wheel at an angle clockwise from the top. */
const pointAt = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(2)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(2)}`
}
const short = (name: string) =>
  [...name].length > MAX_LENGTH ? `${[...name].slice(0, MAX_LENGTH - 1).join('')}…` : name

const Slot = ({ prize, index, width }: { prize: PrizeDraft; index: number; width: number }) => {
  const t = useT()
  const name = prizeNameOf(prize, t)
  return (
    <g transform={`rotate(${index * width} ${MIDDLE} ${MIDDLE})`}>
      <path
        className={index % 2 ? 'wheel-odd' : 'wheel-even'}
        d={`M${MIDDLE} ${MIDDLE} L${pointAt(-width / 2, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(width / 2, RADIUS)} Z`}
      />
      <text x={MIDDLE} y={MIDDLE - RADIUS + 26} textAnchor="middle" fontSize={width < 40 ? 11 : 13}>
        {short(name)}
      </text>
      {isPictureUrl(prize.image) && (
        <image
          href={prize.image}
          x={MIDDLE - ICON / 2}
          y={MIDDLE - RADIUS + 38}
          width={ICON}
          height={ICON}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
    </g>
  )
}

/** Wheel of the prizes with slots of equal width; a trial spin draws by the chances. */
export const Wheel = ({ prizes }: { prizes: readonly PrizeDraft[] }) => {
  const t = useT()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [angle, setAngle] = useState(0)
  const [hit, setHit] = useState<{ index: number; name: string; spins: boolean }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stakes = stakesOf(prizes, t)
  const width = 360 / Math.max(prizes.length, 1)
  const spin = () => {
    const index = pickPrize(stakes, Math.random())
    const name = stakes[index]?.name ?? ''
    const target = (360 - index * width) % 360
    setAngle((now) => now + (still ? 0 : TURNS * 360) + ((((target - now) % 360) + 360) % 360))
    setHit({ index, name, spins: !still })
    if (!still) timer.current = setTimeout(() => setHit({ index, name, spins: false }), SPIN_MS)
  }
  const shown = hit && !hit.spins ? t('lotteries.tryHit', { slot: hit.index + 1, name: hit.name }) : ''
  return (
    <div className="wheel">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={t('lotteries.wheel', { names: stakes.map(({ name }) => name).join(t('kit.comma')) })}
      >
        <circle className="wheel-rim" cx={MIDDLE} cy={MIDDLE} r={RADIUS + 10} />
        <g
          className="wheel-turns"
          style={{ transform: `rotate(${angle}deg)`, transitionDuration: still ? '0s' : `${SPIN_MS}ms` }}
        >
          {prizes.map((prize, index) => (
            // A slot has no identity but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <Slot key={index} prize={prize} index={index} width={width} />
          ))}
        </g>
        <circle className="wheel-hub" cx={MIDDLE} cy={MIDDLE} r={26} />
        <path
          className="wheel-pointer"
          d={`M${MIDDLE - 13} ${MIDDLE - 14} L${MIDDLE} ${MIDDLE - 50} L${MIDDLE + 13} ${MIDDLE - 14} Z`}
        />
      </svg>
      <Flex vertical align="center" gap={4}>
        <Button type="primary" shape="round" disabled={hit?.spins || sumOf(stakes) !== WHOLE} onClick={spin}>
          {t('lotteries.try')}
        </Button>
        <span role="status" className="wheel-told">
          {shown}
        </span>
      </Flex>
    </div>
  )
}
