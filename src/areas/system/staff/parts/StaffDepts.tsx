import { Button } from 'antd'
import { useMemo } from 'react'
import * as organisation from '@/api/organisation'
import { type StaffDept, staffDept } from '@/entities/shared/staffDept'
import type { CurrentUser } from '@/entities/shared/user'
import { dealerFilterOf } from '@/business/DealerSelect'
import { Words } from '@/kit/Blank'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, several, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { isHeadquarters, useIdentity } from '@/session/identity'

const SORT = { field: 'updateTime', order: 'desc' } as const
const GROUP = 5

const filtersFor = (me: CurrentUser | undefined): readonly Filter[] => {
  const dealers = isHeadquarters(me) ? [dealerFilterOf({})] : Number(me?.dealerType) === GROUP ? [dealerFilterOf({ group: me?.dealerCode })] : []
  return [words(staffDept.deptName), ...dealers, several(staffDept.status)]
}

const columnsOf = (see: (row: StaffDept) => void, label: (row: StaffDept) => string): readonly ColumnOf<StaffDept>[] => [
  staffDept.deptName,
  { field: staffDept.dealerCode, width: 260, cell: (row) => <Words>{row.dealerName || row.dealerCode}</Words> },
  staffDept.parentName,
  staffDept.leaderName,
  {
    field: staffDept.staffCount,
    width: 110,
    cell: (row) => (
      <Button type="link" size="small" style={{ padding: 0 }} aria-label={label(row)} onClick={() => see(row)}>
        {row.staffCount}
      </Button>
    ),
  },
  staffDept.sort,
  staffDept.status,
  staffDept.updateTime,
]

/** The departments of the dealers: read only but for the state; the number of people leads to them. */
export const StaffDepts = () => {
  const t = useT()
  const { setQuery, query } = useScreen()
  const me = useIdentity(({ user }) => user)
  const filters = useMemo(() => filtersFor(me), [me])
  const keys = [...query.keys()].join()
  const columns = useMemo(() => {
    const empty = Object.fromEntries(keys.split(',').map((key) => [key, undefined]))
    return columnsOf(
      (row) => setQuery({ ...empty, dealerCode: row.dealerCode, staffDeptId: row.id }, true),
      (row) => t('staff.seeStaff', { name: row.deptName, count: row.staffCount }),
    )
  }, [keys, setQuery, t])
  const set = (row: StaffDept, status: 0 | 1) => organisation.setStaffDeptStatus({ id: row.id, status })
  const can = 'organisation.setStaffDeptStatus'
  const actionsOf = (row: StaffDept): Action[] => [
    {
      label: 'staff.disable',
      can,
      hide: Number(row.status) !== 1,
      danger: true,
      ask: { title: t('staff.deptDisableAsk', { name: row.deptName }), danger: true, okText: t('staff.disable') },
      run: () => set(row, 0),
      done: t('staff.disabled'),
    },
    { label: 'staff.enable', can, hide: Number(row.status) !== 0, run: () => set(row, 1), done: t('staff.enabled') },
  ]
  return (
    <ListScreen
      load={organisation.listStaffDepts}
      rowKey={staffDept.id}
      nameOf={(row) => row.deptName}
      filters={filters}
      columns={columns}
      sort={SORT}
      actions={actionsOf}
    />
  )
}
