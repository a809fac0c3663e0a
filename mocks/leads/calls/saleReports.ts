import * as saleReports from '@/api/leads/saleReports'
import {
  BUCKETS,
  bucketName,
  change,
  isTooLong,
  lastYearOf,
  pairsOf,
  previousOf,
  type Range,
  rate,
} from '@/areas/leads/saleReports/calculate'
import type { Quota } from '@/entities/leads/quota'
import { type SaleCompare, saleCompare } from '@/entities/leads/saleCompare'
import type { SaleDealer } from '@/entities/leads/saleDealer'
import { isRate, METRICS, type Metric, metricOf } from '@/entities/leads/saleReport'
import { shopType as shopTypes } from '@/entities/shared/enums'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { fromCents, toCents } from '@/lib/money'
import { on } from '../../core/dispatcher'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, menusOfRoles, rolesOf } from '../../system/rules/access'
import { text, texts, integer } from '../../core/input'
import * as reports from '../rules/saleReports'
import { areaOf } from '../rules/leads'
import { columnsOf, sheetOf, xlsFile } from '../../core/sheet'
import { stockOf } from '../rules/remoteStock'

const PAGES: Readonly<Record<string, readonly string[]>> = {
  headquarters: [
    '/saleReport/headquarters',
    '/saleReport-time/headquarters',
    '/saleReport-dimension/headquarters-by-dealer',
  ],
  dealer: ['/saleReport/dealer', '/saleReport-time/dealer'],
  groupDealer: ['/saleReport/group-dealer', '/saleReport-time/group-dealer'],
}
/** Name, kind (1 count, 2 rate, 3 money) and definition of each metric. */
const QUOTAS: Readonly<Record<Metric, readonly [name: string, kind: 1 | 2 | 3, formula: string]>> = {
  clueCount: ['线索量', 1, '统计时间内创建的线索数'],
  validCount: ['有效线索量', 1, '统计时间内创建且未判定无效的线索数'],
  visitCount: ['到店量', 1, '统计时间内首次到店的客户数，含无线索的购车客户'],
  driveCount: ['试驾量', 1, '统计时间内首次试驾的客户数，含无线索的购车客户'],
  orderCount: ['订单量', 1, '统计时间内下订的客户数，含无线索的购车客户'],
  cancelCount: ['退订量', 1, '统计时间内下订后又退订的线索数'],
  saleCount: ['实销量', 1, '统计时间内已实销的车辆数，按实销日期，作废的不计'],
  deliveryCount: ['交车量', 1, '统计时间内完成交车的线索数'],
  saleAmount: ['实销金额', 3, '统计时间内已实销车辆的成交价合计（元）'],
  targetCount: ['实销目标', 1, '月度实销目标按统计天数折算'],
  finishRate: ['目标完成率', 2, '实销量 ÷ 实销目标'],
  orderRate: ['线索成交率', 2, '订单量 ÷ 线索量'],
}
const SHOP_TYPES: Readonly<Record<number, string>> = {
  1: '4S店',
  2: '城市展厅',
  3: '二级网点',
  4: '直营店',
  5: '经销商集团',
  6: '服务站',
}
const DIMENSION_NAMES: Readonly<Record<reports.Dimension, string>> = {
  area: '大区',
  province: '省份',
  dealer: '经销商',
  consultant: '顾问',
  series: '车系',
  channel: '渠道',
  day: '日',
}

const demandView = (input: reports.Input, user: UserRow) => {
  const paths = PAGES[text(input.viewpoint)] ?? []
  if (!menusOfRoles(rolesOf(user)).some((row) => paths.includes(row.path))) throw new Refusal(403, '没有访问权限')
}
const dayOf = (now: number) => formatTime(now, 'YYYY-MM-DD')
const metricsIn = (input: reports.Input): readonly Metric[] => {
  const asked = texts(input.quotaCodes).flatMap((code) => metricOf(code) ?? [])
  return asked.length ? asked : METRICS
}
const rangesOf = (range: Range): [Range, Range, Range] => [range, previousOf(range), lastYearOf(range)]

