import '../parts/sales.css'
import { useMemo } from 'react'
import * as ats from '@/api/orders/ats'
import type { ReportAnswer } from '@/api/orders/ats'
import { useViewer } from '@/business/viewer'
import { type AtsReportRow, atsReportRow } from '@/entities/orders/atsReport'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { monthsOf } from '@/kit/list/monthFilter'
import { useList } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { Tile, Tiles } from '@/kit/show/Figures'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Trend } from '@/kit/show/Trend'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Charts } from './Charts'
import { type Group, groupOf, reportFilters } from './reportFilters'

const Growth = ({ value }: { value: unknown }) => {
  const { percent } = useFormats()
  const change = numberIn(value)
  if (change === null) return <Blank />
  return <Trend change={change}>{percent(Math.abs(change))}</Trend>
}

const Cards = ({ answer }: { answer: ReportAnswer | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const now = answer?.current ?? {}
  return (
    <Tiles label={t('ats.thisMonth')}>
      <Tile label={t('ats.monthSales')} value={count(now.saleCount)} />
      <Tile label={t(atsReportRow.targetCount.label)} value={count(now.targetCount)} />
      <Tile label={t(atsReportRow.finishRate.label)} value={percent(now.finishRate)} />
      <Tile label={t(atsReportRow.momRate.label)} value={<Growth value={now.momRate} />} />
      <Tile label={t(atsReportRow.yoyRate.label)} value={<Growth value={now.yoyRate} />} />
      <Tile label={t(atsReportRow.infoRate.label)} value={percent(now.infoRate)} />
    </Tiles>
  )
}

/** Maximum period of a count that links to its lines. */
const MAX_MONTHS = 12
const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10)

/** Count of a group. Links to its lines if their list has the same filters; a sum has no link. */
const Count = ({ row, hq, defaultMonths }: { row: AtsReportRow; hq: boolean; defaultMonths: string }) => {
  const { count } = useFormats()
  const { query } = useScreen()
  const group: Group = groupOf(query.get('groupBy') ?? '')
  const [first = '', last = ''] =
    group === 'month' ? [row.groupKey, row.groupKey] : (monthsOf(query.get('month') ?? defaultMonths) ?? [])
  const span =
    Number(last.slice(0, 4)) * 12 +
    Number(last.slice(5, 7)) -
    Number(first.slice(0, 4)) * 12 -
    Number(first.slice(5, 7))
  const isLinked =
    row.groupKey !== '' &&
    first !== '' &&
    span < MAX_MONTHS &&
    (numberIn(row.saleCount) ?? 0) > 0 &&
    !(hq && group === 'consultant') &&
    (hq ? !(query.get('dealerCode') ?? '').includes(',') || group === 'dealer' : true)
  const text = count(row.saleCount)
  if (!isLinked) return <span className="digits">{text}</span>
  const asked = (key: string, of: Group) => (group === of ? row.groupKey : (query.get(key) ?? undefined))
  return (
    <PermittedLink
      digits
      text={text}
      path={hq ? '/solid-management/solidReportDetail' : '/solid-management/solidReportDealerDetail'}
      query={{
        saleDate: `${first}-01~${lastDay(last)}`,
        status: '4',
        seriesCode: asked('seriesCode', 'series'),
        saleType: query.get('saleType') ?? undefined,
        ...(hq
          ? { dealerCode: asked('dealerCode', 'dealer'), region: group === 'area' ? row.groupKey : undefined }
          : { consultantId: group === 'consultant' ? row.groupKey : undefined }),
      }}
    />
  )
}

export default function SolidDealerReport() {
  const t = useT()
  const viewer = useViewer()
  const { hq } = viewer
  const year = formatTime(Date.now(), 'YYYY')
  const month = `${year}-01~${formatTime(Date.now(), 'YYYY-MM')}`
  const filters = useMemo(() => reportFilters(viewer), [viewer])
  const defaults = useMemo(() => ({ groupBy: 'month', month }), [month])
  const columns = useMemo((): readonly ColumnOf<AtsReportRow>[] => {
    const {
      groupName,
      targetCount,
      saleCount,
      finishRate,
      retailCount,
      keyCount,
      secondCount,
      voidCount,
      transferCount,
      infoRate,
      momRate,
      yoyRate,
    } = atsReportRow
    return [
      { field: groupName, width: 200 },
      { field: saleCount, width: 100, cell: (row) => <Count row={row} hq={hq} defaultMonths={month} /> },
      { field: targetCount, width: 100 },
      { field: finishRate, width: 110 },
      { field: momRate, width: 110, cell: (row) => <Growth value={row.momRate} /> },
      { field: yoyRate, width: 110, cell: (row) => <Growth value={row.yoyRate} /> },
      ...[retailCount, keyCount, secondCount, voidCount, transferCount].map((field) => ({ field, width: 100 })),
      { field: infoRate, width: 110 },
    ]
  }, [hq, month])
  return (
    <ListScreen
      load={ats.getReport}
      above={(answer) => <Above answer={answer} hq={hq} />}
      rowKey={atsReportRow.groupKey}
      nameOf={(row) => row.groupName}
      filters={filters}
      defaults={defaults}
      columns={columns}
      toolbar={<Export from={ats.exportReport} can="ats.exportReport" also={{ type: 'group' }} />}
      foot={({ summary }) => [{ label: t('ats.total'), row: { groupKey: '', groupName: '', ...summary } }]}
    />
  )
}

const Above = ({ answer, hq }: { answer: ats.ReportAnswer | undefined; hq: boolean }) => {
  const { search } = useList()
  const { groupBy: _, sortField: __, sortOrder: ___, ...asked } = search
  return (
    <>
      <Cards answer={answer} />
      <Charts search={asked} hq={hq} />
    </>
  )
}
