import { Tabs } from 'antd'
import { useState } from 'react'
import * as promotions from '@/api/marketing/promotions'
import { seriesNameFilter } from '@/business/nameFilters'
import { type PromotionMaterial, promotionMaterial } from '@/entities/marketing/promotionMaterial'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { FilterBar } from '@/kit/list/FilterBar'
import { containsFilter } from '@/kit/list/filters'
import { SmallTable } from '@/kit/show/SmallTable'
import { useListState } from '@/kit/list/state'
import { useColumn } from '@/kit/list/SubTable'
import { Loaded, useLoad } from '@/kit/data/load'
import { notify } from '@/api/notices'
import { PageButtons } from '@/kit/list/Pager'
import { useT } from '@/locales'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { labelFilter } from '../../parts/labelFilter'
import { KINDS, MAX_LINKS } from './pages'
import { CoverImage } from '../../parts/CoverImage'

const material = promotionMaterial
const SIZE = 10
const NO_DEFAULTS = {}
const FILTERS = new Map(
  KINDS.map(({ kind }) => [
    kind,
    [
      containsFilter(material.title),
      labelFilter({ key: 'label', label: material.labels.label }, kind),
      seriesNameFilter(material.seriesName),
    ],
  ]),
)

type Chosen = ReadonlyMap<string, PromotionMaterial>

const Offered = ({
  id,
  kind,
  linked,
  chosen,
  choose,
}: {
  id: string
  kind: number
  linked: readonly string[]
  chosen: Chosen
  choose: (to: Chosen) => void
}) => {
  const t = useT()
  const column = useColumn()
  const filters = FILTERS.get(kind) ?? []
  const { state, search, reset, setPage } = useListState(filters, NO_DEFAULTS)
  const load = useLoad(
    promotions.listMaterials.query(
      { ...state.search, id, related: 0, materialType: kind, pageNo: state.pageNo, pageSize: SIZE },
      { quiet: true },
    ),
  )
  const { data } = load
  const tick = (rows: readonly PromotionMaterial[], on: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (on) next.set(row.materialId, row)
      else next.delete(row.materialId)
    }
    choose(next)
  }
  return (
    <>
      <FilterBar filters={filters} texts={state.texts} search={search} reset={reset} />
      <Loaded load={load}>
        <SmallTable
          rowKey={material.materialId.key}
          loading={load.loading}
          dataSource={data?.records}
          scroll={{ x: 640 }}
          locale={{ emptyText: t('list.empty') }}
          rowSelection={{
            selectedRowKeys: [...linked, ...chosen.keys()],
            onSelect: (row, on) => tick([row], on),
            onSelectAll: (on, _, rows) => tick(rows, on),
            getCheckboxProps: ({ materialId, title }) =>
              // antd types the checkbox props without aria attributes but passes them on.
              ({ 'aria-label': t('list.selectRow', { name: title }), disabled: linked.includes(materialId) }) as object,
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectPage') }) as object, // As above.
          }}
          columns={[
            {
              ...column(material.cover),
              width: 88,
              render: (_, { cover }) => <CoverImage src={cover} alt={t(material.cover.label)} />,
            },
            column(material.title),
            { ...column(material.labels), width: 180 },
            { ...column(material.seriesName), width: 150 },
          ]}
        />
      </Loaded>
      <PageButtons
        page={data}
        pageNo={state.pageNo}
        pageSize={SIZE}
        setPageNo={(pageNo) => setPage(pageNo, state.pageSize)}
      />
    </>
  )
}

/** Links published materials of headquarters; they are appended to those of the promotion. */
export const MaterialPicker = ({
  id,
  linked,
  onClose,
}: {
  id: string
  linked: readonly PromotionMaterial[]
  onClose: () => void
}) => {
  const t = useT()
  const { act, busy } = useAction()
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const ids = linked.map(({ materialId }) => materialId)
  const count = ids.length + chosen.size
  const choose = (to: Chosen) => {
    if (to.size > chosen.size && ids.length + to.size > MAX_LINKS)
      notify('warning', t('promotions.max', { max: MAX_LINKS }))
    else setChosen(to)
  }
  const link = async () => {
    const materials = [...linked, ...chosen.values()].map(({ materialType, materialId }, at) => ({
      materialType,
      materialId,
      sort: at + 1,
    }))
    if (await act(() => promotions.relate({ id, materials }), { done: t('promotions.linked') })) onClose()
  }
  return (
    <Dialog
      open
      title={t('promotions.link')}
      width={900}
      onClose={onClose}
      footer={
        <div className="picker-foot">
          <span role="status">{t('promotions.chosen', { count, max: MAX_LINKS })}</span>
          <DialogButtons
            ok={t('promotions.link')}
            busy={busy}
            disabled={chosen.size === 0}
            onOk={() => void link()}
            onClose={onClose}
          />
        </div>
      }
    >
      <Tabs
        destroyOnHidden
        items={KINDS.map(({ kind, label }) => ({
          key: String(kind),
          label: t(label),
          children: (
            <InnerPlace name={`picker${kind}`}>
              <Offered id={id} kind={kind} linked={ids} chosen={chosen} choose={choose} />
            </InnerPlace>
          ),
        }))}
      />
    </Dialog>
  )
}
