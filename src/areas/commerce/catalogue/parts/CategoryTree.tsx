import { PlusOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Space } from 'antd'
import { useState } from 'react'
import * as categories from '@/api/commerce/categories'
import * as dictionaries from '@/api/system/dictionaries'
import { useViewer } from '@/business/viewer'
import { type Category, category, LOWEST_LEVEL } from '@/entities/commerce/category'
import type { DictItem } from '@/entities/shared/dictItem'
import { type Action, Actions } from '@/kit/actions/actions'
import { Loaded, useLoad, useLoads } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { FilterBar } from '@/kit/list/FilterBar'
import { containsFilter, filterOf } from '@/kit/list/filters'
import { movedTo, renumbered } from '@/kit/list/orderSteps'
import { useListState } from '@/kit/list/state'
import { Sortable } from '@/kit/show/Sortable'
import { Tags } from '@/kit/show/kinds'
import { TreeTable } from '@/kit/tree/TreeTable'
import type { TreeRow } from '@/kit/tree/tree'
import { numberIn } from '@/lib/counts'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CategoryPicker } from '../../parts/CategoryPicker'
import { CategoryForm, type CategoryStart } from './CategoryForm'
import { CategoryPhone } from './CategoryPhone'
import { inOrder, isShown, MAX_BELOW, nameOf } from './categoryRules'
import { levelOf, rowsOfCategories } from './categoryTree'
import { useCategoryColumns } from './useCategoryColumns'
import { useCategoryRemove } from './useCategoryRemove'

/** Sorts categories among their siblings. A row dropped on a sibling takes its place, otherwise it snaps back. */
const useCategoryOrder = (
  rows: readonly TreeRow<Category>[],
  topId: string,
  brothersOf: (parent: Category | undefined) => readonly Category[],
) => {
  const t = useT()
  const { act } = useAction()
  const putTo = (row: TreeRow<Category>, to: number) => {
    const brothers = inOrder(brothersOf(row.parent))
    const from = brothers.findIndex(({ id }) => id === row.id)
    if (from < 0 || to < 0 || to >= brothers.length || from === to) return
    const list = renumbered(brothers, 0, movedTo(brothers, from, to))
    void act(() => categories.sort({ parentId: row.parent?.id ?? topId, list }), { done: t('rowOrder.done') })
  }
  return {
    put: (from: number, to: number) => {
      const [row, over] = [rows[from], rows[to]]
      if (row && over && row.parent?.id === over.parent?.id) putTo(row, over.at - 1)
    },
    step: (row: TreeRow<Category>, by: -1 | 1) => putTo(row, row.at - 1 + by),
  }
}

type Row = TreeRow<Category>

const useCategoryActions = ({
  edit,
  add,
  moveTo,
  step,
}: {
  edit: (row: Row) => void
  add: (row: Row) => void
  moveTo: (row: Row) => void
  step?: (row: Row, by: -1 | 1) => void
}) => {
  const { hq } = useViewer()
  const remove = useCategoryRemove()
  return (row: Row): Action[] =>
    hq
      ? [
          { label: 'kit.edit', can: 'categories.update', next: true, run: () => edit(row) },
          {
            label: 'catalogue.add',
            can: 'categories.create',
            hide: levelOf(row) >= LOWEST_LEVEL || (numberIn(row.node.childCount) ?? 0) >= MAX_BELOW,
            run: () => add(row),
          },
          { label: 'catalogue.moveTo', can: 'categories.update', run: () => moveTo(row) },
          { label: 'list.up', can: 'categories.sort', hide: !step || row.at === 1, run: () => step?.(row, -1) },
          { label: 'list.down', can: 'categories.sort', hide: !step || row.at === row.of, run: () => step?.(row, 1) },
          remove(row.node),
        ]
      : []
}

const MoveCategory = ({
  row,
  level,
  from,
  onClose,
}: {
  row: Category
  level: number
  from: string
  onClose: () => void
}) => {
  const t = useT()
  return (
    <FormPanel<Pick<Category, 'parentId'>>
      open
      asWindow
      title={t('catalogue.moveTitle', { name: nameOf(row) })}
      name={`category.move.${row.id}`}
      initial={{}}
      save={({ parentId }) => categories.update({ id: row.id, parentId })}
      saveText={t('catalogue.move')}
      done={t('catalogue.moved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field
          of={category.parentId}
          label={t('catalogue.newParent')}
          check={(id) => (id === from ? t('catalogue.sameParent') : undefined)}
        >
          <CategoryPicker depth={level - 1} label={t('catalogue.newParent')} />
        </Field>
      )}
    </FormPanel>
  )
}

const CommodityTypes = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const load = useLoad(dictionaries.listCommodityTypes.query({}, { quiet: true }))
  return (
    <Panel open title={t('catalogue.types')} width={520} onClose={onClose}>
      <Loaded load={load}>
        <dl className="catalogue-types">
          {distinct(load.data ?? [], ({ code }) => code).map((type) => (
            <Type key={type.code} of={type} />
          ))}
        </dl>
      </Loaded>
    </Panel>
  )
}

const Type = ({ of }: { of: DictItem }) => {
  const load = useLoad(dictionaries.listCommodityTypes.query({ type: of.code }, { quiet: true }))
  return (
    <>
      <dt>
        <bdi>{of.name}</bdi>
      </dt>
      <dd>
        <Loaded load={load}>
          <Tags max={99} texts={(load.data ?? []).map(({ name }) => name)} />
        </Loaded>
      </dd>
    </>
  )
}

const NO_TEXTS: Record<string, string> = {}
const FILTERS = [containsFilter(category.categoryName), filterOf(category.status)]

export const CategoryTree = ({ parent, all }: { parent: Category; all: readonly Category[] }) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { state, search, reset } = useListState(FILTERS, NO_TEXTS)
  const load = useLoad(categories.listChildren.query({ queryId: parent.id }, { quiet: true }))
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [form, setForm] = useState<Omit<CategoryStart, 'brothers'>>()
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
  const brothersOf = (of: CategoryStart['parent']) => (of && of.id !== parent.id ? (below(of.id) ?? []) : second)
  const blocked = isFiltered ? t('rowOrder.blocked') : undefined
  const order = useCategoryOrder(rows, parent.id, brothersOf)
  const canMove = hq && !blocked && may('categories.sort')
  const actionsOf = useCategoryActions({
    edit: (row) => setForm({ row: row.node, parent: row.parent ?? parent }),
    add: (row) => {
      toggle(row.id, true)
      setForm({ parent: row.node })
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
                  run: () => setForm({ parent }),
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
      {form && (
        <CategoryForm start={{ ...form, brothers: brothersOf(form.parent) }} onClose={() => setForm(undefined)} />
      )}
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
