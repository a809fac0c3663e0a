import './checkIns.css'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Records } from './Records'
import { Sessions } from './Sessions'

/** The sessions of check-in activities on site, and who checked in. */
export default function SignInBoard() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'sessions', label: t('checkIns.sessions'), children: <Sessions /> },
        { key: 'records', label: t('checkIns.records'), children: <Records /> },
      ]}
    />
  )
}
