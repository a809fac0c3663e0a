import { BarChartOutlined, ExpandOutlined, FileImageOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, theme } from 'antd'
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLanguage, useT } from '@/locales'
import { Dialog } from '../dialog/dialog'
import { DASH, plain, useFormats } from '../show/format'
import type { Drawing } from './draw'
import { SmallTable } from '../show/SmallTable'

/** Values of one measure, one per category; null if missing (such as a rate without a denominator). */
export interface Series {
  name: string
  values: readonly (number | null)[]
  as?: 'bar' | 'line' | 'dots'
  kind?: 'integer' | 'number' | 'percent' | 'money'
  decimals?: 1 | 2
  stack?: string
  /** Uses the right axis. Default: true for percentages; without effect if all series would use it. */
  right?: boolean
  /**
   * Indexes of incomplete values, which a line omits, since a period in progress would look like a decline. For bars
   * see `unfinished` of the chart.
   */
  unfinished?: readonly number[]
  dashed?: boolean
  thin?: boolean
  hatched?: boolean
  bad?: boolean
}

export interface ChartProps {
  title: string
  of: string
  categories: readonly string[]
  series: readonly Series[]
  /**
   * `axes`: bars and lines; percentages combined with others use the right axis. `bars` are horizontal. `ring` and
   * `funnel` show the first series, `funnel` with the values of the others beside it. `scatter`: a dot per category,
   * the first series horizontal, the second vertical. `radar`: an axis per category from `min` to `max`, a shape per
   * series.
   */
  shape?: 'axes' | 'bars' | 'ring' | 'funnel' | 'scatter' | 'radar'
  /**
   * Text per category, such as the dates of a number: title of the tooltip in place of the name, and added in the
   * table.
   */
  hints?: readonly string[]
  /** Indexes of incomplete categories, whose bars are hatched. */
  unfinished?: readonly number[]
  /** Scatter groups by category, shown as colours, and the name of the grouping. */
  groups?: { of: string; names: readonly string[] }
  marks?: readonly { name: string; value: number }[]
  /** Vertical line at a category index of `axes`, from 0. May be fractional, such as a mean. */
  mean?: { name: string; place: number }
  /** End of the value axis. `rateMax` is the end of a right axis in percent, `min` the start of the value axis. */
  max?: number
  rateMax?: number
  min?: number
  height?: number
  extra?: ReactNode
  /** Receives the index of the clicked category. The table offers the same as a button. */
  onPick?: (category: number) => void
}

/** Height of a chart, in px: room for 220 px of plot with a legend above and slanted names below. */
const HEIGHT = 320
const LARGE = 480

/**
 * Chart with a table of its values, which screen readers use. Follows size, theme and language; can be enlarged and
 * saved as a picture.
 */
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
  // Names and numbers are unvalidated server data: a missing name becomes a dash, an invalid number null.
  const categories = named.map((name) => plain(name) || DASH)
  const series = measured.map((one) => ({
    ...one,
    values: one.values.map((value) => (Number.isFinite(value) ? value : null)),
  }))
  const none = categories.length === 0 || series.every(({ values }) => values.every((value) => value === null))
  // A chart of zeros only is empty as well, except lines with a fixed `max`. The table still contains the zeros.
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
  // Parents recreate these on every render, so only changed contents may trigger a redraw.
  const contents = JSON.stringify([categories, series, shape, more])
  const drawing = useMemo((): Omit<Drawing, 'host' | 'onPick'> => {
    return { categories, series, shape, ...more, token, text, name: title }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `contents` changes with any of its parts
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
  // Custom property missing from React's type.
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
          aria-label={`${title}. ${rows.map(({ category, at }) => `${category}: ${series.map((one) => `${one.name} ${text(one.values[at], one.kind, one.decimals)}`).join(t('kit.listComma'))}`).join('; ')}`}
        />
      )}
    </section>
  )
}
