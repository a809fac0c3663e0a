import '../columns/columns.css'
import './channels.css'
import { Segmented } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { appChannel, appChannelLevel } from '@/entities/content/channel'
import { client, shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { Actions } from '@/kit/actions/actions'
import { Chart } from '@/kit/chart/Chart'
import { Loaded, useLoad } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import type { Nested } from '@/kit/list/nested'
import { useRowOrder } from '@/kit/list/rowOrder'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { orDash } from '@/kit/show/Blank'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { CHILD_SHELF, PARENT_SHELF } from '../columns/parts/shelves'
import { COLUMN, TYPE } from '../columns/paths'
import { useLinkWindow } from '../parts/H5Link'
import { useShelfActions } from '../parts/ShelfSwitch'
import { columnsOf } from './parts/channelColumns'
import { type ChannelRow, isFirst, nameOf, pageOf } from './parts/channelRows'
import { channelDown } from './parts/shelf'

/** Clients that users see as a single app. */
const APP = [client.android, client.ios, client.harmony] as const

const CLIENTS = [
  { value: '', label: 'appChannels.app' },
  { value: 'mini', label: 'client.mini' },
] as const
const ClientSwitch = () => <ViewSwitch views={CLIENTS} name="client" label="appChannels.client" />

const QUICK = [
  { key: 'staleFlag', filters: { staleFlag: '1' }, label: 'appChannels.stale' },
  { key: 'unvisitedFlag', filters: { unvisitedFlag: '1' }, label: 'appChannels.unvisited' },
] as const

const FILTERS = [
  containsFilter(appChannel.channelName),
  containsFilter(appChannel.channelCode),
  choicesFilter(appChannel.level),
  containsFilter(appChannel.parentName),
  choicesFilter(appChannel.appTypes),
  choicesFilter(appChannel.status),
  ...QUICK.map(({ key, label }) => elsewhereFilter<typeof key>({ key, label }, (_, t) => t('kit.yes'))),
]

const HEIGHT = 560

const ChannelPhone = ({ clientCode }: { clientCode: number }) => {
  const t = useT()
  const { count } = useFormats()
  const load = useLoad(socialChannels.listManagedOptions.query({ client: clientCode }, { quiet: true }))
  const [pressed, press] = useState('')
  const seen = (load.data ?? []).filter(({ status }) => is(status, shelfStatus.up))
  const bar = seen.filter(isFirst)
  const chosen = bar.find(({ id }) => id === pressed) ?? bar[0]
  const below = seen.filter((one) => !isFirst(one) && one.parentId === chosen?.id)
  return (
    <PhoneFrame title={t('columns.appPage')} height={HEIGHT}>
      <Loaded load={load}>
        <ul className="channel-bar">
          {bar.map((one, at) => (
            <li key={at}>
              <button type="button" aria-pressed={one === chosen} onClick={() => press(one.id)}>
                <bdi>{orDash(one.channelName)}</bdi>
              </button>
            </li>
          ))}
        </ul>
        <ul className="channel-list">
          {below.map((one, at) => (
            <li key={at}>
              {isPictureUrl(one.icon) ? (
                <PictureFrame src={one.icon} />
              ) : (
                <span className="channel-letter">{[...plain(one.channelName)][0]}</span>
              )}
              <span>
                <strong>
                  <bdi>{orDash(one.channelName)}</bdi>
                </strong>
                <small>
                  {t('appChannels.readers', { items: count(one.contentCount), people: count(one.subscribeCount) })}
                </small>
              </span>
            </li>
          ))}
          {below.length === 0 && <li className="channel-empty">{t('columns.noColumns')}</li>}
        </ul>
      </Loaded>
    </PhoneFrame>
  )
}

const ChannelChart = ({ rows }: { rows: readonly ChannelRow[] }) => {
  const t = useT()
  const [level, setLevel] = useState<number>(appChannelLevel.first)
  const shown = level === appChannelLevel.first ? rows : rows.flatMap(({ children = [] }) => children)
  return (
    <Chart
      title={t('appChannels.chart')}
      of={t(appChannel.channelName.label)}
      categories={shown.map(({ channelName }) => channelName)}
      series={[
        { name: t(appChannel.viewUserCount.label), values: shown.map((row) => numberIn(row.viewUserCount)) },
        {
          name: t('appChannels.stay'),
          values: shown.map((row) => numberIn(row.avgStay)),
          as: 'dots',
          kind: 'integer',
          right: true,
        },
      ]}
      extra={
        <Segmented
          size="small"
          aria-label={t(appChannel.level.label)}
          value={level}
          onChange={setLevel}
          options={appChannelLevel.options.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      }
    />
  )
}

const SORT = { field: appChannel.sort.key, order: 'asc' } as const
const NO_ROWS: readonly ChannelRow[] = []
const TREE: Nested<ChannelRow> = { rows: ({ children }) => children }
const sortCall = (row: ChannelRow) => (isFirst(row) ? 'socialChannels.sortParent' : 'socialChannels.sortChild')

export default function ChannelList() {
  const t = useT()
  const { count } = useFormats()
  const may = useMay()
  const { go, query } = useScreen()
  const { head } = useViewer()
  const parentShelf = useShelfActions(PARENT_SHELF)
  const childShelf = useShelfActions(CHILD_SHELF)
  const link = useLinkWindow()
  const isMini = query.get('client') === 'mini'
  const moves = useCallback((row: ChannelRow) => head && may(sortCall(row)), [head, may])
  const { cell, order } = useRowOrder(appChannel.sort, {
    can: may('socialChannels.sortParent') ? 'socialChannels.sortParent' : 'socialChannels.sortChild',
    nameOf,
    moves,
    save: (items, _, row) =>
      isFirst(row)
        ? socialChannels.sortParent({ items: [...items] })
        : socialChannels.sortChild({ parentId: row.parentId, items: [...items] }),
  })
  const columns = useMemo(() => columnsOf({ keeps: head, t, orderCell: cell, moves }), [head, t, cell, moves])
  return (
    <WithPhone phone={<ChannelPhone clientCode={isMini ? client.mini : client.android} />}>
      <ListScreen
        load={socialChannels.listManaged}
        // Defaults to the clients of the app or the mini-program, unless the filter names some.
        also={{ appTypes: isMini ? [client.mini] : APP }}
        rowKey={appChannel.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={head ? order : undefined}
        nested={TREE}
        above={(answer) => <ChannelChart rows={answer?.records ?? NO_ROWS} />}
        create={{ label: 'columns.newType', can: 'socialChannels.createParent', hide: !head, run: () => go(TYPE) }}
        toolbar={
          <>
            <Actions
              items={[
                { label: 'columns.newColumn', can: 'socialChannels.createChild', hide: !head, run: () => go(COLUMN) },
              ]}
            />
            <ClientSwitch />
            <QuickFilters of={QUICK} />
          </>
        }
        actions={(row) => [
          { label: 'columns.view', run: () => go(to(pageOf(row), { id: row.id })) },
          ...(head ? (isFirst(row) ? parentShelf : childShelf)(row, channelDown(row, t, count)) : []),
          {
            label: 'columns.link',
            hide: !is(row.status, shelfStatus.up),
            run: () =>
              link.open(nameOf(row), socialChannels.getChannelHtmlUrl.query({ channelId: row.id }, { quiet: true })),
          },
        ]}
      />
      {link.window}
    </WithPhone>
  )
}
