import { Button, Segmented, Space } from 'antd'
import { useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { notify } from '@/api/notices'
import { cell } from '@/api/refs'
import type { PaperQuestion } from '@/entities/voice/paperQuestion'
import type { Question } from '@/entities/voice/question'
import { askedFaults, askedIn, cleaned } from '@/entities/voice/questionRules'
import { useAction } from '@/kit/data/useAction'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AnswerablePreview } from '../../parts/AnswerablePreview'
import { QuestionEditor } from '../../parts/QuestionEditor'
import { ConditionEditor } from './ConditionEditor'

const FACES = ['settings', 'condition', 'preview'] as const

/** Changed settings of a question, or a function that returns them for its current ones. */
export type QuestionChange = Partial<PaperQuestion> | ((now: PaperQuestion) => Partial<PaperQuestion>)

export const QuestionSide = ({
  questions,
  at,
  bank,
  disabled,
  strict,
  change,
}: {
  questions: readonly PaperQuestion[]
  at: number
  bank: readonly Question[] | undefined
  disabled: boolean
  strict: boolean
  /** Changes the question that is shown when this is rendered, also if it is called later. */
  change: (to: QuestionChange) => void
}) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const [face, setFace] = useState<(typeof FACES)[number]>('settings')
  const [isTried, setTried] = useState(false)
  const one = questions[at]
  if (!one) return null
  const source = bank?.find(({ id }) => id !== '' && id === one.questionId)
  const isNewer =
    source !== undefined && one.copyTime !== '' && (toMillis(source.updateTime) ?? 0) > (toMillis(one.copyTime) ?? 0)
  const store = () => {
    const [fault] = askedFaults(one, true, t)
    setTried(fault !== undefined)
    if (fault) return notify('error', fault.text)
    void act(
      async () => {
        const made = cell('id', await questionnaires.createQuestion(cleaned(one)))
        if (typeof made === 'string') change({ questionId: made, copyTime: '' })
      },
      { done: t('paperDesign.stored') },
    )
  }
  return (
    <div className="design-side">
      <Segmented
        block
        aria-label={t('paperDesign.side')}
        value={face}
        onChange={setFace}
        options={FACES.map((value) => ({ value, label: t(`paperDesign.${value}`) }))}
      />
      {face === 'settings' && (
        <>
          <QuestionEditor asked={one} change={change} disabled={disabled} strict={strict || isTried} />
          {!disabled && (
            <Space wrap>
              {isNewer && (
                <Button onClick={() => change({ ...askedIn({ ...source }), copyTime: source.updateTime })}>
                  {t('paperDesign.takeNewest')}
                </Button>
              )}
              {!one.questionId && may('questionnaires.createQuestion') && (
                <Button loading={busy} onClick={store}>
                  {t('paperDesign.store')}
                </Button>
              )}
            </Space>
          )}
        </>
      )}
      {face === 'condition' && (
        <ConditionEditor questions={questions} at={at} disabled={disabled} change={(showIf) => change({ showIf })} />
      )}
      {face === 'preview' && (
        <PhoneFrame height={420}>
          <AnswerablePreview asked={one} />
        </PhoneFrame>
      )}
    </div>
  )
}
