import type { Viewer } from '@/business/viewer'
import { type Staff, staff } from '@/entities/shared/staff'
import { dealerFilterOf } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { orDash, Words } from '@/kit/show/Blank'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, dateRangeFilter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { usePermitted } from '@/session/permissions'
import { StaffDeptName, StaffDeptSelect } from './StaffDeptSelect'

const USERS = '/system-management/userManagement'
const DEPT = staff.staffDeptId.key
const DEALER = staff.dealerCode.key

const deptFilterOf = (own: string): Filter<typeof DEPT> => ({
  key: DEPT,
  label: staff.staffDeptId.label,
  instant: true,
  toQuery: (text) => ({ staffDeptId: text }),
  describe: (text) => <StaffDeptName id={text} />,
  control: ({ value, onChange, texts }) => (
    <StaffDeptSelect dealerCode={own || (texts[DEALER] ?? '')} value={value} onChange={onChange} />
  ),
})

const keyword = containsFilter({ key: 'keyword', label: 'staff.keyword' })
const common = [
  choicesFilter(staff.post),
  choicesFilter(staff.certLevel),
  choicesFilter(staff.source),
  choicesFilter(staff.status),
  dateRangeFilter(staff.entryDate),
]

export const filtersFor = ({ hq, group, dealerCode }: Viewer) => {
  if (hq)
    return [
      keyword,
      { ...regionFilter({ to: 'cityCode' }), clears: [DEALER, DEPT] },
      { ...dealerOfRegionFilter, clears: [DEPT] },
      deptFilterOf(''),
      ...common,
    ]
  if (group) return [keyword, { ...dealerFilterOf({ group: dealerCode }), clears: [DEPT] }, deptFilterOf(''), ...common]
  return [keyword, deptFilterOf(dealerCode), ...common]
}

export const AccountCell = ({ row }: { row: Staff }) => {
  const t = useT()
  const { pages } = usePermitted()
  if (!row.username) return <span className="quiet">{t('staff.noAccount')}</span>
  if (!row.userId || !pages.has(USERS)) return <bdi>{row.username}</bdi>
  return (
    <CellLink to={to(USERS, { mode: 'detail', record: row.userId })}>
      <bdi>{orDash(row.username)}</bdi>
    </CellLink>
  )
}

export const columnsFor = ({ hq }: Viewer): readonly ColumnOf<Staff>[] => {
  return [
    { field: staff.staffName, width: 140, below: staff.phone },
    staff.status,
    { field: staff.dealerCode, cell: (row) => <Words>{row.dealerName || row.dealerCode}</Words> },
    staff.post,
    { field: staff.acceptClue, width: 120 },
    { field: staff.staffDeptId, width: 120, cell: (row) => <Words>{row.staffDeptName || row.staffDeptId}</Words> },
    { field: staff.username, cell: (row) => <AccountCell row={row} /> },
    staff.workNo,
    { field: staff.certLevel, width: 100 },
    ...(hq ? [{ field: staff.areaName, width: 96, cell: (row: Staff) => <Words>{row.areaName}</Words> }] : []),
    { field: staff.gender, width: 76 },
    { field: staff.employeeNo, width: 110 },
    staff.entryDate,
    staff.updateTime,
  ]
}
