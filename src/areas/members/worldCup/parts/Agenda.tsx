import { type ReactNode, useEffect, useRef } from 'react'
import { is } from '@/entities/field'
import { cupMatch as fields, type CupMatch, matchStatus } from '@/entities/members/cupMatch'
import { Loaded, useLoad } from '@/kit/data/load'
import { useToday } from '@/kit/data/useToday'
import { plain } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { formatTime, inZone, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { KickOff, matchName, stageName, Team } from './matchWords'
import { ALL_MATCHES } from './queries'

/** Assumed duration of a match, in ms. */
const PLAYING_MS = 2 * 3_600_000

const isLive = ({ status, startTime }: CupMatch) => {
  const since = Date.now() - (toMillis(startTime) ?? Infinity)
  return is(status, matchStatus.open, matchStatus.toScore) && since >= 0 && since < PLAYING_MS
}

export const MatchCard = ({ row, open }: { row: CupMatch; open: (row: CupMatch) => void }) => {
  const t = useT()
  return (
    <button type="button" className="cup-card" aria-label={matchName(t, row)} onClick={() => open(row)}>
      <span className="cup-card-head quiet">
        {t('worldCup.number', { no: plain(row.matchNo) })} {stageName(t, row)}
        {isLive(row) ? (
          <Mark tone="error">{t('worldCup.live')}</Mark>
        ) : (
          <StatusTag field={fields.status} value={row.status} />
        )}
      </span>
      <span className="cup-card-sides digits">
        <Team name={row.homeTeam} flag={row.homeFlag} />
        <b>{numberIn(row.homeScore) ?? '–'}</b>
        <Team name={row.awayTeam} flag={row.awayFlag} />
        <b>{numberIn(row.awayScore) ?? '–'}</b>
      </span>
      <span className="cup-card-foot quiet">
        <KickOff time={row.startTime} /> {plain(row.scoreNote) || plain(row.venue)}
      </span>
    </button>
  )
}

export const Agenda = ({ views, open }: { views: ReactNode; open: (row: CupMatch) => void }) => {
  const t = useT()
  const load = useLoad(ALL_MATCHES)
  useToday()
  const today = inZone(Date.now()).format('YYYY-MM-DD')
  const dayOf = ({ startTime }: CupMatch) => formatTime(startTime, 'YYYY-MM-DD')
  const rows = (load.data?.records ?? []).toSorted((a, b) =>
    formatTime(a.startTime).localeCompare(formatTime(b.startTime)),
  )
  const days = [...new Set(rows.map(dayOf))]
  const first = days.find((day) => day >= today) ?? days.at(-1)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const [day, list] = [place.current, place.current?.parentElement]
    if (day && list) list.scrollTop = day.offsetTop - list.offsetTop
  }, [first])
  return (
    <section className="card">
      <div className="space-below">{views}</div>
      <Loaded load={load}>
        <div className="cup-agenda">
          {days.map((day) => (
            <section key={day} ref={day === first ? place : undefined} aria-label={day}>
              <h2 className="card-title digits">
                {day} {day === today && <Mark tone="processing">{t('list.today')}</Mark>}
              </h2>
              <div className="cup-cards">
                {rows
                  .filter((row) => dayOf(row) === day)
                  .map((row) => (
                    <MatchCard key={row.id} row={row} open={open} />
                  ))}
              </div>
            </section>
          ))}
        </div>
      </Loaded>
    </section>
  )
}
