import * as questionnaires from '@/api/voice/questionnaires'
import type { QuestionUse } from '@/api/voice/questionnaires'
import { is, isYes } from '@/entities/field'
import { question, questionType } from '@/entities/voice/question'
import { isRated, isScoreable, isText, optionCounts } from '@/entities/voice/questionRules'
import { questionnaire } from '@/entities/voice/questionnaire'
import { Chart } from '@/kit/chart/Chart'
import { useLeave } from '@/kit/page/back'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { AnswerablePreview } from '../parts/AnswerablePreview'
import { PAPER } from '../parts/links'
import { questionName, useQuestionActions } from './parts/useQuestionActions'

export default function QuestionDetail() {
  const t = useT()
  const leave = useLeave()
  const { of } = useQuestionActions(leave)
  return (
    <RecordScreen
      load={questionnaires.getQuestion}
      title={questionName}
      status={question.status}
      marks={(row) => isYes(row.topFlag) && <Mark tone="processing">{t(question.topFlag.label)}</Mark>}
      actions={of}
      facts={(row) => [
        question.questionType,
        question.category,
        question.requiredFlag,
        ...(isScoreable(row) ? [question.scoreFlag] : []),
        ...(isRated(row) ? [question.lowReasonFlag] : []),
        ...(is(row.questionType, questionType.multiple) ? [question.minSelect, question.maxSelect] : []),
        ...(is(row.questionType, questionType.stars) ? [question.maxScore] : []),
        ...(isText(row) ? [question.maxLength] : []),
        ...(optionCounts(row) ? [[question.options, row.options.length] as const] : []),
        question.tip,
        question.useCount,
        question.createBy,
        question.updateTime,
        question.id,
      ]}
      phone={(row) => (
        <PhoneFrame title={t('questionBank.preview')} height={480}>
          <AnswerablePreview asked={row} />
        </PhoneFrame>
      )}
      tabs={(row) => [
        {
          key: 'usage',
          label: t('questionBank.usage'),
          children: <Usage rows={row.usage} scored={isYes(row.scoreFlag)} />,
        },
      ]}
    />
  )
}

const Usage = ({ rows, scored }: { rows: readonly QuestionUse[]; scored: boolean }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const lines = rows
    .filter(({ avgScore }) => numberIn(avgScore) !== null)
    .toSorted((one, other) => String(one.updateTime).localeCompare(String(other.updateTime)))
  return (
    <>
      {scored && lines.length > 1 && (
        <Chart
          title={t('questionBank.scores')}
          of={t(questionnaire.title.label)}
          categories={lines.map(({ title }) => plain(title))}
          series={[
            {
              name: t(questionnaire.avgScore.label),
              values: lines.map(({ avgScore }) => numberIn(avgScore)),
              as: 'line',
              kind: 'number',
            },
          ]}
          min={0}
          max={100}
        />
      )}
      <FieldTable<QuestionUse>
        rows={rows}
        empty={t('questionBank.unused')}
        fields={[
          [
            questionnaire.title,
            (row) => {
              const open = linkTo(PAPER, { id: row.id })
              return open ? <CellLink onClick={open}>{row.title}</CellLink> : <bdi>{row.title}</bdi>
            },
          ],
          questionnaire.status,
          questionnaire.paperType,
          questionnaire.answerCount,
          questionnaire.avgScore,
          questionnaire.updateTime,
        ]}
      />
    </>
  )
}
