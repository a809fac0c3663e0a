import '../parts/hot.css'
import { Skeleton, Space } from 'antd'
import { useMemo, useState } from 'react'
import * as quickEntries from '@/api/content/quickEntries'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { entryPosition, quickEntry, type QuickEntry } from '@/entities/content/quickEntry'
import { client } from '@/entities/content/shared'
import type { Action } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, yesNoFilter } from '@/kit/list/filters'
import type { RowPlace } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { WithPhone } from '@/kit/show/WithPhone'
import { changesOf } from '@/lib/changes'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { EntryFields, inputOf } from './parts/EntryFields'
import { initialOf } from './parts/EntryForm'
import { EntryPhone } from './parts/EntryPhone'
import { AudienceBox } from './parts/AudienceBox'
import { ENTRY_SHELF, ICONS, Needs } from './parts/entryCells'
import { hiddenBecause, type PreviewAudience, nameOf } from './parts/entryRules'
import { isUp, type Shelf, ShelfCell, useShelf } from '../parts/shelf'
import { usePhoneOrder } from '../parts/usePhoneOrder'

interface PanelProps {
  readOnly: boolean
  onClose: () => void
}

const EntryPanel = ({ id, ...rest }: PanelProps & { id?: string }) =>
  id === undefined ? <Form {...rest} /> : <ReadFirst id={id} {...rest} />

const ReadFirst = ({ id, ...rest }: PanelProps & { id: string }) => {
  const t = useT()
  const load = useLoad(quickEntries.get.query({ id }, { quiet: true }), { keep: false })
  if (load.data) return <Form row={load.data} {...rest} />
  return (
    <Panel open title={t('hot.entry')} onClose={rest.onClose}>
      <Loaded load={load}>
        <Skeleton active />
      </Loaded>
    </Panel>
  )
}

const Form = ({ row, readOnly, onClose }: PanelProps & { row?: QuickEntry }) => {
  const t = useT()
  const initial = initialOf(row, entryPosition.car)
  return (
    <FormPanel
      open
      name={`quickEntry.${row?.id ?? 'newCar'}`}
      title={row ? nameOf(row) : t('hot.newEntry')}
      initial={initial}
      readOnly={readOnly}
      save={(values) =>
        row
          ? quickEntries.update({ id: row.id, ...changesOf(initial, inputOf(values)), updateTime: row.updateTime })
          : quickEntries.create({ ...inputOf(values), position: entryPosition.car })
      }
      done={t('hot.saved')}
      onClose={onClose}
    >
      {({ Field }) => <EntryFields fixed Field={Field} row={row} />}
    </FormPanel>
  )
}

