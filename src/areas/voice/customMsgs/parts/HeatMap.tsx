import '../../parts/messaging.css'
import type { CSSProperties } from 'react'
import type { ReachGroup } from '@/entities/voice/msgReach'
import { Card } from '@/kit/show/Card'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useLanguage, useT } from '@/locales'

/** Minimum number of people for a reliable rate per hour. */
const MIN_PEOPLE = 50
const DAYS = [1, 2, 3, 4, 5, 6, 7]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const STRONG = 0.55
/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

const keyOf = (day: number, hour: number) => `${day}-${String(hour).padStart(2, '0')}`
// The colour depends on a value, so it cannot be a class.
const shade = (part: number): CSSProperties => ({
  background: `color-mix(in srgb, var(--ant-color-primary) ${Math.round(8 + part * 92)}%, transparent)`,
})

/** Open rate by weekday and hour of the push; darker is better. */
export const HeatMap = ({ groups }: { groups: readonly ReachGroup[] }) => {
  const t = useT()
  const language = useLanguage()
  const { count, percent } = useFormats()
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const cells = new Map(
    groups.flatMap(({ code, arriveCount, openCount }) => {
      const people = numberIn(arriveCount)
      const rate = numberIn(rateOf(openCount, arriveCount))
      return people !== null && people >= MIN_PEOPLE && rate !== null ? [[code, { people, rate }] as const] : []
    }),
  )
  const best = Math.max(0, ...[...cells.values()].map(({ rate }) => rate))
  const words = (day: string, hour: number, cell: { people: number; rate: number } | undefined) =>
    cell
      ? t('customMsgs.heatCell', { day, hour, rate: percent(cell.rate), people: count(cell.people) })
      : t('customMsgs.heatNone', { day, hour, min: MIN_PEOPLE })
  return (
    <Card title={t('customMsgs.heatMap')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so focusable */}
      <div className="scroll-x" tabIndex={0} role="region" aria-label={t('customMsgs.heatMap')}>
        <table className="heat-table">
          <thead>
            <tr>
              <td />
              {HOURS.map((hour) => (
                <th key={hour} scope="col" className="digits">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DAYS.map((day) => {
              const name = names.format(MONDAY + (day - 1) * DAY)
              return (
                <tr key={day}>
                  <th scope="row">{name}</th>
                  {HOURS.map((hour) => {
                    const cell = cells.get(keyOf(day, hour))
                    const part = cell && best > 0 ? cell.rate / best : 0
                    return (
                      <td
                        key={hour}
                        className="digits"
                        data-strong={part > STRONG}
                        style={cell && shade(part)}
                        title={words(name, hour, cell)}
                      >
                        {cell ? Math.round(cell.rate) : ''}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="quiet">{t('customMsgs.heatNote', { min: MIN_PEOPLE })}</p>
    </Card>
  )
}
