import { Form as AntForm } from 'antd'
import { useId } from 'react'
import type { VoteInput } from '@/api/community/socialActivities'
import { joinScope, plateStatus } from '@/entities/community/shared'
import { selectMode, type Vote, vote } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, Moment, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { allPlates, plateChoice } from '../../parts/pickFilters'
import { SeriesSelect } from '../../parts/series'
import { SERIES } from './voteValues'

const PLATE_ID = { ...vote.plateName, key: 'plateId' } as const
const MAX_DAYS = 90
const DAY = 86_400_000
const NARROW = { width: 160 }

/**
 * Voting rules: audience, frequency, number of options, period. Once `begun`, only a later end and the visibility of
 * the result can change.
 */
export const Rules = ({ Field, begun, row }: { Field: FormField<VoteInput>; begun: boolean; row?: Vote }) => {
  const t = useT()
  const heading = useId()
  const form = AntForm.useFormInstance<VoteInput>()
  const mode = AntForm.useWatch('selectMode', form)
  const scope = AntForm.useWatch('joinScope', form)
  const mostError = (value: unknown, { options }: Partial<VoteInput>) =>
    Number(value ?? 0) > (options?.length ?? 0) ? t('votes.maxOver') : undefined
  const endError = (value: unknown, { startTime }: Partial<VoteInput>) => {
    const [from, end, was] = [toMillis(startTime), toMillis(value), toMillis(row?.endTime)]
    if (end === undefined) return undefined
    if (begun && was !== undefined && end < was) return t('votes.endLater')
    if (end <= (from ?? 0) || end <= Date.now()) return t('votes.endAfterStart')
    return from !== undefined && end - from > MAX_DAYS * DAY ? t('votes.maxDays', { count: MAX_DAYS }) : undefined
  }
  return (
    <section aria-labelledby={heading}>
      <h2 className="section-title" id={heading}>
        {t('votes.rules')}
      </h2>
      <Field of={vote.selectMode} disabled={begun}>
        <Choice field={vote.selectMode} />
      </Field>
      {is(mode, selectMode.several) && (
        <Field of={vote.maxSelect} disabled={begun} check={mostError} needs={[vote.options]}>
          <NumberBox precision={0} min={2} max={50} style={NARROW} />
        </Field>
      )}
      <Field of={vote.frequency} disabled={begun}>
        <Choice field={vote.frequency} />
      </Field>
      <Field of={vote.joinScope} disabled={begun}>
        <Choice field={vote.joinScope} />
      </Field>
      {is(scope, joinScope.seriesOwners) && (
        <Field of={SERIES} disabled={begun}>
          <SeriesSelect<string[]> multiple label={t(SERIES.label)} />
        </Field>
      )}
      <Field of={vote.resultShow}>
        <Choice field={vote.resultShow} />
      </Field>
      <div className="two-columns">
        <Field of={vote.startTime} disabled={begun}>
          <Moment />
        </Field>
        <Field of={vote.endTime} needs={[vote.startTime]} check={endError}>
          <Moment />
        </Field>
      </div>
      <div className="two-columns">
        <Field of={PLATE_ID} disabled={begun}>
          <CallSelect
            of={allPlates()}
            choice={(one) => ({
              ...plateChoice(one),
              disabled: !is(one.status, plateStatus.up) && one.id !== row?.plateId,
            })}
            label={t(vote.plateName.label)}
          />
        </Field>
        <Field of={vote.points} disabled={begun} hint={t('votes.pointsHint')}>
          <NumberBox precision={0} min={0} max={500} style={NARROW} />
        </Field>
      </div>
    </section>
  )
}
