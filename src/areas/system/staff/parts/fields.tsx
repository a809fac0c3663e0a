import { Button } from 'antd'
import type { Field } from '@/entities/field'
import { type Staff, staff } from '@/entities/shared/staff'
import type { CurrentUser } from '@/entities/shared/user'
import { dealerFilterOf } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { Words } from '@/kit/Blank'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, range, several, words } from '@/kit/list/filters'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { isHeadquarters } from '@/session/identity'
import { usePermitted } from '@/session/permitted'
import { StaffDeptName, StaffDeptSelect } from './StaffDeptSelect'

const USERS = '/system-management/userManagement'
const DEPT = staff.staffDeptId.key
const DEALER = staff.dealerCode.key
const GROUP = 5

/** A filter of a department: of the dealer that is chosen beside it, or of the user's own. */
const deptFilterOf = (own: string): Filter => ({
  key: DEPT,
  label: staff.staffDeptId.label,
  instant: true,
  wire: (text) => ({ staffDeptId: text }),
  words: (text) => <StaffDeptName id={text} />,
  control: ({ value, onChange, texts }) => <StaffDeptSelect dealerCode={own || (texts[DEALER] ?? '')} value={value} onChange={onChange} />,
})

const keyword = words({ key: 'keyword', label: 'staff.keyword' })
const common: readonly Filter[] = [several(staff.post), several(staff.certLevel), several(staff.source), several(staff.status), range(staff.entryDate)]

/** The filters for somebody: headquarters by place and dealer, a group by its members; a dealer sees the own house only. */
export const filtersFor = (me: CurrentUser | undefined): readonly Filter[] => {
  if (isHeadquarters(me))
    return [keyword, { ...regionFilter({ to: 'cityCode' }), clears: [DEALER, DEPT] }, { ...dealerOfRegionFilter, clears: [DEPT] }, deptFilterOf(''), ...common]
  if (Number(me?.dealerType) === GROUP) return [keyword, { ...dealerFilterOf({ group: me?.dealerCode }), clears: [DEPT] }, deptFilterOf(''), ...common]
  return [keyword, deptFilterOf(me?.dealerCode ?? ''), ...common]
}

/** A name that stands for a code; the code where there is no name. */

/** The console account of a person; leads to it for who may see accounts. */
export const AccountCell = ({ row }: { row: Staff }) => {
  const t = useT()
  const { go } = useScreen()
  const { pages } = usePermitted()
  if (!row.username) return <span className="quiet">{t('staff.noAccount')}</span>
  if (!row.userId || !pages.has(USERS)) return <bdi>{row.username}</bdi>
  return (
    <Button type="link" size="small" style={{ padding: 0 }} onClick={() => go(to(USERS, { mode: 'detail', user: row.userId }))}>
      <bdi>{row.username}</bdi>
    </Button>
  )
}

/** The columns of the list; dealers do without the area. */
export const columnsFor = (me: CurrentUser | undefined): readonly ColumnOf<Staff>[] => {
  const first: readonly ColumnOf<Staff>[] = [
    { field: staff.staffName, width: 110 },
    { field: staff.gender, width: 76 },
    staff.phone,
    { field: staff.employeeNo, width: 110 },
    { field: staff.dealerCode, cell: (row) => <Words>{row.dealerName || row.dealerCode}</Words> },
  ]
  const area: Field = staff.areaName
  return [
    ...first,
    ...(isHeadquarters(me) ? [{ field: area, width: 96, cell: (row: Staff) => <Words>{row.areaName}</Words> }] : []),
    { field: staff.staffDeptId, width: 120, cell: (row) => <Words>{row.staffDeptName || row.staffDeptId}</Words> },
    staff.post,
    { field: staff.certLevel, width: 100 },
    { field: staff.username, cell: (row) => <AccountCell row={row} /> },
    staff.workNo,
    { field: staff.acceptClue, width: 120 },
    staff.status,
    staff.entryDate,
    staff.updateTime,
  ]
}
