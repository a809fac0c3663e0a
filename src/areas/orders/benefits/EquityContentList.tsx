import './benefits.css'
import { useMemo } from 'react'
import { notify } from '@/api/notices'
import * as bigOrders from '@/api/orders/bigOrders'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { equity, type Equity, equityStatus } from '@/entities/orders/equity'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { NumberCell } from '@/kit/list/NumberCell'
import { useScreen } from '@/kit/page/screen'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { isWhole, nameOf } from './benefitRules'
import { Expired, Taken } from './parts/benefitCells'

const CAN = 'bigOrders.updateRight'
const SORT = { field: equity.sort.key, order: 'asc' } as const
const detailOf = (id: string) => to('/equity-content/equity-contentDetail', { id })
const FILTERS = [
  containsFilter(equity.rightName),
  containsFilter(equity.rightCode),
  choicesFilter(equity.rightType),
  choicesFilter(equity.status),
  severalSeriesFilterOf(equity.seriesNames),
  dateRangeFilter(equity.startTime),
]

const columnsOf = (keeps: boolean): ColumnOf<Equity>[] => [
  {
    field: equity.rightName,
    width: 200,
    below: equity.rightCode,
    link: (row) => detailOf(row.id),
    text: nameOf,
  },
  {
    field: equity.status,
    width: 190,
    cell: (row) => (
      <>
        <StatusTag field={equity.status} value={row.status} /> <Expired row={row} />
      </>
    ),
  },
  equity.cover,
  { field: equity.rightType, width: 108 },
  { field: { ...equity.usedCount, label: 'benefits.taken' }, width: 150, cell: (row) => <Taken row={row} /> },
  { field: equity.startTime, below: equity.endTime },
  equity.seriesNames,
  equity.worth,
  equity.giveAll,
  keeps
    ? {
        field: equity.sort,
        width: 120,
        cell: (row) => (
          <NumberCell
            field={equity.sort}
            value={row.sort}
            name={nameOf(row)}
            can={CAN}
            save={(sort) => bigOrders.updateRight({ id: row.id, sort })}
            done="benefits.sortDone"
          />
        ),
      }
    : equity.sort,
  { field: equity.updateBy, width: 172, below: equity.updateTime },
]

export default function EquityContentList() {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const columns = useMemo(() => columnsOf(hq), [hq])
  const actionsOf = (row: Equity): Action[] => {
    const name = nameOf(row)
    const isOn = is(row.status, equityStatus.on)
    const isReady = isWhole(row)
    return [
      { label: 'benefits.detail', hide: hq, run: () => go(detailOf(row.id)) },
      { label: 'kit.edit', can: CAN, hide: !hq, run: () => go(detailOf(row.id)) },
      {
        label: 'benefits.on',
        can: CAN,
        next: true,
        hide: !hq || !is(row.status, equityStatus.off),
        ask: isReady ? { title: t('benefits.onAsk', { name }), effect: t('benefits.onEffect') } : undefined,
        run: () =>
          isReady
            ? bigOrders.updateRight({ id: row.id, status: equityStatus.on })
            : notify('warning', t('benefits.incomplete')),
        done: isReady ? t('benefits.onDone') : undefined,
      },
      {
        label: 'benefits.off',
        can: CAN,
        danger: true,
        hide: !hq || !isOn,
        ask: { title: t('benefits.offAsk', { name }), effect: t('benefits.offEffect') },
        run: () => bigOrders.updateRight({ id: row.id, status: equityStatus.off }),
        done: t('benefits.offDone'),
      },
    ]
  }
  return (
    <ListScreen
      load={bigOrders.listRights}
      rowKey={equity.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      actions={actionsOf}
    />
  )
}
