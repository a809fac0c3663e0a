import './cash.css'
import { Flex, Tag } from 'antd'
import { useMemo } from 'react'
import * as cashDraws from '@/api/cashDraws'
import { seriesNameFilter } from '@/business/nameFilters'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import type { Action } from '@/kit/actions/actions'
import { StatusTag, Value } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { range, several, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Budget, DRAFT, EDIT, isSpent, Link, PAUSED, PAYMENTS, recordsOf, Share } from './parts/faces'
import { Figures } from './parts/Figures'
import { useAnswer } from './parts/useAnswer'
import { useDrawActions, useIsHead } from './parts/useDrawActions'

const draw = cashDraw
const ADD = '/marketing-management/add-cash-draw'
const FILTERS = [words(draw.title), draw.drawScene, seriesNameFilter(draw.seriesName), several(draw.status), range(draw.startTime)]
const SORT = { field: draw.createTime.key, order: 'desc' } as const
const FAILED = '4'
const nameOf = ({ title, id }: CashDraw) => title || id

const columnsOf = (t: Translate): ColumnOf<CashDraw>[] => [
  { field: draw.id, width: 116 },
  { field: draw.title, width: 180, cell: ({ id, title }) => <Link text={title || id} path={EDIT} query={{ id }} /> },
  draw.drawScene,
  { field: draw.seriesName, width: 120, cell: ({ seriesName }) => (seriesName ? <bdi>{seriesName}</bdi> : t('cash.allSeries')) },
  {
    key: 'period',
    label: 'cash.period',
    width: 160,
    cell: ({ startTime, endTime }) => (
      <>
        <Value field={draw.startTime} value={startTime} />
        <br />
        <Value field={draw.endTime} value={endTime} />
      </>
    ),
  },
  { field: draw.budget, width: 220, cell: (row) => <Budget row={row} /> },
  draw.paidAmount,
  { field: draw.drawCount, width: 108 },
  { field: draw.winCount, width: 120, cell: ({ winCount, drawCount }) => <Share part={winCount} whole={drawCount} /> },
  draw.payChannel,
  {
    field: draw.status,
    width: 170,
    cell: (row) => (
      <Flex gap={4} wrap>
        <StatusTag field={draw.status} value={row.status} />
        {isSpent(row) && <Tag color="error">{t('cash.spent')}</Tag>}
      </Flex>
    ),
  },
  draw.createBy,
  draw.createTime,
]

/** The cash draws of headquarters: what they have paid out of their budgets, and what moves them on. */
export default function CashDraws() {
  const t = useT()
  const { go } = useScreen()
  const isHead = useIsHead()
  const moves = useDrawActions()
  const columns = useMemo(() => columnsOf(t), [t])
  const { data } = useAnswer(cashDraws.list, { filters: FILTERS, sort: SORT })
  const actionsOf = (row: CashDraw): Action[] => {
    const { id } = row
    const status = Number(row.status)
    const isDraft = status === DRAFT
    const moved = moves(row)
    return [
      { label: 'cash.detail', run: () => go(to(EDIT, { id, view: '1' })) },
      { label: 'cash.edit', can: 'cashDraws.update', hide: !isHead || (!isDraft && status !== PAUSED), run: () => go(to(EDIT, { id })) },
      ...moved.filter(({ danger }) => !danger),
      { label: 'cash.records', hide: isDraft, run: () => go(recordsOf(id)) },
      { label: 'cash.payments', hide: isDraft, run: () => go(to(PAYMENTS, { drawId: id })) },
      { label: 'cash.copyOf', can: 'cashDraws.create', hide: !isHead, run: () => go(to(ADD, { copyId: id })) },
      ...moved.filter(({ danger }) => danger),
    ]
  }
  return (
    <>
      <Figures
        label="cash.figures"
        summary={data?.summary}
        figures={[
          { label: 'cash.running', name: 'running' },
          { label: 'cashDraw.budget', name: 'budget', kind: 'money' },
          { label: 'cashDraw.paidAmount', name: 'paid', kind: 'money' },
          { label: 'cash.paying', name: 'paying', kind: 'money' },
          { label: 'cash.failed', name: 'failed', bad: true, go: () => go(to(PAYMENTS, { status: FAILED })) },
        ]}
      />
      <ListScreen
        load={cashDraws.list}
        rowKey={draw.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={actionsOf}
        create={isHead ? { label: 'cash.new', can: 'cashDraws.create', run: () => go(ADD) } : undefined}
      />
    </>
  )
}
