import { Input } from 'antd'
import { reason } from '@/entities/community/reason'
import type { ControlProps } from '@/kit/form/controls'
import { QuickTexts } from '@/kit/form/QuickTexts'
import { useT } from '@/locales'

const lengthOf = (text: string): number => [...text.trim()].length

/**
 * Remark of a reason with quick texts: the `offered` ones, and the user's own, to which a typed remark can be added.
 * A click inserts a text. `hits` are words of the content that a click adds.
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
