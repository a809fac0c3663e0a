import './stores.css'
import { useMemo } from 'react'
import * as stores from '@/api/voice/stores'
import { regionFilter } from '@/business/RegionFilter'
import { useViewer, type Viewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import { completenessBand, type Store, store, type StoreInput } from '@/entities/voice/store'
import { MIN_SHOWN } from '@/entities/voice/storeRules'
import type { Action } from '@/kit/actions/actions'
import { Loaded, useFresh } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, type Filter, segmentedFilter, sent } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { type Open, useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank, Words } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { named, plain } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { Stars } from '@/kit/show/Stars'
import { TwoValues } from '@/kit/show/TwoValues'
import { WithPhone } from '@/kit/show/WithPhone'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { addressTo } from '@/routes'
import { useMay } from '@/session/identity'
import { Checklist } from './parts/Checklist'
import { StoreForm } from './parts/StoreForm'
import { StoreMap } from './parts/StoreMap'
import { StorePhone } from './parts/StorePhone'
import { CompletenessBar, Hours, isOpenStore, nameOf } from './parts/storeWords'

const EVALUATIONS = '/storeManagement/userEvaluateAndAppeal'
const SORT = { field: 'updateTime', order: 'desc' } as const
const VIEWS = [
  { value: '', label: 'stores.table' },
  { value: '1', label: 'stores.map' },
] as const

const BANDS: Readonly<Record<string, readonly [least: number, max: number]>> = {
  low: [0, MIN_SHOWN - 1],
  part: [MIN_SHOWN, 99],
  whole: [100, 100],
}
const BAND = { key: 'completeness', kind: 'enum', label: store.completeness.label, of: completenessBand } as const
/** Filter of page completeness in three bands, sent as minimum and maximum. */
const bandFilter: Filter<'completenessMin' | 'completenessMax', 'completeness'> = {
  ...segmentedFilter(BAND),
  toQuery: (text) => {
    const [completenessMin, completenessMax] = BANDS[text] ?? []
    return sent({ completenessMin, completenessMax })
  },
}
const filtersFor = ({ hq }: Viewer) => [
  containsFilter({ key: 'keyword', label: 'stores.keyword' }),
  ...(hq ? [regionFilter({ to: 'cityCode' })] : []),
  store.showFlag,
  store.shopType,
  store.services,
  bandFilter,
]
const TILES = [
  { label: 'stores.shownCount', name: 'shown', filters: { showFlag: '1' } },
  { label: 'stores.incompleteCount', name: 'incomplete', filters: { completeness: 'low' }, bad: true },
] as const

const Score = ({ row }: { row: Store }) => {
  const linkTo = usePermittedLinks()
  const query = { dealerCode: row.dealerCode }
  if (!plain(row.score)) return <Blank />
  if (!linkTo(EVALUATIONS, query)) return <Stars value={row.score} />
  return (
    <CellLink to={addressTo(EVALUATIONS, query)}>
      <Stars value={row.score} />
    </CellLink>
  )
}

const columnsFor = ({ hq, head }: Viewer, open: Open, toggle: (row: Store) => React.ReactNode): ColumnOf<Store>[] => [
  {
    field: store.dealerName,
    width: 240,
    cell: (row) => (
      <TwoValues
        upper={
          <CellLink onClick={() => open('detail', row.dealerCode)}>
            <bdi>{nameOf(row)}</bdi>
          </CellLink>
        }
        below={<Words>{plain(row.displayName)}</Words>}
      />
    ),
  },
  { field: store.status, width: 104 },
  {
    field: store.showFlag,
    width: 112,
    cell: (row) => (head ? toggle(row) : <Value field={store.showFlag} value={row.showFlag} />),
  },
  { field: store.completeness, width: 140, cell: (row) => <CompletenessBar row={row} /> },
  { field: store.shopType, width: 104 },
  ...(hq ? [{ field: store.areaName, width: 88 }] : []),
  { field: store.region, width: 180, cell: (row) => <Words>{placeText(row)}</Words> },
  { field: store.salesPhone, width: 140, below: store.servicePhone },
  { field: store.salesHours, width: 210, cell: (row) => <Hours of={row.salesHours} /> },
  { field: store.score, width: 130, cell: (row) => <Score row={row} /> },
  { field: store.services, width: 200 },
  { field: store.updateTime, width: 172, below: hq ? store.updateBy : undefined },
  { field: store.dealerCode, width: 120 },
]

