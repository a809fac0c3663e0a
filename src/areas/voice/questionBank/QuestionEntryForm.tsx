import { Alert } from 'antd'
import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { question, questionStatus } from '@/entities/voice/question'
import { useScreen } from '@/kit/page/screen'
import { NoRecord } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AnswerablePreview } from '../parts/AnswerablePreview'
import { BankForm } from './parts/BankForm'
import { BatchEntry } from './parts/BatchEntry'
import { questionName, useQuestionActions } from './parts/useQuestionActions'

/** Edits an unpublished question of the bank. Without an id in the address, many are entered at once. */
export default function QuestionEntryForm() {
  const t = useT()
  const may = useMay()
  const { query } = useScreen()
  const { head } = useViewer()
  const { shelf } = useQuestionActions()
  if (!query.get('id')) return head && may('questionnaires.createQuestion') ? <BatchEntry /> : <NoRecord />
  return (
    <RecordScreen
      opened
      load={questionnaires.getQuestion}
      title={questionName}
      status={question.status}
      actions={(row) => (head ? shelf.actions(row) : [])}
      above={(row) =>
        head &&
        is(row.status, questionStatus.published) && (
          <Alert type="warning" showIcon title={t('questionBank.unpublishFirst')} />
        )
      }
      facts={() => [question.questionType, question.category, question.useCount, question.updateTime]}
      phone={(row) => (
        <PhoneFrame title={t('questionBank.preview')} height={480}>
          <AnswerablePreview asked={row} />
        </PhoneFrame>
      )}
      edits={(row) => head && may('questionnaires.updateQuestion') && is(row.status, questionStatus.unpublished)}
      form={(row) => <BankForm row={row} />}
    />
  )
}
