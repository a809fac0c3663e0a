import './cash.css'
import { Flex, Tag } from 'antd'
import { useMemo } from 'react'
import * as cashDraws from '@/api/marketing/cashDraws'
import { seriesNameFilter } from '@/business/nameFilters'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { type DrawRecord, drawRecord } from '@/entities/marketing/drawRecord'
import { dealer } from '@/entities/shared/dealer'
import { Export } from '@/kit/files/Export'
import { Tile, Tiles } from '@/kit/show/Figures'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { plain, useFormats } from '@/kit/show/format'
import { Copyable, StatusTag } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { rateOf } from '@/lib/number'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { EDIT, PAYMENTS, RECORD } from './parts/cashDrawCells'
import { drawFilter, yearFilter } from './parts/cashDrawFilters'

const record = drawRecord
const FILTERS = [
  drawFilter(record.drawTitle),
  phoneFilter(record.phone),
  choicesFilter(record.status),
  yearFilter(record.drawTime),
  containsFilter(record.qualifyNo),
  regionFilter({ to: 'areaName', label: dealer.areaName.label }),
  dealerOfRegionFilter,
  record.drawScene,
  seriesNameFilter(record.seriesName),
  record.riskFlag,
]
const DEFAULTS = { [record.drawTime.key]: 'last30' }
const SORT = { field: record.drawTime.key, order: 'desc' } as const
const nameOf = ({ id }: DrawRecord) => id

const columnsOf = (t: Translate): ColumnOf<DrawRecord>[] => [
  { field: record.nickname, width: 140, below: record.phone },
  record.status,
  { field: record.amount, width: 130 },
  { field: record.prizeName, width: 110 },
  {
    field: record.riskFlag,
    width: 190,
    cell: ({ riskFlag, sameDevice }) => (
      <Flex gap={4} wrap>
        <StatusTag field={record.riskFlag} value={riskFlag} />
        {Number(sameDevice) > 1 && <Tag color="warning">{t('cash.sameDevice', { accounts: sameDevice })}</Tag>}
      </Flex>
    ),
  },
  {
    field: record.drawTitle,
    width: 190,
    cell: ({ drawId, drawTitle }) => <PermittedLink text={drawTitle} path={EDIT} query={{ id: drawId, view: '1' }} />,
  },
  record.drawTime,
  record.dealerName,
  record.drawScene,
  { field: record.seriesName, width: 120 },
  {
    field: record.qualifyNo,
    width: 200,
    cell: ({ qualifyNo }) => (qualifyNo ? <Copyable text={plain(qualifyNo)} /> : undefined),
  },
  {
    field: record.payId,
    width: 140,
    cell: ({ payId }) => <PermittedLink text={payId} path={PAYMENTS} query={{ id: payId }} />,
  },
  { field: record.id, width: 150, cell: ({ id }) => <PermittedLink text={id} path={RECORD} query={{ id }} /> },
]

export default function DrawRecordList() {
  const t = useT()
  const { go } = useScreen()
  const { number, money, percent } = useFormats()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListScreen
      load={cashDraws.listRecords}
      above={(answer) => {
        const sums = answer?.summary
        return (
          <Tiles label={t('cash.figures')}>
            <Tile label={t('cashDraw.drawCount')} value={number(sums?.draws)} />
            <Tile label={t('cash.people')} value={number(sums?.people)} />
            <Tile label={t('cashDraw.winCount')} value={number(sums?.wins)} />
            <Tile label={t('cash.winRate')} value={percent(rateOf(sums?.wins, sums?.draws))} />
            <Tile label={t('drawRecord.amount')} value={money(sums?.amount)} />
            <Tile label={t('cash.paidOut')} value={money(sums?.paid)} />
            <Tile label={t('cash.lapsed')} value={money(sums?.lapsed)} />
          </Tiles>
        )
      }}
      rowKey={record.id}
      nameOf={nameOf}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      foot={({ summary: { amount } }) => [{ label: t('cash.sum'), row: { amount } }]}
      toolbar={<Export from={cashDraws.exportRecords} can="cashDraws.exportRecords" />}
      actions={({ id }) => [{ label: 'kit.detail', run: () => go(to(RECORD, { id })) }]}
    />
  )
}
