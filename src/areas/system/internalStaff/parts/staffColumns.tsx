import { Switch } from 'antd'
import { is, isYes } from '@/entities/field'
import { internalStatus } from '@/entities/system/enums'
import { named } from '@/kit/show/format'
import { type InternalStaff, internalStaff } from '@/entities/system/internalStaff'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, containsFilter } from '@/kit/list/filters'
import { picked } from '@/lib/picked'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

const WRITTEN = ['staffName', 'employeeNo', 'phone', 'companyName', 'deptName', 'status', 'remark'] as const

/** Returns the request body; the call saves the whole person. */
export const inputOf = ({ id, ...row }: InternalStaff): Partial<InternalStaff> => ({
  id,
  companyName: '',
  deptName: '',
  remark: '',
  ...picked(row, WRITTEN),
})

export const FILTERS = [
  containsFilter({ key: 'keyword', label: 'internal.keyword' }),
  ...[
    internalStaff.companyName,
    internalStaff.deptName,
    internalStaff.cheryFlag,
    internalStaff.status,
    internalStaff.createTime,
  ].map(filterOf),
]

/** Only active people can be marked; a mark can always be removed. */
export const canMark = (row: InternalStaff) => !isYes(row.cheryFlag) && is(row.status, internalStatus.active)
export const isMarked = (row: InternalStaff) => isYes(row.cheryFlag)

const MarkCell = ({ row, change }: { row: InternalStaff; change: (row: InternalStaff) => void }) => {
  const t = useT()
  const may = useMay()
  return (
    <Switch
      size="small"
      checked={isMarked(row)}
      disabled={!may('users.modifyChery') || !(canMark(row) || isMarked(row))}
      aria-label={named(t(internalStaff.cheryFlag.label), row.staffName)}
      onChange={() => change(row)}
    />
  )
}

const Nickname = ({ row }: { row: InternalStaff }) => {
  const t = useT()
  return row.appNickname ? <bdi>{row.appNickname}</bdi> : <span className="quiet">{t('internal.noApp')}</span>
}

export const columnsOf = (change: (row: InternalStaff) => void): readonly ColumnOf<InternalStaff>[] => [
  { field: internalStaff.staffName, below: internalStaff.phone },
  internalStaff.status,
  { field: internalStaff.cheryFlag, width: 130, cell: (row) => <MarkCell row={row} change={change} /> },
  { field: internalStaff.companyName, width: 190 },
  internalStaff.deptName,
  { field: internalStaff.employeeNo, width: 110 },
  { field: internalStaff.appNickname, cell: (row) => <Nickname row={row} /> },
  internalStaff.bindTime,
  internalStaff.remark,
  internalStaff.createTime,
]