const factsFor =
  ({ hq }: Viewer) =>
  (row: Store) => [
    {
      title: 'stores.basics' as const,
      facts: [
        ...[store.dealerCode, store.dealerName, store.shopType, store.status],
        ...(hq ? [store.areaName] : []),
        [store.region, <Words key="region">{placeText(row)}</Words>] as const,
        ...[store.displayName, store.address, store.location, store.showFlag],
      ],
    },
    {
      title: 'stores.reach' as const,
      facts: [
        ...[store.salesPhone, store.servicePhone, store.rescuePhone],
        [store.salesHours, <Hours key="sales" of={row.salesHours} />] as const,
        [store.serviceHours, <Hours key="service" of={row.serviceHours} />] as const,
      ],
    },
    {
      title: 'stores.contents' as const,
      facts: [
        ...[store.services, store.facilities, store.introduction, store.images],
        [store.score, <Score key="score" row={row} />] as const,
        ...[store.updateBy, store.updateTime],
      ],
    },
  ]

const useShowing = (t: Translate, { head }: Viewer) =>
  useMemo(
    () =>
      statePair<Store>(t, {
        can: 'stores.update',
        isOn: (row) => isYes(row.showFlag),
        set: (row, on, options) => stores.update({ dealerCode: row.dealerCode, showFlag: on ? 1 : 0 }, options),
        on: {
          label: 'stores.show',
          done: t('stores.shown'),
          // A completeness that was not sent is left to the server to check.
          when: (row) => head && isOpenStore(row) && (numberIn(row.completeness) ?? MIN_SHOWN) >= MIN_SHOWN,
        },
        off: {
          label: 'stores.hide',
          done: t('stores.hidden'),
          effect: 'stores.hideEffect',
          when: (row) => head && isOpenStore(row),
          ask: (row) => ({ title: t('stores.hideAsk', { name: nameOf(row) }) }),
        },
      }),
    [t, head],
  )

const Stores = ({ viewer }: { viewer: Viewer }) => {
  const t = useT()
  const may = useMay()
  const { query } = useScreen()
  const { open } = useOpened()
  const showing = useShowing(t, viewer)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(
    () => columnsFor(viewer, open, (row) => showing.toggle(row, named(t(store.showFlag.label), nameOf(row)))),
    [viewer, open, showing, t],
  )
  const mayEdit = may('stores.update') && !viewer.area
  const actionsOf = (row: Store): Action[] => [
    { label: 'kit.edit', can: 'stores.update', hide: viewer.area, run: () => open('edit', row.dealerCode) },
    ...showing.actions(row),
  ]
  return (
    <>
      <ListScreen
        load={stores.list}
        rowKey={store.dealerCode}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        rowClass={(row) => (isOpenStore(row) ? '' : 'store-closed')}
        above={() => (
          <>
            <SummaryTiles label="stores.counts" of={TILES} />
            {query.get('map') === '1' && <StoreMap open={open} />}
          </>
        )}
        toolbar={
          <>
            <ViewSwitch name="map" views={VIEWS} />
            <Export from={stores.exportList} can="stores.exportList" />
          </>
        }
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.dealerCode) }, ...actionsOf(row)]}
      />
      <RecordPanel
        wide
        load={(dealerCode) => stores.get.query({ dealerCode }, { quiet: true })}
        title={nameOf}
        status={store.status}
        actions={actionsOf}
        form={(row, mode, close) => (mode === 'edit' && mayEdit ? <StoreForm row={row} onClose={close} /> : undefined)}
      >
        {(row) => (
          <WithPhone phone={<StorePhone of={row} />}>
            <Checklist
              of={row}
              completeness={numberIn(row.completeness) ?? undefined}
              show={mayEdit ? (field: keyof StoreInput) => open('edit', row.dealerCode, field) : undefined}
            />
            <Facts row={row} fields={factsFor(viewer)(row)} />
          </WithPhone>
        )}
      </RecordPanel>
    </>
  )
}

const OwnStore = ({ dealerCode }: { dealerCode: string }) => {
  const load = useFresh(stores.get.query({ dealerCode }, { quiet: true }))
  return (
    <Loaded load={load}>
      {load.data && (
        <section className="card">
          <StoreForm row={load.data} />
        </section>
      )}
    </Loaded>
  )
}

export default function StoreList() {
  const viewer = useViewer()
  return viewer.ownDealer ? <OwnStore dealerCode={viewer.ownDealer} /> : <Stores viewer={viewer} />
}