/** Sorts rows by a number. Rows without one come last in either direction. */
const byNumber =
  <Row>(valueOf: (row: Row) => unknown, way: 1 | -1) =>
  (a: Row, b: Row) => {
    const [x, y] = [numberIn(valueOf(a)), numberIn(valueOf(b))]
    return x === y ? 0 : x === null ? 1 : y === null ? -1 : (x - y) * way
  }
const wayOf = (input: reports.Input): 1 | -1 => (input.sortOrder === 'asc' ? 1 : -1)
const cut = <Row>(rows: readonly Row[], input: reports.Input, max: number): { records: Row[]; total: number } => {
  const size = Math.min(Math.max(integer(input.pageSize) ?? 20, 1), max)
  const from = (Math.max(integer(input.pageNo) ?? 1, 1) - 1) * size
  return { records: rows.slice(from, from + size), total: rows.length }
}

const report = (input: reports.Input, user: UserRow, now: number) => {
  const today = dayOf(now)
  const dimension = reports.DIMENSIONS.find((one) => one === text(input.dimension))
  if (!dimension) throw new Refusal(400, '请选择统计维度')
  const ranges = rangesOf(reports.rangeIn(input.startTime, input.endTime))
  const scope = reports.scopeOf(input, user)
  const lines = reports.linesOf(input, dimension, scope, ranges, today)
  const metric = metricOf(text(input.sortField))
  const sorted = metric ? lines.toSorted(byNumber((line) => reports.valueOf(line.tally, metric), wayOf(input))) : lines
  if (!metric && dimension === 'day' && input.sortOrder === 'desc') sorted.reverse()
  const all = reports.tallies(scope, ranges, () => 'all', today)
  const book = reports.targetBook()
  const sums = ranges.map((range, at) => ({
    ...(all[at]?.get('all') ?? reports.none()),
    target: reports.wholeTarget(scope, range, book),
  }))
  return { dimension, ranges, scope, lines: sorted, sums }
}

const rankOf = (dealerCode: string, range: Range, today: string) => {
  const { houses, counts, ...rest } = reports.areaScope({}, areaOf(dealerCode), range)
  const [sold] = reports.tallies({ ...rest, houses, counts }, [range], (one) => one.dealerCode, today)
  const salesOf = (code: string) => sold?.get(code)?.sale ?? 0
  const better = [...houses.keys()].filter((code) => salesOf(code) > salesOf(dealerCode)).length
  return houses.has(dealerCode) ? { place: better + 1, of: houses.size } : undefined
}

const middle = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 100) / 100
}

const numbersOf = (lines: readonly reports.Line[], metric: Metric): number[] =>
  lines.flatMap(({ tally }) => numberIn(reports.valueOf(tally, metric)) ?? [])
/** Returns the mean of all rows. The mean of a rate is calculated from the sums. */
const meanOf = (lines: readonly reports.Line[], sum: reports.Tally, metric: Metric): number | string | null => {
  if (isRate(metric)) return reports.valueOf(sum, metric)
  const numbers = numbersOf(lines, metric)
  if (numbers.length === 0) return null
  const mean = numbers.reduce((all, one) => all + one, 0) / numbers.length
  return metric === 'saleAmount' ? mean.toFixed(2) : Math.round(mean * 10) / 10
}
const middleOf = (lines: readonly reports.Line[], metric: Metric): number | string | null => {
  const found = middle(numbersOf(lines, metric))
  return metric === 'saleAmount' && found !== null ? found.toFixed(2) : found
}
const byMetric = <V>(value: (metric: Metric) => V) =>
  Object.fromEntries(METRICS.map((metric) => [metric, value(metric)]))

