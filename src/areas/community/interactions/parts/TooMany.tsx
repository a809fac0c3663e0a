import { Alert } from 'antd'
import { useT } from '@/locales'

/** So many rows a question answers at most. */
const MAX = 10_000

/** Says that not all rows that fit were sent. */
export const TooMany = ({ total }: { total: number }) => {
  const t = useT()
  return total < MAX ? null : (
    <Alert className="space-below" type="info" showIcon title={t('interactions.tooMany', { max: MAX })} />
  )
}
