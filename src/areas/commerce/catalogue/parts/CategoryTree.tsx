import { PlusOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Space } from 'antd'
import { useState } from 'react'
import * as categories from '@/api/commerce/categories'
import { useViewer } from '@/business/viewer'
import { type Category, category } from '@/entities/commerce/category'
import { Actions } from '@/kit/actions/actions'
import { Loaded, useLoad, useLoads } from '@/kit/data/load'
import { FilterBar } from '@/kit/list/FilterBar'
import { containsFilter, filterOf } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Sortable } from '@/kit/show/Sortable'
import type { TreeRow } from '@/kit/tree/tree'
import { TreeTable } from '@/kit/tree/TreeTable'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CategoryForm, type CategoryStart } from './CategoryForm'
import { CategoryPhone } from './CategoryPhone'
import { isShown, MAX_BELOW, nameOf } from './categoryRules'
import { levelOf, rowsOfCategories } from './categoryTree'
import { CommodityTypes } from './CommodityTypes'
import { MoveCategory } from './MoveCategory'
import { useCategoryActions } from './useCategoryActions'
import { useCategoryColumns } from './useCategoryColumns'
import { useCategoryOrder } from './useCategoryOrder'

const NO_TEXTS: Record<string, string> = {}
const FILTERS = [containsFilter(category.categoryName), filterOf(category.status)]

/** What hangs below a category of the first level, as a tree: its third level is read when it is opened, or searched. */
export const CategoryTree = ({ parent, all }: { parent: Category; all: readonly Category[] }) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { state, search, reset } = useListState(FILTERS, NO_TEXTS)
  const load = useLoad(categories.listChildren.query({ queryId: parent.id }, { quiet: true }))
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [form, setForm] = useState<CategoryStart>()
  const [moving, setMoving] = useState<TreeRow<Category>>()
  const [panel, setPanel] = useState<'phone' | 'types'>()
  const isFiltered = FILTERS.some(({ key }) => state.texts[key])
  const second = distinct(load.data ?? [], ({ id }) => id)
  const asked = second.filter(({ id }) => isFiltered || opened.has(id))
  const answers = useLoads(asked.map(({ id }) => categories.listChildren.query({ queryId: id }, { quiet: true })))
  const below = (id: string) => answers[asked.findIndex((row) => row.id === id)]?.data
  const rows = rowsOfCategories(second, below, opened, isFiltered ? state.search : undefined)
  const toggle = (id: string, open: boolean) =>
    setOpened((now) => new Set(open ? [...now, id] : [...now].filter((one) => one !== id)))
  const brothersOf = (of: Category | undefined) => (of ? (below(of.id) ?? []) : second)
  const blocked = isFiltered ? t('rowOrder.blocked') : undefined
  const order = useCategoryOrder(rows, parent.id, brothersOf)
  const canMove = hq && !blocked && may('categories.sort')
  const actionsOf = useCategoryActions({
    edit: (row) => setForm({ row: row.node, parent: row.parent ?? parent, brothers: brothersOf(row.parent) }),
    add: (row) => {
      toggle(row.id, true)
      setForm({ parent: row.node, brothers: brothersOf(row.node) })
    },
    moveTo: setMoving,
    step: canMove ? order.step : undefined,
  })
  const columns = useCategoryColumns({
    rows,
    parent,
    searched: state.texts.categoryName ?? '',
    blocked,
    canMove: hq && may('categories.sort'),
    actionsOf,
  })
  return (
    <div className="catalogue-main">
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      <section className="list-card" aria-label={nameOf(parent)}>
        <Flex wrap gap={8} className="list-tools">
          <Space wrap>
            <Actions
              items={[
                {
                  label: 'catalogue.newBelow',
                  can: 'categories.create',
                  hide: !hq || second.length >= MAX_BELOW,
                  primary: true,
                  icon: <PlusOutlined />,
                  run: () => setForm({ parent, brothers: second }),
                },
              ]}
            />
            <Button onClick={() => setPanel('phone')}>{t('catalogue.preview')}</Button>
            <Button onClick={() => setPanel('types')}>{t('catalogue.types')}</Button>
          </Space>
        </Flex>
        <Loaded load={load}>
          <Sortable
            ids={rows.map(({ id }) => id)}
            nameOf={(id) => nameOf(rows.find((row) => row.id === id)?.node ?? parent)}
            disabled={!canMove}
            move={order.put}
          >
            <TreeTable
              label={nameOf(parent)}
              rows={rows}
              columns={columns}
              rowHeight={52}
              toggle={toggle}
              move={canMove ? (row, by) => order.step(row, by) : undefined}
              stateOf={({ node, parent: above }) =>
                isShown(parent) && isShown(node) && (!above || isShown(above)) ? undefined : 'muted'
              }
              empty={
                <Empty description={t(isFiltered ? 'list.emptyFiltered' : 'list.empty')}>
                  {isFiltered && <Button onClick={reset}>{t('list.clearFilters')}</Button>}
                </Empty>
              }
            />
          </Sortable>
        </Loaded>
      </section>
      {form && <CategoryForm start={form} onClose={() => setForm(undefined)} />}
      {moving && (
        <MoveCategory
          row={moving.node}
          level={levelOf(moving)}
          from={(moving.parent ?? parent).id}
          onClose={() => setMoving(undefined)}
        />
      )}
      {panel === 'phone' && <CategoryPhone all={all} chosen={parent} onClose={() => setPanel(undefined)} />}
      {panel === 'types' && <CommodityTypes onClose={() => setPanel(undefined)} />}
    </div>
  )
}
