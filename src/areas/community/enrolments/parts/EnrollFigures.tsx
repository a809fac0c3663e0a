import { enroll, type EnrollDetail } from '@/entities/community/enroll'
import { appSource, userType } from '@/entities/community/shared'
import { type Enumeration, f, optionOf } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { NewestRecords } from './NewestRecords'

const DATE = { ...f.date(), key: 'date', label: 'enrolments.day' } as const

/** A count as a share of another, in percent; null where either is not known, or there is nothing to be a share of. */
const share = (part: number | null, whole: number | null) =>
  part === null || !whole ? null : Math.round((part / whole) * 1000) / 10

/** How an activity goes: enrolments a day, how many of those who looked came, from where and who they are, and the newest. */
export const EnrollFigures = ({ of: row }: { of: EnrollDetail }) => {
  const t = useT()
  const { stat } = row
  const counts = [stat.viewCount, row.enrollCount, row.passCount, row.signCount].map(numberIn)
  const nameOf = (of: Enumeration, value: unknown) => {
    const option = optionOf(of, value)
    return option ? t(option.label) : plain(value)
  }
  const people = t(enroll.enrollCount.label)
  return (
    <>
      <DailyFigures title={t('enrolments.trend')} days={stat.trend} date={DATE} counts={[enroll.enrollCount]} />
      <div className="enroll-charts">
        <Chart
          title={t('enrolments.funnel')}
          of={t('enrolments.step')}
          shape="funnel"
          categories={[t('enrolments.views'), people, t(enroll.passCount.label), t(enroll.signCount.label)]}
          series={[
            { name: t('enrolments.people'), values: counts },
            {
              name: t('enrolments.stepRate'),
              kind: 'percent',
              values: counts.map((count, at) => (at === 0 ? null : share(count, counts[at - 1] ?? null))),
            },
          ]}
        />
        <Chart
          title={t('enrollRecord.source')}
          of={t('enrollRecord.source')}
          shape="ring"
          categories={stat.sources.map(({ source }) => nameOf(appSource, source))}
          series={[{ name: people, values: stat.sources.map(({ count }) => numberIn(count)) }]}
        />
        <Chart
          title={t('enrollRecord.userType')}
          of={t('enrollRecord.userType')}
          shape="ring"
          categories={stat.userTypes.map((one) => nameOf(userType, one.userType))}
          series={[{ name: people, values: stat.userTypes.map(({ count }) => numberIn(count)) }]}
        />
      </div>
      <NewestRecords activityId={row.id} />
    </>
  )
}
