import './points.css'
import { useViewer } from '@/business/viewer'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { AppAccounts } from './AppAccounts'
import { ImportList } from './ImportList'
import { Ledger } from './Ledger'
import { StaffAccounts } from './StaffAccounts'

/** The points of staff and of users of the app: accounts, ledger and imports. Dealers read those of their own staff. */
export default function UserPointsReport() {
  const t = useT()
  const { hq } = useViewer()
  const staff = { key: 'staff', label: t('pointSide.staff'), children: <StaffAccounts /> }
  const ledger = { key: 'all', label: t('points.ledger'), children: <Ledger /> }
  if (!hq) return <ScreenTabs tabs={[staff, ledger]} />
  return (
    <ScreenTabs
      tabs={[
        staff,
        { key: 'app', label: t('pointSide.app'), children: <AppAccounts /> },
        ledger,
        { key: 'import', label: t('points.imports'), children: <ImportList /> },
      ]}
    />
  )
}
