import './cars.css'
import { Space } from 'antd'
import { useCallback, useMemo } from 'react'
import * as carSeriesCalls from '@/api/system/carSeries'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type CarSeries, carSeries } from '@/entities/shared/carSeries'
import { saleStatus } from '@/entities/shared/enums'
import { type Action, RowActions } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { ListScreen } from '@/kit/list/ListScreen'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter, yesNoFilter } from '@/kit/list/filters'
import type { RowPlace } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { moveSeries } from './order'
import { BrandList } from './parts/BrandList'
import { SeriesForm } from './parts/SeriesForm'
import { columnsOf, Cover, NameCell, Price } from './parts/seriesColumns'

const brandFilter = (nameOf: (code: string) => string) => elsewhereFilter(carSeries.brandCode, nameOf)

const OWN_FILTERS = [
  containsFilter(carSeries.seriesName),
  containsFilter(carSeries.seriesCode),
  choicesFilter(carSeries.energyType),
  choicesFilter(carSeries.status),
  yesNoFilter(carSeries.driveFlag),
]

const filtersOf = (brandName: (code: string) => string) => [brandFilter(brandName), ...OWN_FILTERS]

const SeriesCard = ({
  row,
  brand,
  open,
  actions,
}: {
  row: CarSeries
  brand: string
  open?: (id: string) => void
  actions: readonly Action[]
}) => (
  <article className="series-card">
    <Cover row={row} width="100%" />
    <div className="series-head">
      <NameCell row={row} open={open} />
      <StatusTag field={carSeries.status} value={row.status} />
    </div>
    <span className="series-quiet">
      {brand} · {row.seriesCode}
    </span>
    <Space size={4}>
      <StatusTag field={carSeries.energyType} value={row.energyType} />
      <Price row={row} />
    </Space>
    <RowActions items={actions} name={row.seriesName} />
  </article>
)

const SORT = { field: 'sort', order: 'asc' } as const
const nameOf = (row: CarSeries) => row.seriesName
const WITHIN = ['brandCode']

export default function SeriesList() {
  const t = useT()
  const { query } = useScreen()
  const { mode, id, open: openMode, close } = useOpened()
  const may = useMay()
  const { head: isHeadOffice } = useViewer()
  const edits = isHeadOffice && may('carSeries.update')
  const { data: brands } = useLoad(carSeriesCalls.listBrands.query(undefined, { quiet: true }))
  const brandName = useCallback(
    (code: string) => brands?.find((brand) => brand.brandCode === code)?.brandName ?? code,
    [brands],
  )
  const open = useCallback((one: string) => openMode('edit', one), [openMode])
  const { refresh } = useAction()
  const { cell, order, actions } = useRowOrder(carSeries.sort, {
    can: 'carSeries.update',
    nameOf,
    within: WITHIN,
    // If one save fails, others may already have been made.
    move: (move) =>
      moveSeries(move, query.get('brandCode') ?? '').catch((error: unknown) => {
        refresh()
        throw error
      }),
  })
  const filters = useMemo(() => filtersOf(brandName), [brandName])
  const columns = useMemo(() => columnsOf(brandName, cell, edits ? open : undefined), [brandName, cell, edits, open])

  const actionsOf = (row: CarSeries, place?: RowPlace): Action[] => {
    const status = Number(row.status)
    const can = 'carSeries.update'
    return [
      { label: 'kit.edit', can, hide: !isHeadOffice, run: () => open(row.id) },
      {
        label: 'cars.putOnSale',
        next: true,
        can,
        hide: !isHeadOffice || !is(status, saleStatus.coming, saleStatus.discontinued),
        run: () => carSeriesCalls.update({ id: row.id, status: saleStatus.onSale }),
        done: t('cars.onSale'),
      },
      {
        label: 'cars.discontinue',
        can,
        hide: !isHeadOffice || status !== saleStatus.onSale,
        ask: { title: t('cars.askDiscontinue', { name: row.seriesName }), effect: t('cars.discontinueEffect') },
        run: () => carSeriesCalls.update({ id: row.id, status: saleStatus.discontinued }),
        done: t('cars.discontinued'),
      },
      ...(place && edits ? actions(row, place) : []),
      {
        label: 'kit.delete',
        can: 'carSeries.remove',
        danger: true,
        hide: !isHeadOffice || !is(status, saleStatus.coming, saleStatus.discontinued),
        ask: { title: t('cars.askDelete', { name: row.seriesName }), effect: t('cars.deleteEffect') },
        run: () => carSeriesCalls.remove({ id: row.id }),
        done: t('cars.deleted'),
      },
    ]
  }

  return (
    <div className="cars">
      <BrandList />
      <div className="cars-main">
        <ListScreen
          load={carSeriesCalls.list}
          rowKey={carSeries.id}
          nameOf={nameOf}
          filters={filters}
          columns={columns}
          sort={SORT}
          order={edits ? order : undefined}
          actions={isHeadOffice ? actionsOf : undefined}
          create={{
            label: 'cars.new',
            can: 'carSeries.create',
            hide: !isHeadOffice,
            run: () => openMode('new'),
          }}
          renderCard={(row) => (
            <SeriesCard
              row={row}
              brand={brandName(row.brandCode)}
              open={edits ? open : undefined}
              actions={actionsOf(row)}
            />
          )}
        />
      </div>
      {isHeadOffice && (mode === 'new' || mode === 'edit') && (
        <SeriesForm id={mode === 'edit' ? id : undefined} onClose={close} />
      )}
    </div>
  )
}
