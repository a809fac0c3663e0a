import { useState } from 'react'
import type { Answer } from '@/entities/voice/answer'
import type { Asked } from '@/entities/voice/question'
import { answerFault, isAnswered, scoreOf } from '@/entities/voice/questionRules'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { QuestionView } from './QuestionView'

/** Question that can be answered, with validation and score; the answer is reset with the type. */
export const AnswerablePreview = ({ asked }: { asked: Asked }) => <Preview key={asked.questionType} asked={asked} />

const Preview = ({ asked }: { asked: Asked }) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  const [answer, setAnswer] = useState<Answer>()
  const score = scoreOf(asked, answer)
  return (
    <QuestionView
      asked={asked}
      answer={answer}
      onAnswer={setAnswer}
      fault={isAnswered(asked, answer) ? answerFault(asked, answer, t) : undefined}
      extra={score !== undefined && t('questionView.score', { score: oneDecimal(score) })}
    />
  )
}
