import { Form as AntForm } from 'antd'
import { is, withStates } from '@/entities/field'
import { questionnaire, type QuestionnaireDetail, repeatType } from '@/entities/voice/questionnaire'
import type { FormApi } from '@/kit/form/Form'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { isTriggered, type PaperValues } from './paperValues'

const WITHOUT_DOCUMENT = withStates(questionnaire.repeatType, (code) => !is(code, repeatType.perDocument))

/** How a questionnaire is sent and answered; of one with answers what was promised to those who answered stays. */
export const SettingFields = ({
  api: { Field, form },
  row,
}: {
  api: FormApi<PaperValues>
  row?: QuestionnaireDetail
}) => {
  const t = useT()
  const type = AntForm.useWatch('paperType', form)
  const triggered = isTriggered(type)
  const count = numberIn(row?.answerCount) ?? 0
  return (
    <div className="design-settings">
      <Field of={questionnaire.description} />
      <Field of={questionnaire.thanksText} hint={t('paperDesign.thanksHint')} />
      <div className="two-columns">
        <Field
          of={questionnaire.anonymousFlag}
          disabled={count > 0}
          hint={count > 0 ? t('paperDesign.anonymousFixed') : undefined}
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
