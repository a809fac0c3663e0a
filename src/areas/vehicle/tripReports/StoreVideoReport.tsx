import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { StoreList } from './parts/StoreList'
import { VideoList } from './parts/VideoList'

export default function StoreVideoReport() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'stores', label: t('tripReports.stores'), children: <StoreList /> },
        { key: 'videos', label: t('tripReports.videos'), children: <VideoList /> },
      ]}
    />
  )
}
