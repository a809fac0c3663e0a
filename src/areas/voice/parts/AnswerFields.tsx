import './answers.css'
import { Alert, Button, Form } from 'antd'
import type { Field as EntityField } from '@/entities/field'
import { copy } from '@/kit/dialog/copy'
import type { FormApi } from '@/kit/form/Form'
import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { PhraseBox } from './PhraseBox'
import { filled, type Filling, hasPlaces, type Phrase } from './phrases'

/** The values of a form that answers. */
export interface AnswerValues {
  reply?: string
}
/** An answer of somebody else, given since the form was opened. */
export interface Theirs {
  reply: unknown
  replyBy: unknown
  replyTime: unknown
}

interface AnswerFieldsProps {
  api: FormApi<AnswerValues>
  field: EntityField<'reply', string>
  phrases: readonly Phrase[]
  /** Undefined where one text answers many: its placeholders are filled in for each. */
  filling?: Filling
  hint?: string
  check?: (text: string) => string | undefined
  theirs?: Theirs
}

/** The box of an answer, its phrases, and the answer as the user reads it. Ctrl+Enter sends. Where somebody else was first, their answer stands above, and what was typed stays for copying. */
export const AnswerFields = ({ api, field, phrases, filling, hint, check, theirs }: AnswerFieldsProps) => {
  const t = useT()
  const { form, Field, busy, submit } = api
  const typed = plain(Form.useWatch('reply', form)).trim()
  const words = filled(typed, filling ?? {})
  const isLate = theirs !== undefined && !busy
  return (
    // The keys of the box bubble up to here; this element itself is no control.
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
        event.preventDefault()
        if (!isLate) submit()
      }}
    >
      {isLate && (
        <Alert
          type="warning"
          showIcon
          className="space-below"
          title={t('answers.taken', {
            name: plain(theirs.replyBy),
            time: formatTime(theirs.replyTime, 'YYYY-MM-DD HH:mm'),
          })}
          description={<bdi className="answer-words">{plain(theirs.reply)}</bdi>}
          action={
            typed && (
              <Button size="small" onClick={() => void copy(typed, t('kit.copied'))}>
                {t('answers.copyOwn')}
              </Button>
            )
          }
        />
      )}
      <Field
        of={field}
        hint={hint}
        check={(value) => {
          const text = filled(plain(value), filling ?? {})
          return filling && hasPlaces(text) ? t('phrases.unfilled') : check?.(text)
        }}
      >
        <PhraseBox phrases={phrases} filling={filling ?? {}} max={field.max} />
      </Field>
      {typed && (
        <figure className="answer-preview">
          <figcaption className="quiet">{t('answers.preview')}</figcaption>
          <bdi className="answer-words">{words}</bdi>
        </figure>
      )}
    </div>
  )
}
