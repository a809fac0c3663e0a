import { numberIn } from '@/lib/counts'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { toMillis } from '@/lib/time'

const DAY = 86_400_000

/**
 * Returns the elapsed share of a period in percent: 0 before the start, 100 after the end. Undefined without a start
 * or an end.
 */
export const timeGone = (
  { startTime, endTime }: { startTime: string; endTime: string },
  now = Date.now(),
): number | undefined => {
  const [from, end] = [toMillis(startTime), toMillis(endTime)]
  if (from === undefined || end === undefined) return undefined
  const until = end + DAY
  return until <= from ? 100 : Math.round(Math.min(1, Math.max(0, (now - from) / (until - from))) * 1000) / 10
}

/** Returns the remaining days of a period, including today. 0 after the end. */
export const daysLeft = (endTime: string, now = Date.now()): number =>
  Math.max(0, Math.ceil(((toMillis(endTime) ?? 0) + DAY - now) / DAY))

/** Progress bar with a mark at the elapsed time: orange if 10 points behind, red at 20. '--' without a target. */
export const Pace = ({ progress, time }: { progress: number | null; time: number | undefined }) => {
  const t = useT()
  const { percent } = useFormats()
  const done = numberIn(progress)
  if (done === null) return <Blank />
  const behind = time === undefined ? 0 : Math.round((time - done) * 10) / 10
  const level = behind >= 20 ? 'far' : behind >= 10 ? 'late' : 'good'
  const text = t('targets.pace', { done: percent(done), time: percent(time) })
  const said = behind >= 10 ? t('targets.behind', { text, points: behind }) : text
  return (
    <span
      className="target-pace"
      data-level={time === undefined ? undefined : level}
      role="img"
      aria-label={said}
      title={said}
    >
      <span className="target-bar">
        <span style={{ width: `${Math.min(done, 100)}%` }} />
        {time !== undefined && <i style={{ insetInlineStart: `${time}%` }} />}
      </span>
      <span className="digits">{percent(done)}</span>
    </span>
  )
}
