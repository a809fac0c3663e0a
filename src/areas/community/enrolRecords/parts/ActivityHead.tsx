import * as socialActivities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import type { Numbers } from '@/api/reply'
import { enroll } from '@/entities/community/enroll'
import { enrollRecord } from '@/entities/community/enrollRecord'
import { Chart } from '@/kit/chart/Chart'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import { Places } from './Places'

const OPTIONS = enrollRecord.status.of?.options ?? []

/** The one activity whose enrolments are listed: what it is called, when it is, its places, and a ring of where its enrolments stand. */
export const ActivityHead = ({ id, states }: { id: string; states: Numbers }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const { data: row } = useLoad(findById(socialActivities.listEnrolls, { id }), { keep: false })
  if (!row) return null
  return (
    <div className="charts">
      <section className="card" aria-label={plain(row.title) || id}>
        <h2 className="card-title">
          <bdi>{plain(row.title) || id}</bdi> <StatusTag field={enroll.status} value={row.status} />
        </h2>
        <p className="quiet digits">{formatPeriod(row.startTime, row.endTime)}</p>
        <Places of={row} />
      </section>
      <Chart
        title={t('enrolRecords.states')}
        of={t(enrollRecord.status.label)}
        shape="ring"
        categories={OPTIONS.map(({ label }) => t(label))}
        series={[{ name: t('enrolRecords.records'), values: OPTIONS.map(({ value }) => states[value] ?? null) }]}
        onPick={(at) =>
          setQuery({ [enrollRecord.status.key]: plain(OPTIONS[at]?.value) || undefined, page: undefined })
        }
      />
    </div>
  )
}
