import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useT } from '@/locales'

export type Good = 'more' | 'less' | 'neither'

/** Change of a measure. The arrow shows the direction, the colour if the change is good. */
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
