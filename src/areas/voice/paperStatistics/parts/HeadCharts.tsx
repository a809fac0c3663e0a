import type { AnswerDay, PaperStatistics } from '@/api/voice/questionnaires'
import { answerSheet } from '@/entities/voice/answerSheet'
import { answerStep } from '@/entities/voice/questionStat'
import { Chart } from '@/kit/chart/Chart'
import { dailyCounts, everyDay, openDays } from '@/kit/chart/days'
import { useScreen } from '@/kit/page/screen'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

/** Returns the rate up to a day; a day without events has that of the previous one. */
const rateAt = (days: readonly { day: AnswerDay | undefined }[], at: number): number | null =>
  numberIn(days.slice(0, at + 1).findLast(({ day }) => day)?.day?.answerRate)

export const HeadCharts = ({ data }: { data: PaperStatistics }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const { setQuery } = useScreen()
  const { sources, funnel } = data
  const days = everyDay(data.days)
  const unfinished = openDays(days)
  const people = funnel.map(({ count }) => numberIn(count))
  return (
    <div className="charts">
      <Chart
        title={t('paperStatistics.bySource')}
        of={t(answerSheet.source.label)}
        shape="ring"
        categories={sources.map(({ source }) => optionName(t, answerSheet.source, source))}
        series={[{ name: t('paperStatistics.answers'), values: sources.map(({ count }) => numberIn(count)) }]}
        onPick={(at) => setQuery({ source: plain(sources[at]?.source) })}
      />
      <Chart
        title={t('paperStatistics.funnel')}
        of={t('paperStatistics.step')}
        shape="funnel"
        categories={funnel.map(({ step }) => optionName(t, { of: answerStep }, step))}
        series={[
          { name: t('paperStatistics.people'), values: people },
          {
            name: t('paperStatistics.stepRate'),
            kind: 'percent',
            values: people.map((count, at) => (at ? numberIn(rateOf(count, people[at - 1])) : null)),
          },
        ]}
      />
      <Chart
        title={t('paperStatistics.byDay')}
        of={t('paperStatistics.day')}
        categories={days.map(({ date }) => shortDay(date))}
        series={[
          { name: t('paperStatistics.answers'), as: 'line', unfinished, values: dailyCounts(days, 'count') },
          {
            name: t('paperStatistics.rateSoFar'),
            as: 'line',
            kind: 'percent',
            dashed: true,
            values: days.map((_, at) => rateAt(days, at)),
          },
        ]}
        onPick={(at) => {
          const day = days[at]?.date
          if (day) setQuery({ createTime: `${day}~${day}` })
        }}
      />
    </div>
  )
}
