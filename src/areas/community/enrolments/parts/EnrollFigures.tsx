import { Button, Empty, Flex } from 'antd'
import * as activities from '@/api/community/socialActivities'
import { enroll, type EnrollDetail } from '@/entities/community/enroll'
import { enrollRecord } from '@/entities/community/enrollRecord'
import { appSource, userType } from '@/entities/community/shared'
import { type Enumeration, f, optionOf } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { Failed, useLoad } from '@/kit/data/load'
import { useColumn } from '@/kit/list/SubTable'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { SmallTable } from '@/kit/show/SmallTable'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { RECORDS } from '../paths'

const SIZE = 10
const FIELDS = [
  enrollRecord.recordId,
  enrollRecord.nickname,
  enrollRecord.customerName,
  enrollRecord.peopleCount,
  enrollRecord.enrollTime,
  enrollRecord.status,
] as const

const NewestRecords = ({ activityId }: { activityId: string }) => {
  const t = useT()
  const column = useColumn()
  const all = usePermittedLinks()(RECORDS, { activityId })
  const { data, error, loading, retry } = useLoad(
    activities.listEnrollRecords.query(
      { activityId, sortField: enrollRecord.enrollTime.key, sortOrder: 'desc', pageNo: 1, pageSize: SIZE },
      { quiet: true },
    ),
  )
  return (
    <section aria-label={t('enrolments.newest')}>
      <Flex justify="space-between" align="center">
        <h3 className="card-title">{t('enrolments.newest')}</h3>
        {all && (
          <Button type="link" onClick={all}>
            {t('enrolments.all')}
          </Button>
        )}
      </Flex>
      {error && !data ? (
        <Failed compact error={error} retry={retry} />
      ) : (
        <SmallTable
          loading={loading && !data}
          scroll={{ x: 720 }}
          dataSource={(data?.records ?? []).slice(0, SIZE).map((row, key) => ({ ...row, key }))}
          columns={FIELDS.map(column)}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} /> }}
        />
      )}
    </section>
  )
}

const DATE = { ...f.date(), key: 'date', label: 'enrolments.day' } as const

/** Returns a share in percent with one decimal. Null if a number is unknown or the total is zero. */
const share = (part: number | null, whole: number | null) =>
  part === null || !whole ? null : Math.round((part / whole) * 1000) / 10

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
