import type { SharePage } from '@/api/shares'
import { appShare } from '@/entities/marketing/appShare'
import { Chart } from '@/kit/chart/Chart'
import { useT } from '@/locales'
import { Figures } from '../../parts/faces'

/** All the cards that are found taken together, and day by day of the last 30. */
export const Overview = ({ answer }: { answer: SharePage | undefined }) => {
  const t = useT()
  const fields = [appShare.shareCount, appShare.clickCount, appShare.downloadCount, appShare.registerCount]
  const days = answer?.byDay ?? []
  return (
    <section className="card" aria-label={t('shares.all')}>
      <Figures items={fields.map(({ key, label }) => ({ label: t(label), count: answer?.summary[key] ?? '' }))} />
      <Chart
        title={t('shares.byDay')}
        of={t('posters.day')}
        height={220}
        categories={days.map(({ date }) => date.slice(5))}
        series={fields.map(({ key, label }) => ({ name: t(label), values: days.map((day) => Number(day[key])), as: 'line' }))}
      />
    </section>
  )
}
