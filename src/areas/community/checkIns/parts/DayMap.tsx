import type { Arrivals } from '@/api/community/socialActivities'
import { Card } from '@/kit/show/Card'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { inZone } from '@/lib/time'
import { useT } from '@/locales'

const WEEKS = 13
const DAY = 86_400_000
const STEPS = 4

/**
 * Heat map of the check-ins of the last thirteen weeks: one square per day, one column per week. Each square has its
 * number as text.
 */
export const DayMap = ({ days, now = Date.now() }: { days: readonly Arrivals[]; now?: number }) => {
  const t = useT()
  const { count, shortDay } = useFormats()
  const known = new Map(days.map(({ time, count: many }) => [plain(time), numberIn(many)]))
  const max = Math.max(1, ...[...known.values()].map((many) => many ?? 0))
  const today = inZone(now).startOf('day')
  const first = today.subtract((today.day() + 6) % 7, 'day').subtract((WEEKS - 1) * 7, 'day')
  const all = Array.from({ length: Math.round((today.valueOf() - first.valueOf()) / DAY) + 1 }, (_, at) =>
    first.add(at, 'day').format('YYYY-MM-DD'),
  )
  return (
    <Card title={t('checkIns.perDay')}>
      <ol className="day-map">
        {all.map((day) => {
          const many = known.get(day) ?? 0
          const words = `${shortDay(day)} ${count(many)}`
          return (
            <li key={day} data-step={Math.ceil((many / max) * STEPS)} title={words}>
              <span className="hidden-text">{words}</span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
