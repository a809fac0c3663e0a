import './checkIns.css'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Records } from './Records'
import { Sessions } from './Sessions'

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
