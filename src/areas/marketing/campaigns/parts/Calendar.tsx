import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Space } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { named, optionName } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { FilterBar } from '@/kit/list/FilterBar'
import type { Filter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { formatPeriod, inZone, toMillis } from '@/lib/time'
import { useLanguage, useT } from '@/locales'
import { to } from '@/routes'
import { DETAIL } from './hostCells'

const DAY = 86_400_000
const NO_DEFAULTS: Record<string, string> = {}
const MAX = 200
const options = activity.status.of?.options ?? []

// Variables of the style sheet are no properties that React's types know.
const daysStyle = (days: number, today: number) => ({ '--days': days, '--today': today }) as CSSProperties
const WEEKEND = [0, 6]
const monthOf = (text: string | null, now = Date.now()) =>
  text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : inZone(now).format('YYYY-MM')

const Bar = ({ row, start, days }: { row: ActivityLine; start: number; days: number }) => {
  const t = useT()
  const { go } = useScreen()
  const address = to(DETAIL, { id: row.id })
  const from = Math.max(0, Math.floor(((toMillis(row.startTime) ?? start) - start) / DAY))
  const until = Math.min(days, Math.floor(((toMillis(row.endTime) ?? start) - start) / DAY) + 1)
  const tone = options.find(({ value }) => value === Number(row.status))?.tone
  const period = formatPeriod(row.startTime, row.endTime, 'YYYY-MM-DD')
  return (
    <li>
      <button
        type="button"
        className="calendar-bar"
        data-tone={tone}
        data-draft={is(row.status, activityStatus.draft)}
        style={{ gridColumn: `${from + 1} / ${Math.max(until, from + 1) + 1}` }}
        aria-label={named(row.title, period, optionName(t, activity.status, row.status))}
        title={named(row.title, period)}
        onClick={() => go(address)}
      >
        <bdi>{row.title}</bdi>
      </button>
    </li>
  )
}

/** The campaigns of one month that fit the filters of the list, as bars over its days, coloured by state; a bar opens its campaign. */
export const Calendar = ({ filters, tools }: { filters: readonly Filter[]; tools: ReactNode }) => {
  const t = useT()
  const language = useLanguage()
  const { query, setQuery } = useScreen()
  const { state, search, reset } = useListState(filters, NO_DEFAULTS)
  const month = monthOf(query.get('month'))
  const first = inZone(toMillis(`${month}-01 00:00:00`) ?? Date.now())
  const days = first.daysInMonth()
  const start = first.valueOf()
  const lastDay = `${month}-${String(days).padStart(2, '0')}`
  const { startTimeEnd } = state.search
  const load = useLoad(
    activities.list.query(
      {
        ...state.search,
        endTimeStart: `${month}-01`,
        startTimeEnd: typeof startTimeEnd === 'string' && startTimeEnd < lastDay ? startTimeEnd : lastDay,
        sortField: activity.startTime.key,
        sortOrder: 'asc',
        pageNo: 1,
        pageSize: MAX,
      },
      { quiet: true },
    ),
  )
  const turn = (by: number) => setQuery({ month: first.add(by, 'month').format('YYYY-MM') })
  const today = Math.floor((Date.now() - start) / DAY)
  const title = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' }).format(
    start,
  )
  const rows = load.data?.records ?? []
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'Asia/Shanghai' })
  return (
    <>
      <FilterBar filters={filters} texts={state.texts} search={search} reset={reset} />
      <section className="list-card" aria-label={t('campaign.asCalendar')}>
        <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
          <Space wrap>
            {tools}
            <Button icon={<LeftOutlined />} aria-label={t('campaign.monthBefore')} onClick={() => turn(-1)} />
            <h2 className="card-title" aria-live="polite">
              {title}
            </h2>
            <Button icon={<RightOutlined />} aria-label={t('campaign.monthAfter')} onClick={() => turn(1)} />
            <Button onClick={() => setQuery({ month: undefined })}>{t('list.thisMonth')}</Button>
          </Space>
          <Space wrap size={4}>
            {options.map(({ value, tone, label }) => (
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
              {rows.map((row) => (
                <Bar key={row.id} row={row} start={start} days={days} />
              ))}
            </ul>
            {rows.length === 0 && <Empty description={t('campaign.noneInMonth')} style={{ padding: '32px 0' }} />}
          </div>
          {(load.data?.total ?? 0) > MAX && <p className="quiet">{t('campaign.mostInMonth', { most: MAX })}</p>}
        </Loaded>
      </section>
    </>
  )
}
