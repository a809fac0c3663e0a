import './cars.css'
import { GroupOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { useCallback, useMemo } from 'react'
import * as carGallery from '@/api/content/carGallery'
import { notify } from '@/api/notices'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { carPlace } from '@/entities/content/carEnums'
import { type CarInfo, carInfo } from '@/entities/content/carInfo'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { derived, useLoad } from '@/kit/data/load'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter, filterOf, yesNoFilter } from '@/kit/list/filters'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { type TextKey, useT } from '@/locales'
import { to } from '@/routes'
import { canGoUp } from './carRules'
import { CarDrawer } from './parts/CarDrawer'
import { CarGroups } from './parts/CarGroups'
import { CarName, CarShelf, Thumb } from './parts/carCells'

const ALL = 500

/** Returns a check for the last published car of a series. The check returns false until the cars are loaded. */
const useIsLast = (): ((row: CarInfo) => boolean) => {
  const { data } = useLoad(
    derived(carGallery.listCars.query({ status: shelfStatus.up, pageSize: ALL }, { quiet: true }), 'series', (page) =>
      page.records.map(({ seriesCode }) => seriesCode),
    ),
  )
  return useCallback(
    (row) => is(row.status, shelfStatus.up) && data?.filter((one) => one === row.seriesCode).length === 1,
    [data],
  )
}

const EFFECTS: readonly (readonly [place: number, effect: TextKey])[] = [
  [carPlace.choice, 'carPages.downChoice'],
  [carPlace.testDrive, 'carPages.downTestDrive'],
  [carPlace.binding, 'carPages.downBinding'],
  [carPlace.calculator, 'carPages.downCalculator'],
]

/**
 * Returns the confirmation before a car is withdrawn: the effect in each place, and on its series if it is the last
 * car.
 */
const useDownQuestion = (): ((row: CarInfo) => Confirmation) => {
  const t = useT()
  const isLast = useIsLast()
  return useCallback(
    (row) => {
      const places = row.places.map(Number)
      return {
        title: t('carPages.downAsk', { name: row.modelName || row.modelCode }),
        effect: isLast(row) ? t('carPages.downLast', { name: row.seriesName }) : t('carPages.downEffect'),
        more: (
          <ul className="car-effects">
            {EFFECTS.flatMap(([place, effect]) => (places.includes(place) ? [<li key={place}>{t(effect)}</li>] : []))}
          </ul>
        ),
      }
    },
    [t, isLast],
  )
}

const useCarActions = (downQuestion: (row: CarInfo) => Confirmation): ((row: CarInfo) => Action[]) => {
  const t = useT()
  const { go, setQuery } = useScreen()
  const { head } = useViewer()
  return (row) => {
    const isUp = is(row.status, shelfStatus.up)
    const isReady = canGoUp(row)
    return [
      { label: 'carPages.view', run: () => setQuery({ record: row.id }) },
      {
        label: 'carPages.up',
        can: 'carGallery.setCarShelf',
        next: true,
        hide: !head || isUp,
        run: () =>
          isReady
            ? carGallery.setCarShelf({ id: row.id, status: shelfStatus.up })
            : notify('warning', t('carPages.notReady')),
        done: isReady ? t('carPages.upDone') : undefined,
      },
      {
        label: 'carPages.down',
        can: 'carGallery.setCarShelf',
        danger: true,
        hide: !head || !isUp,
        ask: isUp ? downQuestion(row) : undefined,
        run: () => carGallery.setCarShelf({ id: row.id, status: shelfStatus.down }),
        done: t('carPages.downDone'),
      },
      {
        label: 'carPages.settings',
        run: () => go(to('/star-management/carImage', { seriesCodes: row.seriesCode, modelName: row.modelName })),
      },
    ]
  }
}

const CAN = 'carGallery.setCarShelf'
const GROUPS = 'groups'
const FILTERS = [
  containsFilter(carInfo.modelName),
  containsFilter(carInfo.modelCode),
  seriesFilterOf(carInfo.seriesName),
  containsFilter(carInfo.yearModel),
  choicesFilter(carInfo.energyType),
  choicesFilter(carInfo.places),
  filterOf(carInfo.status),
  { ...dateRangeFilter(carInfo.syncTime), elsewhere: true },
  { ...yesNoFilter({ key: 'noCover', label: 'carPages.noCover' }), elsewhere: true },
]
/** New cars of the last seven days that were neither published nor withdrawn, and cars without a picture. */
const QUICK = [
  {
    filters: { [carInfo.syncTime.key]: 'last7', [carInfo.status.key]: String(shelfStatus.new) },
    label: 'carPages.newlySynced',
  },
  { filters: { noCover: '1' }, label: 'carPages.noCover' },
] as const
const nameOf = ({ modelName, modelCode }: CarInfo) => modelName || modelCode

const columnsOf = (writes: boolean, downQuestion: (row: CarInfo) => Confirmation): ColumnOf<CarInfo>[] => [
  { field: carInfo.modelName, width: 220, below: carInfo.modelCode, cell: (row) => <CarName row={row} /> },
  {
    field: carInfo.status,
    width: 160,
    cell: (row) => <CarShelf row={row} writes={writes} downQuestion={downQuestion} />,
  },
  { field: carInfo.cover, width: 128, cell: (row) => <Thumb src={row.cover} name={nameOf(row)} /> },
  { field: carInfo.guidePrice, width: 132 },
  carInfo.places,
  carInfo.seriesName,
  { field: carInfo.yearModel, width: 100 },
  carInfo.energyType,
  carInfo.range,
  carInfo.colorNames,
  { field: carInfo.shelfTime, width: 172 },
  { field: carInfo.syncTime, width: 172 },
  carInfo.updateBy,
]

/** Sends one request per row. Rows whose state forbids the action are skipped and counted. */
const BULK: readonly BulkAction<CarInfo>[] = [
  {
    label: 'carPages.up',
    can: CAN,
    when: (row) => !is(row.status, shelfStatus.up) && canGoUp(row),
    each: ({ id }) => carGallery.setCarShelf({ id, status: shelfStatus.up }),
  },
  {
    label: 'carPages.down',
    can: CAN,
    danger: true,
    effect: 'carPages.downEffect',
    when: (row) => is(row.status, shelfStatus.up),
    each: ({ id }) => carGallery.setCarShelf({ id, status: shelfStatus.down }),
  },
]

const VIEWS = [
  { value: '', icon: <UnorderedListOutlined />, label: 'carPages.asTable' },
  { value: GROUPS, icon: <GroupOutlined />, label: 'carPages.bySeries' },
] as const

export default function CarList() {
  const { query } = useScreen()
  const { head } = useViewer()
  const downQuestion = useDownQuestion()
  const columns = useMemo(() => columnsOf(head, downQuestion), [head, downQuestion])
  const actionsOf = useCarActions(downQuestion)
  const tools = (
    <>
      <ViewSwitch views={VIEWS} />
      <QuickFilters of={QUICK} />
    </>
  )
  return (
    <>
      {query.get('view') === GROUPS ? (
        <CarGroups filters={FILTERS} columns={columns} actions={actionsOf} tools={tools} />
      ) : (
        <ListScreen
          load={carGallery.listCars}
          above={(answer) => <CountTabs answer={answer} field={carInfo.status} />}
          rowKey={carInfo.id}
          nameOf={nameOf}
          filters={FILTERS}
          columns={columns}
          toolbar={tools}
          actions={actionsOf}
          bulk={head ? BULK : undefined}
        />
      )}
      <CarDrawer />
    </>
  )
}
