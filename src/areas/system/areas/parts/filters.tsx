import { Select } from 'antd'
import * as organisation from '@/api/organisation'
import { type Department, department } from '@/entities/shared/department'
import { salesArea } from '@/entities/shared/salesArea'
import { type Filter, several, words } from '@/kit/list/filters'
import { useLoad } from '@/kit/load'
import { found, indexOf, within } from '@/kit/tree/tree'
import { optionsOf } from '@/lib/options'
import { useT } from '@/locales'
import { CLEAR } from '@/kit/boxIcons'

const AreaSelect = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const t = useT()
  const { data, loading } = useLoad(organisation.listAreaNames.query(undefined, { quiet: true }))
  return (
    <Select
      allowClear={CLEAR}
      loading={loading}
      value={value || undefined}
      onChange={(id: string | undefined) => onChange(id ?? '')}
      placeholder={t('areas.one')}
      aria-label={t('areas.one')}
      options={optionsOf(
        data,
        ({ id }) => id,
        ({ areaName }) => areaName,
      )}
    />
  )
}
const AreaName = ({ id }: { id: string }) => {
  const { data } = useLoad(organisation.listAreaNames.query(undefined, { quiet: true }))
  return data?.find((one) => one.id === id)?.areaName ?? id
}

/** The filters of the tree; it is read whole, so that they work here. */
export const FILTERS: readonly Filter[] = [
  words({ key: 'keyword', label: 'areas.keyword' }),
  several(department.deptType),
  {
    key: department.id.key,
    label: salesArea.areaName.label,
    instant: true,
    wire: (text) => ({ id: text }),
    words: (text) => <AreaName id={text} />,
    control: ({ value, onChange }) => <AreaSelect value={value} onChange={onChange} />,
  },
  several(department.status),
]
/** Without a choice only sales areas and districts are shown. */
export const DEFAULTS = { deptType: '2,3' }

/** The ids that the filters leave, with what leads to them; a city's name finds who holds it. */
export const shownOf = (tree: readonly Department[], texts: Readonly<Record<string, string>>, cityNames: ReadonlyMap<string, string>): Set<string> => {
  const codes = (key: string) => (texts[key] ?? '').split(',').filter(Boolean)
  const [types, states] = [codes(department.deptType.key), codes(department.status.key)]
  const needle = (texts.keyword ?? '').trim().toLowerCase()
  const branch = texts.id ? indexOf(tree).get(texts.id)?.node : undefined
  const inside = texts.id ? new Set(branch ? within(branch).map(({ id }) => id) : []) : undefined
  const named = (dept: Department) =>
    [dept.deptName, dept.deptCode, dept.leaderName, ...(dept.regions ?? []).map((code) => cityNames.get(code))].some((text) =>
      text?.toLowerCase().includes(needle),
    )
  return found(
    tree,
    (dept) =>
      (types.length === 0 || types.includes(String(dept.deptType))) &&
      (states.length === 0 || states.includes(String(dept.status))) &&
      (!inside || inside.has(dept.id)) &&
      (needle === '' || named(dept)),
  )
}
