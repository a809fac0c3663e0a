import '../../parts/ownOrder.css'
import { PlusOutlined, SaveOutlined } from '@ant-design/icons'
import { Alert, Flex } from 'antd'
import { useCallback, useEffect, useMemo, useState } from 'react'
import * as promotions from '@/api/marketing/promotions'
import { useViewer } from '@/business/viewer'
import { is, withStates } from '@/entities/field'
import { promotionStatus } from '@/entities/marketing/posterEnums'
import type { Promotion } from '@/entities/marketing/promotion'
import { type PromotionMaterial, promotionMaterial } from '@/entities/marketing/promotionMaterial'
import { type Action, Actions, RowActions } from '@/kit/actions/actions'
import { readList, useDraft } from '@/kit/form/draft'
import { CellLink } from '@/kit/show/kinds'
import { columnOf, fitted } from '@/kit/list/columns'
import { DataTable } from '@/kit/list/DataTable'
import { FilterBar } from '@/kit/list/FilterBar'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Loaded, useLoad } from '@/kit/data/load'
import { useUnsaved } from '@/kit/page/screen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { MaterialPicker } from './MaterialPicker'
import { OrderHandle, OrderProvider } from './OrderHandle'
import { inOrder, isGone, KINDS, movedTo } from './pages'
import { CoverImage } from '../../parts/CoverImage'

const material = promotionMaterial
const FILTERS = [
  containsFilter(material.title),
  choicesFilter(withStates(material.materialType, (code) => KINDS.some(({ kind }) => kind === code))),
  choicesFilter(material.status),
]
const NO_DEFAULTS = {}
const NO_ROWS: readonly PromotionMaterial[] = []
const PINNED = [material.title.key]
/** There are at most 30, so one page holds all. */
const WHOLE = { pageNo: 1, pageSize: 50 }

export const useMaterials = (id: string) => useLoad(promotions.listMaterials.query({ id, related: 1, ...WHOLE }))

const Title = ({ row }: { row: PromotionMaterial }) => {
  const t = useT()
  const page = KINDS.find(({ kind }) => kind === Number(row.materialType))?.page
  const link = usePermittedLinks()(page ?? '', { id: row.materialId })
  if (isGone(row)) return <span className="quiet">{t('promotions.gone')}</span>
  return link ? (
    <CellLink onClick={link}>
      <bdi>{row.title}</bdi>
    </CellLink>
  ) : (
    <bdi>{row.title}</bdi>
  )
}

