import './models.css'
import { useMemo, useState } from 'react'
import * as virtualCars from '@/api/content/virtualCars'
import { notify } from '@/api/notices'
import * as carSeries from '@/api/system/carSeries'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { carShow } from '@/entities/content/carEnums'
import { type VirtualCar, virtualCar } from '@/entities/content/virtualCar'
import { is } from '@/entities/field'
import { saleStatus } from '@/entities/shared/enums'
import { type Action, type Items, RowActions } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { ListScreen } from '@/kit/list/ListScreen'
import { choicesFilter, containsFilter, dateRangeFilter, filterOf, yesNoFilter } from '@/kit/list/filters'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { Picture } from '@/kit/show/Picture'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { CarForm, useMissing } from './parts/CarForm'
import { CarPhone } from './parts/CarPhone'
import { Dots } from './parts/Dots'
import { priceWords } from './parts/carPrice'
import { columnsOf } from './parts/modelColumns'

const CarCard = ({ row, actions, open }: { row: VirtualCar; actions: Items; open: () => void }) => {
  const t = useT()
  return (
    <article className="model-card" aria-label={row.modelName}>
      {row.cover && <Picture src={row.cover} alt={row.modelName} width="100%" ratio={690 / 388} />}
      <div className="model-card-words">
        <CellLink onClick={open}>
          <bdi>{row.modelName || row.id}</bdi>
        </CellLink>
        <StatusTag field={virtualCar.status} value={row.status} />
        <small className="quiet">{row.seriesName}</small>
        <span className="digits">{priceWords(row, t)}</span>
        <Dots colors={row.colors} />
        <RowActions items={actions} name={row.modelName} />
      </div>
    </article>
  )
}

const SORT = { field: virtualCar.sort.key, order: 'asc' } as const
const CAN = 'virtualCars.update'
const FILTERS = [
  containsFilter(virtualCar.modelName),
  seriesFilterOf(virtualCar.seriesName),
  choicesFilter(virtualCar.energyType),
  filterOf(virtualCar.status),
  yesNoFilter(virtualCar.driveFlag),
  yesNoFilter(virtualCar.orderFlag),
  dateRangeFilter(virtualCar.updateTime),
]
const nameOf = ({ modelName, id }: VirtualCar) => modelName || id
type Opened = { how: 'view' | 'edit' | 'copy'; id: string } | { how: 'new' }

const useStopped = (): ReadonlySet<string> | undefined => {
  // The same query as the filter, so it is sent only once.
  const { data } = useLoad(
    carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true }),
  )
  return useMemo(
    () =>
      data && new Set(data.records.flatMap((one) => (is(one.status, saleStatus.discontinued) ? [one.seriesCode] : []))),
    [data],
  )
}

const OpenedCar = ({ of, onClose }: { of: Exclude<Opened, { how: 'new' }>; onClose: () => void }) => (
  <LoadRecord of={virtualCars.get.query({ id: of.id })} title={of.id} width={460} onClose={onClose}>
    {(car) =>
      of.how === 'view' ? (
        <Panel open width={460} title={nameOf(car)} onClose={onClose}>
          <CarPhone of={car} />
        </Panel>
      ) : of.how === 'edit' ? (
        <CarForm car={car} onClose={onClose} />
      ) : (
        <CarForm copied={car} onClose={onClose} />
      )
    }
  </LoadRecord>
)

export default function CarModelList() {
  const t = useT()
  const { head } = useViewer()
  const [opened, open] = useState<Opened>()
  const stopped = useStopped()
  const missing = useMissing()
  const columns = useMemo(
    () => columnsOf({ t, writes: head, stopped, open: (id) => open({ how: head ? 'edit' : 'view', id }) }),
    [t, head, stopped],
  )
  const actionsOf = (row: VirtualCar): Action[] => {
    const isShown = is(row.status, carShow.shown)
    const lacks = missing(row)
    return [
      { label: 'carPages.view', run: () => open({ how: 'view', id: row.id }) },
      { label: 'kit.edit', can: CAN, hide: !head, run: () => open({ how: 'edit', id: row.id }) },
      {
        label: 'carPages.show',
        can: CAN,
        next: true,
        hide: !head || isShown,
        run: () =>
          lacks
            ? notify('warning', t('carPages.lacks', { missing: lacks }))
            : virtualCars.update({ id: row.id, status: carShow.shown }),
        done: lacks ? undefined : t('carPages.shown'),
      },
      {
        label: 'carPages.hide',
        can: CAN,
        danger: true,
        hide: !head || !isShown,
        ask: { title: t('carPages.hideAsk', { name: nameOf(row) }), effect: t('carPages.hideEffect') },
        run: () => virtualCars.update({ id: row.id, status: carShow.hidden }),
        done: t('carPages.hidden'),
      },
      {
        label: 'carPages.copyCar',
        can: 'virtualCars.create',
        hide: !head,
        run: () => open({ how: 'copy', id: row.id }),
      },
      {
        label: 'kit.delete',
        can: 'virtualCars.remove',
        danger: true,
        hide: !head || isShown,
        ask: {
          title: t('carPages.deleteAsk', { name: nameOf(row) }),
          effect: t('carPages.deleteEffect'),
          typed: row.modelName,
        },
        run: () => virtualCars.remove({ id: row.id }),
        done: t('carPages.removeDone'),
      },
    ]
  }
  return (
    <>
      <ListScreen
        load={virtualCars.list}
        rowKey={virtualCar.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={actionsOf}
        renderCard={(row) => (
          <CarCard row={row} actions={actionsOf(row)} open={() => open({ how: head ? 'edit' : 'view', id: row.id })} />
        )}
        create={
          head ? { label: 'carPages.newCar', can: 'virtualCars.create', run: () => open({ how: 'new' }) } : undefined
        }
      />
      {opened?.how === 'new' && <CarForm onClose={() => open(undefined)} />}
      {opened && opened.how !== 'new' && <OpenedCar of={opened} onClose={() => open(undefined)} />}
    </>
  )
}
