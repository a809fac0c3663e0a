import { Alert, Form as AntForm, Button } from 'antd'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import * as questionnaires from '@/api/voice/questionnaires'
import type { QuestionnaireInput } from '@/api/voice/questionnaires'
import { is, withStates } from '@/entities/field'
import { MAX_QUESTIONS, type PaperFault, questionsFaults, startFaults } from '@/entities/voice/paperRules'
import {
  mayHaveAnswers,
  questionnaire,
  type QuestionnaireDetail,
  repeatType,
  questionnaireStatus as states,
} from '@/entities/voice/questionnaire'
import { type FormApi, useLax } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { FormSteps } from '@/kit/form/FormSteps'
import { FormTurn } from '@/kit/form/FormTurn'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { WithPhone } from '@/kit/show/WithPhone'
import { useFormats } from '@/kit/show/format'
import { useMedia } from '@/kit/show/useMedia'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PaperPhone } from '../../parts/PaperPhone'
import { useInForce } from '../../parts/usePaperActions'
import { QuestionBuilder } from './QuestionBuilder'
import { WeightTable } from './WeightTable'
import {
  CHECK,
  initialOf,
  inputOf,
  isTriggered,
  type PaperValues,
  QUESTIONS,
  SETTINGS,
  stepOf,
  STEPS,
  WEIGHTS,
} from './paperValues'

const WITHOUT_DOCUMENT = withStates(questionnaire.repeatType, (code) => !is(code, repeatType.perDocument))

/** Settings of a questionnaire. Anonymity was promised to the participants, so answers fix it. */
const SettingFields = ({ api: { Field, form }, row }: { api: FormApi<PaperValues>; row?: QuestionnaireDetail }) => {
  const t = useT()
  const type = AntForm.useWatch('paperType', form)
  const triggered = isTriggered(type)
  const isFixed = row !== undefined && mayHaveAnswers(row)
  return (
    <div className="design-settings">
      <Field of={questionnaire.description} />
      <Field of={questionnaire.thanksText} hint={t('paperDesign.thanksHint')} />
      <div className="two-columns">
        <Field
          of={questionnaire.anonymousFlag}
          disabled={isFixed}
          hint={isFixed ? t('paperDesign.anonymousFixed') : undefined}
        />
        <Field
          of={triggered ? questionnaire.repeatType : WITHOUT_DOCUMENT}
          needs={[questionnaire.paperType]}
          check={(value, { paperType }) =>
            !isTriggered(paperType) && is(value, repeatType.perDocument) ? t('paperDesign.noDocument') : undefined
          }
        />
        <Field of={questionnaire.rewardPoints} hint={t('paperDesign.rewardHint')} />
        <Field of={questionnaire.validDays} />
        {triggered && <Field of={questionnaire.triggerDelay} />}
      </div>
      <div className="two-columns">
        <Field of={questionnaire.startTime} />
        <Field
          of={questionnaire.endTime}
          required={!triggered}
          hint={triggered ? t('paperDesign.noEnd') : undefined}
          needs={[questionnaire.startTime]}
          check={(value, { startTime }) => {
            const [from, until] = [toMillis(startTime), toMillis(value)]
            return from !== undefined && until !== undefined && until <= from ? t('questionRule.order') : undefined
          }}
        />
      </div>
    </div>
  )
}

/** The current step is in the address, so that it survives the first save. */
const useStep = () => {
  const { query, setQuery } = useScreen()
  const step = Math.min(Math.max(Number(query.get('step')) || 0, 0), CHECK)
  return { step, go: (to: number) => setQuery({ step: to > 0 ? String(to) : undefined }) }
}

export const DesignForm = ({ row, begin }: { row?: QuestionnaireDetail; begin?: Partial<PaperValues> }) => {
  const t = useT()
  const may = useMay()
  const leave = useLeave()
  const { setQuery } = useScreen()
  const { step, go } = useStep()
  const inForce = useInForce(may('questionnaires.start'))
  const initial = useMemo(() => begin ?? initialOf(row), [begin, row])
  const isDraft = !row || is(row.status, states.draft)
  return (
    <FormScreen<PaperValues, QuestionnaireInput>
      name="paper"
      row={row}
      initial={initial}
      input={inputOf}
      create={questionnaires.create}
      update={questionnaires.update}
      read={questionnaires.get}
      draft={isDraft}
      autosave={isDraft}
      ahead={step < CHECK}
      publish={
        step === CHECK &&
        may('questionnaires.start') && {
          label: 'paperDesign.saveAndStart',
          run: (id, options) => questionnaires.start({ id }, options),
          done: t('paperDesign.savedAndStarted'),
          ask: ({ paperType, title }) => {
            const other = inForce(paperType, row?.id)
            return {
              title: t('paperActions.startAsk', { name: title }),
              effect: other === undefined ? t('paperActions.startEffect') : t('paperActions.inForce', { name: other }),
            }
          },
        }
      }
      onSaved={(id, published) => {
        if (published) return leave()
        notify('success', t('paperDesign.saved'))
        if (!row && id) setQuery({ id, template: undefined })
        return false
      }}
    >
      {(api) => <Steps api={api} row={row} step={step} go={go} />}
    </FormScreen>
  )
}

