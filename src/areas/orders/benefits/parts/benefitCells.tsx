import { Progress, Tag } from 'antd'
import type { Equity } from '@/entities/orders/equity'
import { numberIn } from '@/lib/counts'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { isExpired } from '../benefitRules'

export const Expired = ({ row }: { row: Equity }) => {
  const t = useT()
  return isExpired(row) && <Tag>{t('benefits.expired')}</Tag>
}

export const Taken = ({ row: { usedCount, quota } }: { row: Equity }) => {
  const t = useT()
  const { count } = useFormats()
  const [used, max] = [numberIn(usedCount), numberIn(quota)]
  return (
    <div className="benefit-taken">
      <span className="digits">
        {count(used)} / {max === 0 ? t('benefits.noLimit') : count(max)}
      </span>
      {used !== null && !!max && (
        <Progress percent={Math.min(Math.round((used / max) * 100), 100)} size="small" showInfo={false} aria-hidden />
      )}
    </div>
  )
}
