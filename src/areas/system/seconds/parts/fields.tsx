import { Tag, Tooltip } from 'antd'
import * as dealers from '@/api/dealers'
import { dealerFilterOf } from '@/business/DealerSelect'
import { regionFilter } from '@/business/RegionFilter'
import type { Field } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import { Blank } from '@/kit/Blank'
import { Toggle } from '@/kit/actions/actions'
import { named } from '@/kit/format'
import { CellLink, StatusTag } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, filterOf, words } from '@/kit/list/filters'
import type { Sort } from '@/kit/list/state'
import type { Open } from '@/kit/opened'
import type { Translate } from '@/locales'
import type { Who } from './who'

export const SORT: Sort = { field: 'createTime', order: 'desc' }

/** A filter of the first-level dealer; a group chooses among its own, a dealer has none to choose. */
export const parentFilterFor = ({ type, code }: Who, of: Pick<Field, 'key' | 'label'>): Filter[] =>
  type === 3 || type === 4
    ? []
    : [{ ...dealerFilterOf(type === 5 ? { group: code, dealerType: 3 } : {}), key: of.key, label: of.label, wire: (text) => ({ [of.key]: text }) }]

/** The filters for somebody. */
export const filtersFor = (who: Who): readonly Filter[] =>
  [
    words({ key: 'keyword', label: 'seconds.keyword' }),
    ...parentFilterFor(who, secondDealer.parentDealerCode),
    ...(who.type >= 3 ? [] : [regionFilter()]),
    ...[secondDealer.storeType, secondDealer.auditStatus, secondDealer.status, secondDealer.createTime],
  ].map(filterOf)

/** Whether an outlet takes leads at all now. */
export const isOpen = (row: SecondDealer): boolean => Number(row.auditStatus) === 2 && Number(row.status) === 1

/** The name of a first-level dealer where it came along, else its code. */
export const ParentName = ({ row }: { row: { parentDealerCode: string; parentDealerName: string } }) =>
  row.parentDealerCode ? <bdi>{row.parentDealerName || row.parentDealerCode}</bdi> : <Blank />

/** The columns of the list; the name opens the detail. */
export const columnsFor = (who: Who, open: Open, t: Translate): readonly ColumnOf<SecondDealer>[] => [
  secondDealer.dealerCode,
  {
    field: secondDealer.dealerName,
    width: 240,
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <bdi>{row.dealerName}</bdi>
      </CellLink>
    ),
  },
  { field: secondDealer.parentDealerCode, width: 240, cell: (row) => <ParentName row={row} /> },
  { field: secondDealer.areaName, width: 88, cell: (row) => row.areaName || <Blank /> },
  { field: secondDealer.region, width: 200, cell: (row) => placeText(row) || <Blank /> },
  secondDealer.storeType,
  secondDealer.contactName,
  secondDealer.contactPhone,
  {
    field: secondDealer.acceptClueFlag,
    width: 110,
    cell: (row) =>
      who.keeps && isOpen(row) ? (
        <Toggle
          on={Number(row.acceptClueFlag) === 1}
          name={named(t(secondDealer.acceptClueFlag.label), row.dealerName)}
          can="dealers.setAcceptClue"
          change={(to) => dealers.setAcceptClue({ dealerCode: row.dealerCode, acceptClueFlag: to ? 1 : 0 })}
          done={(to) => t(to ? 'dealers.turnedOn' : 'dealers.turnedOff', { name: t(secondDealer.acceptClueFlag.label) })}
        />
      ) : (
        <Blank />
      ),
  },
  {
    field: secondDealer.auditStatus,
    cell: (row) =>
      Number(row.auditStatus) === 3 && row.auditRemark ? (
        <Tooltip title={row.auditRemark}>
          <Tag tabIndex={0} color="error">
            {t('auditStatus.3')}
          </Tag>
        </Tooltip>
      ) : (
        <StatusTag field={secondDealer.auditStatus} value={row.auditStatus} />
      ),
  },
  secondDealer.status,
  secondDealer.createTime,
]
