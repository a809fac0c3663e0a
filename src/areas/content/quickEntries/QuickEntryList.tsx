import '../parts/hot.css'
import { Alert } from 'antd'
import { useMemo } from 'react'
import * as quickEntries from '@/api/content/quickEntries'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { entryPosition, quickEntry, type QuickEntry } from '@/entities/content/quickEntry'
import { quickEntrySlots } from '@/entities/content/slots'
import { is, withStates } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, yesNoFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type RowPlace, useList } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Corner, ENTRY_SHELF, ICONS, Needs } from './parts/entryCells'
import { EntryPreview } from './parts/EntryPreview'
import { nameOf } from './parts/entryRules'
import { isUp, ShelfCell, useShelf } from '../parts/shelf'
import { slotFilter } from '../parts/SlotFilter'

const DETAIL = '/hot-management/quickEntryDetail'
const SORT = { field: quickEntry.sort.key, order: 'asc' } as const
const HERE = [entryPosition.home, entryPosition.community, entryPosition.mine]
/** Positions of this page. The page of the owner's car has its own. */
const POSITION = withStates(quickEntry.position, (code) => code !== entryPosition.car)
const FILTERS = [
  slotFilter(POSITION, quickEntrySlots),
  containsFilter(quickEntry.entryName),
  quickEntry.jumpType,
  quickEntry.appTypes,
  yesNoFilter(quickEntry.loginFlag),
  quickEntry.status,
]
const DEFAULTS = { position: String(entryPosition.home) }
/** Without a chosen position, the list requests the positions of this page. */
const ALSO = { position: HERE }

const columnsOf = (sorted: (row: QuickEntry) => React.ReactNode, t: Translate): ColumnOf<QuickEntry>[] => [
  {
    field: quickEntry.entryName,
    width: 140,
    link: (row) => to(DETAIL, { id: row.id }),
    text: nameOf,
  },
  { field: quickEntry.status, width: 150, cell: (row) => <ShelfCell shelf={ENTRY_SHELF} row={row} /> },
  { field: quickEntry.sort, width: 100, cell: sorted },
  ICONS,
  quickEntry.position,
  { field: quickEntry.jumpType, width: 170, cell: (row) => <JumpText row={row} /> },
  quickEntry.clickCount,
  quickEntry.appTypes,
  quickEntry.minVersion,
  { field: quickEntry.cornerText, width: 172, cell: (row) => <Corner row={row} /> },
  {
    field: quickEntry.loginFlag,
    width: 100,
    cell: (row) => <Needs yes={row.loginFlag}>{t(quickEntry.loginFlag.label)}</Needs>,
  },
  quickEntry.updateBy,
  quickEntry.updateTime,
]

const RowNote = ({ up }: { up: number | undefined }) => {
  const t = useT()
  const { state } = useList()
  const isHome = is(state?.texts.position, entryPosition.home)
  return isHome && up !== undefined && up % 5 !== 0 ? (
    <Alert type="info" showIcon className="hot-note" title={t('hot.rowNote', { count: up })} />
  ) : null
}

export default function QuickEntryList() {
  const t = useT()
  const { go } = useScreen()
  const { head } = useViewer()
  const shelf = useShelf(ENTRY_SHELF)
  const [, takeDown] = shelf.bulk()
  const { cell, order, actions } = useRowOrder<QuickEntry>(quickEntry.sort, {
    can: 'quickEntries.sort',
    nameOf,
    within: ['position'],
    save: (items, { position }) => quickEntries.sort({ position: Number(position), items }),
  })
  const columns = useMemo(() => columnsOf(cell, t), [cell, t])
  const actionsOf = (row: QuickEntry, place: RowPlace): Action[] => [
    { label: 'hot.view', hide: head, run: () => go(to(DETAIL, { id: row.id })) },
    {
      label: 'kit.edit',
      can: 'quickEntries.update',
      hide: !head,
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
    },
    ...shelf.actions(row),
    ...(head ? actions(row, place) : []),
    {
      label: 'kit.delete',
      can: 'quickEntries.remove',
      danger: true,
      hide: !head || isUp(row),
      ask: { title: t('hot.removeAsk', { name: nameOf(row) }), effect: t('hot.removeEffect') },
      run: () => quickEntries.remove({ id: row.id }),
      done: t('hot.removed'),
    },
  ]
  return (
    <ListScreen
      load={quickEntries.list}
      also={ALSO}
      rowKey={quickEntry.id}
      nameOf={nameOf}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      order={head ? order : undefined}
      actions={actionsOf}
      bulk={head ? [takeDown] : undefined}
      above={(answer) => <RowNote up={answer?.summary[entryPosition.home]} />}
      toolbar={<EntryPreview />}
      create={{ label: 'hot.newEntry', can: 'quickEntries.create', hide: !head, run: () => go(DETAIL) }}
    />
  )
}
