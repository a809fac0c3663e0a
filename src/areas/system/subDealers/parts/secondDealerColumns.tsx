import { Tag, Tooltip } from 'antd'
import * as dealers from '@/api/system/dealers'
import { dealerFilterOf } from '@/business/DealerSelect'
import { regionFilter } from '@/business/RegionFilter'
import type { Viewer } from '@/business/viewer'
import { type Field, is, isYes } from '@/entities/field'
import { auditStatus, dealerType, secondStatus } from '@/entities/shared/enums'
import { placeText } from '@/entities/shared/place'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import { Blank } from '@/kit/show/Blank'
import { named } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { statePair } from '@/kit/list/statePair'
import { type Filter, sent, containsFilter } from '@/kit/list/filters'
import type { Open } from '@/kit/page/opened'
import type { Translate } from '@/locales'
import { keepsOutlets } from './access'

export const SORT = { field: 'createTime', order: 'desc' } as const

export const parentFilterFor = <K extends string>(
  { dealer, second, group, dealerCode }: Viewer,
  { key, label }: Pick<Field<K>, 'key' | 'label'>,
): Filter<K>[] =>
  dealer || second
    ? []
    : [
        {
          ...dealerFilterOf(group ? { group: dealerCode, dealerType: dealerType.dealer } : {}),
          key,
          label,
          toQuery: (text) => sent({ [key]: text }),
        },
      ]

export const filtersFor = (viewer: Viewer) => [
  containsFilter({ key: 'keyword', label: 'subDealers.keyword' }),
  ...parentFilterFor(viewer, secondDealer.parentDealerCode),
  ...(viewer.hq ? [regionFilter()] : []),
  ...[secondDealer.storeType, secondDealer.auditStatus, secondDealer.status, secondDealer.createTime],
]

export const isOpen = (row: SecondDealer): boolean =>
  is(row.auditStatus, auditStatus.approved) && is(row.status, secondStatus.open)

export const clueSwitch = (viewer: Viewer, t: Translate) => {
  const when = (row: SecondDealer) => keepsOutlets(viewer) && isOpen(row)
  const name = t(secondDealer.acceptClueFlag.label)
  return statePair<SecondDealer>(t, {
    can: 'dealers.setAcceptClue',
    isOn: (row) => isYes(row.acceptClueFlag),
    set: ({ dealerCode }, on) => dealers.setAcceptClue({ dealerCode, acceptClueFlag: on ? 1 : 0 }),
    on: { label: 'dealers.cluesOn', done: t('dealers.turnedOn', { name }), when },
    off: { label: 'dealers.cluesOff', done: t('dealers.turnedOff', { name }), when },
  })
}

export const ParentName = ({ row }: { row: { parentDealerCode: string; parentDealerName: string } }) =>
  row.parentDealerCode ? <bdi>{row.parentDealerName || row.parentDealerCode}</bdi> : <Blank />

export const columnsFor = (viewer: Viewer, open: Open, t: Translate): readonly ColumnOf<SecondDealer>[] => [
  {
    field: secondDealer.dealerName,
    width: 240,
    below: secondDealer.dealerCode,
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.dealerName}</bdi>
      </CellLink>
    ),
  },
  secondDealer.status,
  {
    field: secondDealer.auditStatus,
    cell: (row) =>
      is(row.auditStatus, auditStatus.rejected) && row.auditRemark ? (
        <Tooltip title={row.auditRemark}>
          <Tag tabIndex={0} color="error">
            {t('auditStatus.rejected')}
          </Tag>
        </Tooltip>
      ) : (
        <StatusTag field={secondDealer.auditStatus} value={row.auditStatus} />
      ),
  },
  {
    field: secondDealer.acceptClueFlag,
    width: 110,
    cell: (row) =>
      keepsOutlets(viewer) && isOpen(row) ? (
        clueSwitch(viewer, t).toggle(row, named(t(secondDealer.acceptClueFlag.label), row.dealerName))
      ) : (
        <Blank />
      ),
  },
  { field: secondDealer.parentDealerCode, width: 240, cell: (row) => <ParentName row={row} /> },
  { field: secondDealer.contactName, below: secondDealer.contactPhone },
  secondDealer.storeType,
  { field: secondDealer.areaName, width: 88, cell: (row) => row.areaName || <Blank /> },
  { field: secondDealer.region, width: 200, cell: (row) => placeText(row) || <Blank /> },
  secondDealer.createTime,
]
