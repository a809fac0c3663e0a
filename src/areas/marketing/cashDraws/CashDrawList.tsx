import './cash.css'
import { Flex, Tag } from 'antd'
import { useMemo } from 'react'
import * as cashDraws from '@/api/marketing/cashDraws'
import { seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { cashDrawStatus, payStatus } from '@/entities/marketing/cashEnums'
import type { Action } from '@/kit/actions/actions'
import { Tile, Tiles } from '@/kit/show/Figures'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useFormats } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Budget, EDIT, isSpent, PAYMENTS, recordsOf, Share } from './parts/cashDrawCells'
import { useDrawActions } from './parts/useDrawActions'

const draw = cashDraw
const ADD = '/marketing-management/add-cash-draw'
const FILTERS = [
  containsFilter(draw.title),
  draw.drawScene,
  choicesFilter(draw.status),
  dateRangeFilter(draw.startTime),
  seriesNameFilter(draw.seriesName),
]
const SORT = { field: draw.createTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: CashDraw) => title || id

const columnsOf = (t: Translate): ColumnOf<CashDraw>[] => [
  {
    field: draw.title,
    width: 180,
    cell: ({ id, title }) => <PermittedLink text={title || id} path={EDIT} query={{ id }} />,
  },
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
  { field: draw.budget, width: 220, cell: (row) => <Budget row={row} /> },
  draw.paidAmount,
  { field: draw.winCount, width: 120, cell: ({ winCount, drawCount }) => <Share part={winCount} whole={drawCount} /> },
  { field: draw.drawCount, width: 108 },
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
  draw.drawScene,
  {
    field: draw.seriesName,
    width: 120,
    cell: ({ seriesName }) => (seriesName ? <bdi>{seriesName}</bdi> : t('cash.allSeries')),
  },
  draw.payChannel,
  draw.createBy,
  draw.createTime,
  { field: draw.id, width: 116 },
]

export default function CashDrawList() {
  const t = useT()
  const { go } = useScreen()
  const { head: isHead } = useViewer()
  const moves = useDrawActions()
  const columns = useMemo(() => columnsOf(t), [t])
  const { number, money } = useFormats()
  const actionsOf = (row: CashDraw): Action[] => {
    const { id } = row
    const isDraft = is(row.status, cashDrawStatus.draft)
    const moved = moves(row)
    return [
      { label: 'kit.detail', run: () => go(to(EDIT, { id, view: '1' })) },
      {
        label: 'kit.edit',
        can: 'cashDraws.update',
        hide: !isHead || !is(row.status, cashDrawStatus.draft, cashDrawStatus.paused),
        run: () => go(to(EDIT, { id })),
      },
      ...moved.filter(({ danger }) => !danger),
      { label: 'cash.records', hide: isDraft, run: () => go(recordsOf(id)) },
      { label: 'cash.payments', hide: isDraft, run: () => go(to(PAYMENTS, { drawId: id })) },
      { label: 'kit.duplicate', can: 'cashDraws.create', hide: !isHead, run: () => go(to(ADD, { copyId: id })) },
      ...moved.filter(({ danger }) => danger),
    ]
  }
  return (
    <ListScreen
      load={cashDraws.list}
      above={(answer) => {
        const sums = answer?.summary
        return (
          <Tiles label={t('cash.figures')}>
            <Tile label={t('cash.running')} value={number(sums?.running)} />
            <Tile label={t('cashDraw.budget')} value={money(sums?.budget)} />
            <Tile label={t('cashDraw.paidAmount')} value={money(sums?.paid)} />
            <Tile label={t('cash.paying')} value={money(sums?.paying)} />
            <Tile
              label={t('cash.failed')}
              value={number(sums?.failed)}
              bad={Number(sums?.failed) > 0}
              run={() => go(to(PAYMENTS, { status: String(payStatus.failed) }))}
            />
          </Tiles>
        )
      }}
      rowKey={draw.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      actions={actionsOf}
      create={isHead ? { label: 'cash.new', can: 'cashDraws.create', run: () => go(ADD) } : undefined}
    />
  )
}
