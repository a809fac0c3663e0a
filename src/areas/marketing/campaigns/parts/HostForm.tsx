import '../campaigns.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Alert, Button, Form as AntForm, Grid, Space, Steps } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import type { ActivityInput } from '@/api/activities'
import { type Activity, activity } from '@/entities/marketing/activity'
import { Actions } from '@/kit/actions/actions'
import { Ask } from '@/kit/actions/ask'
import { useBack } from '@/kit/back'
import { Field, FormBody } from '@/kit/form/Form'
import { StatusTag } from '@/kit/kinds'
import { useT } from '@/locales'
import type { Path } from '@/routes'
import { useMay } from '@/session/identity'
import { Basics } from './Basics'
import { CheckStep } from './CheckStep'
import { ContentStep } from './ContentStep'
import { FieldBuilder } from './FieldBuilder'
import { formFault } from './fields'
import { CHECK, labelOf, lockedIn, stepOf, STEPS } from './hostForm'
import { DRAFT } from './hostFaces'
import { RangeStep } from './RangeStep'
import { useHostForm } from './useHostForm'

/** The steps above the form; one in which something is wrong has a red mark. They may be visited in any order. */
const StepBar = ({ step, go }: { step: number; go: (step: number) => void }) => {
  const t = useT()
  const { md: wide = true } = Grid.useBreakpoint()
  return (
    <AntForm.Item noStyle shouldUpdate>
      {({ getFieldsError }) => {
        const wrong = new Set(getFieldsError().flatMap(({ name, errors }) => (errors.length ? [stepOf(String(name[0]))] : [])))
        return (
          <Steps
            current={step}
            onChange={go}
            size="small"
            orientation={wide ? 'horizontal' : 'vertical'}
            className="campaign-steps"
            items={STEPS.map(({ label }, at) => ({
              title: t(label),
              status: wrong.has(at) ? 'error' : at === step ? 'process' : at < step ? 'finish' : 'wait',
            }))}
          />
        )
      }}
    </AntForm.Item>
  )
}

const SignUpStep = ({ locked }: { locked: boolean }) => {
  const t = useT()
  return (
    <>
      {locked && <Alert type="warning" showIcon title={t('campaign.frozen')} style={{ marginBottom: 16 }} />}
      <Field
        of={activity.formFields}
        // The builder alone gives and takes its value.
        check={(value) => formFault((value ?? []) as Activity['formFields'], t)}
      >
        <FieldBuilder disabled={locked} />
      </Field>
    </>
  )
}

/** The form of a campaign in five steps, all of them alive. `row` is what is changed; `copied` another campaign that a new one begins as. */
export const HostForm = ({ row, copied, list }: { row?: Activity; copied?: Activity; list: Path }) => {
  const t = useT()
  const may = useMay()
  const back = useBack(list)
  const [step, setStep] = useState(0)
  const { api, asked, ask, drop, publish, canPublish } = useHostForm({ row, copied, list, go: setStep })
  const { fault, form, busy } = api
  const locked = lockedIn(row)
  const isDraft = !row || Number(row.status) === DRAFT
  const title = row?.title ?? t('campaign.new')
  useEffect(() => {
    if (!fault) return
    setStep(stepOf(fault.field))
    // What stands in a hidden step can be scrolled to once it is drawn; the name is one that the form itself gave.
    const frame = requestAnimationFrame(() => form.scrollToField(fault.field as never, { block: 'center', focus: true }))
    return () => cancelAnimationFrame(frame)
  }, [fault, form])
  const go = (to: number) => {
    setStep(to)
    // The last step says what is missing.
    if (to === CHECK) void form.validateFields().catch(() => undefined)
  }
  const parts: readonly ReactNode[] = [
    <Basics key="basics" row={row} locked={locked} />,
    <RangeStep key="range" row={row} />,
    <SignUpStep key="form" locked={locked.has(activity.formFields.key)} />,
    <ContentStep key="content" />,
    step === CHECK && <CheckStep key="check" row={row} go={go} />,
  ]
  return (
    <section className="card" aria-label={title}>
      <div className="campaign-head">
        <h2>
          <bdi>{title}</bdi>
          {row && <StatusTag field={activity.status} value={row.status} />}
        </h2>
        <Actions items={[{ label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back }]} />
      </div>
      {!isDraft && <Alert type="info" showIcon title={t('campaign.limited')} style={{ marginBottom: 16 }} />}
      <FormBody<ActivityInput> {...api.body}>
        <StepBar step={step} go={go} />
        {parts.map((part, at) => (
          // The steps stand where they stand.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} hidden={at !== step} role="group" aria-label={t(labelOf(at))}>
            {part}
          </div>
        ))}
        <Space wrap className="campaign-foot">
          {step > 0 && <Button onClick={() => go(step - 1)}>{t('campaign.back')}</Button>}
          {step < CHECK && (
            <Button type="primary" onClick={() => go(step + 1)}>
              {t('campaign.next')}
            </Button>
          )}
          {isDraft ? (
            <Button loading={busy} onClick={api.submitUnfinished}>
              {t('campaign.saveDraft')}
            </Button>
          ) : (
            <Button type={step === CHECK ? 'primary' : 'default'} loading={busy} onClick={api.submit}>
              {t('kit.save')}
            </Button>
          )}
          {step === CHECK && canPublish && may('activities.setStatus') && (
            <Button type="primary" loading={busy} onClick={ask}>
              {t('campaign.publish')}
            </Button>
          )}
        </Space>
      </FormBody>
      <Ask question={asked} busy={busy} onCancel={drop} onOk={publish} />
    </section>
  )
}
