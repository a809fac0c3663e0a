import { useMemo } from 'react'
import * as advertisements from '@/api/content/advertisements'
import { cityFilterOf } from '@/business/CityFilter'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { splashAd, type SplashAd } from '@/entities/content/splashAd'
import { withStates } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import type { RowPlace } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { PhaseCell } from '../parts/phase'
import { Schedule } from '../parts/Schedule'
import { Cities } from './parts/adCells'
import { MediumCell, SplashPicture, SplashTitle } from './parts/splashCells'
import { ShelfNotes, useShelf } from './parts/splashShelf'
import { statusTabs } from '@/kit/list/statusTabs'
import { isPublished, splashPublishing, useAdPageActions, useRemoveSplash, useAdPublishing } from './parts/adPublishing'
import { AdViews, useIsSchedule } from './parts/AdViews'
import { WhatPlays } from './parts/WhatPlays'
import { inOrder, playsNow, SPLASH_CLIENTS } from './splashPlay'

const DETAIL = '/ADManagement/ADManagement-flashScreenDetails'
const SORT = { field: splashAd.sort.key, order: 'asc' } as const
const isOn = (row: SplashAd) => isPublished(splashPublishing, row)
const nameOf = ({ title, id }: SplashAd) => title || id
const FILTERS = [
  statusTabs(splashAd.status),
  containsFilter(splashAd.title),
  choicesFilter(splashAd.mediaType),
  choicesFilter(withStates(splashAd.appTypes, (code) => SPLASH_CLIENTS.includes(Number(code)))),
  choicesFilter(splashAd.audience),
  cityFilterOf(splashAd.cities),
  choicesFilter(splashAd.phase),
  spanFilter(splashAd.startTime),
]
const columnsFor = (
  playing: string | undefined,
  toggle: (row: SplashAd) => React.ReactNode,
  sort: (row: SplashAd) => React.ReactNode,
  t: Translate,
): ColumnOf<SplashAd>[] => [
  {
    field: splashAd.title,
    width: 240,
    cell: (row) => <SplashTitle row={row} address={to(DETAIL, { id: row.id })} plays={row.id === playing} />,
  },
  { field: splashAd.status, width: 92, cell: toggle },
  {
    field: splashAd.phase,
    width: 112,
    cell: (row) => <PhaseCell field={splashAd.phase} phase={row.phase} isOn={isOn(row)} />,
  },
  { field: splashAd.sort, width: 96, cell: sort },
  { field: splashAd.cover, width: 84, cell: (row) => <SplashPicture row={row} alt={t(splashAd.cover.label)} /> },
  { field: splashAd.mediaType, width: 96, cell: (row) => <MediumCell row={row} /> },
  { field: splashAd.startTime, width: 160, below: splashAd.endTime },
  splashAd.frequency,
  splashAd.appTypes,
  splashAd.audience,
  splashAd.viewCount,
  splashAd.clickCount,
  splashAd.skipRate,
  { field: splashAd.jumpType, width: 180, cell: (row) => <JumpText row={row} /> },
  { field: splashAd.cities, width: 200, cell: (row) => <Cities of={row} /> },
  splashAd.updateTime,
]

/** Ads on the launch screen of the owner app in order. The first one that matches a user plays. */
export default function SplashList() {
  const t = useT()
  const { go } = useScreen()
  const { head } = useViewer()
  const { actions, toggle, bulkUp, bulkDown } = useAdPublishing(splashPublishing)
  const recordActions = useAdPageActions(splashPublishing, 'advertisements.createSplash', 'advertisements.updateSplash')
  const remove = useRemoveSplash()
  const shelf = useShelf()
  const order = useRowOrder(splashAd.sort, {
    can: 'advertisements.sortSplash',
    nameOf,
    within: ['status'],
    moves: isOn,
    save: (items) => advertisements.sortSplash({ items }),
    done: t('splash.orderDone'),
  })
  const playing = shelf.data && playsNow(shelf.data.records, shelf.at)?.id
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render creates an equal switch
  const columns = useMemo(() => columnsFor(playing, toggle, order.cell, t), [playing, head, order.cell, t])
  const bulk = useMemo(() => [bulkUp, bulkDown], [bulkDown.can]) // oxlint-disable-line react-hooks/exhaustive-deps -- each render creates an equal action
  const isSchedule = useIsSchedule()
  const open = (query: Record<string, string>) => go(to(DETAIL, query))
  if (isSchedule) return <SplashSchedule />
  const actionsOf = (row: SplashAd, place: RowPlace): Action[] => {
    const [look, edit, extend, copy] = recordActions.ofRow(row, open)
    return [look, edit, extend, ...actions(row), ...(head ? order.actions(row, place) : []), copy, remove(row)].filter(
      (one) => one !== undefined,
    )
  }
  return (
    <ListScreen
      load={advertisements.listSplash}
      rowKey={splashAd.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      order={head ? order.order : undefined}
      above={() => <ShelfNotes shelf={shelf} />}
      actions={actionsOf}
      bulk={head ? bulk : undefined}
      toolbar={
        <>
          <AdViews />
          <WhatPlays shelf={shelf} />
        </>
      }
      create={{ label: 'ads.new', can: 'advertisements.createSplash', hide: !head, run: () => go(DETAIL) }}
    />
  )
}

const SplashSchedule = () => {
  const t = useT()
  return (
    <Schedule
      title={t('ads.schedule')}
      switcher={<AdViews />}
      call={advertisements.listSplash}
      lanes={(rows: readonly SplashAd[]) =>
        inOrder(rows).map((row) => ({
          key: row.id,
          label: nameOf(row),
          bars: [{ ...row, isOn: isOn(row), address: to(DETAIL, { id: row.id }) }],
        }))
      }
    />
  )
}
