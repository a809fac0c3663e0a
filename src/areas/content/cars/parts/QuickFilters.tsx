import { Button, Space } from 'antd'
import { shelfStatus } from '@/entities/content/shared'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** What is asked most, with one press: what the last week brought and nobody decided on, and cars without a picture. Pressed again it asks for all. */
export const QuickFilters = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const status = String(shelfStatus.new)
  const isNew = query.get('syncTime') === 'last7' && query.get('status') === status
  const isBare = query.get('noCover') === '1'
  return (
    <Space wrap>
      <Button
        aria-pressed={isNew}
        type={isNew ? 'primary' : 'default'}
        ghost={isNew}
        onClick={() =>
          setQuery({ syncTime: isNew ? undefined : 'last7', status: isNew ? undefined : status, page: undefined })
        }
      >
        {t('carPages.newlySynced')}
      </Button>
      <Button
        aria-pressed={isBare}
        type={isBare ? 'primary' : 'default'}
        ghost={isBare}
        onClick={() => setQuery({ noCover: isBare ? undefined : '1', page: undefined })}
      >
        {t('carPages.noCover')}
      </Button>
    </Space>
  )
}