on(saleReports.list)((input, { user, now }) => {
  demandView(input, user)
  const { dimension, ranges, lines, sums } = report(input, user, now)
  const [sum = reports.none(), before = reports.none(), yearAgo = reports.none()] = sums
  const metrics = metricsIn(input)
  // Every requested dealer is returned. One that was not in the network has no figures.
  const asked = dimension === 'dealer' ? texts(input.dealerCodes) : []
  const gone = asked.filter((code) => !lines.some(({ face }) => face.dimCode === code))
  const { records, total } = cut(lines, input, 1000)
  return {
    records: [
      ...records.map((line) => reports.lineView(line, metrics)),
      // Without figures every metric is null, which the type of a row cannot express.
      ...gone.map((dimCode) => ({
        dimCode,
        dimName: '',
        ...Object.fromEntries(metrics.map((metric) => [metric, null])),
      })),
    ] as saleReports.SaleAnswer['records'], // see above
    total: total + gone.length,
    summary: {
      ...reports.valuesOf(sum),
      momRate: change(sum.sale, before.sale),
      yoyRate: change(sum.sale, yearAgo.sale),
    },
    previous: reports.valuesOf(before),
    lastYear: reports.valuesOf(yearAgo),
    average: byMetric((metric) => meanOf(lines, sum, metric)),
    median: byMetric((metric) => middleOf(lines, metric)),
    minMax: byMetric((metric) => {
      const numbers = numbersOf(lines, metric)
      return numbers.length ? [Math.min(...numbers), Math.max(...numbers)] : null
    }),
    rank: text(input.viewpoint) === 'dealer' ? rankOf(user.dealerCode, ranges[0], dayOf(now)) : undefined,
    asOf: reports.asOf(now),
  }
})

/**
 * Returns the dealers sorted as requested, each with its rank by the sort field. Rank 1 is the best in either
 * direction. For cancelled orders the fewest are the best.
 */
const rankedDealers = (input: reports.Input, user: UserRow, now: number) => {
  const scope = reports.scopeOf(input, user)
  const houses = [...scope.houses.values()].filter((row) => row.shopType !== shopTypes.second)
  const isAsked = text(input.startTime) !== ''
  const range = isAsked ? reports.rangeIn(input.startTime, input.endTime) : undefined
  const lines = range ? reports.linesOf(input, 'dealer', scope, rangesOf(range), dayOf(now)) : []
  const tallies = new Map(lines.map(({ face, tally }) => [face.dimCode, tally]))
  const metric = metricOf(text(input.sortField)) ?? 'saleCount'
  const value = (row: reports.House) => {
    const tally = tallies.get(row.dealerCode)
    return tally ? reports.valueOf(tally, metric) : null
  }
  const best = houses.toSorted(byNumber(value, metric === 'cancelCount' ? 1 : -1))
  const rank = new Map(best.filter((row) => tallies.has(row.dealerCode)).map((row, at) => [row.dealerCode, at + 1]))
  const shown = range ? houses.toSorted(byNumber(value, wayOf(input))) : houses
  return shown.map((row) => {
    const tally = tallies.get(row.dealerCode)
    return {
      row,
      rank: rank.get(row.dealerCode) ?? null,
      tally,
      finishRate: tally ? rate(tally.sale, tally.target) : null,
    }
  })
}
const dealerView = ({ row, rank, finishRate }: ReturnType<typeof rankedDealers>[number]): SaleDealer => {
  const { dealerCode, dealerName, groupName, shopType, areaName, provinceName, cityName } = row
  // The data holds only the values of the enumerations.
  return {
    rank,
    dealerCode,
    dealerName,
    groupName,
    shopType,
    areaName,
    provinceName,
    cityName,
    finishRate,
    stockCount: stockOf(dealerCode),
  } as SaleDealer
}

on(saleReports.listDealers)((input, { user, now }) => {
  demandView(input, user)
  const { records, total } = cut(rankedDealers(input, user, now), input, 500)
  return { records: records.map(dealerView), total }
})

