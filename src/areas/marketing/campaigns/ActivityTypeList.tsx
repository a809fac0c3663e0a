import './campaigns.css'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Space } from 'antd'
import { useMemo, useState } from 'react'
import { is } from '@/entities/field'
import { type ActivityType, activityType } from '@/entities/marketing/activityType'
import { enableStatus } from '@/entities/shared/enums'
import { Actions, actionsWidth, RowActions } from '@/kit/actions/actions'
import { FilterBar } from '@/kit/list/FilterBar'
import { filterOf, containsFilter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Loaded } from '@/kit/data/load'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { found, rowsOf } from '@/kit/tree/tree'
import { TreeTable } from '@/kit/tree/TreeTable'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { useTypes } from './parts/typeChoice'
import { fitting, nestedTypes, type TypeNode } from './parts/typeTree'
import { useTypeActions } from './parts/useTypeActions'
import { useTypeColumns } from './parts/useTypeColumns'

const NO_TEXTS: Record<string, string> = {}
const NONE: ActivityType[] = []
const FILTERS = [
  containsFilter(activityType.name),
  ...[activityType.level, activityType.owner, activityType.status].map(filterOf),
]
const DETAIL = '/marketing-management/activity-type-details'
const BY_COUNT = 'activityCount'
const ORDERS = [
  { value: '', label: 'campaign.byOrder' },
  { value: BY_COUNT, label: 'campaign.byCount' },
] as const

export default function ActivityTypeList() {
  const t = useT()
  const may = useMay()
  const { query, go } = useScreen()
  const { data, error, retry } = useTypes()
  const { state, search, reset } = useListState(FILTERS, NO_TEXTS)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const byCount = query.get('by') === BY_COUNT
  const types = data ?? NONE
  const tree = useMemo(() => nestedTypes(types, byCount), [types, byCount])
  const isFiltered = FILTERS.some(({ key }) => state.texts[key])
  const shown = useMemo(
    () => (isFiltered ? found(tree, fitting(state.texts)) : undefined),
    [tree, isFiltered, state.texts],
  )
  const rows = rowsOf(tree, new Set(types.flatMap(({ id }) => (closed.has(id) ? [] : id))), shown)
  const actionsOf = useTypeActions(types)
  const columns = useTypeColumns(types)
  const all = [
    ...columns,
    {
      key: 'actions',
      label: 'list.actions' as const,
      fixed: 'end' as const,
      width: actionsWidth(types.map(actionsOf), may, t),
      cell: ({ node }: { node: TypeNode }) => <RowActions name={node.name} items={actionsOf(node)} />,
    },
  ]
  return (
    <>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      <section className="list-card" aria-label={t('campaign.types')}>
        <Flex justify="space-between" wrap gap={8} className="list-tools">
          <Space wrap>
            <Actions
              items={[
                {
                  label: 'campaign.newType',
                  can: 'activities.createType',
                  primary: true,
                  icon: <PlusOutlined />,
                  run: () => go(to(DETAIL, {})),
                },
              ]}
            />
            <Button onClick={() => setClosed(new Set())}>{t('campaign.expandAll')}</Button>
            <Button onClick={() => setClosed(new Set(types.map(({ id }) => id)))}>{t('campaign.collapseAll')}</Button>
          </Space>
          <ViewSwitch views={ORDERS} name="by" label="campaign.typeOrder" />
        </Flex>
        <Loaded load={{ data, error, first: !data, retry }}>
          <TreeTable
            label={t('campaign.types')}
            rows={rows}
            columns={all}
            toggle={(id, open) =>
              setClosed((now) => new Set(open ? [...now].filter((one) => one !== id) : [...now, id]))
            }
            stateOf={({ node, parent }) =>
              is(node.status, enableStatus.enabled) && (!parent || is(parent.status, enableStatus.enabled))
                ? undefined
                : 'muted'
            }
            empty={
              <Empty description={t(isFiltered ? 'list.emptyFiltered' : 'list.empty')} style={{ padding: '32px 0' }}>
                {isFiltered && <Button onClick={reset}>{t('list.clearFilters')}</Button>}
              </Empty>
            }
          />
        </Loaded>
      </section>
    </>
  )
}
