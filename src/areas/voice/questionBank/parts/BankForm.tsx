import { Alert, Checkbox, Form as AntForm } from 'antd'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import type { QuestionDetail, QuestionInput } from '@/api/voice/questionnaires'
import type { Field as EntityField } from '@/entities/field'
import { type Asked, question, questionStatus, questionType } from '@/entities/voice/question'
import { askedFaults, askedIn, cleaned, newAsked } from '@/entities/voice/questionRules'
import { useLoad } from '@/kit/data/load'
import { useLatest } from '@/kit/data/useLatest'
import type { ControlProps } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { numberIn } from '@/lib/counts'
import { notify } from '@/api/notices'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AnswerablePreview } from '../../parts/AnswerablePreview'
import { QuestionEditor } from '../../parts/QuestionEditor'

const BANK = questionnaires.listBank.query({}, { quiet: true })

interface BankValues {
  asked: Asked
}
/** All settings of a question as one form value, since its type decides which of them exist. */
const ASKED: EntityField<'asked', Asked> = { key: 'asked', kind: 'json', label: 'question.title' }
/** Leaves room for the suffix of a copied title. */
const MAX_NAME = (question.title.max ?? 0) - 8

const copyOf = (copied: QuestionDetail, t: Translate): Asked => ({
  ...askedIn({ ...copied }),
  title: t('questionBank.copyName', { name: [...copied.title].slice(0, MAX_NAME).join('') }),
})
/** Returns an empty question with the type and category used last. */
const beginOf = (last: Asked | undefined): Asked => ({
  ...newAsked(last?.questionType ?? questionType.single),
  category: last?.category,
})

export const BankForm = ({ row, copied }: { row?: QuestionDetail; copied?: QuestionDetail }) => {
  const t = useT()
  const may = useMay()
  const leave = useLeave()
  const [goesOn, setGoesOn] = useState(false)
  const [resetKey, setResetKey] = useState(0)
  const [again, setAgain] = useState<BankValues>()
  const last = useRef<Asked>(undefined)
  const initial = useMemo<BankValues>(
    () => ({ asked: row ? askedIn({ ...row }) : copied ? copyOf(copied, t) : beginOf(undefined) }),
    [row, copied, t],
  )
  const useCount = numberIn(row?.useCount) ?? 0
  return (
    <>
      {useCount > 0 && (
        <Alert type="info" showIcon className="space-below" title={t('questionBank.used', { count: useCount })} />
      )}
      <FormScreen<BankValues, QuestionInput>
        key={resetKey}
        name="question"
        row={row}
        initial={again ?? initial}
        input={({ asked }) => cleaned(asked)}
        create={async (input, options) => {
          const made = await questionnaires.createQuestion(input, options)
          last.current = input
          return made
        }}
        update={questionnaires.updateQuestion}
        read={questionnaires.getQuestion}
        publish={
          !row &&
          !goesOn &&
          may('questionnaires.setQuestionShelf') && {
            label: 'questionBank.saveAndPublish',
            run: (id, options) => questionnaires.setQuestionShelf({ id, status: questionStatus.published }, options),
            done: t('questionBank.savedAndPublished'),
          }
        }
        onSaved={(_, published) => {
          if (!published) notify('success', t('questionBank.saved'))
          if (!goesOn) return leave()
          setAgain({ asked: beginOf(last.current) })
          setResetKey(resetKey + 1)
          return false
        }}
        phone={({ asked }) => (
          <PhoneFrame title={t('questionBank.preview')} height={480}>
            {asked && <AnswerablePreview asked={asked} />}
          </PhoneFrame>
        )}
      >
        {(api) => (
          <>
            <Fields api={api} row={row} />
            {!row && (
              <Checkbox checked={goesOn} onChange={({ target }) => setGoesOn(target.checked)}>
                {t('questionBank.goOn')}
              </Checkbox>
            )}
          </>
        )}
      </FormScreen>
    </>
  )
}

const Fields = ({
  api: { Field, fault, form },
  row,
}: {
  api: FormApi<BankValues>
  row: QuestionDetail | undefined
}) => {
  const t = useT()
  const { data: bank } = useLoad(BANK)
  const written = AntForm.useWatch('asked', form)
  const title = written?.title.trim() ?? ''
  const isKnown =
    title !== '' &&
    bank?.some((one) => one.id !== row?.id && one.title.trim() === title && one.questionType === written?.questionType)
  return (
    <>
      {isKnown && <Alert type="warning" showIcon className="space-below" title={t('questionBank.twice')} />}
      <Field of={ASKED} check={(_, { asked }) => (asked ? askedFaults(asked, true, t)[0]?.text : undefined)}>
        <EditorBox fixed={(numberIn(row?.useCount) ?? 0) > 0} strict={fault !== undefined} />
      </Field>
    </>
  )
}

const EditorBox = ({
  value,
  onChange,
  disabled,
  fixed,
  strict,
}: ControlProps<Asked> & { fixed: boolean; strict: boolean }) => {
  const change = useLatest<Parameters<ComponentProps<typeof QuestionEditor>['change']>, void>((to) => {
    if (value) onChange?.({ ...value, ...(typeof to === 'function' ? to(value) : to) })
  })
  return (
    value && <QuestionEditor inBank asked={value} change={change} disabled={disabled} fixed={fixed} strict={strict} />
  )
}
