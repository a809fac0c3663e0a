import { TreeSelect } from 'antd'
import * as organisation from '@/api/system/organisation'
import type { Department } from '@/entities/shared/department'
import { enableStatus } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import type { Filter } from '@/kit/list/filters'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_TITLE } from '@/kit/form/search'
import { distinct } from '@/lib/distinct'
import { CLEAR } from '@/kit/show/boxIcons'

interface Node {
  value: string
  title: string
  disabled: boolean
  children?: Node[]
}

/** Returns the departments as a tree, from a tree or from a flat list with parents. */
export const deptTree = (rows: readonly Department[]): Department[] => {
  if (rows.some(({ children }) => children?.length)) return [...rows]
  const ids = new Set(rows.map(({ id }) => id))
  const under = new Map<string, Department[]>()
  for (const row of rows) {
    const siblings = under.get(row.parentId) ?? []
    siblings.push(row)
    under.set(row.parentId, siblings)
  }
  const below = (parentId: string): Department[] =>
    (under.get(parentId) ?? []).filter(({ id }) => id !== parentId).map((row) => ({ ...row, children: below(row.id) }))
  return rows.filter(({ parentId }) => !ids.has(parentId)).map((row) => ({ ...row, children: below(row.id) }))
}

/** Above this number the open list is virtualized and has a fixed width. */
const MANY = 300
const sizeOf = (rows: readonly Department[]): number =>
  rows.reduce((sum, { children = [] }) => sum + 1 + sizeOf(children), 0)

/**
 * Selects a department by id from the organisation tree. With `types` only enabled departments of these types can be
 * selected; a disabled one can stay selected.
 */
export const DeptSelect = ({
  types,
  value,
  onChange,
  label,
  placeholder,
  ...rest
}: ControlProps<string | undefined> & { types?: readonly number[]; label?: string; placeholder?: string }) => {
  const { data, error, loading, retry } = useLoad(organisation.listDepts.query(undefined, { quiet: true }))
  const nodes = (rows: readonly Department[]): Node[] =>
    distinct(rows, ({ id }) => id).map((row) => ({
      value: row.id,
      title: row.deptName,
      disabled:
        (types !== undefined && !types.includes(Number(row.deptType))) ||
        (types !== undefined && row.status === enableStatus.disabled && row.id !== value),
      children: row.children?.length ? nodes(row.children) : undefined,
    }))
  const tree = deptTree(data ?? [])
  const many = sizeOf(tree) > MANY
  return (
    <TreeSelect
      {...rest}
      value={value || undefined}
      onChange={(id: string | undefined) => onChange?.(id)}
      treeData={nodes(tree)}
      treeDefaultExpandedKeys={data?.map(({ id }) => id)}
      showSearch={BY_TITLE}
      allowClear={CLEAR}
      aria-label={label}
      placeholder={placeholder}
      popupMatchSelectWidth={many && 480}
      virtual={many}
      {...optionsState({ loading, error, retry })}
    />
  )
}

const found = (rows: readonly Department[], id: string): Department | undefined => {
  for (const row of rows) {
    const hit = row.id === id ? row : found(row.children ?? [], id)
    if (hit) return hit
  }
  return undefined
}

export const DeptName = ({ id }: { id: string }) => {
  const { data } = useLoad(organisation.listDepts.query(undefined, { quiet: true }))
  return found(data ?? [], id)?.deptName ?? id
}

export const deptFilter: Filter<'deptId'> = {
  key: 'deptId',
  label: 'user.deptId',
  instant: true,
  toQuery: (text) => ({ deptId: text }),
  describe: (text) => <DeptName id={text} />,
  control: ({ value, onChange, label }) => (
    <DeptSelect value={value} label={label} placeholder={label} onChange={(id) => onChange(id ?? '')} />
  ),
}
