import './cars.css'
import { UnorderedListOutlined, GroupOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import * as carGallery from '@/api/content/carGallery'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { type CarInfo, carInfo } from '@/entities/content/carInfo'
import { shelfStatus } from '@/entities/content/shared'
import type { Question } from '@/kit/dialog/ask'
import { CountTabs } from '@/kit/list/CountTabs'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter, filterOf, yesNoFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import type { BulkAction } from '@/kit/list/bulk'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { is } from '@/entities/field'
import { CarGroups } from './parts/CarGroups'
import { CarDrawer } from './parts/CarDrawer'
import { CarName, CarShelf, Thumb } from './parts/carCells'
import { canGoUp } from './carRules'
import { useCarActions } from './parts/useCarActions'
import { useDownQuestion } from './parts/useDownQuestion'

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
/** What the last week brought and nobody decided on, and cars without a picture. */
const QUICK = [
  {
    filters: { [carInfo.syncTime.key]: 'last7', [carInfo.status.key]: String(shelfStatus.new) },
    label: 'carPages.newlySynced',
  },
  { filters: { noCover: '1' }, label: 'carPages.noCover' },
] as const
const nameOf = ({ modelName, modelCode }: CarInfo) => modelName || modelCode

const columnsOf = (writes: boolean, downQuestion: (row: CarInfo) => Question): ColumnOf<CarInfo>[] => [
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

/** One request a row, left out and counted where the state forbids it. */
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

/** The cars of the product master: headquarters decides which of them users see and choose, and is told what a take-down does. */
export default function CarManagement() {
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
