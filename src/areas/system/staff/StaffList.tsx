import { useMemo } from 'react'
import { findById } from '@/api/findById'
import * as organisation from '@/api/system/organisation'
import { useViewer } from '@/business/viewer'
import { staffStatus } from '@/entities/shared/enums'
import { staff, type Staff } from '@/entities/shared/staff'
import type { Action } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { BesideTabs, ScreenTabs } from '@/kit/page/ScreenTabs'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Words } from '@/kit/show/Blank'
import { useT } from '@/locales'
import { StaffDepts } from './parts/StaffDepts'
import { AccountCell, columnsFor, filtersFor } from './parts/staffColumns'
import { useStaffActions } from './parts/useStaffActions'

const StaffPanel = ({ actionsOf }: { actionsOf: (row: Staff) => readonly Action[] }) => {
  return (
    <RecordPanel
      load={(id) => findById(organisation.listStaff, { id })}
      title={(row) => row.staffName}
      status={staff.status}
      actions={actionsOf}
      facts={(row) => [
        ...[staff.id, staff.staffName, staff.gender, staff.phone, staff.employeeNo, staff.post],
        [staff.staffDeptId, <Words key="staffDeptId">{row.staffDeptName || row.staffDeptId}</Words>],
        [
          staff.dealerCode,
          <Words key="dealerCode">{row.dealerName ? `${row.dealerCode} ${row.dealerName}` : row.dealerCode}</Words>,
        ],
        ...[staff.areaName, staff.certLevel, staff.entryDate, staff.leaveDate],
        [staff.username, <AccountCell key="account" row={row} />],
        ...[staff.workNo, staff.acceptClue, staff.source, staff.status, staff.updateTime],
      ]}
    />
  )
}

const SORT = { field: 'updateTime', order: 'desc' } as const
const DEFAULTS = { status: [staffStatus.active, staffStatus.disabled].join(',') }

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