/** Materials of a promotion, to link, reorder and remove. Published promotions are read-only. */
export const Materials = ({ promotion: { id, status } }: { promotion: Promotion }) => {
  const t = useT()
  const may = useMay()
  const { head: isHead } = useViewer()
  const setDirty = useUnsaved()
  const { state, search, reset, setPage, setSort } = useListState(FILTERS, NO_DEFAULTS)
  const all = useMaterials(id)
  const shown = useLoad(promotions.listMaterials.query({ ...state.search, id, related: 1, ...WHOLE }))
  const [order, setOrder] = useState<readonly string[]>()
  const { keep, offer } = useDraft(`promotion.order.${id}`, (values) => setOrder(readList(values)))
  const [selected, select] = useState<ReadonlyMap<string, PromotionMaterial>>(new Map())
  const [linking, setLinking] = useState(false)
  const changes = isHead && !is(status, promotionStatus.published)
  const whole = all.data?.records ?? NO_ROWS
  const narrowed = Object.keys(state.search).length > 0
  const rows = useMemo(
    () => (narrowed ? [...(shown.data?.records ?? NO_ROWS)] : inOrder(whole, order)),
    [narrowed, shown.data, whole, order],
  )
  const ids = useMemo(() => inOrder(whole, order).map(({ materialId }) => materialId), [whole, order])
  const nameOf = useCallback((key: string) => whole.find(({ materialId }) => materialId === key)?.title || key, [whole])
  const move = useCallback(
    (key: string, place: number) => {
      const next = movedTo(ids, key, place)
      setOrder(next)
      keep({ list: next })
    },
    [ids, keep],
  )
  useEffect(() => setDirty(order !== undefined), [order, setDirty])
  const unlink = useCallback(
    (materialIds: string[]): Action => ({
      label: 'promotions.unlink',
      can: 'promotions.unrelate',
      danger: true,
      hide: !changes,
      disabled: materialIds.length === 0,
      // `okText` is fixed, because the action for the selection has a longer label.
      ask: { title: t('promotions.unlinkAsk', { count: materialIds.length }), okText: t('promotions.unlink') },
      run: async () => {
        await promotions.unrelate({ id, materialIds })
        select(new Map())
      },
      done: t('promotions.unlinked'),
    }),
    [changes, id, t],
  )
  const columns = useMemo(
    () =>
      [
        columnOf<PromotionMaterial>({ field: material.title, width: 260, cell: (row) => <Title row={row} /> }),
        columnOf<PromotionMaterial>({ field: material.status, width: 110 }),
        columnOf<PromotionMaterial>({
          field: material.sort,
          width: 100,
          cell: (row) =>
            changes ? (
              <OrderHandle
                id={row.materialId}
                name={row.title || row.materialId}
                place={ids.indexOf(row.materialId) + 1}
              />
            ) : (
              row.sort
            ),
        }),
        columnOf<PromotionMaterial>(material.materialType),
        columnOf<PromotionMaterial>({
          field: material.cover,
          width: 100,
          cell: ({ cover }) => <CoverImage src={cover} alt={t(material.cover.label)} />,
        }),
        columnOf<PromotionMaterial>(material.labels),
        columnOf<PromotionMaterial>(material.seriesName),
        columnOf<PromotionMaterial>({ field: material.shareCount, width: 130 }),
        columnOf<PromotionMaterial>(material.createTime),
        ...(changes
          ? [
              columnOf<PromotionMaterial>({
                key: 'actions',
                label: 'list.actions',
                width: 120,
                cell: (row) => <RowActions items={[unlink([row.materialId])]} name={row.title || row.materialId} />,
              }),
            ]
          : []),
      ].map((column) => fitted(column, t)),
    [changes, ids, unlink, t],
  )
  const save = async () => {
    const sorted = inOrder(whole, ids).map(({ materialType, materialId }, at) => ({
      materialType,
      materialId,
      sort: at + 1,
    }))
    await promotions.relate({ id, materials: sorted })
    setOrder(undefined)
    keep()
  }
  return (
    <OrderProvider ids={ids} on={changes && !narrowed && may('promotions.relate')} nameOf={nameOf} move={move}>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      {changes && all.data && offer}
      {order && <Alert type="warning" showIcon title={t('promotions.unsavedOrder')} className="space-below-md" />}
      <Flex gap={8} wrap className="space-below-md">
        <Actions
          items={[
            {
              label: 'promotions.link',
              can: 'promotions.relate',
              primary: true,
              icon: <PlusOutlined />,
              hide: !changes,
              disabled: order !== undefined || !all.data,
              run: () => setLinking(true),
            },
            {
              label: 'promotions.saveOrder',
              can: 'promotions.relate',
              icon: <SaveOutlined />,
              hide: !changes,
              disabled: !order || !all.data,
              run: save,
              done: t('promotions.orderSaved'),
            },
            { ...unlink([...selected.keys()]), label: 'promotions.unlinkChosen' },
          ]}
        />
      </Flex>
      <Loaded load={narrowed ? shown : all}>
        <DataTable<PromotionMaterial>
          rows={rows}
          total={rows.length}
          columns={columns}
          pinned={PINNED}
          rowKey={material.materialId}
          nameOf={(row) => row.title || row.materialId}
          dense={false}
          loading={all.loading || shown.loading}
          state={state}
          setPage={setPage}
          setSort={setSort}
          selection={changes ? { selected, select } : undefined}
          empty={rows.length ? undefined : { text: t(narrowed ? 'list.emptyFiltered' : 'promotions.noMaterials') }}
          whole
        />
      </Loaded>
      {linking && <MaterialPicker id={id} linked={whole} onClose={() => setLinking(false)} />}
    </OrderProvider>
  )
}
