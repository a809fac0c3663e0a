import { Alert, Checkbox, Form as AntForm } from 'antd'
import type { ReactNode } from 'react'
import * as stores from '@/api/voice/stores'
import { f, isYes, is } from '@/entities/field'
import { appealReason, evaluationAppeal as fields, MAX_PROOFS } from '@/entities/voice/evaluationAppeal'
import type { EvaluationDetail } from '@/entities/voice/storeEvaluation'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { DASH, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { EvaluationWords } from './EvaluationCard'
import { ProofsBox } from './Proofs'
import type { AppealLimits } from './useAppealLimits'

interface Values extends Omit<stores.AppealInput, 'evaluationId'> {
  promise: 0 | 1
}
const PROMISE = { ...f.switch(), key: 'promise', label: 'storeEvaluations.promise' } as const

const Agreed = ({ id, value, onChange, children }: ControlProps<0 | 1> & { children: ReactNode }) => (
  <Checkbox id={id} checked={isYes(value)} onChange={(event) => onChange?.(event.target.checked ? 1 : 0)}>
    {children}
  </Checkbox>
)

const ReasonHint = () => {
  const t = useT()
  const reason: unknown = AntForm.useWatch(fields.appealReason.key)
  if (is(reason, appealReason.notCustomer)) return t('storeEvaluations.hintNotCustomer')
  if (is(reason, appealReason.settled)) return t('storeEvaluations.hintSettled')
  return t('storeEvaluations.hintProofs')
}

/** Form of an appeal, filled in from an `earlier` one for another attempt. Closing it keeps a draft. */
export const AppealForm = ({
  row,
  earlier,
  limits: { left, setting },
  onClose,
}: {
  row: EvaluationDetail
  earlier?: Partial<stores.AppealInput>
  limits: AppealLimits
  onClose: () => void
}) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <FormPanel<Values>
      open
      keepsDraft
      width={720}
      name={`evaluationAppeal.${row.id}`}
      title={t('storeEvaluations.appealOf', { id: row.id })}
      initial={{
        appealReason: earlier?.appealReason,
        content: earlier?.content,
        files: earlier?.files ? [...earlier.files] : [],
        promise: 0,
      }}
      save={({ promise: _promise, ...values }) => stores.createAppeal({ evaluationId: row.id, ...values })}
      done={t('storeEvaluations.appealed')}
      saveText={t('storeEvaluations.send')}
      ask={() => ({
        title: t('storeEvaluations.appealAsk', { id: row.id }),
        effect: t('storeEvaluations.appealEffect', {
          times: count(setting.appealTimes),
          left: left === undefined ? DASH : count(left),
        }),
      })}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <section className="card" aria-label={t('storeEvaluations.evaluation')}>
            <EvaluationWords row={row} />
          </section>
          <Field of={fields.appealReason} />
          <Field of={fields.content} />
          <Field
            of={fields.files}
            hint={<ReasonHint />}
            check={(value) =>
              Array.isArray(value) && value.length > MAX_PROOFS
                ? t('storeEvaluations.proofs', { max: MAX_PROOFS })
                : undefined
            }
          >
            <ProofsBox />
          </Field>
          <Alert type="warning" showIcon title={t('storeEvaluations.privacy')} className="space-below" />
          <Field of={PROMISE} check={(value) => (isYes(value) ? undefined : t('storeEvaluations.promiseNeeded'))}>
            <Agreed>{t('storeEvaluations.promiseWords')}</Agreed>
          </Field>
        </>
      )}
    </FormPanel>
  )
}
