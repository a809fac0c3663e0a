import { useDeferredValue, useMemo } from 'react'
import { useFormats } from '../show/format'
import { wordsOf } from './html'

/** Character count of a text, as in the length rule. Counted when typing pauses. */
export const Counter = ({ html, max }: { html: string; max?: number }) => {
  const { count } = useFormats()
  const shown = useDeferredValue(html)
  const length = useMemo(() => [...wordsOf(shown)].length, [shown])
  return (
    <span className="rich-count digits" data-over={max !== undefined && length > max}>
      {max === undefined ? count(length) : `${count(length)} / ${count(max)}`}
    </span>
  )
}