on(saleReports.listQuotas)((input, { user }) => {
  demandView(input, user)
  return METRICS.filter((metric) => metric !== 'saleAmount' || text(input.viewpoint) !== 'dealer').map(
    (quotaCode, at): Quota => {
      const [quotaName, quotaKind, formula] = QUOTAS[quotaCode]
      return { quotaCode, quotaName, quotaKind, formula, sort: (at + 1) * 10 }
    },
  )
})

type Numbers = Pick<SaleCompare, 'currentValue' | 'compareValue' | 'diffValue' | 'diffRate'>
/** Compares two values of a metric. Amounts are calculated in cents. */
const against = (metric: Metric, current: reports.Tally | undefined, compared: reports.Tally): Numbers => {
  const currentValue = current ? reports.valueOf(current, metric) : null
  const compareValue = reports.valueOf(compared, metric)
  const [now, then] = [numberIn(currentValue), numberIn(compareValue)]
  const cents = (value: unknown) => toCents(value) ?? 0
  const diffValue =
    now === null || then === null
      ? null
      : metric === 'saleAmount'
        ? fromCents(cents(currentValue) - cents(compareValue))
        : Math.round((now - then) * 10) / 10
  return { currentValue, compareValue, diffValue, diffRate: change(now, then) }
}

const comparison = (input: reports.Input, user: UserRow, now: number) => {
  const today = dayOf(now)
  const metric = metricOf(text(input.quotaCode))
  const bucket = BUCKETS.find((one) => one === text(input.bucket))
  if (!metric || !bucket) throw new Refusal(400, '请选择指标与时间粒度')
  const range = reports.rangeIn(input.startTime, input.endTime, Infinity)
  const compare = reports.rangeIn(input.compareStart, input.compareEnd, Infinity)
  if (isTooLong(range, bucket) || isTooLong(compare, bucket)) throw new Refusal(400, '所选粒度下时间范围过长')
  const pairs = pairsOf(range, compare, bucket)
  if (!pairs) throw new Refusal(400, '对比周期长度须一致')
  const scope = reports.scopeOf(input, user)
  const book = reports.targetBook()
  const tally = (of: reports.Scope, ranges: readonly Range[]) =>
    reports
      .tallies(of, ranges, () => 'all', today)
      .map((found, at) => ({
        ...(found.get('all') ?? reports.none()),
        target: reports.wholeTarget(of, ranges[at] ?? range, book),
      }))
  const current = tally(
    scope,
    pairs.map(([one]) => ({ from: one.from, until: one.until < today ? one.until : today })),
  )
  const compared = tally(
    scope,
    pairs.map(([, one]) => one),
  )
  let [sum, sumThen] = [reports.none(), reports.none()]
  const rows = pairs.map(([one, other], at): SaleCompare => {
    const isAhead = one.from > today
    const mine = isAhead ? undefined : current[at]
    const theirs = compared[at] ?? reports.none()
    if (mine) sum = reports.plus(sum, mine)
    sumThen = reports.plus(sumThen, theirs)
    return {
      period: bucketName(one, bucket),
      comparePeriod: bucketName(other, bucket),
      ...against(metric, mine, theirs),
      sumCurrent: mine ? reports.valueOf(sum, metric) : null,
      sumCompare: reports.valueOf(sumThen, metric),
      running: one.from <= today && one.until >= today ? 1 : 0,
    }
  })
  return { metric, bucket, range, rows, tally, pairs, today }
}

const areaAverage = (
  { metric, range, pairs, tally, today }: ReturnType<typeof comparison>,
  input: reports.Input,
  user: UserRow,
) => {
  const scope = reports.areaScope(input, areaOf(user.dealerCode), range)
  const sums = tally(
    scope,
    pairs.map(([one]) => one),
  )
  return sums.map((sum, at): number | null => {
    if ((pairs[at]?.[0].from ?? '') > today) return null
    const value = numberIn(reports.valueOf(sum, metric))
    return value === null || isRate(metric) ? value : Math.round((value / Math.max(scope.houses.size, 1)) * 10) / 10
  })
}

