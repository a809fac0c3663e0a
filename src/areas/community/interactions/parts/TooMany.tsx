import { Alert } from 'antd'
import { useT } from '@/locales'

/** Maximum number of rows per request. */
const MAX = 10_000

export const TooMany = ({ total }: { total: number }) => {
  const t = useT()
  return total < MAX ? null : (
    <Alert className="space-below" type="info" showIcon title={t('interactions.tooMany', { max: MAX })} />
  )
}
