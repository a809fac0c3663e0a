import '../rewards.css'
import { Alert } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { phaseOf } from '@/entities/commerce/rewardRules'
import type { RewardTask } from '@/entities/commerce/rewardTask'
import { rewardTaskStatus } from '@/entities/commerce/rewardEnums'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { FormSteps } from '@/kit/form/FormSteps'
import { FormTurn } from '@/kit/form/FormTurn'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CheckStep, DealerStep, GoodsStep, RewardStep, WhatStep } from './TaskSteps'
import { initialOf, inputOf, LAST, STEPS, stepOf, type TaskValues } from './taskValues'

/** Form of a task in five steps. A draft can be saved in each step; the task is enabled from the last. */
export const TaskForm = ({ row }: { row?: RewardTask }) => {
  const t = useT()
  const may = useMay()
  const [step, setStep] = useState(0)
  const phase = phaseOf(row)
  const isFree = phase === 'free'
  return (
    <FormScreen<TaskValues>
      name="rewardTask"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={rewards.createActivity}
      whole
      update={rewards.updateActivity}
      read={rewards.getActivity}
      draft={isFree}
      ahead={step < LAST}
      publish={
        isFree &&
        step === LAST &&
        may('rewards.setActivityEnabled') && {
          label: 'rewards.saveAndEnable',
          run: (id, options) => rewards.setActivityEnabled({ id, status: rewardTaskStatus.enabled }, options),
          done: t('rewards.savedEnabled'),
        }
      }
      done={t('rewards.saved')}
    >
      {(api) => (
        <>
          {!isFree && (
            <Alert
              type="info"
              showIcon
              className="space-below"
              title={t(phase === 'running' ? 'rewards.limitedRunning' : 'rewards.limitedPlanned')}
            />
          )}
          <Steps api={api} row={row} step={step} setStep={setStep} />
        </>
      )}
    </FormScreen>
  )
}

/**
 * Steps of the form, all mounted, one visible. Going back is always possible; going forward requires valid previous
 * steps.
 */
const Steps = ({
  api: { Field, fault, show, check },
  row,
  step,
  setStep,
}: {
  api: FormApi<TaskValues>
  row?: RewardTask
  step: number
  setStep: (step: number) => void
}) => {
  const t = useT()
  useEffect(() => {
    if (!fault) return
    setStep(stepOf(fault.field))
    // A field of a hidden step can be focused only after it is rendered.
    const frame = requestAnimationFrame(() => show(fault.field))
    return () => cancelAnimationFrame(frame)
  }, [fault, show, setStep])
  const go = async (to: number) => {
    const before = STEPS.slice(step, to).flatMap(({ fields }): readonly (keyof TaskValues & string)[] => fields)
    if (before.length && !(await check(before))) return
    setStep(to)
  }
  const parts: readonly ReactNode[] = [
    <WhatStep key="what" Field={Field} row={row} />,
    <GoodsStep key="goods" Field={Field} row={row} />,
    <DealerStep key="dealers" Field={Field} row={row} />,
    <RewardStep key="reward" Field={Field} row={row} />,
    step === LAST && <CheckStep key="check" />,
  ]
  return (
    <>
      <FormSteps titles={STEPS.map(({ label }) => t(label))} step={step} go={(to) => void go(to)} stepOf={stepOf} />
      {parts.map((part, at) => (
        // The steps never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} hidden={at !== step} role="group" aria-label={t(STEPS[at]?.label ?? 'rewards.step5')}>
          {part}
        </div>
      ))}
      <FormTurn step={step} last={LAST} go={(to) => void go(to)} />
    </>
  )
}
