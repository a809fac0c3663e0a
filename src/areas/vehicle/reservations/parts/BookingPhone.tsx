import { isYes } from '@/entities/field'
import { minutesOf, slotsOfDay } from '@/entities/vehicle/dayConfigRules'
import { dateAfter, weekDayOf } from '@/entities/vehicle/scheduleRules'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import type { ConfigValues } from './configValues'
import { today } from './reserveFilters'
import { useDayNames } from './useDayNames'

const DAYS = 7
const HOUR_MS = 3_600_000

export const BookingPhone = ({ values }: { values: ConfigValues }) => {
  const t = useT()
  const format = useFormats()
  const dayNames = useDayNames()
  const first = today()
  const earliest = Date.now() + (numberIn(values.leadHours) ?? 0) * HOUR_MS
  const rateOf = (day: number, slot: string) => {
    const start = minutesOf(slot.slice(0, 5)) ?? 0
    const rates = values.discounts.flatMap((one) => {
      const [from, until] = [minutesOf(one.startSlot), minutesOf(one.endSlot)]
      const fits = from !== undefined && until !== undefined && from <= start && start < until
      return fits && one.weekDays.includes(day) && one.discount !== null ? one.discount : []
    })
    return rates.length ? Math.min(...rates) : undefined
  }
  const days = Array.from({ length: DAYS }, (_, at) => dateAfter(first, at)).slice(
    0,
    (numberIn(values.advanceDays) ?? DAYS) + 1,
  )
  return (
    <PhoneFrame title={t('reservations.phoneTitle')}>
      <div className="booking-phone">
        {days.map((date) => {
          const slots = slotsOfDay(values, weekDayOf(date)).filter(({ isBreak }) => !isBreak)
          return (
            <section key={date} aria-label={dayNames.full(date)}>
              <h4>{dayNames.full(date)}</h4>
              {slots.length === 0 ? (
                <p className="booking-closed">{t('ruleType.closed')}</p>
              ) : (
                <ul>
                  {slots.map(({ slot }) => {
                    const begin = toMillis(`${date} ${slot.slice(0, 5)}:00`) ?? 0
                    const rate = rateOf(weekDayOf(date), slot)
                    return (
                      <li key={slot} data-late={begin < earliest}>
                        {slot}
                        {rate !== undefined && <small>{format.percent(rate, 0)}</small>}
                      </li>
                    )
                  })}
                </ul>
              )}
            </section>
          )
        })}
        {values.notice && (
          <footer>
            <b>{t('dayConfig.notice')}</b>
            <p>{values.notice}</p>
          </footer>
        )}
        {isYes(values.autoConfirm) && <p>{t('reservations.phoneAuto')}</p>}
      </div>
    </PhoneFrame>
  )
}
