import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { type PointerEvent, useState } from 'react'
import { named, plain } from '@/kit/show/format'
import { useFormats } from '@/kit/show/format'
import { formatPeriod, formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import type { SessionOf } from './sessionRules'
import { daysOf, type SessionDraft } from './signForm'

const MINUTE = 60_000
const DAY_MINUTES = 1440
const DAY = DAY_MINUTES * MINUTE
const SNAP = 30
const WEEK = 7
const HOURS = [0, 6, 12, 18, 24]

/** Returns the minutes of the day at the pointer, rounded to half an hour. */
const minuteAt = ({ currentTarget, clientY }: PointerEvent): number => {
  const { top, height } = currentTarget.getBoundingClientRect()
  const part = height > 0 ? (clientY - top) / height : 0
  return Math.min(DAY_MINUTES, Math.max(0, Math.round((part * DAY_MINUTES) / SNAP) * SNAP))
}
/** Top and height as shares of the day. */
const placeOf = (from: number, to: number) => ({
  top: `${(from / DAY_MINUTES) * 100}%`,
  height: `${((to - from) / DAY_MINUTES) * 100}%`,
})

/**
 * Week grid of the sessions of an activity. Dragging over a day adds a session, a click opens one. The list below
 * offers the same without a pointer.
 */
export const SessionGrid = ({
  of,
  sessions,
  draw,
  open,
}: {
  of: SessionOf
  sessions: readonly SessionDraft[]
  /** Adds a session with these times. Without it, nothing can be added. */
  draw?: (openTime: string, closeTime: string) => void
  open: (one: SessionDraft) => void
}) => {
  const t = useT()
  const { shortDay } = useFormats()
  const [week, setWeek] = useState(0)
  const [drawn, setDrawn] = useState<{ day: string; from: number; to: number }>()
  const days = daysOf(of)
  const weeks = Math.max(1, Math.ceil(days.length / WEEK))
  const at = Math.min(week, weeks - 1)
  const [first, last] = [toMillis(of.startTime) ?? 0, toMillis(of.endTime) ?? 0]
  const finish = () => {
    setDrawn(undefined)
    if (!drawn || !draw) return
    const start = toMillis(drawn.day) ?? 0
    const from = Math.max(first, start + Math.min(drawn.from, drawn.to) * MINUTE)
    const to = Math.min(last, start + Math.max(drawn.from, drawn.to) * MINUTE)
    if (to - from >= SNAP * MINUTE) draw(formatTime(from), formatTime(to))
  }
  const blocksOf = (day: string) => {
    const start = toMillis(day) ?? 0
    return sessions.flatMap((one) => {
      const from = Math.max(0, ((toMillis(one.openTime) ?? 0) - start) / MINUTE)
      const to = Math.min(DAY_MINUTES, ((toMillis(one.closeTime) ?? 0) - start) / MINUTE)
      return to > from ? [{ one, from, to }] : []
    })
  }
  if (days.length === 0) return <p className="quiet">{t('checkIns.timesFirst')}</p>
  return (
    <section className="session-grid" aria-label={t('checkIns.grid')}>
      {weeks > 1 && (
        <Flex gap={8} align="center">
          <Button
            icon={<LeftOutlined />}
            disabled={at === 0}
            aria-label={t('checkIns.weekBefore')}
            onClick={() => setWeek(at - 1)}
          />
          <span aria-live="polite">
            {shortDay(days[at * WEEK])} – {shortDay(days[Math.min(days.length, (at + 1) * WEEK) - 1])}
          </span>
          <Button
            icon={<RightOutlined />}
            disabled={at >= weeks - 1}
            aria-label={t('checkIns.weekAfter')}
            onClick={() => setWeek(at + 1)}
          />
        </Flex>
      )}
      <div className="session-days">
        <div className="session-hours" aria-hidden>
          {HOURS.map((hour) => (
            <span key={hour} style={{ top: placeOf(hour * 60, hour * 60).top }}>
              {hour}:00
            </span>
          ))}
        </div>
        {days.slice(at * WEEK, (at + 1) * WEEK).map((day) => (
          <div key={day} className="session-day">
            <h4>{shortDay(day)}</h4>
            <div
              className="session-space"
              data-draws={draw !== undefined}
              onPointerDown={(event) => {
                if (!draw || event.button !== 0 || event.target !== event.currentTarget) return
                event.currentTarget.setPointerCapture?.(event.pointerId)
                const minute = minuteAt(event)
                setDrawn({ day, from: minute, to: minute })
              }}
              onPointerMove={(event) => {
                if (drawn?.day === day) setDrawn({ ...drawn, to: minuteAt(event) })
              }}
              onPointerUp={finish}
              onPointerCancel={() => setDrawn(undefined)}
            >
              {blocksOf(day).map(({ one, from, to }) => (
                <button
                  key={one.key}
                  type="button"
                  className="session-block"
                  style={placeOf(from, to)}
                  title={formatPeriod(one.openTime, one.closeTime)}
                  aria-label={named(plain(one.sessionName), formatPeriod(one.openTime, one.closeTime))}
                  onClick={() => open(one)}
                >
                  <bdi>{plain(one.sessionName)}</bdi>
                </button>
              ))}
              {drawn?.day === day && (
                <span
                  className="session-drawn"
                  style={placeOf(Math.min(drawn.from, drawn.to), Math.max(drawn.from, drawn.to))}
                  aria-hidden
                />
              )}
            </div>
          </div>
        ))}
      </div>
      {draw && <p className="quiet">{t('checkIns.drawHint')}</p>}
      {(last - first) / DAY > days.length && <p className="quiet">{t('checkIns.maxShown', { count: days.length })}</p>}
    </section>
  )
}