/** Page of the owner's car as a user sees it, sortable. Below it, the hidden entries with the reasons. */
const CarPhone = ({
  load,
  entries,
}: {
  load: Parameters<typeof Loaded>[0]['load']
  entries: readonly QuickEntry[]
}) => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const [audience, setAudience] = useState<PreviewAudience>({ who: 'owner', client: client.android })
  const [dark, setDark] = useState(false)
  const seen = entries.filter((entry) => !hiddenBecause(entry, audience))
  const hidden = entries.flatMap((entry) => {
    const why = hiddenBecause(entry, audience)
    return why ? [{ entry, why }] : []
  })
  const { shown, move } = usePhoneOrder(seen, (items) => quickEntries.sort({ position: entryPosition.car, items }))
  return (
    <Space orientation="vertical" size={12} className="hot-phone">
      <AudienceBox cars audience={audience} onChange={setAudience} dark={dark} onDark={setDark} />
      <Loaded load={load}>
        <EntryPhone
          position={entryPosition.car}
          entries={shown}
          dark={dark}
          move={head && may('quickEntries.sort') ? move : undefined}
        />
        {hidden.length > 0 && (
          <section aria-label={t('hot.hidden')}>
            <strong>{t('hot.hidden')}</strong>
            <ul className="hot-hidden">
              {hidden.map(({ entry, why }) => (
                <li key={entry.id}>
                  <bdi>{nameOf(entry)}</bdi>
                  <span className="quiet">{t(why)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Loaded>
    </Space>
  )
}

const POSITION = entryPosition.car
const SORT = { field: quickEntry.sort.key, order: 'asc' } as const
const FILTERS = [
  containsFilter(quickEntry.entryName),
  severalSeriesFilterOf(quickEntry.seriesNames),
  yesNoFilter(quickEntry.bindFlag),
  quickEntry.appTypes,
  quickEntry.status,
]
const ALSO = { position: POSITION }
const onCarPage = quickEntries.list.query(
  { position: POSITION, sortField: quickEntry.sort.key, sortOrder: 'asc', pageSize: 50 },
  { quiet: true },
)

const columnsOf = (
  shelf: Shelf<QuickEntry>,
  sorted: (row: QuickEntry) => React.ReactNode,
  t: Translate,
): ColumnOf<QuickEntry>[] => [
  { field: quickEntry.entryName, width: 130 },
  { field: quickEntry.status, width: 150, cell: (row) => <ShelfCell shelf={shelf} row={row} /> },
  { field: quickEntry.sort, width: 100, cell: sorted },
  ICONS,
  { field: quickEntry.jumpType, width: 170, cell: (row) => <JumpText row={row} /> },
  {
    field: quickEntry.bindFlag,
    width: 110,
    cell: (row) => <Needs yes={row.bindFlag}>{t(quickEntry.bindFlag.label)}</Needs>,
  },
  { field: quickEntry.seriesNames, width: 190, cell: (row) => <Series row={row} /> },
  quickEntry.clickCount,
  quickEntry.appTypes,
  quickEntry.minVersion,
  quickEntry.updateBy,
  quickEntry.updateTime,
]

const SHOWN = 3
const Series = ({ row: { seriesNames } }: { row: QuickEntry }) => {
  const t = useT()
  if (!seriesNames.length) return t('list.all')
  const rest = seriesNames.length - SHOWN
  return (
    <bdi title={seriesNames.join(t('kit.listComma'))}>
      {seriesNames.slice(0, SHOWN).join(t('kit.listComma'))}
      {rest > 0 && ` +${rest}`}
    </bdi>
  )
}

export default function CarEntryBoard() {
  const t = useT()
  const { head } = useViewer()
  const [edited, setEdited] = useState<{ row?: QuickEntry }>()
  const page = useLoad(onCarPage)
  const all = page.data?.records
  const up = all?.filter(isUp)
  const shelf = useMemo(
    (): Shelf<QuickEntry> => ({
      ...ENTRY_SHELF,
      effect: (_, say) => (up?.length === 1 ? say('hot.carEmpty') : undefined),
    }),
    [up?.length],
  )
  const moves = useShelf(shelf).actions
  const { cell, order, actions } = useRowOrder<QuickEntry>(quickEntry.sort, {
    can: 'quickEntries.sort',
    nameOf,
    save: (items) => quickEntries.sort({ position: POSITION, items }),
  })
  const columns = useMemo(() => columnsOf(shelf, cell, t), [shelf, cell, t])
  const actionsOf = (row: QuickEntry, place: RowPlace): Action[] => [
    { label: 'hot.view', hide: head, run: () => setEdited({ row }) },
    { label: 'kit.edit', can: 'quickEntries.update', hide: !head, run: () => setEdited({ row }) },
    ...moves(row),
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
    <WithPhone phone={<CarPhone load={page} entries={up ?? []} />}>
      <ListScreen
        load={quickEntries.list}
        also={ALSO}
        rowKey={quickEntry.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={head ? order : undefined}
        actions={actionsOf}
        create={{ label: 'hot.newEntry', can: 'quickEntries.create', hide: !head, run: () => setEdited({}) }}
      />
      {edited && (
        <EntryPanel
          key={edited.row?.id ?? 'new'}
          id={edited.row?.id}
          readOnly={!head}
          onClose={() => setEdited(undefined)}
        />
      )}
    </WithPhone>
  )
}
