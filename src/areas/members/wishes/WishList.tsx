import './wishes.css'
import { useMemo } from 'react'
import * as feedback from '@/api/voice/feedback'
import type { WishStats } from '@/api/voice/feedback'
import { cityFilterOf } from '@/business/CityFilter'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Wish, wish as fields, wishChange, type WishDetail, wishOption, wishStatus } from '@/entities/members/wish'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { everyDay } from '@/kit/chart/days'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { PictureFrame } from '@/kit/show/Picture'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { distinct } from '@/lib/distinct'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { CLUE } from '../parts/links'

const SORT = { field: 'createTime', order: 'desc' } as const
const nameOf = (row: Wish) => plain(row.nickname) || row.id

const filtersFor = (viewer: Viewer) => [
  phoneFilter(fields.phone),
  containsFilter(fields.nickname),
  severalSeriesFilterOf(fields.seriesName),
  cityFilterOf(fields.cityName),
  fields.status,
  fields.buyPlan,
  ...dealerFiltersFor(viewer),
  spanFilter(fields.createTime),
]

const HEX = /^#[0-9a-f]{3,8}$/i

const Paint = ({ name, color, hex = false }: { name: unknown; color: unknown; hex?: boolean }) => {
  const [words, code] = [plain(name), plain(color)]
  if (!words && !code) return <Blank />
  return (
    <span className="wish-paint">
      {HEX.test(code) && <span style={{ background: code }} aria-hidden />}
      <bdi>{words || code}</bdi>
      {hex && words && code && <small className="quiet digits">{code}</small>}
    </span>
  )
}
const LeadLink = ({ row }: { row: Wish }) => (
  <PermittedLink digits text={row.clueId} path={CLUE} query={{ clueId: row.clueId }} />
)
const Model = ({ row }: { row: Wish }) => {
  const name = <Value field={fields.modelName} value={row.modelName} />
  return is(row.status, wishStatus.gone) ? <del>{name}</del> : name
}

const factsOf = (row: WishDetail) => [
  {
    title: 'wishes.car' as const,
    facts: [
      fields.seriesName,
      [fields.modelName, <Model key="model" row={row} />] as const,
      [fields.exterior, <Paint key="exterior" name={row.exterior} color={row.exteriorColor} hex />] as const,
      [fields.interior, <Paint key="interior" name={row.interior} color={row.interiorColor} hex />] as const,
      fields.guidePrice,
    ],
  },
  {
    title: 'wishes.customer' as const,
    facts: [
      fields.customerName,
      fields.phone,
      fields.buyPlan,
      fields.payWay,
      fields.cityName,
      fields.dealerName,
      ...(plain(row.clueId) ? [[fields.clueId, <LeadLink key="lead" row={row} />] as const] : []),
      fields.remark,
    ],
  },
  { title: 'wishes.wish' as const, facts: [fields.id, fields.source, fields.createTime, fields.updateTime] },
]

const WishPanel = () => {
  const t = useT()
  return (
    <RecordPanel load={(id) => feedback.getWish.query({ id }, { quiet: true })} title={nameOf} status={fields.status}>
      {(row) => (
        <>
          {plain(row.image) && <PictureFrame className="wish-car" src={plain(row.image)} alt={t('wishes.car')} />}
          <Facts row={row} fields={factsOf(row)} />
          <Card title={t(fields.options.label)}>
            <FieldTable rows={row.optionPrices} fields={[wishOption.optionName, wishOption.price]} />
          </Card>
          <Card title={t('wishes.history')}>
            <EventTimeline
              rows={row.history}
              time={wishChange.createTime}
              of={({ content, createBy }) => ({ title: <bdi>{plain(content)}</bdi>, by: createBy })}
            />
          </Card>
        </>
      )}
    </RecordPanel>
  )
}

const WishCharts = ({ stats }: { stats: WishStats | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  if (!stats) return null
  const { wished, lead, ordered } = stats
  return (
    <ChartFold
      figures={t('wishes.figures', {
        wished: count(wished),
        lead: count(lead),
        ordered: count(ordered),
        rate: percent(rateOf(lead, wished)),
      })}
    >
      <Charts stats={stats} />
    </ChartFold>
  )
}

const Charts = ({ stats: { series, colors, options, days, wished, lead, ordered } }: { stats: WishStats }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const name = t('wishes.count')
  const countsOf = (rows: readonly { count: number }[]) => rows.map((row) => numberIn(row.count))
  const names = series.map(({ seriesName }) => plain(seriesName))
  const paints = distinct(
    colors.map(({ exterior }) => plain(exterior)),
    (paint) => paint,
  )
  const all = everyDay(days.map((of) => ({ date: plain(of.date), of })))
  return (
    <div className="charts">
      <Chart
        title={t('wishes.bySeries')}
        of={t(fields.seriesName.label)}
        categories={names}
        series={[{ name, values: countsOf(series) }]}
      />
      <Chart
        title={t('wishes.byColor')}
        of={t(fields.seriesName.label)}
        categories={names}
        series={paints.map((paint) => ({
          name: paint,
          stack: 'paint',
          values: names.map(
            (one) =>
              numberIn(colors.find((row) => plain(row.seriesName) === one && plain(row.exterior) === paint)?.count) ??
              0,
          ),
        }))}
      />
      <Chart
        title={t('wishes.topOptions')}
        of={t('wishOption.optionName')}
        shape="bars"
        categories={options.map(({ optionName }) => plain(optionName))}
        series={[{ name, values: countsOf(options) }]}
      />
      <Chart
        title={t('wishes.funnel')}
        of={t('wishes.step')}
        shape="funnel"
        categories={[t('wishes.wished'), t('wishes.becameLead'), t('wishes.ordered')]}
        series={[{ name, values: [numberIn(wished), numberIn(lead), numberIn(ordered)] }]}
      />
      <Chart
        title={t('wishes.byDay')}
        of={t('wishes.day')}
        categories={all.map(({ date }) => shortDay(date))}
        series={[{ name, as: 'line', values: all.map(({ day }) => numberIn(day?.of.count) ?? 0) }]}
      />
    </div>
  )
}

const columnsFor = (open: Open): ColumnOf<Wish>[] => [
  { field: fields.nickname, width: 150, below: fields.phone, open: ({ id }) => open('detail', id), text: nameOf },
  { field: fields.status, width: 104 },
  {
    field: fields.seriesName,
    width: 190,
    cell: (row) => (
      <TwoValues upper={<Value field={fields.seriesName} value={row.seriesName} />} below={<Model row={row} />} />
    ),
  },
  { field: fields.exterior, width: 116, cell: (row) => <Paint name={row.exterior} color={row.exteriorColor} /> },
  { field: fields.guidePrice, width: 120 },
  { field: fields.buyPlan, width: 96 },
  { field: fields.payWay, width: 96 },
  { field: fields.cityName, width: 96 },
  { field: fields.dealerName, width: 180 },
  { field: fields.clueId, width: 170, cell: (row) => <LeadLink row={row} /> },
  { field: fields.id, width: 140 },
  fields.createTime,
]

/**
 * Cars that customers wish for in the app. Read only: the server creates a lead once the customer leaves a phone
 * number.
 */
export default function WishList() {
  const viewer = useViewer()
  const { open } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => forViewer(viewer, columnsFor(open)), [viewer, open])
  return (
    <>
      <ListScreen
        load={feedback.listWishes}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        above={(answer) => <WishCharts stats={answer?.stats} />}
        toolbar={<Export from={feedback.exportWishes} can="feedback.exportWishes" />}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <WishPanel />
    </>
  )
}
