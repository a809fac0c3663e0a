import { BarChart, FunnelChart, LineChart, PieChart, RadarChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, MarkLineComponent, RadarComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use as equip } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { GlobalToken } from 'antd'
import type { ChartProps, Series } from './Chart'

equip([
  BarChart,
  LineChart,
  PieChart,
  FunnelChart,
  RadarChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  RadarComponent,
  TooltipComponent,
  SVGRenderer,
])

type Shape =
  | 'categories'
  | 'series'
  | 'shape'
  | 'marks'
  | 'min'
  | 'max'
  | 'rateMax'
  | 'hints'
  | 'unfinished'
  | 'groups'
  | 'mean'
export interface Drawing extends Pick<ChartProps, Shape> {
  host: HTMLElement
  name: string
  token: GlobalToken
  text: (value: number | null | undefined, kind?: Series['kind'], decimals?: 1 | 2) => string
  onPick: (category: number) => void
}

const MIN_PLOT = 220
const BAR_ROW = 18
const FONT = 12
const NAME_GAP = 10
const MAX_NAME = 96
const VALUE_AXIS = 56
const isWide = (letter: string) => letter > '\u2E7F'
const widthOf = (name: string) => [...name].reduce((sum, letter) => sum + (isWide(letter) ? FONT : FONT * 0.6), 0)
/**
 * Angles of names below an axis, in degrees, with the px that a name needs at each. The flattest that fits is used.
 */
const SLANTS = [
  [40, 20],
  [75, 13],
] as const
const namesBelow = (names: readonly string[], width: number) => {
  const widest = Math.min(MAX_NAME, Math.max(0, ...names.map(widthOf)))
  const room = width / Math.max(1, names.length)
  const slant = widest + NAME_GAP <= room ? undefined : SLANTS.find(([, needed]) => needed <= room)?.[0]
  const all = { interval: 0, hideOverlap: false }
  if (slant === undefined) return { label: widest + NAME_GAP <= room ? all : {}, height: FONT + NAME_GAP }
  const turn = (slant * Math.PI) / 180
  return { label: { ...all, rotate: slant }, height: widest * Math.sin(turn) + FONT * Math.cos(turn) + NAME_GAP }
}
const paler = (color: string, share: number): string => `${color}${Math.round(255 * (1 - 0.6 * share)).toString(16)}`
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const endFor = (value: number): number => {
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return Math.ceil((value * 1.02) / step) * step
}

/**
 * Returns the echarts options and the minimum height of the host. Names are passed as data and tooltips are rendered
 * on the canvas, so that no server text becomes markup.
 */
