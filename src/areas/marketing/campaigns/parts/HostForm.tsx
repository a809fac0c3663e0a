import '../campaigns.css'
import { Alert, Form as AntForm } from 'antd'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import * as activities from '@/api/marketing/activities'
import type { ActivityInput } from '@/api/marketing/activities'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import { type Activity, activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { type FormApi, type FormField, reshaped } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { FormSteps } from '@/kit/form/FormSteps'
import { FormTurn } from '@/kit/form/FormTurn'
import { ImageBox } from '@/kit/form/ImageBox'
import { wordsOf } from '@/kit/rich/html'
import { Facts } from '@/kit/show/Facts'
import { WithPhone } from '@/kit/show/WithPhone'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BodyText } from '../../parts/BodyText'
import { CampaignFields } from './CampaignFields'
import { CheckStep } from './CheckStep'
import { FieldBuilder } from './FieldBuilder'
import { PhonePages } from './PhonePages'
import { RangeStep, useDealerCount } from './RangeStep'
import { RangeWords } from './RangeWords'
import { validateForm } from './formFields'
import { CHECK, initialOf, inputOf, labelOf, lockedIn, stepOf, STEPS } from './hostForm'

const MAX_WORDS = 20_000
const MAX_HTML = 2 * 1024 * 1024
const COVER = 16 / 9
const BANNER = 750 / 420

const Preview = () => {
  const values = AntForm.useWatch((all: ActivityInput) => all, { preserve: true })
  return <PhonePages campaign={useDeferredValue(values) ?? {}} />
}

const ContentStep = ({ Field }: { Field: FormField<ActivityInput> }) => {
  const t = useT()
  const tooLong = (value: unknown) =>
    [...wordsOf(value)].length > MAX_WORDS || String(value ?? '').length > MAX_HTML
      ? t('campaign.contentLong', { max: MAX_WORDS })
      : undefined
  return (
    <WithPhone phone={<Preview />}>
      <div className="two-columns">
        <Field of={activity.cover} hint={t('campaign.coverHint')}>
          <ImageBox to={files.upload} drop={files.remove} aspect={COVER} />
        </Field>
        <Field of={activity.banner} hint={t('campaign.bannerHint')}>
          <ImageBox to={files.upload} drop={files.remove} aspect={BANNER} />
        </Field>
      </div>
      <Field of={activity.shareTitle} />
      <Field of={activity.content} check={tooLong}>
        <BodyText label={t(activity.content.label)} />
      </Field>
    </WithPhone>
  )
}

const SignUpStep = ({ Field, locked }: { Field: FormField<ActivityInput>; locked: boolean }) => {
  const t = useT()
  return (
    <>
      {locked && <Alert type="warning" showIcon title={t('campaign.frozen')} className="space-below" />}
      <Field
        of={reshaped(activity.formFields)}
        // Only the builder reads and writes this value.
        check={(value) => validateForm((value ?? []) as Activity['formFields'], t)}
      >
        <FieldBuilder disabled={locked} />
      </Field>
    </>
  )
}

const Audience = ({ values }: { values: ActivityInput }) => {
  const t = useT()
  const inRange = useDealerCount(values.regions)
  const count = values.dealerCodes?.length || inRange
  return (
    <Facts
      row={values}
      fields={[
        [activity.regions, <RangeWords key="regions" range={values.regions} />],
        [activity.dealerCodes, t('campaign.dealerCount', { count })],
      ]}
    />
  )
}

/** Steps of the form, all mounted, one visible. A failed save opens the first step with an error. */
const StepParts = ({
  api: { Field, fault, form, show },
  row,
  step,
  setStep,
}: {
  api: FormApi<Required<ActivityInput>>
  row?: Activity
  step: number
  setStep: (step: number) => void
}) => {
  const t = useT()
  const locked = lockedIn(row)
  useEffect(() => {
    if (!fault) return
    setStep(stepOf(fault.field))
    // A field of a hidden step can be focused only after it is rendered.
    const frame = requestAnimationFrame(() => show(fault.field))
    return () => cancelAnimationFrame(frame)
  }, [fault, show, setStep])
  const go = (to: number) => {
    setStep(to)
    // The last step shows what is missing.
    if (to === CHECK) void form.validateFields().catch(() => undefined)
  }
  const parts: readonly ReactNode[] = [
    <CampaignFields key="basics" Field={Field} row={row} locked={locked} />,
    <RangeStep key="range" Field={Field} row={row} />,
    <SignUpStep key="form" Field={Field} locked={locked.has(activity.formFields.key)} />,
    <ContentStep key="content" Field={Field} />,
    step === CHECK && <CheckStep key="check" row={row} go={go} />,
  ]
  return (
    <>
      <FormSteps titles={STEPS.map(({ label }) => t(label))} step={step} go={go} stepOf={stepOf} />
      {parts.map((part, at) => (
        // The steps never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} hidden={at !== step} role="group" aria-label={t(labelOf(at))}>
          {part}
        </div>
      ))}
      <FormTurn step={step} last={CHECK} go={go} />
    </>
  )
}

/** Form of a campaign in five steps. `row` is the campaign to change; `copied` is the source of a new one. */
export const HostForm = ({ row, copied }: { row?: Activity; copied?: Activity }) => {
  const t = useT()
  const may = useMay()
  const [step, setStep] = useState(0)
  const isDraft = !row || is(row.status, activityStatus.draft)
  return (
    <>
      {!isDraft && <Alert type="info" showIcon title={t('campaign.limited')} className="space-below" />}
      <FormScreen<Required<ActivityInput>, ActivityInput>
        name={copied ? `activity.copy.${copied.id}` : 'activity'}
        row={row}
        initial={initialOf(row ?? copied, !row, t)}
        input={inputOf}
        create={activities.create}
        whole
        update={activities.update}
        draft={isDraft}
        ahead={step < CHECK}
        publish={
          isDraft &&
          step === CHECK &&
          may('activities.setStatus') && {
            label: 'campaign.publish',
            ask: (values) => ({
              title: t('campaign.publishAsk', { title: values.title ?? '' }),
              more: <Audience values={values} />,
            }),
            run: (id, options) => activities.setStatus({ id, status: activityStatus.upcoming }, options),
            done: t('campaign.published'),
          }
        }
        done={t('campaign.saved')}
      >
        {(api) => <StepParts api={api} row={row} step={step} setStep={setStep} />}
      </FormScreen>
    </>
  )
}
