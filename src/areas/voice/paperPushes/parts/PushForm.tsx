import { Button, Form } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { leavesOpen } from '@/api/error'
import * as questionnaires from '@/api/voice/questionnaires'
import { is } from '@/entities/field'
import { paperPush } from '@/entities/voice/paperPush'
import type { QuestionnaireDetail } from '@/entities/voice/questionnaire'
import { isAtNight, sendTiming } from '@/entities/voice/sendTiming'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { type FormApi, FormBody, useForm } from '@/kit/form/Form'
import { FormFoot } from '@/kit/form/FormFoot'
import { FormSteps } from '@/kit/form/FormSteps'
import { useRequestNo } from '@/kit/form/requestNo'
import { useConfirmFirst } from '@/kit/form/useConfirmFirst'
import { useLeave } from '@/kit/page/back'
import { useFormats } from '@/kit/show/format'
import { formatTime, toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { PlannedTime } from '../../parts/PlannedTime'
import { retyped } from '../../parts/retype'
import { useCountedAudience } from '../../parts/useCountedAudience'
import { paperName } from '../../parts/usePaperActions'
import { AudienceStep } from './AudienceStep'
import { CheckStep } from './CheckStep'
import { ContentStep } from './ContentStep'
import { OwnerPanel } from './OwnerPanel'
import {
  audienceOf,
  CHECK,
  FIELDS,
  initialOf,
  inputOf,
  isAudience,
  isSms,
  type PushValues,
  stepOf,
  STEPS,
  VINS,
} from './pushValues'

const useQuestion = (row: QuestionnaireDetail) => {
  const t = useT()
  const { count } = useFormats()
  return (values: PushValues, { targetCount }: questionnaires.PushMade): Confirmation => ({
    title: t('pushPaper.ask', { title: paperName(row), n: count(targetCount) }),
    effect: is(values.timing, sendTiming.planned)
      ? t('pushPaper.askAt', { time: formatTime(values.sendTime, 'YYYY-MM-DD HH:mm') })
      : t('pushPaper.askNow'),
    okText: t('pushPaper.push'),
    danger: true,
    typed: retyped(targetCount),
  })
}

/**
 * Sends a push only once, even if responses are lost: each retry has the same request number, and after a lost
 * response the same audience check.
 */
const useSending = (requestNo: string) => {
  const sent = useRef<{ asked: string; made: questionnaires.PushMade }>(undefined)
  return {
    /** Returns the check of an earlier attempt at the same audience whose push may have been created. */
    of: (asked: string) => (sent.current?.asked === asked ? sent.current.made : undefined),
    send: async (paperId: string, values: PushValues, asked: string, made: questionnaires.PushMade) => {
      sent.current = { asked, made }
      try {
        await questionnaires.createPush(
          questionnaires.pushForm({ ...inputOf(paperId, values, made.batchNo), requestNo }),
          { quiet: true },
        )
        sent.current = undefined
      } catch (error) {
        if (!leavesOpen(error)) sent.current = undefined
        throw error
      }
    },
  }
}

export const PushForm = ({ row, onPushed }: { row: QuestionnaireDetail; onPushed: () => void }) => {
  const [resetKey, setResetKey] = useState(0)
  return (
    <Wizard
      key={resetKey}
      row={row}
      onPushed={() => {
        setResetKey(resetKey + 1)
        onPushed()
      }}
    />
  )
}

const Wizard = ({ row, onPushed }: { row: QuestionnaireDetail; onPushed: () => void }) => {
  const t = useT()
  const leave = useLeave()
  const requestNo = useRequestNo()
  const [initial] = useState(() => initialOf(row))
  const [step, setStep] = useState(0)
  const [choosing, setChoosing] = useState(false)
  const made = useRef<questionnaires.PushMade>(undefined)
  /** Check whose number of people the user confirmed. */
  const agreed = useRef<questionnaires.PushMade>(undefined)
  const questionOf = useQuestion(row)
  const sending = useSending(requestNo)
  const askedOf = (values: PushValues) => JSON.stringify(audienceOf(row.id, values))
  const checkOf = (values: PushValues) => sending.of(askedOf(values)) ?? made.current
  const api = useForm<PushValues>({
    name: `paperPush.${row.id}`,
    initial,
    // A checked list expires sooner than a draft.
    secret: ['list'],
    save: async (values) => {
      if (agreed.current) await sending.send(row.id, values, askedOf(values), agreed.current)
    },
    done: t('pushPaper.pushed'),
    leave: onPushed,
  })
  const { confirmFirst, confirmation, busy } = useConfirmFirst(api)
  const { fault } = api
  // An error navigates to its step.
  useEffect(() => {
    if (!fault) return undefined
    setStep(stepOf(fault.field))
    const frame = requestAnimationFrame(fault.show)
    return () => cancelAnimationFrame(frame)
  }, [fault])
  const go = async (to: number) => {
    for (let at = step; at < to; at++)
      // oxlint-disable-next-line no-await-in-loop -- each step counts on those before it
      if (!(await api.check(FIELDS[at]))) return
    setStep(to)
  }
  const isLast = step === CHECK
  const push = () =>
    void confirmFirst(
      (values) => {
        const check = checkOf(values)
        agreed.current = check
        return check && questionOf(values, check)
      },
      () => agreed.current && api.submit(),
    )
  const next = () => void go(step + 1)
  const setVins = (vins: string[]) => {
    api.form.setFieldValue(VINS.key, vins)
    api.body.onValues({ [VINS.key]: vins })
    setChoosing(false)
  }
  return (
    <>
      <FormBody {...api.body} onFinish={isLast ? push : next}>
        <FormSteps titles={STEPS.map((label) => t(label))} step={step} go={(to) => void go(to)} stepOf={stepOf} />
        <Counted row={row} checkOf={(asked) => sending.of(asked)} onMade={(now) => (made.current = now)}>
          {(counted) => (
            <Steps
              row={row}
              api={api}
              step={step}
              counted={counted}
              choose={() => setChoosing(true)}
              foot={
                <FormFoot>
                  <Button onClick={leave}>{t('kit.cancel')}</Button>
                  {step > 0 && <Button onClick={() => setStep(step - 1)}>{t('kit.stepBack')}</Button>}
                  {isLast ? (
                    <Button
                      type="primary"
                      htmlType="submit"
                      loading={busy || counted.busy}
                      disabled={!counted.made?.targetCount}
                    >
                      {t('pushPaper.push')}
                    </Button>
                  ) : (
                    <Button type="primary" htmlType="submit">
                      {t('kit.stepNext')}
                    </Button>
                  )}
                </FormFoot>
              }
            />
          )}
        </Counted>
      </FormBody>
      {confirmation}
      {choosing && <OwnerPanel onChoose={setVins} onClose={() => setChoosing(false)} />}
    </>
  )
}

export type Count = ReturnType<typeof useCountedAudience<unknown, questionnaires.PushMade>>

/** Counts the recipients of the audience; the check of a push that may have been created is kept. */
const Counted = ({
  row,
  checkOf,
  onMade,
  children,
}: {
  row: QuestionnaireDetail
  checkOf: (asked: string) => questionnaires.PushMade | undefined
  onMade: (made: questionnaires.PushMade | undefined) => void
  children: (counted: Count) => ReactNode
}) => {
  const values: PushValues = Form.useWatch((all: PushValues) => all) ?? {}
  const audience = audienceOf(row.id, values)
  const counted = useCountedAudience(audience, isAudience, (input) => ({
    queryKey: [questionnaires.createPush.method, questionnaires.createPush.path, input],
    queryFn: ({ signal }) =>
      questionnaires.createPush(questionnaires.pushForm({ ...input, checkOnly: 1 }), { signal, quiet: true }),
  }))
  const made = checkOf(JSON.stringify(audience)) ?? counted.made
  useEffect(() => {
    onMade(made)
  })
  return children({ ...counted, made })
}

const Steps = ({
  row,
  api: { Field, form },
  step,
  counted,
  choose,
  foot,
}: {
  row: QuestionnaireDetail
  api: FormApi<PushValues>
  step: number
  counted: Count
  choose: () => void
  foot: ReactNode
}) => {
  const t = useT()
  const channels: unknown = Form.useWatch(paperPush.channels.key, form)
  const end = toMillis(row.endTime)
  const timeFault = (time: unknown): TextKey | undefined => {
    const at = toMillis(time) ?? Date.now()
    if (end !== undefined && at >= end) return 'pushPaper.afterEnd'
    return isSms(channels) && isAtNight(at) ? 'pushPaper.smsHours' : undefined
  }
  const parts = [
    <ContentStep key="content" Field={Field} row={row} />,
    <AudienceStep key="people" Field={Field} row={row} counted={counted} choose={choose} />,
    <PlannedTime key="time" Field={Field} fault={timeFault} />,
    step === CHECK && <CheckStep key="check" row={row} counted={counted} />,
  ]
  return (
    <>
      {parts.map((part, at) => (
        // The steps never change order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} hidden={at !== step} role="group" aria-label={t(STEPS[at] ?? STEPS[0])}>
          {part}
        </div>
      ))}
      {foot}
    </>
  )
}
