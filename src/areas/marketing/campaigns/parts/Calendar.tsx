import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Space } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import * as activities from '@/api/activities'
import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { named, optionName } from '@/kit/format'
import { Mark } from '@/kit/kinds'
import { Loaded, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { formatTime, inZone, toMillis } from '@/lib/time'
import { useLanguage, useT } from '@/locales'
import { to } from '@/routes'
import { DETAIL, DRAFT } from './hostFaces'

const DAY = 86_400_000
const MOST = 200
const options = activity.status.of?.options ?? []

// A variable of the style sheet is no property that React's types know.
const daysStyle = (days: number) => ({ '--days': days }) as CSSProperties
const monthOf = (text: string | null, now = Date.now()) => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : inZone(now).format('YYYY-MM'))

const Bar = ({ row, start, days }: { row: ActivityLine; start: number; days: number }) => {
  const t = useT()
  const { go } = useScreen()
  const address = to(DETAIL, { id: row.id })
  const from = Math.max(0, Math.floor(((toMillis(row.startTime) ?? start) - start) / DAY))
  const until = Math.min(days, Math.floor(((toMillis(row.endTime) ?? start) - start) / DAY) + 1)
  const tone = options.find(({ value }) => value === Number(row.status))?.tone
  const period = `${formatTime(row.startTime, 'MM-DD')} – ${formatTime(row.endTime, 'MM-DD')}`
  return (
    <li>
      <button
        type="button"
        className="calendar-bar"
        data-tone={tone}
        data-draft={Number(row.status) === DRAFT}
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

/** The campaigns of one month as bars over its days, coloured by state; a bar opens its campaign. */
export const Calendar = ({ tools }: { tools: ReactNode }) => {
  const t = useT()
  const language = useLanguage()
  const { query, setQuery } = useScreen()
  const month = monthOf(query.get('month'))
  const first = inZone(toMillis(`${month}-01 00:00:00`) ?? Date.now())
  const days = first.daysInMonth()
  const start = first.valueOf()
  const load = useLoad(
    activities.list.query(
      {
        endTimeStart: `${month}-01`,
        startTimeEnd: `${month}-${String(days).padStart(2, '0')}`,
        sortField: activity.startTime.key,
        sortOrder: 'asc',
        pageNo: 1,
        pageSize: MOST,
      },
      { quiet: true },
    ),
  )
  const turn = (by: number) => setQuery({ month: first.add(by, 'month').format('YYYY-MM') })
  const today = Math.floor((Date.now() - start) / DAY)
  const title = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' }).format(start)
  const rows = load.data?.records ?? []
  return (
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
        <div className="calendar" style={daysStyle(days)} role="region" aria-label={title} tabIndex={0}>
          <div className="calendar-days" aria-hidden>
            {Array.from({ length: days }, (_, at) => (
              <span key={at + 1} data-today={at === today}>
                {at + 1}
              </span>
            ))}
          </div>
          <ul className="calendar-bars">
            {rows.map((row) => (
              <Bar key={row.id} row={row} start={start} days={days} />
            ))}
          </ul>
          {rows.length === 0 && <Empty description={t('campaign.noneInMonth')} style={{ padding: '32px 0' }} />}
        </div>
        {(load.data?.total ?? 0) > MOST && <p className="quiet">{t('campaign.mostInMonth', { most: MOST })}</p>}
      </Loaded>
    </section>
  )
}
