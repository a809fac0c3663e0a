import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useT } from '@/locales'

/** What is wished of a measure: more of it (sales), less (lost leads), or neither. */
export type Good = 'more' | 'less' | 'neither'

/**
 * How a measure changed: the arrow says the direction, the colour whether that is good, in every report and language.
 */
export const Trend = ({ change, good = 'more', children }: { change: number; good?: Good; children: ReactNode }) => {
  const t = useT()
  if (change === 0) return <span className="digits">{children}</span>
  return (
    <span className="digits trend" data-good={good === 'neither' ? undefined : change > 0 === (good === 'more')}>
      {change > 0 ? <ArrowUpOutlined aria-label={t('kit.rise')} /> : <ArrowDownOutlined aria-label={t('kit.fall')} />}{' '}
      {children}
    </span>
  )
}
