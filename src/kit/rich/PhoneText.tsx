import { useDeferredValue } from 'react'
import { plain } from '../show/format'
import { PhoneNone } from '../show/phoneParts'
import { RichView } from './RichView'

/** The rich text of a page in a phone, drawn behind the typing; where it is empty, the words `none`, if any. */
export const PhoneText = ({ html, none }: { html: unknown; none?: string }) => {
  const text = useDeferredValue(plain(html))
  if (text) return <RichView html={text} />
  return none === undefined ? null : <PhoneNone>{none}</PhoneNone>
}
