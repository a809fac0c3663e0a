import { Alert, QRCode } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { totalIn } from '@/api/reply'
import * as socialActivities from '@/api/community/socialActivities'
import { type Attendance, attendance, attendanceRecord, attendanceStatus } from '@/entities/community/attendance'
import { is } from '@/entities/field'
import { Failed, useLoad, useReportedHere } from '@/kit/data/load'
import { always, usePoll } from '@/kit/data/poll'
import { Panel } from '@/kit/dialog/dialog'
import { WHOLE_WIDTH } from '@/kit/form/FormScreen'
import { named, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { webUrl } from '@/lib/external'
import { maskName } from '@/lib/masking'
import { formatPeriod, formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** Keeps the screen awake while mounted, if the browser supports it. */
const useAwake = (): void =>
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let gone = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // Absent over plain http, and refused when the battery is low.
      void navigator.wakeLock?.request('screen').then(
        (given) => {
          if (gone) void given.release()
          else lock = given
        },
        () => undefined,
      )
    }
    ask()
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])

/** Enters full screen while mounted. `onLeave` runs when the user exits it, for example with Escape. */
const useWholeScreen = (onLeave: () => void): void => {
  const leave = useEffectEvent(() => {
    if (!document.fullscreenElement) onLeave()
  })
  useEffect(() => {
    document.addEventListener('fullscreenchange', leave)
    // If the browser refuses, the window fills the page.
    void document.documentElement.requestFullscreen?.().catch(() => {})
    return () => {
      document.removeEventListener('fullscreenchange', leave)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [])
}

const CODE_MS = 60_000
const COUNT_MS = 10_000
/** Number of failed renewals before a code counts as expired. */
const MAX_MISSED = 2
const LAST = 5
/** Longer addresses make a code that phones cannot scan. */
const MAX_CHARACTERS = 1000

/**
 * Full-screen code of an open session for check-in, renewed each minute, with the number of arrivals and the latest
 * of them. Escape closes it.
 */
export const CodeWindow = ({ row, onClose }: { row: Attendance; onClose: () => void }) => {
  const t = useT()
  useAwake()
  useWholeScreen(onClose)
  const query = socialActivities.getAttendance.query({ id: row.id }, { quiet: true })
  const session = useLoad(query, { keep: false })
  usePoll(query.queryKey, always, CODE_MS, true)
  return (
    <Panel open title={named(row.title, row.sessionName)} width={WHOLE_WIDTH} onClose={onClose}>
      <div className="code-window">
        <Code session={session} />
        <Arriving row={row} signed={numberIn(session.data?.signedCount) ?? numberIn(row.signedCount)} />
      </div>
      <p className="quiet">{t('checkIns.codeHint')}</p>
    </Panel>
  )
}

const Code = ({ session: { data, error, at, retry } }: { session: ReturnType<typeof useLoad<Attendance>> }) => {
  const t = useT()
  useReportedHere(error)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), COUNT_MS)
    return () => clearInterval(timer)
  }, [])
  if (!data) return error ? <Failed error={error} retry={retry} /> : <div className="code-face" aria-busy />
  const address = plain(data.qrUrl)
  const isReadable = webUrl(address) !== undefined && address.length <= MAX_CHARACTERS
  const isOld = now - at >= MAX_MISSED * CODE_MS
  return (
    <figure className="code-face">
      {!is(data.status, attendanceStatus.open) ? (
        <Alert type="info" showIcon title={t('checkIns.codeClosed')} />
      ) : isOld ? (
        <Alert type="error" showIcon title={t('checkIns.codeOld')} role="alert" />
      ) : isReadable ? (
        <QRCode
          value={address}
          size={400}
          type="svg"
          color="#000000"
          bgColor="#ffffff"
          aria-label={t(attendance.qrUrl.label)}
        />
      ) : (
        <Alert type="warning" showIcon title={t('checkIns.noCode')} />
      )}
      <figcaption>{formatPeriod(data.openTime, data.closeTime)}</figcaption>
    </figure>
  )
}

const Arriving = ({ row, signed }: { row: Attendance; signed: number | null }) => {
  const t = useT()
  const { count } = useFormats()
  const query = socialActivities.listAttendanceRecords.query(
    {
      attendanceId: row.id,
      pageNo: 1,
      pageSize: LAST,
      sortField: attendanceRecord.signTime.key,
      sortOrder: 'desc',
    },
    { quiet: true },
  )
  const { data, error, retry } = useLoad(query)
  useReportedHere(error)
  usePoll(query.queryKey, always, COUNT_MS, true)
  // The session is renewed less often than its latest arrivals.
  const arrived = totalIn(data) ?? (signed === null ? null : Math.max(signed, data?.records.length ?? 0))
  return (
    <section className="code-people" aria-label={t('checkIns.records')}>
      <p className="code-count" role="status">
        <b className="digits">{count(arrived)}</b>
        <span className="digits">/ {count(row.expectCount)}</span>
        <small>{t(attendance.signedCount.label)}</small>
      </p>
      {error && <Failed compact error={error} retry={retry} />}
      <h3>{t('checkIns.lastFive')}</h3>
      <ol>
        {(data?.records ?? []).slice(0, LAST).map((one) => (
          <li key={one.id}>
            <bdi>{maskName(plain(one.nickname))}</bdi>
            <span className="digits quiet">{formatTime(one.signTime, 'HH:mm:ss')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
