import { BarChartOutlined, ExpandOutlined, FileImageOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, theme } from 'antd'
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLanguage, useT } from '@/locales'
import { Dialog } from '../dialog/dialog'
import { DASH, plain, useFormats } from '../show/format'
import type { Drawing } from './draw'
import { SmallTable } from '../show/SmallTable'

/** Numbers of one measure, a value a category; null where there is none (a rate without a denominator). */
export interface Series {
  name: string
  values: readonly (number | null)[]
  as?: 'bar' | 'line' | 'dots'
  kind?: 'integer' | 'number' | 'percent' | 'money'
  /** Decimals of percents that were set to the hundredth; one otherwise. */
  decimals?: 1 | 2
  /** Series of one stack stand on each other. */
  stack?: string
  /** Is measured by the axis on the right; percents beside other kinds are. */
  right?: boolean
  /** Places of values that are not complete yet: a line ends before them, since what has only begun is no fall. */
  unfinished?: readonly number[]
  dashed?: boolean
  thin?: boolean
  /** Its bars are hatched. */
  hatched?: boolean
  /** What failed, in the colour of errors. */
  bad?: boolean
}

export interface ChartProps {
  title: string
  /** What the categories are, as head of the table's first column. */
  of: string
  categories: readonly string[]
  series: readonly Series[]
  /**
   * `axes`: bars and lines; percent series beside others have the axis on the right. `bars` lie. `ring` shows the first series, `funnel` too, with the
   * values of the others beside its own. `scatter`: a dot a category, the first series across, the second up. `radar`: an axis a
   * category from `min` to `max`, a shape a series.
   */
  shape?: 'axes' | 'bars' | 'ring' | 'funnel' | 'scatter' | 'radar'
  /** More words for each category, for the tip and the table: such as the dates behind a number. */
  hints?: readonly string[]
  /** Places of categories that are not complete yet: their bars are hatched. */
  unfinished?: readonly number[]
  /** The group of each category in a scatter, as its colour, and what groups are called. */
  groups?: { of: string; names: readonly string[] }
  /** Lines across at a value, such as a threshold. */
  marks?: readonly { name: string; value: number }[]
  /** A line up at a place among the categories of `axes`, counted from 0; it may be between two of them, as a mean is. */
  mean?: { name: string; place: number }
  /** The end of the value axis, and of the axis of percents on the right. */
  max?: number
  rateMax?: number
  /** The start of the value axis, where it is not up to the values. */
  min?: number
  /** In px; more where the plot or the names need it. */
  height?: number
  extra?: ReactNode
  /** A part was clicked, by the place of its category; the table offers the same as a button. */
  onPick?: (category: number) => void
}

/** The height of a chart, in px: enough for 220 px of plot with a legend above and slanted names below. */
const HEIGHT = 320
/** How high a chart is in a window of its own, in px. */
const LARGE = 480

/** A drawing with the table of the same numbers behind it, read out as that table; follows size, theme and language. It can be seen large and saved as a picture. */
export const Chart = (props: ChartProps) => {
  const [isLarge, setLarge] = useState(false)
  const { onPick } = props
  const pickAndClose = (category: number) => {
    setLarge(false)
    onPick?.(category)
  }
  return (
    <>
      <Card {...props} enlarge={() => setLarge(true)} />
      <Dialog open={isLarge} title={props.title} width={1080} onClose={() => setLarge(false)}>
        <Card {...props} height={LARGE} onPick={onPick && pickAndClose} />
      </Dialog>
    </>
  )
}

