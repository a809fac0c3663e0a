import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { FirstDealers } from './parts/FirstDealers'
import { LeavingDealers } from './parts/LeavingDealers'

export default function DealerList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'dealers', label: t('dealers.tab'), children: <FirstDealers /> },
        { key: 'leaving', label: t('dealers.leavingTab'), children: <LeavingDealers /> },
      ]}
    />
  )
}