const optionOf = (drawing: Drawing): { option: EChartsCoreOption; minHeight: number } => {
  const { host, categories, series, shape, marks, mean, min, max, rateMax, hints, unfinished, groups } = drawing
  const { token, text, name } = drawing
  const muted = { color: token.colorTextSecondary }
  const frame = {
    animation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    animationDuration: 300,
    color: [
      token.colorPrimary,
      token.cyan,
      token.gold,
      token.purple,
      token.colorSuccess,
      token.magenta,
      token.geekblue,
      token.colorTextQuaternary,
    ],
    textStyle: { fontFamily: token.fontFamily, ...muted },
    legend: { type: 'scroll', top: 0, textStyle: muted },
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: token.colorBgElevated,
      borderColor: token.colorBorderSecondary,
      textStyle: { color: token.colorText, fontSize: 12 },
    },
  }
  const [first] = series
  const highest = Math.max(0, ...(marks ?? []).map((mark) => mark.value))
  const parts = categories.map((category, at) => ({ name: category, value: first?.values[at] ?? 0 }))
  const told = (at: number) => first?.values[at]
  const beside = (at: number) =>
    shape === 'funnel'
      ? series.slice(1).map(({ values, kind }) => (numberOf(values[at]) === null ? '' : `  ${text(values[at], kind)}`))
      : []
  const partText = {
    formatter: (part: { name: string; dataIndex: number }) =>
      `${part.name}  ${text(told(part.dataIndex), first?.kind)}${beside(part.dataIndex).join('')}`,
  }
  if (shape === 'ring') {
    const option = {
      ...frame,
      legend: { show: false },
      tooltip: { ...frame.tooltip, trigger: 'item', ...partText },
      series: [
        {
          type: 'pie',
          name,
          radius: ['46%', '70%'],
          data: parts.map((part) =>
            part.value ? part : { ...part, label: { show: false }, labelLine: { show: false } },
          ),
          label: {
            ...muted,
            formatter: (part: { name: string; dataIndex: number }) =>
              `${part.name}\n${text(told(part.dataIndex), first?.kind)}`,
            lineHeight: 15,
            // Without an explicit width a longer name is clipped instead of ending with an ellipsis.
            overflow: 'truncate',
            edgeDistance: 2,
            bleedMargin: 2,
          },
          labelLine: { length: 14, length2: 6 },
          itemStyle: { borderColor: token.colorBgContainer, borderWidth: 2 },
        },
      ],
    }
    return { option, minHeight: MIN_PLOT / 0.7 }
  }
  if (shape === 'funnel') {
    const option = {
      ...frame,
      legend: { show: false },
      tooltip: { ...frame.tooltip, trigger: 'item', ...partText },
      series: [
        {
          type: 'funnel',
          name,
          sort: 'none',
          top: 8,
          bottom: 8,
          left: '2%',
          width: series.length > 1 ? '38%' : '56%',
          minSize: '12%',
          gap: 3,
          data: parts.map((part, at) => ({
            ...part,
            // Areas show the shares. With widths, a first step of thousands would reduce the others to lines.
            value: Math.sqrt(Math.max(0, part.value)),
            itemStyle: { color: paler(token.colorPrimary, at / parts.length) },
          })),
          label: { position: 'right', ...muted, ...partText },
          labelLine: { length: 8 },
          itemStyle: { borderWidth: 0 },
        },
      ],
    }
    return { option, minHeight: MIN_PLOT + 16 }
  }
  if (shape === 'radar') {
    const option = {
      ...frame,
      legend: { ...frame.legend, show: series.length > 1 },
      tooltip: { ...frame.tooltip, trigger: 'item' },
      radar: {
        indicator: categories.map((category) => ({ name: category, min, max })),
        center: ['50%', '56%'],
        radius: '62%',
        axisName: muted,
        splitArea: { show: false },
        splitLine: { lineStyle: { color: token.colorBorderSecondary } },
        axisLine: { lineStyle: { color: token.colorBorder } },
      },
      series: [
        {
          type: 'radar',
          symbolSize: 6,
          tooltip: { valueFormatter: (number: unknown) => text(numberOf(number), first?.kind) },
          data: series.map((one) => ({
            name: one.name,
            value: one.values.map((number) => number ?? '-'),
            lineStyle: one.dashed ? { type: 'dashed' } : undefined,
            areaStyle: one.dashed ? undefined : { opacity: 0.12 },
          })),
        },
      ],
    }
    return { option, minHeight: MIN_PLOT + 80 }
  }
  const isRight = ({ kind, right }: Series) => right ?? kind === 'percent'
  const rates = series.some(isRight) && !series.every(isRight)
  const rightKind = series.find(isRight)?.kind
  const only = rates ? undefined : first?.kind
  const line = {
    axisLine: { lineStyle: { color: token.colorBorder } },
    axisLabel: { ...muted, hideOverlap: true },
    splitLine: { lineStyle: { color: token.colorBorderSecondary } },
  }
  const names = namesBelow(categories, host.clientWidth - (rates ? 2 : 1) * VALUE_AXIS)
  const category = {
    type: 'category',
    data: [...(hints ?? categories)],
    ...line,
    axisLabel: {
      ...line.axisLabel,
      overflow: 'truncate',
      ...(shape === 'bars'
        ? { width: 130, interval: 0, hideOverlap: false, fontSize: 11 }
        : { width: MAX_NAME, ...names.label }),
      ...(hints && { formatter: (_: string, at: number) => categories[at] }),
    },
    axisTick: { show: false },
    inverse: shape === 'bars',
  }
  const value = (kind: Series['kind']) => ({
    type: 'value',
    ...line,
    min,
    // A mark beyond the end of the axis would not be rendered. For zeros only, the default axis would show
    // thousandths.
    max:
      max ??
      (({ max: end }: { max: number }) =>
        highest > end ? endFor(highest) : end > 0 ? null : kind === 'percent' ? 100 : 3),
    minInterval: (kind ?? 'integer') === 'integer' ? 1 : undefined,
    splitNumber: shape === 'bars' ? 3 : 5,
    // The default ticks end with 90 and 100, whose labels touch.
    interval: shape === 'bars' && max === 100 ? 25 : undefined,
    axisLabel: { ...muted, formatter: (number: number) => text(number, kind) },
  })
  const values = rates
    ? [
        value('integer'),
        {
          ...value(rightKind),
          splitLine: { show: false },
          min: undefined,
          ...(rightKind === 'percent' && { max: rateMax }),
        },
      ]
    : value(only)
  if (shape === 'scatter') {
    const [across, up] = [first, series[1]]
    const axis = (one: Series | undefined) => ({
      ...value(one?.kind),
      name: one?.name,
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: muted,
      scale: true,
    })
    const groupNames = groups?.names ?? categories.map(() => '')
    const option = {
      ...frame,
      grid: {
        left: 24,
        right: 24,
        top: groups ? 60 : 36,
        bottom: 24,
        outerBoundsMode: 'same',
        outerBoundsContain: 'axisLabel',
      },
      legend: { ...frame.legend, show: groups !== undefined },
      tooltip: {
        ...frame.tooltip,
        trigger: 'item',
        formatter: ({ data }: { data: { at: number } }) =>
          [
            categories[data.at],
            ...[across, up].map((one) => `${one?.name ?? ''}  ${text(one?.values[data.at], one?.kind)}`),
          ].join('\n'),
      },
      xAxis: axis(across),
      yAxis: { ...axis(up), nameLocation: 'end', nameGap: 12 },
      series: [...new Set(groupNames)].map((group) => ({
        type: 'scatter',
        name: group,
        symbolSize: 10,
        data: categories.flatMap((_, at) => {
          const [x, y] = [across?.values[at] ?? null, up?.values[at] ?? null]
          return groupNames[at] === group && x !== null && y !== null ? [{ value: [x, y], at }] : []
        }),
      })),
    }
    return { option, minHeight: MIN_PLOT + 140 }
  }
  const hatched = {
    decal: {
      symbol: 'rect',
      dashArrayX: [1, 0],
      dashArrayY: [3, 4],
      rotation: -Math.PI / 4,
      color: token.colorBgContainer,
    },
  }
  const bar = (one: number | null, at: number) => (unfinished?.includes(at) ? { value: one, itemStyle: hatched } : one)
  const top = series.length > 1 ? 40 : mean || (shape === 'bars' && marks?.length) ? 28 : 16
  const bottom = 8
  const option = {
    ...frame,
    grid: {
      left: 8,
      right: 16,
      top,
      bottom,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: { ...frame.legend, show: series.length > 1 },
    tooltip: { ...frame.tooltip, trigger: 'axis' },
    xAxis:
      shape === 'bars'
        ? values
        : mean
          ? // A category axis has integer positions only, so the mean uses a second axis.
            [category, { type: 'value', min: -0.5, max: categories.length - 0.5, show: false }]
          : category,
    yAxis: shape === 'bars' ? category : values,
    series: [
      ...series.map((one, at) => ({
        type: one.as === 'dots' ? 'scatter' : (one.as ?? 'bar'),
        name: one.name,
        data:
          one.as === 'line'
            ? one.values.map((number, place) => (one.unfinished?.includes(place) ? null : number))
            : one.values.map(bar),
        stack: one.stack,
        smooth: false,
        symbol: 'circle',
        symbolSize: one.as === 'dots' ? 10 : 6,
        // The border keeps dots visible in front of bars.
        itemStyle:
          one.as === 'dots'
            ? { borderColor: token.colorBgContainer, borderWidth: 2 }
            : { ...(one.hatched && hatched), ...(one.bad && { color: token.colorError }) },
        showSymbol: categories.length <= 31,
        barMaxWidth: 28,
        lineStyle:
          one.dashed || one.thin ? { type: one.dashed ? 'dashed' : 'solid', width: one.thin ? 1 : 2 } : undefined,
        [shape === 'bars' ? 'xAxisIndex' : 'yAxisIndex']: rates && isRight(one) ? 1 : 0,
        tooltip: { valueFormatter: (number: unknown) => text(numberOf(number), one.kind, one.decimals) },
        markLine:
          at === 0 && marks?.length
            ? {
                silent: true,
                symbol: 'none',
                lineStyle: { color: token.colorError, type: 'dashed' },
                label: {
                  ...muted,
                  formatter: ({ name: mark }: { name: string }) => mark,
                  position: shape === 'bars' ? 'start' : 'insideEndTop',
                },
                data: marks.map((mark) => ({ name: mark.name, [shape === 'bars' ? 'xAxis' : 'yAxis']: mark.value })),
              }
            : undefined,
      })),
      ...(mean
        ? [
            {
              type: 'line',
              xAxisIndex: 1,
              data: [],
              markLine: {
                silent: true,
                symbol: 'none',
                lineStyle: { color: token.colorError, type: 'dashed' },
                label: { ...muted, formatter: () => mean.name, position: 'end' },
                data: [{ xAxis: mean.place }],
              },
            },
          ]
        : []),
    ],
  }
  const plot =
    shape === 'bars' ? Math.max(MIN_PLOT, categories.length * BAR_ROW) + FONT + NAME_GAP : MIN_PLOT + names.height
  return { option, minHeight: top + plot + bottom }
}

/** Renders once there is room and again on resize. Returns the cleanup function. */
export const draw = (drawing: Drawing): (() => void) => {
  const { host } = drawing
  let chart: ReturnType<typeof init> | undefined
  let drawnAt = 0
  const fit = () => {
    if (!host.clientWidth || !host.clientHeight) return
    if (!chart || host.clientWidth !== drawnAt) {
      drawnAt = host.clientWidth
      const { option, minHeight } = optionOf(drawing)
      host.style.minHeight = `${Math.ceil(minHeight)}px`
      if (!chart) {
        chart = init(host, undefined, { renderer: 'svg' })
        chart.on('click', ({ dataIndex }) => {
          if (drawing.shape !== 'scatter') drawing.onPick(dataIndex)
        })
      }
      chart.setOption(option)
    }
    chart.resize()
  }
  fit()
  const watch = new ResizeObserver(fit)
  watch.observe(host)
  return () => {
    watch.disconnect()
    chart?.dispose()
  }
}
