import './areas.css'
import { Alert, Button, Empty, Flex, Space } from 'antd'
import { useMemo, useState } from 'react'
import * as organisation from '@/api/system/organisation'
import { deptTree } from '@/business/DeptSelect'
import { useRegions } from '@/business/useRegions'
import { useViewer } from '@/business/viewer'
import type { Field } from '@/entities/field'
import { type Department, department } from '@/entities/shared/department'
import { deptType } from '@/entities/shared/enums'
import { type Action, Actions, actionsWidth, RowActions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { FilterBar } from '@/kit/list/FilterBar'
import { callFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { useScreen } from '@/kit/page/screen'
import { SplitPane } from '@/kit/show/SplitPane'
import { NUMERIC, Value, WIDTHS } from '@/kit/show/kinds'
import { type TreeColumn, TreeTable } from '@/kit/tree/TreeTable'
import { found, indexOf, rowsOf, within } from '@/kit/tree/tree'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { takesRegions } from './cover'
import { AssignPanel } from './parts/AssignPanel'
import { Relations } from './parts/Relations'
import { UncoveredDialog } from './parts/UncoveredDialog'

const areaFilter = callFilter(
  { key: department.id.key, label: 'areas.one' },
  {
    of: organisation.listAreaNames.query(undefined, { quiet: true }),
    choice: ({ id, areaName }) => ({ value: id, label: areaName }),
  },
)

/** The tree is loaded completely, so filters are applied in the browser. */
const FILTERS = [
  containsFilter({ key: 'keyword', label: 'areas.keyword' }),
  choicesFilter(department.deptType),
  areaFilter,
  choicesFilter(department.status),
]
const DEFAULTS = { deptType: [deptType.area, deptType.district].join(',') }

/** Returns the ids that match the filters, with their ancestors; a city name matches its holder. */
const shownOf = (
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

const column = (
  field: Field & { key: keyof Department },
  width = WIDTHS[field.kind] ?? 140,
): TreeColumn<Department> => ({
  key: field.key,
  label: field.label,
  width,
  numeric: NUMERIC.includes(field.kind),
  of: field.of,
  cell: ({ node }) => <Value field={field} value={node[field.key]} />,
})
const COLUMNS: readonly TreeColumn<Department>[] = [
  { ...column(department.deptName, 260), grow: true, fixed: 'start' },
  column(department.deptCode, 120),
  column(department.deptType, 110),
  column(department.leaderName, 100),
  column(department.provinceCount, 104),
  column(department.cityCount, 104),
  column(department.dealerCount, 96),
  column(department.staffCount, 76),
  column(department.status, 84),
  column(department.updateTime, 160),
]

export default function AreaTree() {
  const t = useT()
  const may = useMay()
  const { query, setQuery } = useScreen()
  const { head: edits } = useViewer()
  const { data, error, retry } = useLoad(organisation.listDepts.query(undefined, { quiet: true }))
  const { provinces } = useRegions()
  const { state, search, reset } = useListState(FILTERS, DEFAULTS)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [uncovered, setUncovered] = useState(false)
  const tree = useMemo(() => deptTree(data ?? []), [data])
  const all = useMemo(() => tree.flatMap((dept) => within(dept)), [tree])
  const cityNames = useMemo(
    () =>
      new Map(
        (provinces ?? []).flatMap(({ children = [] }) => children.map(({ code, name }) => [code, name] as const)),
      ),
    [provinces],
  )
  const shown = useMemo(() => shownOf(tree, state.texts, cityNames), [tree, state.texts, cityNames])
  const rows = rowsOf(tree, new Set(all.flatMap(({ id }) => (closed.has(id) ? [] : id))), shown)
  const index = useMemo(() => indexOf(tree), [tree])
  const chosen = index.get(query.get('dept') ?? '')?.node
  const assigning = query.get('mode') === 'assign' && chosen && edits && takesRegions(chosen) ? chosen : undefined
  const see = (id: string) => setQuery({ dept: id, part: undefined }, true)
  const unsee = () => setQuery({ dept: undefined, part: undefined })
  const assign = (id: string) => setQuery({ dept: id, mode: 'assign' }, true)
  const actions = (node: Department): readonly Action[] => [
    { label: 'areas.relations', run: () => see(node.id) },
    {
      label: 'areas.assign',
      can: 'organisation.updateDeptRegions',
      hide: !edits || !takesRegions(node),
      run: () => assign(node.id),
    },
  ]
  const columns: readonly TreeColumn<Department>[] = [
    ...COLUMNS,
    {
      key: 'actions',
      label: 'list.actions',
      width: actionsWidth(
        [...index.values()].map(({ node }) => actions(node)),
        may,
        t,
      ),
      fixed: 'end',
      cell: ({ node }) => <RowActions name={node.deptName} items={actions(node)} />,
    },
  ]

  const main = (
    <section className="list-card" aria-label={t('areas.tree')}>
      <Alert type="info" showIcon title={t('areas.synced')} className="space-below-md" />
      <Flex justify="space-between" wrap gap={8} className="list-tools">
        <Space wrap>
          <Button onClick={() => setClosed(new Set())}>{t('areas.expandAll')}</Button>
          <Button onClick={() => setClosed(new Set(all.map(({ id }) => id)))}>{t('areas.collapseAll')}</Button>
        </Space>
        <Actions
          items={[
            {
              label: 'areas.uncovered',
              can: 'organisation.updateDeptRegions',
              hide: !edits,
              run: () => setUncovered(true),
            },
          ]}
        />
      </Flex>
      <Loaded load={{ data, error, first: !data, retry }}>
        <TreeTable
          label={t('areas.tree')}
          rows={rows}
          columns={columns}
          chosen={chosen?.id}
          pick={({ id }) => see(id)}
          toggle={(id, open) => setClosed((now) => new Set(open ? [...now].filter((one) => one !== id) : [...now, id]))}
          empty={
            <Empty description={t('list.emptyFiltered')} style={{ padding: '32px 0' }}>
              <Button onClick={reset}>{t('list.clearFilters')}</Button>
            </Empty>
          }
        />
      </Loaded>
    </section>
  )
  return (
    <>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      <SplitPane
        name="areas"
        label={t('areas.paneWidth')}
        main={main}
        title={chosen?.deptName}
        onClose={unsee}
        side={
          chosen &&
          !assigning && (
            <Relations
              key={chosen.id}
              id={chosen.id}
              name={chosen.deptName}
              onClose={unsee}
              assign={edits && takesRegions(chosen) ? () => assign(chosen.id) : undefined}
            />
          )
        }
      />
      {assigning && (
        <AssignPanel key={assigning.id} dept={assigning} all={all} onClose={() => setQuery({ mode: undefined })} />
      )}
      {uncovered && <UncoveredDialog all={all} onClose={() => setUncovered(false)} />}
    </>
  )
}
