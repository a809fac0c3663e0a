import { Alert, Button, Form as AntForm, Select } from 'antd'
import { useState } from 'react'
import * as activities from '@/api/marketing/activities'
import type { ActivityInput } from '@/api/marketing/activities'
import * as clueEvents from '@/api/leads/clueEvents'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type Activity, activity } from '@/entities/marketing/activity'
import { enableStatus } from '@/entities/shared/enums'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { CLEAR } from '@/kit/show/boxIcons'
import { type ControlProps, Moment } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { optionsOf } from '@/lib/options'
import { useT } from '@/locales'
import { validateEnd, validateLimit, validateSignEnd } from './hostForm'
import { TypeBox } from './typeChoice'

/** Enabled lead event by its code. `name` is shown for a selected event that is no longer enabled. */
const EventBox = ({
  value,
  onChange,
  label,
  name,
  ...rest
}: ControlProps<string | undefined> & { label: string; name?: string }) => {
  const { data, error, loading, retry } = useLoad(
    clueEvents.list.query({ status: enableStatus.enabled, pageNo: 1, pageSize: 500 }, { quiet: true }),
  )
  const options = optionsOf(
    data?.records,
    ({ eventCode }) => eventCode,
    ({ eventName }) => eventName,
  )
  const isKnown = !value || options.some((one) => one.value === value)
  return (
    <Select
      {...rest}
      value={value || undefined}
      onChange={(code: string | undefined) => onChange?.(code)}
      options={isKnown ? options : [...options, { value, label: name || value }]}
      showSearch={BY_LABEL}
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      {...optionsState({ loading, error, retry })}
    />
  )
}

/** Offers the default sign-up form of the chosen campaign type. Replacing a changed form requires confirmation. */
const TypeFormOffer = ({ locked }: { locked: boolean }) => {
  const t = useT()
  const form = AntForm.useFormInstance<ActivityInput>()
  const [first] = useState(() => form.getFieldValue('formFields') ?? [])
  const [taken, setTaken] = useState(first)
  const [asks, setAsks] = useState(false)
  const typeId = AntForm.useWatch('typeId', form)
  const fields = AntForm.useWatch('formFields', { form, preserve: true })
  const { data } = useLoad(activities.getType.query({ id: typeId ?? '' }, { quiet: true }), {
    enabled: !!typeId && !locked,
    keep: false,
  })
  const offered = data?.formFields ?? []
  const shape = (rows: typeof offered | undefined) =>
    JSON.stringify(rows?.map(({ title, fieldType, options, required }) => [title, fieldType, options, required]))
  const take = () => {
    form.setFieldValue('formFields', offered)
    setTaken(offered)
    setAsks(false)
  }
  if (!typeId || locked || offered.length === 0 || shape(offered) === shape(fields)) return null
  const isOwn = shape(fields) !== shape(taken)
  return (
    <>
      <Alert
        type="info"
        showIcon
        className="space-below"
        title={t('campaign.typeForm', { name: data?.name ?? '', count: offered.length })}
        action={
          <Button size="small" onClick={() => (isOwn ? setAsks(true) : take())}>
            {t('campaign.takeTypeForm')}
          </Button>
        }
      />
      <ConfirmDialog
        question={asks ? { title: t('campaign.takeTypeFormAsk'), effect: t('campaign.takeTypeFormEffect') } : undefined}
        busy={false}
        onOk={take}
        onCancel={() => setAsks(false)}
      />
    </>
  )
}

export const CampaignFields = ({
  Field,
  row,
  locked,
}: {
  Field: FormField<ActivityInput>
  row?: Activity
  locked: ReadonlySet<string>
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<ActivityInput>()
  const startTime = AntForm.useWatch('startTime', form)
  const isLocked = ({ key }: { key: string }) => locked.has(key)
  return (
    <>
      <Field of={activity.title} always />
      <div className="two-columns">
        <Field of={activity.typeId} disabled={isLocked(activity.typeId)}>
          <TypeBox owner={1} label={t(activity.typeId.label)} />
        </Field>
        <Field of={activity.seriesName} disabled={isLocked(activity.seriesName)}>
          <SeriesPicker
            by="seriesName"
            label={t(activity.seriesName.label)}
            placeholder={t(activity.seriesName.label)}
          />
        </Field>
      </div>
      <TypeFormOffer locked={isLocked(activity.formFields)} />
      <Field of={activity.mode} disabled={isLocked(activity.mode)} />
      <div className="two-columns">
        <Field of={activity.startTime} disabled={isLocked(activity.startTime)} />
        <Field
          of={activity.endTime}
          needs={[activity.startTime]}
          check={(value, all) => validateEnd(value, all.startTime, row, t)}
        >
          <Moment earliest={startTime || undefined} />
        </Field>
      </div>
      <div className="two-columns">
        <Field
          of={activity.signEndTime}
          needs={[activity.endTime]}
          check={(value, all) => validateSignEnd(value, all.endTime, t)}
        />
        <Field
          of={activity.joinLimit}
          hint={t('campaign.noLimit')}
          check={(value) => validateLimit(value, Number(row?.joinCount ?? 0), t)}
        />
      </div>
      <Field of={activity.eventCode} disabled={isLocked(activity.eventCode)} hint={t('campaign.eventHint')}>
        <EventBox label={t(activity.eventCode.label)} name={row?.eventName} />
      </Field>
    </>
  )
}
