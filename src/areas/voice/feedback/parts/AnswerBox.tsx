import { Button } from 'antd'
import { useState } from 'react'
import * as feedback from '@/api/voice/feedback'
import { feedback as fields, type FeedbackDetail } from '@/entities/voice/feedback'
import { type FormApi, FormBody, useForm } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { Card } from '@/kit/show/Card'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { AnswerFields, type AnswerValues } from '../../parts/AnswerFields'
import { fillingOf } from '../../parts/phrases'
import { useSendAnswer } from '../../parts/useSendAnswer'
import { draftName, isWaiting, PHRASES, REPLY_DRAFTS } from './feedbackWords'
import { Message } from './Message'

const EMPTY: AnswerValues = {}

const useReply = (row: FeedbackDetail) => {
  const filling = fillingOf(row)
  const sendAnswer = useSendAnswer(filling)
  return {
    save: sendAnswer((reply) => feedback.reply({ id: row.id, reply })),
    fields: (api: FormApi<AnswerValues>, hint: string) => (
      <AnswerFields
        api={api}
        field={fields.reply}
        phrases={PHRASES}
        filling={filling}
        hint={hint}
        theirs={isWaiting(row) ? undefined : row}
      />
    ),
  }
}

const OpenBox = ({ row, onSent }: { row: FeedbackDetail; onSent: () => void }) => {
  const t = useT()
  const reply = useReply(row)
  const api = useForm<AnswerValues>({
    name: draftName(row.id),
    draftGroup: REPLY_DRAFTS,
    initial: EMPTY,
    save: reply.save,
    done: t('feedback.replied'),
    onSaved: onSent,
  })
  return (
    <Card title={t(plain(row.reply) ? 'feedback.addition' : 'feedback.reply')}>
      {/* A reply cannot be withdrawn, so Ctrl+S does not send it. */}
      <FormBody {...api.body} readOnly>
        {reply.fields(api, t('feedback.replyHint'))}
      </FormBody>
      <Button type="primary" block loading={api.busy} disabled={!isWaiting(row)} onClick={api.submit}>
        {t('feedback.send')}
      </Button>
    </Card>
  )
}

/** Reply box, shown while a reply is due. If another user replies first, the text stays in it. */
export const AnswerBox = ({ row }: { row: FeedbackDetail }) => {
  const t = useT()
  const waits = isWaiting(row)
  const [open, setOpen] = useState(waits)
  // After a reply the row still has the old state until it is reloaded, so only a new waiting state opens the box.
  const [was, setWas] = useState(waits)
  if (was !== waits) {
    setWas(waits)
    if (waits) setOpen(true)
  }
  return open ? (
    <OpenBox row={row} onSent={() => setOpen(false)} />
  ) : (
    <Card title={t('feedback.addition')}>
      <span className="quiet">{t('feedback.closed')}</span>
    </Card>
  )
}

export const ReplyPanel = ({ row, onClose }: { row: FeedbackDetail; onClose: () => void }) => {
  const t = useT()
  const reply = useReply(row)
  return (
    <FormPanel<AnswerValues>
      open
      keepsDraft
      name={draftName(row.id)}
      draftGroup={REPLY_DRAFTS}
      title={t('feedback.replyTo', { id: plain(row.id) })}
      initial={EMPTY}
      readOnly={!isWaiting(row)}
      save={reply.save}
      done={t('feedback.replied')}
      saveText={t('feedback.send')}
      onClose={onClose}
    >
      {(api) => (
        <>
          <Message row={row} />
          {reply.fields(api, t('feedback.replyHint'))}
        </>
      )}
    </FormPanel>
  )
}
