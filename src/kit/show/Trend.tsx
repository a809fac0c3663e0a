import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useT } from '@/locales'

/**
 * How a measure changed: the arrow says the direction, the colour whether that is good, in every report and language. `good` is what is wished of the
 * measure: more of it (sales), less (lapsed coupons), or neither.
 */
export const Trend = ({
  change,
  good = 'more',
  children,
}: {
  change: number
  good?: 'more' | 'less' | 'neither'
  children: ReactNode
}) => {
  const t = useT()
  if (change === 0) return <span className="digits">{children}</span>
  return (
    <span className="digits trend" data-good={good === 'neither' ? undefined : change > 0 === (good === 'more')}>
      {change > 0 ? <ArrowUpOutlined aria-label={t('kit.rise')} /> : <ArrowDownOutlined aria-label={t('kit.fall')} />}{' '}
      {children}
    </span>
  )
}
