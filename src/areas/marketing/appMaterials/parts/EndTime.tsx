import { Typography } from 'antd'
import type { Poster } from '@/entities/marketing/poster'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'

const SOON = 3 * 86_400_000

/** Until when a poster is shown: red once that is past, orange three days before. */
export const EndTime = ({ row: { endTime } }: { row: Pick<Poster, 'endTime'> }) => {
  const t = useT()
  const end = toMillis(endTime)
  if (end === undefined) return t('posters.forGood')
  const left = end - Date.now()
  return (
    <Typography.Text className="digits" type={left <= 0 ? 'danger' : left <= SOON ? 'warning' : undefined}>
      {formatTime(endTime)}
    </Typography.Text>
  )
}
