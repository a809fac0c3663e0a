import { useState } from 'react'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { HitText } from './HitText'
import './userText.css'

/** Addresses, phone numbers and names of WeChat accounts: what users are not to advertise. */
const CONTACT =
  /((?:https?:\/\/|www\.)[^\s，。；]+|(?<!\d)1[3-9]\d{9}(?!\d)|(?:微信|vx|wx|wechat)[号:： ]*[a-z][\w-]{5,19})/gi
/** So many characters stand in about four lines. */
const SHORT = 120

/** What a user wrote, as text with its line breaks; ways to reach somebody in it are underlined, and lead nowhere. Folded where it is long. */
export const UserText = ({
  text: given,
  whole = false,
  hits,
}: {
  text: unknown
  whole?: boolean
  /** What the machine found in it: marked. */
  hits?: readonly string[]
}) => {
  const t = useT()
  const [open, setOpen] = useState(whole)
  const text = plain(given)
  const isLong = !whole && ([...text].length > SHORT || text.split('\n').length > 4)
  return (
    <div className="user-text">
      <p data-folded={isLong && !open}>
        <bdi>
          {text.split(CONTACT).map((part, at) => {
            const words = <HitText key={at} text={part} hits={hits} />
            return at % 2 ? <u key={at}>{words}</u> : words
          })}
        </bdi>
      </p>
      {isLong && (
        <button type="button" className="cell-link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'posts.less' : 'posts.more')}
        </button>
      )}
    </div>
  )
}
