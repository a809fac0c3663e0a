import { Button } from 'antd'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'

const ALL = '/order-management/orderShareManagement'

export const AllRecords = () => {
  const t = useT()
  const link = usePermittedLinks()(ALL)
  return link ? <Button onClick={link}>{t('rewards.allRecords')}</Button> : null
}
