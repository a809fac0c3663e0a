import { useRef, useState } from 'react'
import * as stores from '@/api/voice/stores'
import { useViewer } from '@/business/viewer'
import { storeQuestion as fields, type StoreQuestion, storeQuestionStatus } from '@/entities/voice/storeQuestion'
import { FormPanel } from '@/kit/form/FormPanel'
import { useList } from '@/kit/list/place'
import { useOpened } from '@/kit/page/opened'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { TwoValues } from '@/kit/show/TwoValues'
import { useT } from '@/locales'
import { AnswerFields, type AnswerValues } from '../../parts/AnswerFields'
import { fillingOf } from '../../parts/phrases'
import { FIRST_WAITING, useNextWaiting } from '../../parts/useNextWaiting'
import { useSendAnswer } from '../../parts/useSendAnswer'
import { isOpen, leadsAway, PHRASES } from './questionRules'

const WIDTH = 720

const Question = ({ row }: { row: StoreQuestion }) => (
  <>
    <div className="said-message">
      <bdi className="answer-words">{plain(row.content)}</bdi>
      {row.images.length > 0 && <Pictures urls={row.images} width={96} />}
    </div>
    <Facts
      row={row}
      fields={[
        fields.questionTag,
        fields.seriesName,
        fields.dealerName,
        [
          fields.nickname,
          <TwoValues
            key="nickname"
            upper={<Value field={fields.nickname} value={row.nickname} />}
            below={<Value field={fields.phone} value={row.phone} />}
          />,
        ],
        fields.createTime,
      ]}
    />
  </>
)

/** Replies to a question and opens the one that has waited longest, or corrects the store's own reply. */
export const QuestionPanel = ({
  row,
  corrects,
  onClose,
}: {
  row: StoreQuestion
  corrects: boolean
  onClose: () => void
}) => {
  const t = useT()
  const { hq } = useViewer()
  const { open } = useOpened()
  const { search } = useList()
  // Reply at the time of opening; any other was written by somebody else since.
  const [known] = useState(row)
  const [initial] = useState<AnswerValues>(() => (corrects ? { reply: plain(row.reply) } : {}))
  const sent = useRef(false)
  const { next } = useNextWaiting(
    () => stores.listQuestions({ ...search, status: storeQuestionStatus.open, ...FIRST_WAITING }),
    (id) => open('answer', id),
    onClose,
  )
  const sendAnswer = useSendAnswer(fillingOf(row))
  const send = sendAnswer((reply) => stores.replyQuestion({ id: row.id, reply, replyTime: plain(known.replyTime) }))
  const isTheirs = plain(row.replyTime) !== plain(known.replyTime) || !(corrects || isOpen(row))
  return (
    <FormPanel<AnswerValues>
      open
      keepsDraft
      width={WIDTH}
      name={`storeQuestion.${corrects ? 'correct' : 'answer'}.${row.id}`}
      title={t(corrects ? 'storeQuestions.correctOf' : hq ? 'storeQuestions.answerOfAsHq' : 'storeQuestions.answerOf', {
        id: plain(row.id),
      })}
      initial={initial}
      readOnly={isTheirs}
      save={async (values) => {
        await send(values)
        sent.current = true
      }}
      done={t('storeQuestions.answered')}
      saveText={t('storeQuestions.send')}
      onClose={() => (sent.current && !corrects ? void next(row.id) : onClose())}
    >
      {(api) => (
        <>
          <Question row={row} />
          <AnswerFields
            api={api}
            field={fields.reply}
            phrases={PHRASES}
            filling={fillingOf(row)}
            hint={t('storeQuestions.hint')}
            check={(text) => (leadsAway(text) ? t('storeQuestions.noLinks') : undefined)}
            theirs={isTheirs ? row : undefined}
          />
        </>
      )}
    </FormPanel>
  )
}
