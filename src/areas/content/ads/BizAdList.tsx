import { useMemo } from 'react'
import * as advertisements from '@/api/content/advertisements'
import { areaFilter } from '@/business/AreaFilter'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { bizAd, type BizAd, bizAdPosition } from '@/entities/content/bizAd'
import { bizAdSlots } from '@/entities/content/slots'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { NumberCell } from '@/kit/list/NumberCell'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Schedule } from '../parts/Schedule'
import { PhaseCell } from '../parts/phase'
import { Cover } from '../parts/Cover'
import { AdTitle, Places } from './parts/adCells'
import { statusTabs } from '@/kit/list/statusTabs'
import { bizPublishing, isPublished, useAdPageActions, useAdPublishing } from './parts/adPublishing'
import { AdViews, useIsSchedule } from './parts/AdViews'
import { SHOP_TYPES } from './shops'

const DETAIL = '/ADManagement/ADManagement-details'
const SORT = { field: bizAd.updateTime.key, order: 'desc' } as const
/** Ads that are off are faulty or over, so they are hidden by default. */
const DEFAULTS = { status: '1' }
const PLAIN_DEFAULTS = {}
const isOn = (row: BizAd) => isPublished(bizPublishing, row)
const filtersFor = (head: boolean) => [
  ...(head ? [statusTabs(bizAd.status)] : []),
  containsFilter(bizAd.title),
  choicesFilter(bizAd.position),
  choicesFilter(bizAd.jumpType),
  choicesFilter(SHOP_TYPES),
  areaFilter(bizAd.areaNames),
  choicesFilter(bizAd.phase),
  spanFilter(bizAd.startTime),
]
const columnsFor = (
  { head, house }: { head: boolean; house: boolean },
  toggle: (row: BizAd) => React.ReactNode,
  t: Translate,
): ColumnOf<BizAd>[] => [
  {
    field: bizAd.title,
    width: 220,
    cell: (row) => <AdTitle title={row.title} address={to(DETAIL, { id: row.id })} />,
  },
  ...(head ? [{ field: bizAd.status, width: 92, cell: toggle }] : []),
  {
    field: bizAd.phase,
    width: 112,
    cell: (row) => <PhaseCell field={bizAd.phase} phase={row.phase} isOn={isOn(row)} />,
  },
  {
    field: bizAd.cover,
    width: 150,
    cell: (row) => <Cover src={row.cover} alt={t(bizAd.cover.label)} width={120} height={49} />,
  },
  bizAd.position,
  { field: bizAd.startTime, width: 160, below: bizAd.endTime },
  { field: bizAd.jumpType, width: 180, cell: (row) => <JumpText row={row} /> },
  head
    ? {
        field: bizAd.sort,
        width: 120,
        cell: (row) => (
          <NumberCell
            field={bizAd.sort}
            value={row.sort}
            name={row.title}
            can="advertisements.update"
            save={(sort) => advertisements.update({ id: row.id, sort })}
            done="ads.sortDone"
          />
        ),
      }
    : bizAd.sort,
  ...(house ? [] : [bizAd.viewCount, bizAd.clickCount, bizAd.clickRate]),
  bizAd.shopTypes,
  { field: bizAd.areaNames, width: 200, cell: (row) => <Places names={row.areaNames} /> },
  bizAd.updateTime,
]
const nameOf = ({ title, id }: BizAd) => title || id

export default function BizAdList() {
  const t = useT()
  const { go } = useScreen()
  const { head, hq } = useViewer()
  const { actions, toggle, bulkDown } = useAdPublishing(bizPublishing)
  const recordActions = useAdPageActions(bizPublishing, 'advertisements.create', 'advertisements.update')
  const filters = useMemo(() => filtersFor(head), [head])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render creates an equal switch
  const columns = useMemo(() => columnsFor({ head, house: !hq }, toggle, t), [head, hq, t])
  const bulk = useMemo(() => [bulkDown], [bulkDown.can]) // oxlint-disable-line react-hooks/exhaustive-deps -- each render creates an equal action
  const isSchedule = useIsSchedule()
  const open = (query: Record<string, string>) => go(to(DETAIL, query))
  if (isSchedule) return <BizSchedule />
  const actionsOf = (row: BizAd): Action[] => {
    const [look, edit, extend, copy] = recordActions.ofRow(row, open)
    return [look, edit, extend, ...actions(row), copy].filter((one) => one !== undefined)
  }
  return (
    <ListScreen
      load={advertisements.list}
      rowKey={bizAd.id}
      nameOf={nameOf}
      filters={filters}
      defaults={head ? DEFAULTS : PLAIN_DEFAULTS}
      columns={columns}
      sort={SORT}
      actions={actionsOf}
      bulk={head ? bulk : undefined}
      toolbar={<AdViews />}
      create={{ label: 'ads.new', can: 'advertisements.create', hide: !head, run: () => go(DETAIL) }}
    />
  )
}

const BizSchedule = () => {
  const t = useT()
  return (
    <Schedule
      title={t('ads.schedule')}
      switcher={<AdViews />}
      call={advertisements.list}
      lanes={(rows) =>
        (bizAd.position.of?.options ?? []).map(({ value, label }) => ({
          key: String(value),
          label: t(label),
          // Popups may overlap if they have different audiences.
          limit: value === bizAdPosition.popup ? undefined : bizAdSlots[Number(value)]?.limit,
          bars: rows
            .filter(({ position }) => String(position) === String(value))
            .map((row) => ({ ...row, isOn: isOn(row), address: to(DETAIL, { id: row.id }) })),
        }))
      }
    />
  )
}
