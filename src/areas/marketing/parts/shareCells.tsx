import { Space, Tag } from 'antd'
import { rateOf } from '@/lib/number'
import { useFormats } from '@/kit/show/format'
import { Period } from '@/kit/show/Period'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

const DAY = 86_400_000
const SOON_DAYS = 3

export const Share = ({ part, whole }: { part: unknown; whole: unknown }) => {
  const { count, percent } = useFormats()
  return (
    <span className="digits">
      {count(part)} <span className="quiet">({percent(rateOf(part, whole))})</span>
    </span>
  )
}

/** True if the end is less than three days ahead. */
const endsSoon = (endTime: unknown): boolean => {
  const left = (toMillis(endTime) ?? Infinity) - Date.now()
  return left > 0 && left < SOON_DAYS * DAY
}

/** Display period; no end = unlimited. If it is `shown` now, an end within three days is marked. */
export const ShownPeriod = ({
  startTime,
  endTime,
  shown = false,
}: {
  startTime: unknown
  endTime: unknown
  shown?: boolean
}) => {
  const t = useT()
  return (
    <Space size={6}>
      <Period startTime={startTime} endTime={endTime} open={t('posters.forGood')} />
      {shown && endsSoon(endTime) && <Tag color="warning">{t('posters.endsSoon')}</Tag>}
    </Space>
  )
}
