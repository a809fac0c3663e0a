import './catalogue.css'
import { CancelledError, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import * as categories from '@/api/commerce/categories'
import { useViewer } from '@/business/viewer'
import { type Category, category, TOP } from '@/entities/commerce/category'
import { isYes } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl as isPicture, Picture, PictureFrame } from '@/kit/show/Picture'
import { useFormats } from '@/kit/show/format'
import { PhoneNone } from '@/kit/show/phoneParts'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { CategoryForm, type CategoryStart } from './parts/CategoryForm'
import { inOrder, isShown, MAX_HOME, MAX_TOP, nameOf, pageOfFitting, type Wanted } from './parts/categoryRules'
import { HomeSwitch, ShownSwitch } from './parts/categorySwitches'
import { useCategoryRemove } from './parts/useCategoryRemove'
import { CONFIG, GOODS } from './paths'

const HomeMenuPhone = ({ rows, onClose }: { rows: readonly Category[]; onClose: () => void }) => {
  const t = useT()
  const seen = inOrder(rows)
    .filter((row) => isShown(row) && isYes(row.homeFlag))
    .slice(0, MAX_HOME)
  return (
    <Panel open title={t('catalogue.preview')} width={460} onClose={onClose}>
      <PhoneFrame title={t('catalogue.shopHome')}>
        {seen.length ? (
          <ul className="shop-menu">
            {seen.map((row, at) => (
              <li key={at}>
                {isPicture(row.cover) ? <PictureFrame src={row.cover} /> : <span className="shop-menu-none" />}
                <bdi>{nameOf(row)}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <PhoneNone>{t('catalogue.homeEmpty')}</PhoneNone>
        )}
      </PhoneFrame>
    </Panel>
  )
}

const FILTERS = [containsFilter(category.categoryName), category.homeFlag, category.status]
const SIZES = [MAX_TOP] as const
const NONE: Category[] = []
const ALL = categories.list.query(undefined, { quiet: true })

const columnsOf = (
  can: boolean,
  atHome: number,
  place: (row: Category) => ReactNode,
  count: (value: unknown) => string,
  t: Translate,
): ColumnOf<Category>[] => [
  {
    field: category.categoryName,
    width: 170,
    cell: (row) => (
      <span className="category-name">
        <Picture src={row.cover} alt={t(category.cover.label)} width={48} height={48} />
        <bdi>{nameOf(row)}</bdi>
      </span>
    ),
  },
  { field: category.status, width: 100, cell: (row) => <ShownSwitch row={row} can={can} /> },
  { field: category.sort, width: 110, cell: place },
  { field: category.homeFlag, width: 110, cell: (row) => <HomeSwitch row={row} atHome={atHome} can={can} /> },
  {
    field: category.childCount,
    width: 120,
    link: (row) => to(CONFIG, { category: row.id }),
  },
  {
    field: category.goodsCount,
    width: 100,
    cell: (row) => <PermittedLink digits text={count(row.goodsCount)} path={GOODS} query={{ categoryId: row.id }} />,
  },
  category.updateTime,
]

/**
 * Loads all categories, from which the list filters. If another screen that shares the query unmounts and cancels it,
 * the load is repeated.
 */
const readAll = async (client: QueryClient, signal: AbortSignal): Promise<Category[]> => {
  try {
    return await client.fetchQuery(ALL)
  } catch (error) {
    if (error instanceof CancelledError && !signal.aborted) return client.fetchQuery(ALL)
    throw error
  }
}

/** First level of the shop's categories, its main menu: at most thirty, all on one page in order. */
export default function PrimaryCategoryList() {
  const t = useT()
  const { go } = useScreen()
  const { count } = useFormats()
  const { hq } = useViewer()
  const client = useQueryClient()
  const { data: rows } = useLoad(ALL)
  const data = rows ?? NONE
  const makes = hq && data.length < MAX_TOP
  const may = useMay()
  const { mode, open, close } = useOpened()
  const [edited, setEdited] = useState<CategoryStart>()
  const [previewed, setPreviewed] = useState(false)
  const remove = useCategoryRemove()
  const { cell, order, actions } = useRowOrder<Category>(category.sort, {
    can: 'categories.sort',
    nameOf,
    save: (list) => categories.sort({ parentId: TOP, list }),
  })
  const atHome = data.filter(({ homeFlag }) => isYes(homeFlag)).length
  const columns = useMemo(() => columnsOf(hq, atHome, cell, count, t), [hq, atHome, cell, count, t])
  const load = useMemo(
    () => ({
      query: (wanted: Wanted) => ({
        queryKey: [...ALL.queryKey, 'fitting', wanted],
        queryFn: async ({ signal }: { signal: AbortSignal }) => pageOfFitting(await readAll(client, signal), wanted),
      }),
    }),
    [client],
  )
  return (
    <>
      <ListScreen
        load={load}
        rowKey={category.id}
        nameOf={nameOf}
        filters={FILTERS}
        sizes={SIZES}
        columns={columns}
        order={hq ? order : undefined}
        create={{
          label: 'catalogue.newTop',
          can: 'categories.create',
          hide: !makes,
          run: () => open('new'),
        }}
        toolbar={<Button onClick={() => setPreviewed(true)}>{t('catalogue.preview')}</Button>}
        actions={(row, place) => [
          {
            label: 'kit.edit',
            can: 'categories.update',
            hide: !hq,
            next: true,
            run: () => setEdited({ row, brothers: data }),
          },
          { label: 'catalogue.below', run: () => go(to(CONFIG, { category: row.id })) },
          ...(hq ? [...actions(row, place), remove(row)] : []),
        ]}
      />
      {edited && <CategoryForm start={edited} onClose={() => setEdited(undefined)} />}
      {mode === 'new' && rows && makes && may('categories.create') && (
        <CategoryForm start={{ brothers: rows }} onClose={close} />
      )}
      {previewed && <HomeMenuPhone rows={inOrder(data)} onClose={() => setPreviewed(false)} />}
    </>
  )
}