const sortRows = (rows: readonly SaleCompare[], input: reports.Input): SaleCompare[] => {
  const field = (['currentValue', 'diffRate'] as const).find((one) => one === text(input.sortField))
  if (field) return rows.toSorted(byNumber((row) => row[field], wayOf(input)))
  return rows.slice()
}

on(saleReports.compare)((input, { user, now }) => {
  demandView(input, user)
  const found = comparison(input, user, now)
  return {
    ...cut(sortRows(found.rows, input), input, 100),
    areaAverage: text(input.viewpoint) === 'dealer' ? areaAverage(found, input, user) : undefined,
    asOf: reports.asOf(now),
  }
})

type Cell = string | number
const cell = (value: unknown): Cell => (typeof value === 'number' || typeof value === 'string' ? value : '--')
const metricCell = (tally: reports.Tally | undefined, metric: Metric): Cell => {
  const value = tally ? reports.valueOf(tally, metric) : null
  return metric === 'saleAmount' ? cell(numberIn(value)) : cell(value)
}

const timeSheet = (input: reports.Input, user: UserRow, now: number) => {
  const { metric, rows } = comparison(input, user, now)
  const [name] = QUOTAS[metric]
  const money = (value: unknown): Cell => cell(metric === 'saleAmount' ? numberIn(value) : value)
  return sheetOf(sortRows(rows, input), {
    ...columnsOf(saleCompare, 'period'),
    [`本期${name}`]: (row) => money(row.currentValue),
    ...columnsOf(saleCompare, 'comparePeriod'),
    [`对比期${name}`]: (row) => money(row.compareValue),
    ...columnsOf(saleCompare, 'diffValue'),
    '增减率（%）': (row) => cell(row.diffRate),
    ...columnsOf(saleCompare, 'sumCurrent', 'sumCompare'),
  })
}
const headOf = (metric: Metric) => (isRate(metric) ? `${QUOTAS[metric][0]}(%)` : QUOTAS[metric][0])

const dealerSheet = (input: reports.Input, user: UserRow, now: number) =>
  sheetOf(rankedDealers(input, user, now), {
    排名: ({ rank }) => cell(rank),
    经销商代码: ({ row }) => row.dealerCode,
    经销商: ({ row }) => row.dealerName,
    所属集团: ({ row }) => row.groupName,
    门店类型: ({ row }) => SHOP_TYPES[row.shopType] ?? '',
    大区: ({ row }) => row.areaName,
    省份: ({ row }) => row.provinceName,
    城市: ({ row }) => row.cityName,
    ...Object.fromEntries(
      metricsIn(input).map((metric) => [
        headOf(metric),
        ({ tally }: ReturnType<typeof rankedDealers>[number]) => metricCell(tally, metric),
      ]),
    ),
    '目标完成率（%）': ({ finishRate }) => cell(finishRate),
    库存量: ({ row }) => stockOf(row.dealerCode),
  })

on(saleReports.exportList)((input, { user, now }) => {
  demand(user, 'saleReports.exportList')
  demandView(input, user)
  if (input.mode === 'time') return timeSheet(input, user, now)
  if (input.mode === 'dimension') return dealerSheet(input, user, now)
  const { dimension, lines, sums } = report(input, user, now)
  const metrics = metricsIn(input)
  const [sum = reports.none(), before = reports.none(), yearAgo = reports.none()] = sums
  const row = (name: string, tally: reports.Tally, momRate: number | null, yoyRate: number | null): Cell[] => [
    name,
    ...metrics.map((metric) => metricCell(tally, metric)),
    cell(momRate),
    cell(yoyRate),
  ]
  return xlsFile(
    'excel.xls',
    [DIMENSION_NAMES[dimension], ...metrics.map(headOf), '实销环比（%）', '实销同比（%）'],
    [
      ...lines.map((line) => row(line.face.dimName || '未分配', line.tally, line.momRate, line.yoyRate)),
      row('合计', sum, change(sum.sale, before.sale), change(sum.sale, yearAgo.sale)),
    ],
  )
})
