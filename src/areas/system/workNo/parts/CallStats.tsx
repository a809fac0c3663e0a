import { Skeleton } from 'antd'
import * as phoneProtect from '@/api/system/phoneProtect'
import { totalIn } from '@/api/reply'
import { is } from '@/entities/field'
import { callResult } from '@/entities/system/enums'
import type { WorkNoCall } from '@/entities/system/workNoCall'
import { Figures } from '@/kit/show/Figures'
import { DASH, useFormats, named } from '@/kit/show/format'
import { Failed, useLoad } from '@/kit/data/load'
import { useList } from '@/kit/list/place'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const MAX = 500
const MAX_DAYS = 62
const DAY = 86_400_000

/** Returns the calls per day of a range, including empty days; per month if the range exceeds MAX_DAYS. */
const barsOf = (calls: readonly WorkNoCall[], from: string | undefined, until: string | undefined) => {
  const days = calls.map(({ startTime }) => formatTime(startTime, 'YYYY-MM-DD')).toSorted()
  const [first, last] = [from ?? days[0], until ?? days.at(-1)]
  if (!first || !last) return []
  const span = Math.floor((Date.parse(last) - Date.parse(first)) / DAY) + 1
  const form = span > MAX_DAYS ? 7 : 10
  const keys = new Set(
    Array.from({ length: Math.min(span, 3660) }, (_, at) =>
      new Date(Date.parse(first) + at * DAY).toISOString().slice(0, form),
    ),
  )
  return [...keys].map((key) => ({
    key,
    count: days.filter((day) => day.startsWith(key)).length,
    answered: calls.filter(
      (call) => formatTime(call.startTime, 'YYYY-MM-DD').startsWith(key) && is(call.result, callResult.answered),
    ).length,
  }))
}

export const CallStats = ({ bindingId }: { bindingId: string }) => {
  const { search } = useList()
  const t = useT()
  const format = useFormats()
  const { data, error, retry } = useLoad(
    phoneProtect.listCalls.query({ ...search, bindingId, pageNo: 1, pageSize: MAX }, { quiet: true }),
  )
  if (error) return <Failed compact error={error} retry={retry} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const day = (key: string) => (typeof search[key] === 'string' ? search[key].slice(0, 10) : undefined)
  const bars = barsOf(data.records, day('startTimeStart'), day('startTimeEnd'))
  const max = Math.max(1, ...bars.map(({ count }) => count))
  const answered = data.records.filter(({ result }) => is(result, callResult.answered)).length
  const rate = data.records.length ? format.percent(Math.round((answered / data.records.length) * 1000) / 10) : DASH
  const words = t('workNo.statsWords', { calls: format.count(totalIn(data)), rate })
  return (
    <section className="card workno-stats" aria-label={t('workNo.stats')}>
      <Figures
        figures={[
          { label: t('workNo.statsCalls'), value: format.count(totalIn(data)) },
          { label: t('workNo.statsRate'), value: rate },
        ]}
      />
      {bars.length > 0 && (
        <div
          className="workno-bars"
          role="img"
          aria-label={named(
            words,
            bars
              .filter(({ count }) => count > 0)
              .map(({ key, count }) => `${key}: ${count}`)
              .join('; '),
          )}
        >
          {bars.map(({ key, count, answered: good }) => (
            <span key={key} title={`${key}: ${count}`} style={{ height: `${(count / max) * 100}%` }}>
              <i style={{ height: count ? `${(good / count) * 100}%` : 0 }} />
            </span>
          ))}
        </div>
      )}
      {(data.totalMore || data.total > data.records.length) && (
        <small className="quiet">{t('workNo.statsOf', { number: format.number(data.records.length) })}</small>
      )}
    </section>
  )
}
