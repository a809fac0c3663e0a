import { Alert, Form } from 'antd'
import * as rewards from '@/api/commerce/rewards'
import * as files from '@/api/system/files'
import { rewardTo } from '@/entities/commerce/rewardEnums'
import { isLocked, phaseOf } from '@/entities/commerce/rewardRules'
import { type RewardTask, rewardTask } from '@/entities/commerce/rewardTask'
import { rewardType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { Choice, NumberBox } from '@/kit/form/controls'
import { type FormField, reshaped, useLax } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { useTaken } from '@/kit/form/useTaken'
import { RichText } from '@/kit/rich/RichText'
import { Facts } from '@/kit/show/Facts'
import { WithPhone } from '@/kit/show/WithPhone'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PICTURE_TYPES } from '../../parts/shopFiles'
import { GoodsBox } from './GoodsBox'
import { useRewardWords } from './rewardWords'
import { ScopeFields } from './ScopeFields'
import { useTaskFacts, useWorstCase } from './TaskFacts'
import { TaskPhone } from './TaskPhone'
import { TiersBox } from './TiersBox'
import { budgetError, endError, GOODS, startError, type TaskValues, TIERS, tiersError, unitError } from './taskValues'
import { useScope } from './useScope'

const MAX_WORDS = 5000
interface StepProps {
  Field: FormField<TaskValues>
  row?: RewardTask
}
const useValues = (): TaskValues => Form.useWatch((all: TaskValues) => all, { preserve: true }) ?? {}

export const WhatStep = ({ Field, row }: StepProps) => {
  const t = useT()
  const phase = phaseOf(row)
  const taken = useTaken((title) => rewards.listActivities({ title, pageNo: 1, pageSize: 100 }, { quiet: true }), {
    key: 'title',
    fault: t('rewards.titleTaken'),
    own: row?.title,
  })
  return (
    <>
      <Field of={rewardTask.title} disabled={isLocked(phase, 'title')} always check={taken} />
      <Field of={rewardTask.cover} disabled={isLocked(phase, 'cover')} hint={t('rewards.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} types={PICTURE_TYPES} aspect={16 / 9} />
      </Field>
      <div className="two-columns">
        <Field of={rewardTask.rewardTo} disabled={isLocked(phase, 'rewardTo')}>
          <Choice field={rewardTask.rewardTo} />
        </Field>
        <Field of={rewardTask.metric} disabled={isLocked(phase, 'metric')}>
          <Choice field={rewardTask.metric} />
        </Field>
      </div>
      <div className="two-columns">
        <Field
          of={rewardTask.startTime}
          disabled={isLocked(phase, 'startTime')}
          check={(value) => startError(value, row, t)}
        />
        <Field
          of={rewardTask.endTime}
          needs={[rewardTask.startTime]}
          check={(value, { startTime }) => endError(value, startTime, row, t)}
        />
      </div>
      <Field of={rewardTask.content}>
        <RichText to={files.uploadBatch} max={MAX_WORDS} label={t(rewardTask.content.label)} />
      </Field>
    </>
  )
}

export const GoodsStep = ({ Field, row }: StepProps) => {
  const t = useT()
  const isLax = useLax()
  return (
    <Field
      of={GOODS}
      disabled={isLocked(phaseOf(row), GOODS.key)}
      check={(value) => (!isLax() && !(Array.isArray(value) && value.length) ? t('rewards.goodsNeeded') : undefined)}
    >
      <GoodsBox title={row?.title} />
    </Field>
  )
}

/** Step 3: participating dealers. A running task only accepts more of them. */
export const DealerStep = ({ Field, row }: StepProps) => {
  const t = useT()
  const phase = phaseOf(row)
  const values = useValues()
  const { dealers, outside } = useScope(values)
  return (
    <>
      <ScopeFields
        Field={Field}
        locked={isLocked(phase, 'dealerScope')}
        lockedDealers={isLocked(phase, 'dealerCodes')}
        before={phase === 'running' ? row?.dealerCodes : []}
      />
      {dealers !== null && (
        <Alert
          type={outside ? 'warning' : 'info'}
          showIcon
          title={t('rewards.dealersIn', { count: dealers })}
          description={outside ? t('rewards.dealersOutside', { count: outside }) : undefined}
        />
      )}
    </>
  )
}

export const RewardStep = ({ Field, row }: StepProps) => {
  const t = useT()
  const isLax = useLax()
  const { amount } = useRewardWords()
  const phase = phaseOf(row)
  const values = useValues()
  const type = values.tiers?.[0]?.rewardType
  const precision = is(type, rewardType.cash) ? 2 : 0
  return (
    <>
      <Alert type="info" showIcon className="space-below" title={t('rewards.besides')} />
      <Field
        of={reshaped(TIERS)}
        disabled={isLocked(phase, TIERS.key)}
        needs={[rewardTask.metric]}
        check={(value, { metric }) => (isLax() ? undefined : tiersError(value, metric, t))}
      >
        <TiersBox metric={values.metric} />
      </Field>
      <div className="two-columns">
        <Field
          of={rewardTask.budget}
          needs={[TIERS]}
          hint={t('rewards.budgetHint')}
          check={(value, all) => budgetError(value, all, row, (one) => amount(type, one), t)}
        >
          <NumberBox min={0} max={999_999_999} precision={precision} />
        </Field>
        {is(values.rewardTo, rewardTo.person) && (
          <Field
            of={rewardTask.userLimit}
            disabled={isLocked(phase, 'userLimit')}
            needs={[rewardTask.budget, TIERS]}
            check={(value, { budget }) =>
              unitError(value, type, t) ??
              ((numberIn(value) ?? 0) > (numberIn(budget) ?? Infinity) ? t('rewards.limitHigh') : undefined)
            }
          >
            <NumberBox min={0} max={999_999_999} precision={precision} />
          </Field>
        )}
      </div>
    </>
  )
}

export const CheckStep = () => {
  const values = useValues()
  const { dealers } = useScope(values)
  const factsOf = useTaskFacts(true)
  const worst = useWorstCase()(values, dealers)
  return (
    <WithPhone phone={<TaskPhone of={values} />}>
      {worst && <Alert type={worst.isOver ? 'warning' : 'info'} showIcon className="space-below" title={worst.words} />}
      <Facts row={values} fields={factsOf(values)} />
    </WithPhone>
  )
}
