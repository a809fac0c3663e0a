import './kit.css'
import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Table, Tooltip } from 'antd'
import { theme } from 'antd'
import { BarChart, FunnelChart, LineChart, PieChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { EChartsOption } from 'echarts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLanguage, useT } from '@/locales'

echarts.use([BarChart, LineChart, PieChart, FunnelChart, GridComponent, LegendComponent, TooltipComponent, AriaComponent, CanvasRenderer])

/** The numbers behind a chart: a row a category, a column a series. */
export interface ChartTable {
  /** Headers: the category first. */
  columns: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

interface ChartProps {
  title: string
  /** The same numbers as the drawing; shown instead of it on demand, and read by screen readers. */
  table: ChartTable
  option: EChartsOption
  height?: number
  extra?: ReactNode
  /** Clicked category, by its place in the table. */
  onPick?: (row: number) => void
}

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** Escaped text for echarts' tooltips, which it writes as HTML. */
export const chartText = (value: unknown): string => escape(String(value ?? '--'))

/** A chart with the table behind it; redraws on size, theme and language; nothing is drawn where there are no numbers. */
export default function Chart({ title, table, option, height = 280, extra, onPick }: ChartProps) {
  const t = useT()
  const language = useLanguage()
  const { token } = theme.useToken()
  const [asTable, setAsTable] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const pick = useRef(onPick)
  pick.current = onPick
  const blank = table.rows.length === 0
  useEffect(() => {
    if (!host.current || asTable || blank) return
    const chart = echarts.init(host.current)
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const text = { color: token.colorTextSecondary }
    chart.setOption({
      animation: !reduced,
      color: [token.colorPrimary, token.colorSuccess, token.colorWarning, token.purple, token.cyan, token.magenta, token.gold, token.geekblue, token.colorTextQuaternary],
      textStyle: { fontFamily: token.fontFamily, ...text },
      grid: { left: 8, right: 16, top: 40, bottom: 8, containLabel: true },
      legend: { top: 0, textStyle: text },
      aria: { enabled: true },
      tooltip: { trigger: 'axis', backgroundColor: token.colorBgElevated, textStyle: { color: token.colorText }, borderColor: token.colorBorderSecondary },
      ...option,
    })
    chart.on('click', ({ dataIndex }) => pick.current?.(dataIndex))
    const watch = new ResizeObserver(() => chart.resize())
    watch.observe(host.current)
    return () => {
      watch.disconnect()
      chart.dispose()
    }
  }, [option, asTable, blank, token, language])
  return (
    <section className="card" aria-label={title}>
      <Flex justify="space-between" align="center" wrap gap={8}>
        <h2 className="card-title">{title}</h2>
        <Flex gap={4} align="center">
          {extra}
          <Tooltip title={t(asTable ? 'chart.asChart' : 'chart.asTable')}>
            <Button size="small" type="text" icon={asTable ? <BarChartOutlined /> : <TableOutlined />} aria-label={`${title}: ${t(asTable ? 'chart.asChart' : 'chart.asTable')}`} onClick={() => setAsTable(!asTable)} />
          </Tooltip>
        </Flex>
      </Flex>
      {blank ? (
        <Empty description={t('list.empty')} style={{ height, alignContent: 'center' }} />
      ) : asTable ? (
        <Table
          size="small"
          pagination={false}
          scroll={{ y: height - 40, x: 'max-content' }}
          dataSource={table.rows.map((cells, key) => ({ key, cells }))}
          columns={table.columns.map((name, at) => ({ key: at, title: name, align: at ? ('right' as const) : undefined, render: (_: unknown, { cells }: { cells: readonly (string | number | null)[] }) => cells[at] ?? '--' }))}
        />
      ) : (
        <div ref={host} style={{ height }} role="img" aria-label={`${title}. ${table.rows.map((row) => row.join(' ')).join('; ')}`} />
      )}
    </section>
  )
}
