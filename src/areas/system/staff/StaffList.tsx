import { useMemo } from 'react'
import * as organisation from '@/api/system/organisation'
import { useViewer } from '@/business/viewer'
import { staffStatus } from '@/entities/shared/enums'
import { staff } from '@/entities/shared/staff'
import { ListScreen } from '@/kit/list/ListScreen'
import { BesideTabs, ScreenTabs } from '@/kit/page/ScreenTabs'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { columnsFor, filtersFor } from './parts/fields'
import { StaffDepts } from './parts/StaffDepts'
import { StaffPanel } from './parts/StaffPanel'
import { useStaffActions } from './parts/useStaffActions'

const SORT = { field: 'updateTime', order: 'desc' } as const
/** Those who left are shown only when asked for. */
const DEFAULTS = { status: [staffStatus.active, staffStatus.disabled].join(',') }

/** The staff of the dealers and their departments, as the DMS sends them; only their state is set here. */
export default function StaffList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'staff', label: t('staff.tab'), children: <People /> },
        { key: 'depts', label: t('staff.tabDepts'), children: <StaffDepts /> },
      ]}
    />
  )
}

const People = () => {
  const t = useT()
  const { open } = useOpened()
  const viewer = useViewer()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  const { actionsOf, bulk, host } = useStaffActions()
  return (
    <>
      <BesideTabs>
        <span className="quiet">{t('staff.synced')}</span>
      </BesideTabs>
      <ListScreen
        load={organisation.listStaff}
        rowKey={staff.id}
        nameOf={(row) => row.staffName}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
        bulk={bulk}
      />
      <StaffPanel actionsOf={actionsOf} />
      {host}
    </>
  )
}
