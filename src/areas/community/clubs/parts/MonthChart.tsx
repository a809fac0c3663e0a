import { Chart } from '@/kit/chart/Chart'
import type { ClubMonth } from '@/entities/community/club'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

export const MonthChart = ({ of: months, joins = false }: { of: readonly ClubMonth[]; joins?: boolean }) => {
  const t = useT()
  const values = (key: 'joinCount' | 'leaveCount') => months.map((one) => numberIn(one[key]))
  const joined = { name: t('clubs.joined'), values: values('joinCount'), as: joins ? 'bar' : 'line' } as const
  return (
    <Chart
      title={t(joins ? 'clubs.joins' : 'clubs.trend')}
      of={t('clubs.month')}
      height={joins ? 180 : 240}
      categories={months.map(({ month }) => plain(month))}
      series={joins ? [joined] : [joined, { name: t('clubs.left'), values: values('leaveCount'), as: 'line' }]}
      unfinished={joins && months.length ? [months.length - 1] : undefined}
    />
  )
}
