import { Button } from 'antd'
import { useMemo } from 'react'
import * as organisation from '@/api/system/organisation'
import { useViewer, type Viewer } from '@/business/viewer'
import { type StaffDept, staffDept } from '@/entities/shared/staffDept'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { Words } from '@/kit/show/Blank'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

const SORT = { field: 'updateTime', order: 'desc' } as const

const filtersFor = (viewer: Viewer) => [
  containsFilter(staffDept.deptName),
  ...dealerFiltersFor(viewer),
  choicesFilter(staffDept.status),
]

const columnsOf = (
  see: (row: StaffDept) => void,
  label: (row: StaffDept) => string,
): readonly ColumnOf<StaffDept>[] => [
  staffDept.deptName,
  staffDept.status,
  {
    field: staffDept.staffCount,
    width: 110,
    cell: (row) => (
      <Button type="link" size="small" className="flush" aria-label={label(row)} onClick={() => see(row)}>
        {row.staffCount}
      </Button>
    ),
  },
  staffDept.leaderName,
  { field: staffDept.dealerCode, width: 260, cell: (row) => <Words>{row.dealerName || row.dealerCode}</Words> },
  staffDept.parentName,
  staffDept.sort,
  staffDept.updateTime,
]

export const StaffDepts = () => {
  const t = useT()
  const { setQuery, query } = useScreen()
  const viewer = useViewer()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const keys = [...query.keys()].join()
  const columns = useMemo(() => {
    const empty = Object.fromEntries(keys.split(',').map((key) => [key, undefined]))
    return columnsOf(
      (row) => setQuery({ ...empty, dealerCode: row.dealerCode, staffDeptId: row.id }, true),
      (row) => t('staff.seeStaff', { name: row.deptName, count: row.staffCount }),
    )
  }, [keys, setQuery, t])
  const state = statePair<StaffDept>(t, {
    can: 'organisation.setStaffDeptStatus',
    isOn: (row) => is(row.status, enableStatus.enabled),
    set: ({ id }, on) =>
      organisation.setStaffDeptStatus({ id, status: on ? enableStatus.enabled : enableStatus.disabled }),
    on: {
      label: 'kit.enable',
      done: t('staff.enabled'),
      when: (row) => is(row.status, enableStatus.disabled),
    },
    off: {
      label: 'kit.disable',
      done: t('staff.disabled'),
      danger: true,
      ask: (row) => ({ title: t('staff.deptDisableAsk', { name: row.deptName }) }),
    },
  })
  return (
    <ListScreen
      load={organisation.listStaffDepts}
      rowKey={staffDept.id}
      nameOf={(row) => row.deptName}
      filters={filters}
      columns={columns}
      sort={SORT}
      actions={state.actions}
    />
  )
}
