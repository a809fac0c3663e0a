import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { toMillis } from '@/lib/time'

const DAY = 86_400_000

/** Returns the elapsed share of a period in percent: 0 before the start, 100 after the end. */
export const timeGone = ({ startTime, endTime }: { startTime: string; endTime: string }, now = Date.now()): number => {
  const from = toMillis(startTime) ?? 0
  const until = (toMillis(endTime) ?? 0) + DAY
  return until <= from ? 100 : Math.round(Math.min(1, Math.max(0, (now - from) / (until - from))) * 1000) / 10
}

/** Returns the remaining days of a period, including today. 0 after the end. */
export const daysLeft = (endTime: string, now = Date.now()): number =>
  Math.max(0, Math.ceil(((toMillis(endTime) ?? 0) + DAY - now) / DAY))

/** Progress bar with a mark at the elapsed time: orange if 10 points behind, red at 20. '--' without a target. */
export const Pace = ({ progress, time }: { progress: number | null; time: number }) => {
  const t = useT()
  const { percent } = useFormats()
  if (progress === null) return <Blank />
  const behind = Math.round((time - progress) * 10) / 10
  const level = behind >= 20 ? 'far' : behind >= 10 ? 'late' : 'good'
  const text = t('targets.pace', { done: percent(progress), time: percent(time) })
  const said = behind >= 10 ? t('targets.behind', { text, points: behind }) : text
  return (
    <span className="target-pace" data-level={level} role="img" aria-label={said} title={said}>
      <span className="target-bar">
        <span style={{ width: `${Math.min(progress, 100)}%` }} />
        <i style={{ insetInlineStart: `${time}%` }} />
      </span>
      <span className="digits">{percent(progress)}</span>
    </span>
  )
}
