import { Button } from 'antd'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'

const ALL = '/order-management/orderShareManagement'

export const AllRecords = () => {
  const t = useT()
  const way = usePermittedLinks()(ALL)
  return way ? <Button onClick={way}>{t('rewards.allRecords')}</Button> : null
}
