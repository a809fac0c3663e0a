import { dailyStat } from '@/entities/content/dailyStat'
import { client } from '@/entities/content/shared'
import { splashAd, type SplashDay } from '@/entities/content/splashAd'
import { optionOf } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { Card } from '@/kit/show/Card'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

const COUNTS = [dailyStat.viewCount, dailyStat.viewUserCount, dailyStat.clickCount]
const RATES = [
  { field: dailyStat.clickRate, part: 'clickCount', whole: 'viewCount' },
  { field: splashAd.skipRate, part: 'skipCount', whole: 'viewCount' },
] as const
const DRAWN = ['viewCount', 'clickCount', 'clickRate', 'skipRate'] as const
const BY_CLIENT = [
  { code: client.android, key: 'androidCount' },
  { code: client.ios, key: 'iosCount' },
  { code: client.harmony, key: 'harmonyCount' },
] as const

export const SplashFigures = ({ days }: { days: readonly SplashDay[] }) => {
  const t = useT()
  return (
    <Card title={t('ads.figures')}>
      <DailyFigures
        title={t('ads.byDay')}
        days={days}
        date={dailyStat.date}
        counts={COUNTS}
        rates={RATES}
        drawn={DRAWN}
      >
        {(shown) => <Clients days={shown} />}
      </DailyFigures>
    </Card>
  )
}

const Clients = ({ days }: { days: readonly SplashDay[] }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const series = BY_CLIENT.map(({ code, key }) => {
    const option = optionOf(splashAd.appTypes.of, code)
    return {
      name: option ? t(option.label) : String(code),
      as: 'bar' as const,
      stack: 'client',
      values: days.map((day) => numberIn(day[key])),
    }
  })
  // Renders nothing if the server does not split the figures by app.
  if (series.every(({ values }) => values.every((value) => value === null))) return null
  return (
    <Chart
      title={t('splash.byClient')}
      of={t(dailyStat.date.label)}
      categories={days.map(({ date }) => shortDay(date))}
      series={series}
    />
  )
}
