import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { StatusTag } from '@/kit/show/kinds'
import { type DealerTask, dealerTask } from '@/entities/leads/dealerTask'
import type { Action } from '@/kit/actions/actions'
import type { GridColumn } from './GridLine'
import { Pace, timeGone } from './Pace'
import { RowButtons, type Start } from './rowButtons'

const byRank = (a: DealerTask, b: DealerTask) =>
  (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER)

export const dealerLead = (province: boolean): GridColumn<DealerTask>[] => [
  {
    key: 'dealerName',
    label: dealerTask.dealerName.label,
    width: 210,
    cell: (row) => (
      <>
        <bdi>{row.dealerName}</bdi>
        <small className="quiet digits target-code">{row.dealerCode}</small>
      </>
    ),
  },
  ...(province
    ? [
        {
          key: 'province',
          label: dealerTask.province.label,
          width: 120,
          cell: (row: DealerTask) => <bdi>{row.province}</bdi>,
        } as const,
      ]
    : []),
  { key: 'cityName', label: dealerTask.cityName.label, width: 100, cell: (row) => <bdi>{row.cityName}</bdi> },
]

export const dealerTrail = (
  period: { startTime: string; endTime: string },
  actions: (row: DealerTask) => readonly Action[],
  start: Start,
): GridColumn<DealerTask>[] => [
  {
    key: 'progress',
    label: dealerTask.progress.label,
    width: 170,
    cell: (row) => <Pace progress={row.progress} time={timeGone(period)} />,
  },
  {
    key: 'rank',
    label: dealerTask.rank.label,
    width: 116,
    numeric: true,
    cell: (row) => <Value field={dealerTask.rank} value={row.rank} />,
    sort: byRank,
  },
  {
    key: 'status',
    label: dealerTask.status.label,
    width: 100,
    cell: (row) => <StatusTag field={dealerTask.status} value={row.status} />,
  },
  {
    key: 'actions',
    label: 'list.actions',
    width: 210,
    cell: (row) => <RowButtons items={actions(row)} name={row.dealerName} start={start} />,
  },
]
export const idOfDealer = ({ id }: DealerTask) => id
export const nameOfDealer = ({ dealerName }: DealerTask): string => plain(dealerName)
export const codeOfDealer = ({ dealerCode }: DealerTask) => dealerCode
