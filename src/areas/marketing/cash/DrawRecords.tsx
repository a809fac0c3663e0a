import './cash.css'
import { Flex, Tag } from 'antd'
import { useMemo } from 'react'
import * as cashDraws from '@/api/cashDraws'
import { seriesNameFilter } from '@/business/nameFilters'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { type DrawRecord, drawRecord } from '@/entities/marketing/drawRecord'
import { dealer } from '@/entities/shared/dealer'
import { Export } from '@/kit/actions/Export'
import { plain } from '@/kit/format'
import { Copyable, StatusTag } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneTail, several, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { EDIT, Link, PAYMENTS, RECORD } from './parts/faces'
import { Figures } from './parts/Figures'
import { drawFilter, yearFilter } from './parts/filters'
import { useAnswer } from './parts/useAnswer'

const record = drawRecord
const FILTERS = [
  drawFilter(record.drawTitle),
  phoneTail(record.phone),
  words(record.qualifyNo),
  regionFilter({ to: 'areaName', label: dealer.areaName.label }),
  dealerOfRegionFilter,
  record.drawScene,
  seriesNameFilter(record.seriesName),
  several(record.status),
  record.riskFlag,
  yearFilter(record.drawTime),
]
const DEFAULTS = { [record.drawTime.key]: 'last30' }
const SORT = { field: record.drawTime.key, order: 'desc' } as const
const nameOf = ({ id }: DrawRecord) => id

const columnsOf = (t: Translate): ColumnOf<DrawRecord>[] => [
  { field: record.id, width: 150, cell: ({ id }) => <Link text={id} path={RECORD} query={{ id }} /> },
  { field: record.drawTitle, width: 190, cell: ({ drawId, drawTitle }) => <Link text={drawTitle} path={EDIT} query={{ id: drawId, view: '1' }} /> },
  { field: record.nickname, width: 110 },
  record.phone,
  record.drawScene,
  { field: record.qualifyNo, width: 200, cell: ({ qualifyNo }) => (qualifyNo ? <Copyable text={plain(qualifyNo)} /> : undefined) },
  { field: record.seriesName, width: 120 },
  record.dealerName,
  record.drawTime,
  { field: record.prizeName, width: 110 },
  { field: record.amount, width: 130 },
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
  record.status,
  { field: record.payId, width: 140, cell: ({ payId }) => <Link text={payId} path={PAYMENTS} query={{ id: payId }} /> },
]

/** Every draw of every cash draw: who, by what right, how much, and whether it was paid. */
export default function DrawRecords() {
  const t = useT()
  const { go } = useScreen()
  const columns = useMemo(() => columnsOf(t), [t])
  const { data } = useAnswer(cashDraws.listRecords, { filters: FILTERS, defaults: DEFAULTS, sort: SORT })
  // The cell of the sum finds its amount in it; those of the other columns are not drawn.
  const sum = { amount: data?.summary.amount } as unknown as DrawRecord
  return (
    <>
      <Figures
        label="cash.figures"
        summary={data?.summary}
        figures={[
          { label: 'cashDraw.drawCount', name: 'draws' },
          { label: 'cash.people', name: 'people' },
          { label: 'cashDraw.winCount', name: 'wins' },
          { label: 'cash.winRate', name: 'wins', of: 'draws' },
          { label: 'drawRecord.amount', name: 'amount', kind: 'money' },
          { label: 'cash.paidOut', name: 'paid', kind: 'money' },
          { label: 'cash.lapsed', name: 'lapsed', kind: 'money' },
        ]}
      />
      <ListScreen
        load={cashDraws.listRecords}
        rowKey={record.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        foot={data && [{ label: t('cash.sum'), row: sum }]}
        toolbar={<Export from={cashDraws.exportRecords} can="cashDraws.exportRecords" />}
        actions={({ id }) => [{ label: 'cash.detail', run: () => go(to(RECORD, { id })) }]}
      />
    </>
  )
}
