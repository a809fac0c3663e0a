import { useDeferredValue } from 'react'
import { plain } from '../show/format'
import { PhoneNone } from '../show/phoneParts'
import { RichView } from './RichView'

export const PhoneText = ({ html, none }: { html: unknown; none?: string }) => {
  const text = useDeferredValue(plain(html))
  if (text) return <RichView html={text} />
  return none === undefined ? null : <PhoneNone>{none}</PhoneNone>
}
