import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Flex, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import * as news from '@/api/content/news'
import { useViewer } from '@/business/viewer'
import { type News, newsStatus } from '@/entities/content/news'
import { is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { Moment } from '@/kit/form/controls'
import { useScreen } from '@/kit/page/screen'
import { CellLink } from '@/kit/show/kinds'
import { formatTime, inZone, toMillis } from '@/lib/time'
import { useLanguage, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'

const MAX = 500
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const monthOf = (text: string | null) =>
  text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : inZone(Date.now()).format('YYYY-MM')

/** Dialog that reschedules an item, as the alternative to dragging. */
const TimeWindow = ({ row, onClose, save }: { row: News; onClose: () => void; save: (time: string) => void }) => {
  const t = useT()
  const [time, setTime] = useState<string | undefined>(row.publishTime)
  return (
    <Dialog
      open
      title={t('newsPage.timeAsk', { title: row.title })}
      width={400}
      onClose={onClose}
      footer={<DialogButtons ok={t('kit.save')} disabled={!time} onOk={() => time && save(time)} onClose={onClose} />}
    >
      <Moment value={time} onChange={setTime} aria-label={t('news.publishTime')} />
    </Dialog>
  )
}

export const NewsCalendar = ({ view }: { view: ReactNode }) => {
  const t = useT()
  const language = useLanguage()
  const may = useMay()
  const { head } = useViewer()
  const { query, setQuery } = useScreen()
  const { act } = useAction()
  const [timing, setTiming] = useState<News>()
  const [dragged, setDragged] = useState<News>()
  const month = monthOf(query.get('month'))
  const first = inZone(toMillis(`${month}-01 00:00:00`) ?? Date.now())
  const days = Array.from({ length: first.daysInMonth() }, (_, at) => first.add(at, 'day').format('YYYY-MM-DD'))
  const load = useLoad(
    news.list.query(
      {
        publishTimeStart: `${days[0]} 00:00:00`,
        publishTimeEnd: `${days.at(-1)} 23:59:59`,
        pageNo: 1,
        pageSize: MAX,
        sortField: 'publishTime',
        sortOrder: 'asc',
      },
      { quiet: true },
    ),
  )
  const moves = (row: News) => head && may('news.update') && is(row.status, newsStatus.scheduled)
  const schedule = async (row: News, publishTime: string) => {
    if (
      await act(() => news.update({ id: row.id, publishTime, updateTime: row.updateTime }), {
        done: t('newsPage.rescheduled'),
      })
    )
      setTiming(undefined)
  }
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const go = (by: number) => setQuery({ month: first.add(by, 'month').format('YYYY-MM') })
  return (
    <section className="card" aria-label={t('newsPage.calendar')}>
      <Flex justify="space-between" wrap gap={8} className="news-month">
        {view}
        <Space>
          <Button icon={<LeftOutlined />} aria-label={t('newsPage.monthBefore')} onClick={() => go(-1)} />
          <strong className="digits">{month}</strong>
          <Button icon={<RightOutlined />} aria-label={t('newsPage.monthAfter')} onClick={() => go(1)} />
        </Space>
      </Flex>
      <Loaded load={load}>
        <ol className="news-calendar">
          {DAYS.map((day) => (
            <li key={day} className="news-weekday" aria-hidden>
              {/* 1 January 2024 was a Monday. */}
              {dayName.format(Date.UTC(2024, 0, day))}
            </li>
          ))}
          {days.map((day, at) => (
            <li
              key={day}
              style={at === 0 ? { gridColumnStart: ((first.day() + 6) % 7) + 1 } : undefined}
              data-over={dragged ? 'open' : undefined}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDrop={() => {
                if (dragged) void schedule(dragged, `${day} ${formatTime(dragged.publishTime, 'HH:mm:ss')}`)
                setDragged(undefined)
              }}
            >
              <time dateTime={day} className="digits">
                {at + 1}
              </time>
              <ul>
                {(load.data?.records ?? [])
                  .filter((row) => formatTime(row.publishTime, 'YYYY-MM-DD') === day)
                  .map((row) => (
                    <li
                      key={row.id}
                      data-scheduled={is(row.status, newsStatus.scheduled)}
                      draggable={moves(row)}
                      onDragStart={() => setDragged(row)}
                      onDragEnd={() => setDragged(undefined)}
                    >
                      <CellLink to={to('/star-management/informationDetail', { id: row.id })}>
                        <bdi>{row.title}</bdi>
                      </CellLink>
                      {moves(row) && (
                        <button type="button" className="row-action" onClick={() => setTiming(row)}>
                          {formatTime(row.publishTime, 'HH:mm')}
                        </button>
                      )}
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </Loaded>
      {timing && (
        <TimeWindow row={timing} onClose={() => setTiming(undefined)} save={(time) => void schedule(timing, time)} />
      )}
    </section>
  )
}
