import './schedule.css'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented } from 'antd'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { fetchAllPages, OnlyFirst, type PagedCall } from '@/kit/data/fetchAllPages'
import { Loaded, useLoad } from '@/kit/data/load'
import { named, plain, useFormats } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
import type { Span } from '@/lib/spans'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import { crowdedDays, daysOf, type Extent, linesOf, spanOf, spanOfDays, type Timed } from './scheduleDays'

export interface Bar extends Timed {
  id: string
  title: string
  /** True if it is published or enabled, so that it shows during its period. */
  isOn: boolean
  address: string
}
/** Items of one place. `limit` is the number of active ones that fit at the same time. */
export interface Lane {
  key: string
  label: string
  limit?: number
  bars: readonly Bar[]
}
/** Call for the items that start before the end of a period and end after its start. */
type PeriodCall<Row> = PagedCall<Row, { startTimeEnd: string; endTimeStart: string }>

const MAX = 2000

const allOf = <Row,>(call: PeriodCall<Row>, days: ReturnType<typeof daysOf>) =>
  fetchAllPages(
    call,
    {
      startTimeEnd: `${days.at(-1)?.format('YYYY-MM-DD')} 23:59:59`,
      endTimeStart: `${days[0]?.format('YYYY-MM-DD')} 00:00:00`,
    },
    MAX,
  )

/**
 * Schedule of a month or a week: one row per place, one bar per item, filled if active. Days on which more active
 * items overlap than the limit are red.
 */
export const Schedule = <Row,>({
  title,
  call,
  lanes,
  switcher,
}: {
  title: string
  call: PeriodCall<Row>
  lanes: (rows: readonly Row[]) => readonly Lane[]
  switcher: ReactNode
}) => {
  const t = useT()
  const [extent, setExtent] = useState<Extent>('month')
  const [away, setAway] = useState(0)
  const [now] = useState(Date.now)
  const days = daysOf(extent, away, now)
  const { data, error, first, retry } = useLoad(allOf(call, days))
  const step = (by: number) => (
    <Button
      icon={by < 0 ? <LeftOutlined /> : <RightOutlined />}
      aria-label={t(by < 0 ? 'schedule.before' : 'schedule.after')}
      onClick={() => setAway(away + by)}
    />
  )
  return (
    <section className="card" aria-label={title}>
      <Flex gap={12} align="center" wrap className="space-below-md">
        {switcher}
        <Segmented<Extent>
          aria-label={t('schedule.extent')}
          value={extent}
          onChange={(to) => {
            setExtent(to)
            setAway(0)
          }}
          options={[
            { value: 'month', label: t('schedule.month') },
            { value: 'week', label: t('schedule.week') },
          ]}
        />
        {step(-1)}
        <strong className="digits">{formatPeriod(days[0]?.valueOf(), days.at(-1)?.valueOf(), 'YYYY-MM-DD')}</strong>
        {step(1)}
        <Button disabled={away === 0} onClick={() => setAway(0)}>
          {t('schedule.today')}
        </Button>
      </Flex>
      <Loaded load={{ data, error, first, retry }}>
        <OnlyFirst of={data} />
        <Chart days={days} now={now} lanes={lanes(data?.records ?? [])} />
      </Loaded>
    </section>
  )
}

const share = (part: number, { from, until }: Span) => `${((part / (until - from)) * 100).toFixed(3)}%`

const Chart = ({ days, now, lanes }: { days: ReturnType<typeof daysOf>; now: number; lanes: readonly Lane[] }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const window = spanOfDays(days)
  const isHere = now >= window.from && now < window.until
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
    <div className="schedule scroll-x" role="group" aria-label={t('schedule.chart')} tabIndex={0}>
      <div className="schedule-row" aria-hidden>
        <span />
        <div className="schedule-days">
          {days.map((day) => (
            <span key={day.valueOf()} data-weekend={day.day() === 0 || day.day() === 6} title={shortDay(day.valueOf())}>
              {days.length > 7 ? day.date() : shortDay(day.valueOf())}
            </span>
          ))}
        </div>
      </div>
      {lanes.map((lane) => (
        <LaneRow key={lane.key} lane={lane} days={days} window={window}>
          {isHere && (
            <i
              className="schedule-now"
              title={t('schedule.now')}
              style={{ insetInlineStart: share(now - window.from, window) }}
            />
          )}
        </LaneRow>
      ))}
    </div>
  )
}

const LaneRow = ({
  lane: { label, limit, bars },
  days,
  window,
  children,
}: {
  lane: Lane
  days: ReturnType<typeof daysOf>
  window: Span
  children: ReactNode
}) => {
  const t = useT()
  const { go } = useScreen()
  const timed = bars.flatMap((bar) => {
    const span = spanOf(bar)
    return span && span.from < window.until && span.until > window.from ? [{ bar, span }] : []
  })
  const lines = linesOf(timed.map(({ span }) => span))
  const on = timed.flatMap(({ bar, span }) => (bar.isOn ? [span] : []))
  const crowded = limit === undefined ? [] : crowdedDays(on, limit, days)
  // A custom property, which React's type does not include.
  const room = { '--lines': Math.max(1, ...lines.map((line) => line + 1)) } as CSSProperties
  return (
    <div className="schedule-row">
      <span className="schedule-label">
        <bdi>{label}</bdi>
        {crowded.length > 0 && (
          <small role="note">
            {t('schedule.crowded', { days: crowded.map((day) => day.format('MM-DD')).join(t('kit.listComma')), limit })}
          </small>
        )}
      </span>
      <div className="schedule-track" style={room}>
        {crowded.map((day) => (
          <i
            key={day.valueOf()}
            className="schedule-crowd"
            aria-hidden
            style={{
              insetInlineStart: share(day.valueOf() - window.from, window),
              width: share(day.add(1, 'day').valueOf() - day.valueOf(), window),
            }}
          />
        ))}
        {children}
        {timed.map(({ bar, span }, at) => {
          const from = Math.max(span.from, window.from)
          const text = formatPeriod(bar.startTime, bar.endTime)
          // A custom property, which React's type does not include.
          const place = {
            insetInlineStart: share(from - window.from, window),
            width: share(Math.min(span.until, window.until) - from, window),
            '--line': lines[at],
          } as CSSProperties
          return (
            <a
              key={bar.id}
              href={bar.address}
              className="schedule-bar"
              data-on={bar.isOn}
              style={place}
              title={named(plain(bar.title), text)}
              aria-label={named(plain(bar.title), t(bar.isOn ? 'schedule.isOn' : 'schedule.isOff'), text)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                go(bar.address)
              }}
            >
              <bdi>{plain(bar.title) || bar.id}</bdi>
            </a>
          )
        })}
      </div>
    </div>
  )
}
