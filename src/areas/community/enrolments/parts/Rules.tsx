import { Form as AntForm } from 'antd'
import { enroll, type EnrollDetail } from '@/entities/community/enroll'
import { joinScope } from '@/entities/community/shared'
import { f, is } from '@/entities/field'
import { Choice, Moment, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { ClubSelect } from '../../activities/ClubSelect'
import { SeriesSelect } from '../../parts/series'
import type { EnrollValues, Lock } from './enrollValues'

export const SERIES = { ...f.refs(), key: 'seriesCodes', label: 'enrolments.series' } as const
const CLUBS = { ...f.refs(), key: 'clubIds', label: 'enrolments.clubs' } as const
const MAX_SERIES = 10

interface RulesProps {
  Field: FormField<EnrollValues>
  row?: EnrollDetail
  lock: Lock
}

export const Rules = ({ Field, row, lock }: RulesProps) => {
  const t = useT()
  const late = lock === 'late'
  const taken = lock !== 'none'
  const scope: unknown = AntForm.useWatch(enroll.joinScope.key) ?? row?.joinScope
  const passed = numberIn(row?.passCount) ?? 0
  const closeError = (value: unknown, { enrollStart, startTime }: Partial<EnrollValues>) => {
    const [from, end, starts] = [toMillis(enrollStart), toMillis(plain(value)), toMillis(startTime)]
    if (end === undefined) return undefined
    if (from !== undefined && end <= from) return t('enrolments.closeAfterOpen')
    return starts !== undefined && end > starts ? t('enrolments.closeBeforeStart') : undefined
  }
  const number = (max: number) => <NumberBox precision={0} min={0} max={max} />
  return (
    <>
      <div className="two-columns">
        <Field of={enroll.enrollStart} disabled={late}>
          <Moment />
        </Field>
        <Field of={enroll.enrollEnd} disabled={late} needs={[enroll.enrollStart, enroll.startTime]} check={closeError}>
          <Moment />
        </Field>
      </div>
      <div className="two-columns">
        <Field
          of={enroll.quota}
          disabled={late}
          check={(value) => {
            const places = numberIn(value) ?? 0
            return places > 0 && places < passed ? t('enrolments.quotaTooSmall', { count: passed }) : undefined
          }}
        >
          {number(10_000)}
        </Field>
        <Field of={enroll.perLimit} disabled={late}>
          {number(5)}
        </Field>
      </div>
      <Field of={enroll.joinScope} disabled={taken}>
        <Choice field={enroll.joinScope} />
      </Field>
      {is(scope, joinScope.seriesOwners) && (
        <Field
          of={SERIES}
          required
          disabled={taken}
          check={(_, { seriesCodes = [] }) =>
            seriesCodes.length > MAX_SERIES ? t('enrolments.maxSeries', { max: MAX_SERIES }) : undefined
          }
        >
          <SeriesSelect<string[]> multiple label={t(SERIES.label)} />
        </Field>
      )}
      {is(scope, joinScope.members) && (
        <Field of={CLUBS} required disabled={taken}>
          <ClubSelect multiple label={t(CLUBS.label)} />
        </Field>
      )}
      <div className="two-columns">
        <Field of={enroll.points} disabled={taken}>
          {number(10_000)}
        </Field>
        <Field of={enroll.reviewMode} disabled={late}>
          <Choice field={enroll.reviewMode} />
        </Field>
      </div>
    </>
  )
}
