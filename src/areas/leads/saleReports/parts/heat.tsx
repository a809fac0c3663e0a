import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import { theme } from 'antd'
import type { ReactNode } from 'react'
import type { SaleAnswer } from '@/api/leads/saleReports'
import type { Metric } from '@/entities/leads/saleReport'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

export const COLOURS = ['off', 'heat', 'average'] as const
export type Colour = (typeof COLOURS)[number]

/**
 * Value tinted by its position between the minimum and the maximum of all dealers (`heat`), or marked as above or
 * below their average (`average`).
 */
export const Tinted = ({
  metric,
  value,
  colour,
  all,
  children,
}: {
  metric: Metric
  value: unknown
  colour: Colour
  all: Pick<SaleAnswer, 'minMax' | 'average'> | undefined
  children: ReactNode
}) => {
  const t = useT()
  const { token } = theme.useToken()
  const number = numberIn(value)
  if (number === null || !all || colour === 'off') return children
  if (colour === 'average') {
    const average = numberIn(all.average[metric])
    if (average === null || number === average) return children
    const isAbove = number > average
    const Mark = isAbove ? CaretUpOutlined : CaretDownOutlined
    return (
      <span className="sales-heat" style={{ background: isAbove ? token.colorInfoBg : token.colorWarningBg }}>
        <Mark aria-label={t(isAbove ? 'sales.above' : 'sales.below')} /> {children}
      </span>
    )
  }
  const ends = all.minMax[metric]
  const [least, max] = Array.isArray(ends) ? ends.map(numberIn) : []
  if (typeof least !== 'number' || typeof max !== 'number' || least === max) return children
  const share = Math.round(((number - least) / (max - least)) * 45)
  return (
    <span
      className="sales-heat"
      style={{ background: `color-mix(in srgb, ${token.colorPrimary} ${share}%, transparent)` }}
    >
      {children}
    </span>
  )
}
