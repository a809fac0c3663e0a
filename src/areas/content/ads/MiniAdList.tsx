import { useMemo } from 'react'
import * as ads from '@/api/content/ads'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { miniAd, type MiniAd } from '@/entities/content/miniAd'
import { miniAdSlots } from '@/entities/content/slots'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, type Filter, segmentedFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type RowPlace, useList } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { TwoValues } from '@/kit/show/TwoValues'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Schedule } from '../parts/Schedule'
import { PhaseCell } from '../parts/phase'
import { Cover } from '../parts/Cover'
import { AdTitle, Cities } from './parts/adCells'
import { statusTabs } from '@/kit/list/statusTabs'
import { isPublished, miniPublishing, useAdPageActions, useAdPublishing } from './parts/adPublishing'
import { AdViews, useIsSchedule } from './parts/AdViews'

const DETAIL = '/addDvertising/addDvertising-details'
const SORT = { field: miniAd.sort.key, order: 'asc' } as const
const isOn = (row: MiniAd) => isPublished(miniPublishing, row)
const nameOf = ({ title, id }: MiniAd) => title || id

const Slots = (props: Parameters<Filter['control']>[0]) => {
  const { count } = useFormats()
  const { summary } = useList()
  return segmentedFilter(miniAd.position, (position) =>
    position === undefined || !summary
      ? ''
      : ` ${count(summary[`position${position}`])}/${miniAdSlots[Number(position)]?.limit ?? '–'}`,
  ).control(props)
}
const FILTERS = [
  { ...segmentedFilter(miniAd.position), control: (props: Parameters<Filter['control']>[0]) => <Slots {...props} /> },
  statusTabs(miniAd.status),
  containsFilter(miniAd.title),
  choicesFilter(miniAd.jumpType),
  choicesFilter(miniAd.audience),
  choicesFilter(miniAd.phase),
  spanFilter(miniAd.startTime),
]
const columnsFor = (
  toggle: (row: MiniAd) => React.ReactNode,
  sort: (row: MiniAd) => React.ReactNode,
  t: Translate,
): ColumnOf<MiniAd>[] => [
  {
    field: miniAd.title,
    width: 220,
    cell: (row) => (
      <TwoValues
        upper={<AdTitle title={row.title} address={to(DETAIL, { id: row.id })} />}
        below={<bdi>{row.subTitle}</bdi>}
      />
    ),
  },
  { field: miniAd.status, width: 92, cell: toggle },
  {
    field: miniAd.phase,
    width: 112,
    cell: (row) => <PhaseCell field={miniAd.phase} phase={row.phase} isOn={isOn(row)} />,
  },
  { field: miniAd.sort, width: 96, cell: sort },
  {
    field: miniAd.cover,
    width: 150,
    cell: (row) => <Cover src={row.cover} alt={t(miniAd.cover.label)} width={120} height={60} />,
  },
  miniAd.position,
  { field: miniAd.startTime, width: 160, below: miniAd.endTime },
  { field: miniAd.jumpType, width: 180, cell: (row) => <JumpText row={row} /> },
  miniAd.audience,
  miniAd.viewCount,
  miniAd.clickCount,
  miniAd.clickRate,
  { field: miniAd.cities, width: 200, cell: (row) => <Cities of={row} /> },
  miniAd.updateTime,
]

export default function MiniAdList() {
  const t = useT()
  const { go } = useScreen()
  const { head } = useViewer()
  const { actions, toggle, bulkDown } = useAdPublishing(miniPublishing)
  const recordActions = useAdPageActions(miniPublishing, 'ads.create', 'ads.update')
  const order = useRowOrder(miniAd.sort, {
    can: 'ads.move',
    nameOf,
    within: ['position'],
    move: (move) => ads.move(move),
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render creates an equal switch
  const columns = useMemo(() => columnsFor(toggle, order.cell, t), [head, order.cell, t])
  const bulk = useMemo(() => [bulkDown], [bulkDown.can]) // oxlint-disable-line react-hooks/exhaustive-deps -- each render creates an equal action
  const isSchedule = useIsSchedule()
  const open = (query: Record<string, string>) => go(to(DETAIL, query))
  if (isSchedule) return <MiniSchedule />
  const actionsOf = (row: MiniAd, place: RowPlace): Action[] => {
    const [look, edit, extend, copy] = recordActions.ofRow(row, open)
    return [look, edit, extend, ...actions(row), ...(head ? order.actions(row, place) : []), copy].filter(
      (one) => one !== undefined,
    )
  }
  return (
    <ListScreen
      load={ads.list}
      rowKey={miniAd.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      order={head ? order.order : undefined}
      actions={actionsOf}
      bulk={head ? bulk : undefined}
      toolbar={<AdViews />}
      create={{ label: 'ads.new', can: 'ads.create', hide: !head, run: () => go(DETAIL) }}
    />
  )
}

const MiniSchedule = () => {
  const t = useT()
  return (
    <Schedule
      title={t('ads.schedule')}
      switcher={<AdViews />}
      call={ads.list}
      lanes={(rows) =>
        (miniAd.position.of?.options ?? []).map(({ value, label }) => ({
          key: String(value),
          label: t(label),
          limit: miniAdSlots[Number(value)]?.limit,
          bars: rows
            .filter(({ position }) => String(position) === String(value))
            .map((row) => ({ ...row, isOn: isOn(row), address: to(DETAIL, { id: row.id }) })),
        }))
      }
    />
  )
}
