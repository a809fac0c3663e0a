import { Form } from 'antd'
import * as files from '@/api/system/files'
import { templateType } from '@/entities/community/activityTemplate'
import { enroll } from '@/entities/community/enroll'
import type { EnrollField } from '@/entities/community/enrollField'
import { joinScope } from '@/entities/community/shared'
import { rewardMode, signActivity } from '@/entities/community/signActivity'
import { selectMode, vote } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { CallSelect } from '@/kit/form/CallSelect'
import { NumberBox } from '@/kit/form/controls'
import { type FormField, reshaped } from '@/kit/form/Form'
import { RichText } from '@/kit/rich/RichText'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { LadderBox } from '../../checkIns/parts/LadderBox'
import { FormBuilder } from '../../enrolments/parts/FormBuilder'
import { formError } from '../../enrolments/parts/formFields'
import { SERIES } from '../../enrolments/parts/Rules'
import { allPlates, plateChoice } from '../../parts/pickFilters'
import { CARDS, VIDEO_UPLOAD } from '../../parts/richTools'
import { SeriesSelect } from '../../parts/series'
import { OPTION_NAMES, type TemplateValues } from './templateValues'

type PartProps = { Field: FormField<TemplateValues> }
// Types as in the form. The wire has other shapes.
const FORM_FIELDS = { ...enroll.formFields, value: undefined as EnrollField[] | undefined } as const
const LADDER = reshaped(signActivity.ladder)
const PLATE_ID = { ...vote.plateName, key: 'plateId' } as const
const MAX_OPTIONS = 50
const MAX_NAME = 30
const number = (max: number, least = 0) => <NumberBox precision={0} min={least} max={max} />

const EnrolPreset = ({ Field }: PartProps) => {
  const t = useT()
  const scope: unknown = Form.useWatch(enroll.joinScope.key)
  return (
    <>
      <Field of={enroll.title} required={false} />
      <div className="two-columns">
        <Field of={enroll.activityType} required={false} />
        <Field of={enroll.reviewMode} required={false} />
      </div>
      <div className="two-columns">
        <Field of={enroll.quota} required={false}>
          {number(10_000)}
        </Field>
        <Field of={enroll.perLimit} required={false}>
          {number(5)}
        </Field>
      </div>
      <div className="two-columns">
        <Field of={enroll.joinScope} required={false} />
        <Field of={enroll.points} required={false}>
          {number(10_000)}
        </Field>
      </div>
      {is(scope, joinScope.seriesOwners) && (
        <Field of={SERIES} required={false}>
          <SeriesSelect<string[]> multiple label={t(SERIES.label)} />
        </Field>
      )}
      <Field
        of={FORM_FIELDS}
        required={false}
        check={(_, { formFields = [] }) => (formFields.length ? formError(formFields, t) : undefined)}
      >
        <FormBuilder />
      </Field>
      <Field of={enroll.content} required={false}>
        <RichText
          to={files.uploadBatch}
          VideoPicker={VIDEO_UPLOAD}
          CardPicker={CARDS}
          max={20_000}
          label={t(enroll.content.label)}
        />
      </Field>
    </>
  )
}

const VotePreset = ({ Field }: PartProps) => {
  const t = useT()
  const mode: unknown = Form.useWatch(vote.selectMode.key)
  const scope: unknown = Form.useWatch(vote.joinScope.key)
  const optionsError = (_: unknown, { optionNames = [] }: Partial<TemplateValues>) => {
    if (!optionNames.length) return undefined
    if (optionNames.length < 2 || optionNames.length > MAX_OPTIONS) return t('templates.optionCount')
    return optionNames.some((name) => [...plain(name)].length > MAX_NAME) ? t('templates.optionLong') : undefined
  }
  return (
    <>
      <Field of={vote.title} required={false} />
      <Field of={vote.content} required={false} />
      <div className="two-columns">
        <Field of={vote.voteType} required={false} />
        <Field of={vote.frequency} required={false} />
      </div>
      <div className="two-columns">
        <Field of={vote.selectMode} required={false} />
        {is(mode, selectMode.several) && (
          <Field of={vote.maxSelect} required={false}>
            {number(MAX_OPTIONS, 2)}
          </Field>
        )}
      </div>
      <Field of={OPTION_NAMES} hint={t('templates.optionsHint')} check={optionsError} />
      <div className="two-columns">
        <Field of={vote.joinScope} required={false} />
        <Field of={vote.resultShow} required={false} />
      </div>
      {is(scope, joinScope.seriesOwners) && (
        <Field of={SERIES} required={false}>
          <SeriesSelect<string[]> multiple label={t(SERIES.label)} />
        </Field>
      )}
      <div className="two-columns">
        <Field of={PLATE_ID}>
          <CallSelect of={allPlates()} choice={plateChoice} label={t(PLATE_ID.label)} />
        </Field>
        <Field of={vote.points} required={false}>
          {number(500)}
        </Field>
      </div>
    </>
  )
}

const SignPreset = ({ Field }: PartProps) => {
  const t = useT()
  const reward: unknown = Form.useWatch(signActivity.rewardMode.key)
  return (
    <>
      <Field of={signActivity.title} required={false} />
      <div className="two-columns">
        <Field of={signActivity.signMode} required={false} />
        <Field of={signActivity.joinScope} required={false} />
      </div>
      <Field of={signActivity.rewardMode} required={false} />
      {is(reward, rewardMode.each) && (
        <Field of={signActivity.points} required={false}>
          {number(1000, 1)}
        </Field>
      )}
      {is(reward, rewardMode.ladder) && (
        <>
          <Field of={signActivity.ladderType} required={false} />
          <Field of={LADDER} required={false}>
            <LadderBox />
          </Field>
        </>
      )}
      <Field of={signActivity.content} required={false}>
        <RichText
          to={files.uploadBatch}
          VideoPicker={VIDEO_UPLOAD}
          CardPicker={CARDS}
          max={10_000}
          label={t(signActivity.content.label)}
        />
      </Field>
    </>
  )
}

/** Preset of a new activity of a kind, without times, places and host. No field is required. */
export const Preset = ({ kind, Field }: PartProps & { kind: unknown }) => {
  if (is(kind, templateType.enroll)) return <EnrolPreset Field={Field} />
  if (is(kind, templateType.vote)) return <VotePreset Field={Field} />
  return is(kind, templateType.sign) ? <SignPreset Field={Field} /> : null
}
