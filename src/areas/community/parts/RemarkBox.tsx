import { Input } from 'antd'
import { reason } from '@/entities/community/reason'
import type { ControlProps } from '@/kit/form/controls'
import { QuickTexts } from '@/kit/form/QuickTexts'
import { useT } from '@/locales'

/** Characters as the rule of the longest text counts them. */
const lengthOf = (text: string): number => [...text.trim()].length

/**
 * The remark of a reason, with quick texts: those that are always `offered`, each with the words it stands for, and the user's own, as which what was typed can
 * be kept; a click takes one. Words that were found in what it is about (`hits`) are added by a click.
 */
export const RemarkBox = ({
  id,
  value = '',
  onChange,
  'aria-describedby': describedBy,
  hits = [],
  offered = [],
}: ControlProps<string> & {
  hits?: readonly string[]
  offered?: readonly { label: string; words: string }[]
}) => {
  const t = useT()
  const typed = value.trim()
  const added = (text: string) => ({ label: text, words: [typed, text].filter(Boolean).join(t('reason.and')) })
  return (
    <>
      <Input.TextArea
        id={id}
        aria-describedby={describedBy}
        className="grow-text"
        rows={2}
        value={value}
        count={{ show: true, max: reason.remark.max, strategy: lengthOf }}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <QuickTexts typed={value} offered={[...hits.map(added), ...offered]} onTake={(words) => onChange?.(words)} />
    </>
  )
}