/** Current questions of the form. Only this part is rendered on each change, not the fields beside it. */
const Watched = ({
  form,
  children,
}: {
  form: FormApi<PaperValues>['form']
  children: (questions: PaperValues['questions']) => ReactNode
}) => children(AntForm.useWatch('questions', form) ?? [])

/** Faults that prevent the start, each with a link to its place, beside an answerable preview. */
const CheckStep = ({ values, lead }: { values: PaperValues; lead: (fault: PaperFault) => void }) => {
  const t = useT()
  const faults = startFaults({ ...values, endTime: values.endTime ?? '' }, Date.now(), t)
  return (
    <WithPhone phone={<PaperPhone of={values} />}>
      {faults.length === 0 && <Alert type="success" showIcon title={t('paperDesign.ready')} />}
      {faults.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('paperDesign.findings', { count: faults.length })}
          description={
            <ul className="design-faults">
              {faults.map((fault) => (
                <li key={`${fault.rowId ?? fault.field ?? ''} ${fault.text}`}>
                  <Button type="link" size="small" onClick={() => lead(fault)}>
                    {fault.text}
                  </Button>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </WithPhone>
  )
}

const Steps = ({
  api,
  row,
  step,
  go,
}: {
  api: FormApi<PaperValues>
  row?: QuestionnaireDetail
  step: number
  go: (step: number) => void
}) => {
  const t = useT()
  const lax = useLax()
  const { Field, form, fault } = api
  const isDesk = useMedia('(width >= 992px)')
  const [chosen, setChosen] = useState<string>()
  const { count } = useFormats()
  const isLocked = row !== undefined && mayHaveAnswers(row)
  const fixed = isLocked || !isDesk
  const shown = useRef(fault)
  useEffect(() => {
    if (!fault || fault === shown.current) return undefined
    shown.current = fault
    if (fault.field === 'title' || fault.field === 'paperType') return undefined
    go(stepOf(fault.field))
    const frame = requestAnimationFrame(fault.show)
    return () => cancelAnimationFrame(frame)
  }, [fault, go])
  const setQuestions = (next: PaperValues['questions']) => {
    form.setFieldValue('questions', next)
    api.body.onValues({ questions: next })
  }
  const lead = ({ rowId, field }: PaperFault) => {
    if (rowId !== undefined) setChosen(rowId)
    go(field === 'weight' ? WEIGHTS : field === 'endTime' ? SETTINGS : 0)
    if (field === 'title' || field === 'endTime') requestAnimationFrame(() => api.show(field))
  }
  const parts = [
    <Field
      key="questions"
      of={QUESTIONS}
      disabled={fixed}
      check={(_, all) => {
        const value = all.questions ?? []
        if (lax())
          return value.length > MAX_QUESTIONS ? t('questionRule.maxQuestions', { max: MAX_QUESTIONS }) : undefined
        return isLocked ? undefined : questionsFaults(value, t)[0]?.text
      }}
    >
      <QuestionBuilder chosen={chosen} choose={setChosen} strict={fault !== undefined} />
    </Field>,
    step === WEIGHTS && (
      <Watched key="weights" form={form}>
        {(questions) => <WeightTable questions={questions} disabled={fixed} change={setQuestions} />}
      </Watched>
    ),
    <SettingFields key="settings" api={api} row={row} />,
    step === CHECK && (
      <Watched key="check" form={form}>
        {(questions) => (
          <CheckStep
            // The form has exactly these fields.
            values={{ ...(form.getFieldsValue(true) as PaperValues), questions }}
            lead={lead}
          />
        )}
      </Watched>
    ),
  ]
  return (
    <>
      {isLocked && (
        <Alert
          type="warning"
          showIcon
          className="space-below"
          title={t('paperDesign.locked', { count: count(row.answerCount) })}
        />
      )}
      {!isDesk && <Alert type="info" showIcon className="space-below" title={t('paperDesign.onDesk')} />}
      <div className="two-columns">
        <Field of={questionnaire.title} always />
        <Field of={questionnaire.paperType} always disabled={row !== undefined && !is(row.status, states.draft)} />
      </div>
      <FormSteps titles={STEPS.map((label) => t(label))} step={step} go={go} stepOf={stepOf} />
      {parts.map((part, at) => (
        // The steps never change order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} hidden={at !== step} role="group" aria-label={t(STEPS[at] ?? STEPS[0])}>
          {part}
        </div>
      ))}
      <FormTurn step={step} last={CHECK} go={go} />
    </>
  )
}
