import * as stores from '@/api/voice/stores'
import { is } from '@/entities/field'
import { evaluateStatus, storeEvaluation as fields, type StoreEvaluation } from '@/entities/voice/storeEvaluation'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { AnswerFields, type AnswerValues } from '../../parts/AnswerFields'
import { fillingOf, type Phrase } from '../../parts/phrases'
import { useSendAnswer } from '../../parts/useSendAnswer'
import { EvaluationWords } from './EvaluationCard'

const NOTHING: AnswerValues = {}
const PHRASES: readonly Phrase[] = [
  { name: 'storeEvaluations.gratitudeName', words: 'storeEvaluations.gratitude' },
  { name: 'storeEvaluations.apologyName', words: 'storeEvaluations.apology' },
]
/** Returns true if a store may reply: once, to a visible evaluation. */
export const mayReply = ({ status, reply }: StoreEvaluation): boolean =>
  is(status, evaluateStatus.shown) && isBlank(reply)

export const ReplyForm = ({ row, onClose }: { row: StoreEvaluation; onClose: () => void }) => {
  const t = useT()
  const filling = fillingOf(row)
  const send = useSendAnswer(filling)((reply) => stores.replyEvaluation({ id: row.id, reply }))
  const isTaken = !mayReply(row)
  return (
    <FormPanel<AnswerValues>
      open
      keepsDraft
      name={`storeEvaluation.answer.${row.id}`}
      title={t('storeEvaluations.answerOf', { id: plain(row.id) })}
      initial={NOTHING}
      readOnly={isTaken}
      save={send}
      done={t('storeEvaluations.answered')}
      saveText={t('storeEvaluations.answer')}
      onClose={onClose}
    >
      {(api) => (
        <>
          <EvaluationWords row={row} />
          <AnswerFields
            api={api}
            field={fields.reply}
            phrases={PHRASES}
            filling={filling}
            hint={t('storeEvaluations.answerHint')}
            theirs={isTaken ? { reply: row.reply, replyBy: row.dealerName, replyTime: row.replyTime } : undefined}
          />
        </>
      )}
    </FormPanel>
  )
}
