import { Tag } from 'antd'
import * as dealers from '@/api/system/dealers'
import { regionFilter } from '@/business/RegionFilter'
import type { Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type ActivityDealer, type Dealer, dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import { placeText } from '@/entities/shared/place'
import { Blank } from '@/kit/show/Blank'
import { named } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { statePair } from '@/kit/list/statePair'
import { filterOf, containsFilter } from '@/kit/list/filters'
import type { Open } from '@/kit/page/opened'
import type { Translate } from '@/locales'
import { groupFilter } from './GroupSelect'

export const SORT = { field: 'updateTime', order: 'desc' } as const
/** Dealers that have left are hidden by default. */
export const DEFAULTS = { status: [dealerStatus.open, dealerStatus.suspended, dealerStatus.leaving].join(',') }

const keyword = containsFilter({ key: 'keyword', label: 'dealers.keyword' })
/** Limits the list to a campaign, by its number, since this page has no call that lists campaigns. */
const activity = containsFilter({ key: 'activityId', label: 'dealers.activity' })
const states = [dealer.shopType, dealer.status, dealer.acceptClueFlag, dealer.optionalFlag, dealer.transportCarStatus]

/** Returns the filters of a viewer: a dealer has only itself, a group only its own. */
export const filtersFor = ({ hq }: Viewer) =>
  [keyword, ...(hq ? [regionFilter(), groupFilter] : []), ...states, activity].map(filterOf)

export const SWITCHES = ['acceptClueFlag', 'optionalFlag', 'transportCarStatus'] as const
type Switch = (typeof SWITCHES)[number]
export const turn = (key: Switch, dealerCode: string, on: boolean, options?: { quiet: boolean }) => {
  const flag = on ? 1 : 0
  if (key === 'acceptClueFlag') return dealers.setAcceptClue({ dealerCode, acceptClueFlag: flag }, options)
  if (key === 'optionalFlag') return dealers.setOptional({ dealerCode, optionalFlag: flag }, options)
  return dealers.setTransportCarStatus({ dealerCode, transportCarStatus: flag }, options)
}

const CAN = {
  acceptClueFlag: 'dealers.setAcceptClue',
  optionalFlag: 'dealers.setOptional',
  transportCarStatus: 'dealers.setTransportCarStatus',
} as const

export const askCluesOff = (t: Translate, name: string) => ({
  title: t('dealers.askCluesOff', { name }),
  effect: t('dealers.cluesOffEffect'),
})

/**
 * Returns the bulk switch of dealers. Only open ones can be switched: leads by headquarters and its areas, the rest
 * by headquarters only.
 */
export const dealerSwitch = (key: Switch, viewer: Viewer, t: Translate) => {
  const [on, off] = SWITCH_LABELS[key]
  const when = (row: Dealer) =>
    is(row.status, dealerStatus.open) && (key === 'acceptClueFlag' ? viewer.hq : viewer.head)
  const name = t(dealer[key].label)
  return statePair<Dealer>(t, {
    can: CAN[key],
    isOn: (row) => isYes(row[key]),
    set: (row, to, options) => turn(key, row.dealerCode, to, options),
    on: { label: on, done: t('dealers.turnedOn', { name }), when },
    off: {
      label: off,
      done: t('dealers.turnedOff', { name }),
      when,
      ask: (row) => (key === 'acceptClueFlag' ? askCluesOff(t, row.dealerName) : undefined),
    },
  })
}
const SWITCH_LABELS = {
  acceptClueFlag: ['dealers.cluesOn', 'dealers.cluesOff'],
  optionalFlag: ['dealers.choiceOn', 'dealers.choiceOff'],
  transportCarStatus: ['dealers.pickupOn', 'dealers.pickupOff'],
} as const

const switchColumn = (key: Switch, viewer: Viewer, t: Translate): ColumnOf<Dealer> => ({
  field: dealer[key],
  width: 132,
  cell: (row) => {
    if (!is(row.status, dealerStatus.open)) return <Blank />
    if (!(key === 'acceptClueFlag' ? viewer.hq : viewer.head)) return <Value field={dealer[key]} value={row[key]} />
    return dealerSwitch(key, viewer, t).toggle(row, named(t(dealer[key].label), row.dealerName))
  },
})

export const columnsFor = (
  viewer: Viewer,
  open: Open,
  t: Translate,
  ofActivity: boolean,
): readonly ColumnOf<Dealer>[] => [
  {
    field: dealer.dealerName,
    width: 260,
    below: { ...dealer.dealerCode, kind: 'id' },
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.dealerName}</bdi>
      </CellLink>
    ),
  },
  dealer.status,
  ...(ofActivity
    ? [
        {
          key: 'joinStatus',
          label: 'dealers.joinStatus',
          width: 104,
          cell: (row: Dealer) => <Joined row={row} t={t} />,
        } as const,
      ]
    : []),
  switchColumn('acceptClueFlag', viewer, t),
  switchColumn('optionalFlag', viewer, t),
  switchColumn('transportCarStatus', viewer, t),
  dealer.shopType,
  { field: dealer.areaName, width: 88, cell: (row) => row.areaName || <Blank /> },
  {
    field: dealer.groupCode,
    width: 180,
    cell: (row) => (row.groupCode ? <bdi>{row.groupName || row.groupCode}</bdi> : <Blank />),
  },
  { field: dealer.contactName, below: dealer.contactPhone },
  { field: dealer.region, width: 200, cell: (row) => placeText(row) || <Blank /> },
  dealer.openDate,
  dealer.updateTime,
]

const Joined = ({ row, t }: { row: Dealer & Partial<Pick<ActivityDealer, 'joinStatus'>>; t: Translate }) => (
  <Tag color={isYes(row.joinStatus) ? 'success' : 'default'}>
    {t(isYes(row.joinStatus) ? 'dealers.joined' : 'dealers.notJoined')}
  </Tag>
)
