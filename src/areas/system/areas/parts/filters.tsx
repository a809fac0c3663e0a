import * as organisation from '@/api/system/organisation'
import { type Department, department } from '@/entities/shared/department'
import { deptType } from '@/entities/shared/enums'
import { callFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { found, indexOf, within } from '@/kit/tree/tree'
import { listOf } from '@/lib/listOf'

const areaFilter = callFilter(
  { key: department.id.key, label: 'areas.one' },
  {
    of: organisation.listAreaNames.query(undefined, { quiet: true }),
    choice: ({ id, areaName }) => ({ value: id, label: areaName }),
  },
)

/** The filters of the tree; it is read whole, so that they work here. */
export const FILTERS = [
  containsFilter({ key: 'keyword', label: 'areas.keyword' }),
  choicesFilter(department.deptType),
  areaFilter,
  choicesFilter(department.status),
]
/** Without a choice only sales areas and districts are shown. */
export const DEFAULTS = { deptType: [deptType.area, deptType.district].join(',') }

/** The ids that the filters leave, with what leads to them; a city's name finds who holds it. */
export const shownOf = (
  tree: readonly Department[],
  texts: Readonly<Record<string, string>>,
  cityNames: ReadonlyMap<string, string>,
): Set<string> => {
  const codes = (key: string) => listOf(texts[key] ?? '')
  const [types, states] = [codes(department.deptType.key), codes(department.status.key)]
  const needle = (texts.keyword ?? '').trim().toLowerCase()
  const branch = texts.id ? indexOf(tree).get(texts.id)?.node : undefined
  const inside = texts.id ? new Set(branch ? within(branch).map(({ id }) => id) : []) : undefined
  const named = (dept: Department) =>
    [dept.deptName, dept.deptCode, dept.leaderName, ...(dept.regions ?? []).map((code) => cityNames.get(code))].some(
      (text) => text?.toLowerCase().includes(needle),
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
