import './points.css'
import type { ReactNode } from 'react'
import * as integral from '@/api/commerce/integral'
import * as points from '@/api/members/points'
import { useViewer } from '@/business/viewer'
import { type AppPoint, appPoint as fields } from '@/entities/members/appPoint'
import { pointSide } from '@/entities/members/pointEnums'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { ImportList } from './ImportList'
import { Ledger } from './Ledger'
import { StaffAccounts } from './StaffAccounts'
import { AccountList } from './parts/AccountList'
import { SoonExpire } from './parts/account'

const SIDE = { side: pointSide.app } as const
const FILTERS = [
  containsFilter(fields.nickname),
  phoneFilter(fields.phone),
  fields.memberType,
  fields.memberLevel,
  numberRangeFilter(fields.balance),
  fields.status,
]
const columnsOf = (cell: (row: AppPoint) => ReactNode): ColumnOf<AppPoint>[] => [
  { field: fields.status, width: 90 },
  { field: fields.balance, width: 110 },
  { field: fields.soonExpire, width: 110, cell: (row) => <SoonExpire value={row.soonExpire} /> },
  { field: fields.memberType, width: 100 },
  { field: fields.memberLevel, width: 100 },
  { field: fields.totalEarn, width: 110 },
  { field: fields.totalUse, width: 110 },
  { field: fields.totalExpire, width: 110 },
  { field: fields.pointShow, width: 90, cell },
  { field: fields.changeTime, width: 150 },
]

const AppAccounts = () => (
  <AccountList
    side={pointSide.app}
    summary="points.appSummary"
    load={integral.listUsers}
    filters={FILTERS}
    columns={columnsOf}
    toolbar={<Export from={points.exportUserPoints} can="points.exportUserPoints" also={SIDE} />}
  />
)

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
