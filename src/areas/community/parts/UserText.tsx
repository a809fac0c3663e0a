import { useState } from 'react'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { HitText } from './HitText'
import './userText.css'

/** Addresses, phone numbers and WeChat ids, which users may not advertise. */
const CONTACT =
  /((?:https?:\/\/|www\.)[^\s，。；]+|(?<!\d)1[3-9]\d{9}(?!\d)|(?:微信|vx|wx|wechat)[号:： ]*[a-z][\w-]{5,19})/gi
const SHORT = 120

export const UserText = ({
  text: given,
  whole = false,
  hits,
}: {
  text: unknown
  whole?: boolean
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
