import type { SharePage } from '@/api/marketing/shares'
import { dailyCounts, everyDay } from '@/kit/chart/days'
import { appShare } from '@/entities/marketing/appShare'
import { Chart } from '@/kit/chart/Chart'
import { useT } from '@/locales'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'

/** All the cards that are found taken together, and day by day of the last 30. */
export const Overview = ({ answer }: { answer: SharePage | undefined }) => {
  const t = useT()
  const { count, shortDay } = useFormats()
  const fields = [appShare.shareCount, appShare.clickCount, appShare.downloadCount, appShare.registerCount]
  const days = everyDay(answer?.byDay ?? [])
  return (
    <section className="card" aria-label={t('shares.all')}>
      <Figures figures={fields.map(({ key, label }) => ({ label: t(label), value: count(answer?.summary[key]) }))} />
      <Chart
        title={t('shares.byDay')}
        of={t('posters.day')}
        height={220}
        categories={days.map(({ date }) => shortDay(date))}
        series={fields.map(({ key, label }) => ({
          name: t(label),
          values: dailyCounts(days, key),
          as: 'line',
        }))}
      />
    </section>
  )
}
