import { Form } from 'antd'
import { ladderType, rewardMode, type SignActivity, signActivity } from '@/entities/community/signActivity'
import { is, withStates } from '@/entities/field'
import { Choice, NumberBox } from '@/kit/form/controls'
import { type FormField, reshaped } from '@/kit/form/Form'
import { useT } from '@/locales'
import { LadderBox, ladderError } from './LadderBox'
import { isDaily } from './sessionRules'
import { lockOf, type SignValues } from './signForm'

const LADDER = reshaped(signActivity.ladder)
/** Consecutive counts are possible for days only. */
const TOTAL = withStates(signActivity.ladderType, (code) => code === ladderType.total)

export const StepReward = ({ Field, row }: { Field: FormField<SignValues>; row?: SignActivity }) => {
  const t = useT()
  const isFixed = lockOf(row).rest
  const reward = Form.useWatch(signActivity.rewardMode.key, { preserve: true }) ?? row?.rewardMode
  const signMode = Form.useWatch(signActivity.signMode.key, { preserve: true }) ?? row?.signMode
  return (
    <>
      <Field of={signActivity.rewardMode} disabled={isFixed} hint={isFixed ? t('checkIns.rewardFixed') : undefined}>
        <Choice field={signActivity.rewardMode} />
      </Field>
      {is(reward, rewardMode.each) && (
        <Field of={signActivity.points} required disabled={isFixed}>
          <NumberBox precision={0} min={1} max={1000} />
        </Field>
      )}
      {is(reward, rewardMode.ladder) && (
        <>
          <Field of={signActivity.ladderType} disabled={isFixed}>
            <Choice field={isDaily({ signMode }) ? signActivity.ladderType : TOTAL} />
          </Field>
          <Field of={LADDER} disabled={isFixed} check={(value) => ladderError(value, t)}>
            <LadderBox />
          </Field>
        </>
      )}
    </>
  )
}
