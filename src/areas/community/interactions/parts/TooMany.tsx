import { Alert } from 'antd'
import { useT } from '@/locales'

/** So many rows a question answers at most. */
const MOST = 10_000

/** Says that not all rows that fit were sent. */
export const TooMany = ({ total }: { total: number }) => {
  const t = useT()
  return total < MOST ? null : (
    <Alert className="space-below" type="info" showIcon title={t('interactions.tooMany', { most: MOST })} />
  )
}
