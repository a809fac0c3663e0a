import { Blank } from './Blank'
import { isBlank } from '@/lib/given'

export const Marked = ({ text, query }: { text: string; query: string }) => {
  if (isBlank(text)) return <Blank />
  const needle = query.trim().toLowerCase()
  const at = needle ? text.toLowerCase().indexOf(needle) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="marked">{text.slice(at, at + needle.length)}</mark>
      {text.slice(at + needle.length)}
    </>
  )
}
