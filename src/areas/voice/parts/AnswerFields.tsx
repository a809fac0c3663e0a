import './answers.css'
import { Alert, Button, Form, Input } from 'antd'
import type { Field as EntityField } from '@/entities/field'
import { copy } from '@/kit/dialog/copy'
import type { FormApi } from '@/kit/form/Form'
import { QuickTexts } from '@/kit/form/QuickTexts'
import type { ControlProps } from '@/kit/form/controls'
import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { AS_WRITTEN, asPhrase, filled, type Filling, hasPlaces, type Phrase } from './phrases'

const MAX_OWN = 20
const lengthOf = (text: string): number => [...text.trim()].length

/**
 * Reply box with phrases that a click inserts: the built-in ones and up to 20 of the user's own. Placeholders are
 * filled in from `filling`. A saved phrase keeps its placeholders.
 */
const PhraseBox = ({
  id,
  value = '',
  onChange,
  'aria-describedby': describedBy,
  phrases,
  filling,
  max,
}: ControlProps<string> & { phrases: readonly Phrase[]; filling: Partial<Filling>; max?: number }) => {
  const t = useT()
  return (
    <>
      <Input.TextArea
        id={id}
        aria-describedby={describedBy}
        aria-keyshortcuts="Control+Enter"
        className="grow-text"
        rows={4}
        value={value}
        count={{ show: true, max, strategy: lengthOf }}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <QuickTexts
        of="replies"
        max={MAX_OWN}
        typed={value}
        offered={phrases.map(({ name, words }) => ({ label: t(name), words: t(words, { ...AS_WRITTEN }) }))}
        kept={(text) => asPhrase(text, filling)}
        onTake={(words) => onChange?.([value.trim(), filled(words, filling)].filter(Boolean).join('\n'))}
      />
    </>
  )
}

export interface AnswerValues {
  reply?: string
}
export interface Theirs {
  reply: unknown
  replyBy: unknown
  replyTime: unknown
}

interface AnswerFieldsProps {
  api: FormApi<AnswerValues>
  field: EntityField<'reply', string>
  phrases: readonly Phrase[]
  /** Undefined if one text replies to several; placeholders are then filled for each. */
  filling?: Filling
  hint?: string
  check?: (text: string) => string | undefined
  theirs?: Theirs
}

/**
 * Reply box with phrases and preview. Ctrl+Enter sends. If another user was first, their reply is shown above, and
 * the input stays to be copied.
 */
export const AnswerFields = ({ api, field, phrases, filling, hint, check, theirs }: AnswerFieldsProps) => {
  const t = useT()
  const { form, Field, busy, submit } = api
  const typed = plain(Form.useWatch('reply', form)).trim()
  const words = filled(typed, filling ?? {})
  const isLate = theirs !== undefined && !busy
  return (
    // Key events of the box bubble up to this element, which is no control.
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
