import '../parts/hot.css'
import { useMemo, useState } from 'react'
import * as hotContent from '@/api/content/hotContent'
import { useViewer } from '@/business/viewer'
import { type HotPlate, hotPlate } from '@/entities/content/hotPlate'
import type { Action } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import type { RowPlace } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { Facts } from '@/kit/show/Facts'
import { Picture } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { optionName, useFormats } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { HotPhone } from './parts/HotPhone'
import { ShownList } from './parts/ShownList'
import { shownBy } from './parts/plateRules'
import { nameOf, PLATE_SHELF } from './parts/plateShelf'
import { isUp, type Shelf, ShelfCell, useShelf } from '../parts/shelf'

const PlateItems = ({ plate, onClose }: { plate: HotPlate; onClose: () => void }) => {
  const load = useLoad(hotContent.getPlate.query({ id: plate.id }, { quiet: true }), { keep: false })
  const { data } = load
  return (
    <Panel open title={nameOf(plate)} onClose={onClose}>
      <Loaded load={load}>
        {data && (
          <>
            <Facts
              row={data}
              fields={[hotPlate.plateType, hotPlate.layout, hotPlate.pickRule, hotPlate.ruleDays, hotPlate.maxCount]}
            />
            <ShownList items={shownBy(data.pickRule, data.items, data.autoItems, data.maxCount)} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const SORT = { field: hotPlate.sort.key, order: 'asc' } as const
const FILTERS = [containsFilter(hotPlate.plateName), hotPlate.plateType, hotPlate.pickRule, hotPlate.status]
const ALL = hotContent.listPlates.query({ sortField: SORT.field, sortOrder: SORT.order }, { quiet: true })

const Items = ({ row: { itemCount, maxCount } }: { row: HotPlate }) => {
  const { count } = useFormats()
  const words = `${count(itemCount)} / ${count(maxCount)}`
  return numberIn(itemCount) === 0 ? <Mark tone="error">{words}</Mark> : <span className="digits">{words}</span>
}

const columnsOf = (
  shelf: Shelf<HotPlate>,
  sorted: (row: HotPlate) => React.ReactNode,
  open: (row: HotPlate) => void,
  t: Translate,
): ColumnOf<HotPlate>[] => [
  {
    field: hotPlate.plateName,
    width: 140,
    cell: (row) => (
      <CellLink onClick={() => open(row)}>
        <bdi>{nameOf(row)}</bdi>
      </CellLink>
    ),
  },
  { field: hotPlate.status, width: 150, cell: (row) => <ShelfCell shelf={shelf} row={row} /> },
  { field: hotPlate.sort, width: 100, cell: sorted },
  {
    field: hotPlate.icon,
    cell: (row) => <Picture src={row.icon} alt={t(hotPlate.icon.label)} width={32} height={32} />,
  },
  {
    field: hotPlate.plateType,
    cell: (row) => <Mark tone="processing">{optionName(t, hotPlate.plateType, row.plateType)}</Mark>,
  },
  { field: hotPlate.itemCount, width: 110, cell: (row) => <Items row={row} /> },
  hotPlate.layout,
  { field: hotPlate.pickRule, cell: (row) => <Mark>{optionName(t, hotPlate.pickRule, row.pickRule)}</Mark> },
  hotPlate.ruleDays,
  hotPlate.viewCount,
  hotPlate.clickCount,
  hotPlate.updateBy,
  hotPlate.updateTime,
]

export default function HotPlateList() {
  const t = useT()
  const { go } = useScreen()
  const { head } = useViewer()
  const [opened, setOpened] = useState<HotPlate>()
  const load = useLoad(ALL)
  const up = (load.data?.records ?? []).filter(isUp)
  const isLast = up.length === 1
  const shelf = useMemo(
    (): Shelf<HotPlate> => ({ ...PLATE_SHELF, effect: (_, say) => (isLast ? say('hot.pageEmpty') : undefined) }),
    [isLast],
  )
  const moves = useShelf(shelf).actions
  const { cell, order, actions } = useRowOrder<HotPlate>(hotPlate.sort, {
    can: 'hotContent.sortPlates',
    nameOf,
    save: (items) => hotContent.sortPlates({ items }),
  })
  const columns = useMemo(() => columnsOf(shelf, cell, setOpened, t), [shelf, cell, t])
  const actionsOf = (row: HotPlate, place: RowPlace): Action[] => [
    {
      label: 'hot.setUp',
      can: 'hotContent.updatePlate',
      hide: !head,
      run: () => go(to('/hot-management/thehotplate', { plate: row.id })),
    },
    { label: 'hot.view', run: () => setOpened(row) },
    ...moves(row),
    ...(head ? actions(row, place) : []),
  ]
  return (
    <WithPhone phone={<HotPhone load={load} plates={up} />}>
      <ListScreen
        load={hotContent.listPlates}
        rowKey={hotPlate.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={head ? order : undefined}
        actions={actionsOf}
      />
      {opened && <PlateItems plate={opened} onClose={() => setOpened(undefined)} />}
    </WithPhone>
  )
}