const Card = ({
  title,
  of,
  categories: named,
  series: measured,
  shape = 'axes',
  height = HEIGHT,
  extra,
  onPick,
  enlarge,
  ...more
}: ChartProps & { enlarge?: () => void }) => {
  const { hints, groups } = more
  const t = useT()
  const language = useLanguage()
  const format = useFormats()
  const { token } = theme.useToken()
  const [asTable, setAsTable] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })
  const heading = useId()
  // Names and numbers are the server's word: what is no name is a dash, what is no number is none.
  const categories = named.map((name) => plain(name) || DASH)
  const series = measured.map((one) => ({
    ...one,
    values: one.values.map((value) => (Number.isFinite(value) ? value : null)),
  }))
  const none = categories.length === 0 || series.every(({ values }) => values.every((value) => value === null))
  // Of nothing but zeros there is nothing to draw either, but for lines on an axis that others share; the table says them.
  const isShared = more.max !== undefined && series.every((one) => one.as === 'line')
  const blank = none || (!isShared && series.every(({ values }) => values.every((value) => !value)))
  const text = (value: number | null | undefined, kind: Series['kind'] = 'integer', decimals?: 1 | 2) =>
    value === null || value === undefined
      ? DASH
      : kind === 'percent'
        ? format.percent(value, decimals)
        : kind === 'money'
          ? format.money(value)
          : format.number(value)
  // Parents make these anew with each drawing; only other contents are a reason to draw again.
  const contents = JSON.stringify([categories, series, shape, more])
  const drawing = useMemo((): Omit<Drawing, 'host' | 'onPick'> => {
    return { categories, series, shape, ...more, token, text, name: title }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the contents identify their parts
  }, [contents, token, language, title])
  useEffect(() => {
    const element = host.current
    if (!element || asTable || blank) return
    let undo: (() => void) | undefined
    let gone = false
    void import('./draw').then(({ draw }) => {
      if (!gone) undo = draw({ ...drawing, host: element, onPick: (category) => pick.current?.(category) })
    })
    return () => {
      gone = true
      undo?.()
    }
  }, [drawing, asTable, blank])
  const save = () => {
    const svg = host.current?.querySelector('svg')
    if (svg) void import('./picture').then(({ savePicture }) => savePicture(svg, title, token))
  }
  // A custom property, which React's type does not know.
  const room = { '--chart-height': `${height}px` } as CSSProperties
  const rows = categories.map((category, at) => ({ key: at, category, at }))
  const table = (
    <SmallTable
      scroll={{ y: height - 40, x: 'max-content' }}
      dataSource={rows}
      columns={[
        {
          key: 'of',
          title: of,
          render: (_, { category, at }) => (
            <>
              {onPick ? (
                <Button type="link" size="small" onClick={() => onPick(at)}>
                  <bdi>{category}</bdi>
                </Button>
              ) : (
                <bdi>{category}</bdi>
              )}
              {hints?.[at] && <small className="quiet"> {hints[at]}</small>}
            </>
          ),
        },
        ...(groups
          ? [{ key: 'group', title: groups.of, render: (_: unknown, { at }: { at: number }) => groups.names[at] }]
          : []),
        ...series.map(({ name, values, kind, decimals }, place) => ({
          key: place,
          title: name,
          align: 'right' as const,
          render: (_: unknown, { at }: { at: number }) => (
            <span className="digits">{text(values[at], kind, decimals)}</span>
          ),
        })),
      ]}
    />
  )
  return (
    <section className="card" aria-labelledby={heading}>
      <Flex justify="space-between" align="center" wrap gap={8}>
        <h2 className={enlarge ? 'card-title' : 'hidden-text'} id={heading}>
          {title}
        </h2>
        <Flex gap={4} align="center" wrap>
          {extra}
          <Button
            size="small"
            type="text"
            icon={asTable ? <BarChartOutlined /> : <TableOutlined />}
            title={t(asTable ? 'chart.asChart' : 'chart.asTable')}
            aria-label={`${title}: ${t(asTable ? 'chart.asChart' : 'chart.asTable')}`}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
          {!asTable && !blank && (
            <Button
              size="small"
              type="text"
              icon={<FileImageOutlined />}
              title={t('chart.save')}
              aria-label={`${title}: ${t('chart.save')}`}
              onClick={save}
            />
          )}
          {enlarge && (
            <Button
              size="small"
              type="text"
              icon={<ExpandOutlined />}
              title={t('chart.enlarge')}
              aria-label={`${title}: ${t('chart.enlarge')}`}
              onClick={enlarge}
            />
          )}
        </Flex>
      </Flex>
      {none || (blank && !asTable) ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} className="chart" style={room} />
      ) : asTable ? (
        table
      ) : (
        <div
          ref={host}
          className="chart"
          style={room}
          role="img"
          aria-label={`${title}. ${rows.map(({ category, at }) => `${category}: ${series.map((one) => `${one.name} ${text(one.values[at], one.kind, one.decimals)}`).join(', ')}`).join('; ')}`}
        />
      )}
    </section>
  )
}
