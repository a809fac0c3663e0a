import './monthCalendar.css'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Space } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import type { Page } from '@/api/reply'
import type { Field } from '@/entities/field'
import { optionOf } from '@/entities/field'
import { formatPeriod, inZone, toMillis } from '@/lib/time'
import { useLanguage, useT } from '@/locales'
import { Loaded, type Queried, useLoad } from '../data/load'
import { useScreen } from '../page/screen'
import { named, optionName } from '../show/format'
import { Mark } from '../show/kinds'
import { FilterBar } from './FilterBar'
import type { Filter } from './filters'
import { useListState } from './state'

const DAY = 86_400_000
const NO_DEFAULTS: Record<string, string> = {}
const MAX = 200
const WEEKEND = [0, 6]

interface Bar {
  key: string
  name: string
  start: unknown
  end: unknown
  status: unknown
  /** Not final: rendered with a dashed edge. */
  draft: boolean
  to: string
}

interface MonthCalendarProps<Row> {
  filters: readonly Filter[]
  tools: ReactNode
  ask: (search: Record<string, unknown>, first: string, last: string) => Queried<Page<Row>>
  bar: (row: Row) => Bar
  status: Pick<Field, 'of'>
  empty: string
}

// React's types do not cover custom properties.
const daysStyle = (days: number, today: number) => ({ '--days': days, '--today': today }) as CSSProperties
const monthOf = (text: string | null, now = Date.now()) =>
  text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : inZone(now).format('YYYY-MM')

const Line = ({ bar, status, start, days }: { bar: Bar; status: Pick<Field, 'of'>; start: number; days: number }) => {
  const t = useT()
  const { go } = useScreen()
  const from = Math.max(0, Math.floor(((toMillis(bar.start) ?? start) - start) / DAY))
  const until = Math.min(days, Math.floor(((toMillis(bar.end) ?? start) - start) / DAY) + 1)
  const period = formatPeriod(bar.start, bar.end, 'YYYY-MM-DD')
  return (
    <li>
      <button
        type="button"
        className="calendar-bar"
        data-tone={optionOf(status.of, bar.status)?.tone}
        data-draft={bar.draft}
        style={{ gridColumn: `${from + 1} / ${Math.max(until, from + 1) + 1}` }}
        aria-label={named(bar.name, period, optionName(t, status, bar.status))}
        title={named(bar.name, period)}
        onClick={() => go(bar.to)}
      >
        <bdi>{bar.name}</bdi>
      </button>
    </li>
  )
}

export const MonthCalendar = <Row,>({ filters, tools, ask, bar, status, empty }: MonthCalendarProps<Row>) => {
  const t = useT()
  const language = useLanguage()
  const { query, setQuery } = useScreen()
  const { state, search, reset } = useListState(filters, NO_DEFAULTS)
  const month = monthOf(query.get('month'))
  const first = inZone(toMillis(`${month}-01 00:00:00`) ?? Date.now())
  const days = first.daysInMonth()
  const start = first.valueOf()
  const load = useLoad(
    ask({ ...state.search, pageNo: 1, pageSize: MAX }, `${month}-01`, `${month}-${String(days).padStart(2, '0')}`),
  )
  const turn = (by: number) => setQuery({ month: first.add(by, 'month').format('YYYY-MM') })
  const today = Math.floor((Date.now() - start) / DAY)
  const title = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' }).format(
    start,
  )
  const bars = (load.data?.records ?? []).map(bar)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'Asia/Shanghai' })
  return (
    <>
      <FilterBar filters={filters} texts={state.texts} search={search} reset={reset} />
      <section className="list-card" aria-label={t('list.asCalendar')}>
        <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
          <Space wrap>
            {tools}
            <Button icon={<LeftOutlined />} aria-label={t('list.monthBefore')} onClick={() => turn(-1)} />
            <h2 className="card-title" aria-live="polite">
              {title}
            </h2>
            <Button icon={<RightOutlined />} aria-label={t('list.monthAfter')} onClick={() => turn(1)} />
            <Button onClick={() => setQuery({ month: undefined })}>{t('list.thisMonth')}</Button>
          </Space>
          <Space wrap size={4}>
            {(status.of?.options ?? []).map(({ value, tone, label }) => (
              <Mark key={value} tone={tone}>
                {t(label)}
              </Mark>
            ))}
          </Space>
        </Flex>
        <Loaded load={load}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached by keyboard */}
          <div className="calendar" style={daysStyle(days, today)} role="region" aria-label={title} tabIndex={0}>
            <div className="calendar-days" aria-hidden>
              {Array.from({ length: days }, (_, at) => (
                <span
                  key={at + 1}
                  data-today={at === today}
                  data-weekend={WEEKEND.includes(first.add(at, 'day').day())}
                >
                  {at + 1}
                  <small>{weekday.format(start + at * DAY)}</small>
                </span>
              ))}
            </div>
            <ul className="calendar-bars" data-today={today >= 0 && today < days}>
              {bars.map((one) => (
                <Line key={one.key} bar={one} status={status} start={start} days={days} />
              ))}
            </ul>
            {bars.length === 0 && <Empty description={empty} style={{ padding: '32px 0' }} />}
          </div>
          {(load.data?.total ?? 0) > MAX && <p className="quiet">{t('list.firstOnly', { max: MAX })}</p>}
        </Loaded>
      </section>
    </>
  )
}
