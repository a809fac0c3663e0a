import type { Numbers } from '@/api/reply'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

/** Review figures of today. `since` counts the decisions made here after the figures were loaded. */
export const DayFigures = ({ summary = {}, since = 0 }: { summary?: Numbers; since?: number }) => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const { waiting, overHour, mineToday, medianMinutes, overturnRate } = summary
  return (
    <Figures
      card
      label={t('reviewDesk.figures')}
      figures={[
        {
          label: t('reviewDesk.waiting'),
          value: count(waiting === undefined ? undefined : Math.max(0, waiting - since)),
        },
        { label: t('reviewDesk.overHour'), value: count(overHour), bad: (overHour ?? 0) > 0 },
        { label: t('reviewDesk.mineToday'), value: count(mineToday === undefined ? undefined : mineToday + since) },
        { label: t('reviewDesk.medianMinutes'), value: oneDecimal(medianMinutes) },
        { label: t('reviewDesk.overturnRate'), value: percent(overturnRate) },
      ]}
    />
  )
}
