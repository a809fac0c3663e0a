import { TreeSelect } from 'antd'
import { findById } from '@/api/findById'
import * as organisation from '@/api/system/organisation'
import type { StaffDept } from '@/entities/shared/staffDept'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_TITLE } from '@/kit/form/search'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { CLEAR } from '@/kit/show/boxIcons'

interface Node {
  value: string
  title: string
  children: Node[]
}

const treeOf = (rows: readonly StaffDept[]): Node[] => {
  const names = new Set(rows.map(({ deptName }) => deptName))
  const below = (parentName: string): Node[] =>
    rows.flatMap((row) =>
      (row.parentName ?? '') === parentName && row.deptName !== parentName
        ? [{ value: row.id, title: row.deptName, children: below(row.deptName) }]
        : [],
    )
  return [
    ...below(''),
    ...rows
      .filter((row) => row.parentName && !names.has(row.parentName))
      .map((row) => ({ value: row.id, title: row.deptName, children: [] })),
  ]
}

export const StaffDeptSelect = ({
  dealerCode,
  value,
  onChange,
}: {
  dealerCode: string
  value: string
  onChange: (id: string) => void
}) => {
  const t = useT()
  const label = t('staff.staffDeptId')
  const load = useLoad(
    organisation.listStaffDepts.query(
      { dealerCode, sortField: 'sort', sortOrder: 'asc', pageSize: 100 },
      { quiet: true },
    ),
    {
      enabled: dealerCode !== '',
      keep: false,
    },
  )
  return (
    <TreeSelect
      value={value || undefined}
      onChange={(id: string | undefined) => onChange(id ?? '')}
      treeData={treeOf(distinct(load.data?.records ?? [], ({ id }) => id))}
      treeDefaultExpandAll
      allowClear={CLEAR}
      disabled={dealerCode === '' && value === ''}
      showSearch={BY_TITLE}
      aria-label={label}
      placeholder={dealerCode === '' ? t('staff.deptFirst') : label}
      {...optionsState(load)}
    />
  )
}

export const StaffDeptName = ({ id }: { id: string }) => {
  const { data } = useLoad(findById(organisation.listStaffDepts, { id }))
  return data?.deptName ?? id
}
