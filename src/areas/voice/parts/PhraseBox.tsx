import { Input } from 'antd'
import type { ControlProps } from '@/kit/form/controls'
import { QuickTexts } from '@/kit/form/QuickTexts'
import { useT } from '@/locales'
import { AS_WRITTEN, asPhrase, filled, type Filling, type Phrase } from './phrases'

const MAX_OWN = 20
const lengthOf = (text: string): number => [...text.trim()].length

/**
 * A box for an answer, with phrases that a click adds: those that are always offered and up to 20 of the user's own. Placeholders are filled in by what
 * `filling` knows; what is kept as a phrase has them in its place.
 */
export const PhraseBox = ({
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
