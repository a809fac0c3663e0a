import { Alert, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import * as activities from '@/api/community/socialActivities'
import type { EnrollInput } from '@/api/community/socialActivities'
import * as files from '@/api/system/files'
import { checkType } from '@/entities/community/activity'
import { templateType } from '@/entities/community/activityTemplate'
import { enroll, type EnrollDetail } from '@/entities/community/enroll'
import { Failed } from '@/kit/data/load'
import { CANCELLED } from '@/kit/data/useAction'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { useSavedPage } from '@/kit/page/savedPage'
import { useScreen } from '@/kit/page/screen'
import { RichText } from '@/kit/rich/RichText'
import { mayHave } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { TemplateTools } from '../../activities/TemplateTools'
import { useCheck } from '../../activities/useCheck'
import { useTemplate } from '../../activities/useTemplate'
import { CARDS, VIDEO_UPLOAD } from '../../parts/richTools'
import { goneSeries, useSeries } from '../../parts/series'
import { EnrollFields } from './EnrollFields'
import { EnrollPhone } from './EnrollPhone'
import { FormBuilder } from './FormBuilder'
import { Rules } from './Rules'
import { formError } from './formFields'
import { isOut } from './useEnrollShelf'
import { type EnrollValues, FIELDS, initialOf, inputOf, lockOf, presetOf, presetValues } from './enrollValues'

const SECTIONS = ['basics', 'rules', 'form', 'content'] as const
type SectionName = (typeof SECTIONS)[number]
const headingOf = (name: SectionName) => `enroll-${name}`

const Steps = () => {
  const t = useT()
  const open = (name: SectionName) => {
    const heading = document.getElementById(headingOf(name))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t('enrolments.steps')}>
      <ol className="enroll-steps">
        {SECTIONS.map((name, at) => (
          <li key={name}>
            <button type="button" className="cell-link" onClick={() => open(name)}>
              {at + 1} {t(`enrolments.${name}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Section = ({ of, children }: { of: SectionName; children: ReactNode }) => {
  const t = useT()
  return (
    <section aria-labelledby={headingOf(of)}>
      <h3 id={headingOf(of)} className="card-title" tabIndex={-1}>
        {t(`enrolments.${of}`)}
      </h3>
      {children}
    </section>
  )
}

interface EnrollFormProps {
  row?: EnrollDetail
  copied?: EnrollDetail
}

/** Form of an activity. A new one may start from the template in the address. */
export const EnrollForm = ({ row, copied }: EnrollFormProps) => {
  const { query } = useScreen()
  const templateId = row || copied ? null : query.get('templateId')
  return templateId ? (
    <ByTemplate key={templateId} id={templateId} />
  ) : (
    <Loaded row={row} initial={initialOf(row ?? copied, !row)} />
  )
}

/** New activity from a template. Car series that no longer exist are left out and listed. */
const ByTemplate = ({ id }: { id: string }) => {
  const t = useT()
  const load = useTemplate(id)
  const { data, error, first, retry } = load
  const { series, loading } = useSeries()
  if (first || (loading && !series.length)) return <Skeleton active paragraph={{ rows: 8 }} />
  if (error && !data) return <Failed error={error} retry={retry} />
  const preset = data ? presetValues(data.content) : {}
  const lost = goneSeries(series, preset.seriesCodes ?? [])
  return (
    <>
      {'blank' in load && <Alert type="warning" showIcon className="space-below" title={load.blank} />}
      {lost.map((name) => (
        <Alert key={name} type="warning" showIcon title={t('activities.presetGone', { name })} />
      ))}
      <Loaded
        initial={{
          ...initialOf(undefined),
          ...preset,
          ...(data && { seriesCodes: preset.seriesCodes?.filter((code) => !lost.includes(code)) }),
        }}
      />
    </>
  )
}

const TOLD = ['startTime', 'endTime', 'address', 'city'] as const

const Loaded = ({ row, initial }: { row?: EnrollDetail; initial: Partial<EnrollValues> }) => {
  const t = useT()
  const may = useMay()
  const onSaved = useSavedPage()
  const { demand, window } = useCheck()
  const isDraft = !row || isOut(row)
  const lock = lockOf(row)
  const ask = (values: EnrollValues): Confirmation | undefined =>
    row &&
    mayHave(row.enrollCount) &&
    TOLD.some((key) => JSON.stringify(values[key] ?? '') !== JSON.stringify(initial[key] ?? ''))
      ? { title: t('enrolments.changeAsk'), effect: t('enrolments.changeEffect') }
      : undefined
  return (
    <>
      <FormScreen<EnrollValues, EnrollInput>
        name="enroll"
        row={row}
        initial={initial}
        input={inputOf}
        draft={isDraft}
        create={async (input, options) =>
          (await demand(checkType.enroll, { ...input })) ? activities.createEnroll(input, options) : CANCELLED
        }
        update={async (changed, options, { values }) =>
          (await demand(checkType.enroll, { ...inputOf(values), id: changed.id }))
            ? activities.updateEnroll(changed, options)
            : CANCELLED
        }
        read={activities.getEnroll}
        ask={isDraft ? undefined : ask}
        publish={
          isDraft &&
          may('socialActivities.shelveEnroll') && {
            label: 'enrolments.savePublish',
            run: (id, options) => activities.shelveEnroll({ id, status: 1 }, options),
            done: t('activities.isUp'),
          }
        }
        done={t('community.saved')}
        onSaved={onSaved}
        phone={(values) => <EnrollPhone of={values} />}
      >
        {(api) => <Fields api={api} row={row} lock={lock} />}
      </FormScreen>
      {window}
    </>
  )
}

interface FieldsProps {
  api: FormApi<EnrollValues>
  row?: EnrollDetail
  lock: ReturnType<typeof lockOf>
}
const Fields = ({ api, row, lock }: FieldsProps) => {
  const t = useT()
  const { Field } = api
  const [answered] = useState(() => (lock === 'taken' ? (row?.formFields ?? []).map(({ fieldId }) => fieldId) : []))
  return (
    <>
      <TemplateTools
        api={api}
        bizType={templateType.enroll}
        isNew={!row}
        kept={() => ({ content: presetOf(api.form.getFieldsValue(true)) })}
      />
      <Steps />
      <Section of="basics">
        <EnrollFields Field={Field} row={row} late={lock === 'late'} />
      </Section>
      <Section of="rules">
        <Rules Field={Field} row={row} lock={lock} />
      </Section>
      <Section of="form">
        <Field
          of={FIELDS}
          required={false}
          disabled={lock === 'late'}
          check={(_, { formFields = [] }) => (lock === 'late' ? undefined : formError(formFields, t))}
        >
          <FormBuilder locked={answered} />
        </Field>
      </Section>
      <Section of="content">
        <Field of={enroll.content}>
          <RichText
            to={files.uploadBatch}
            VideoPicker={VIDEO_UPLOAD}
            CardPicker={CARDS}
            max={20_000}
            label={t(enroll.content.label)}
          />
        </Field>
      </Section>
    </>
  )
}
