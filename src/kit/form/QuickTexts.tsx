import './quickTexts.css'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { useStored } from '../data/useStored'
import { named } from '../show/format'

const MAX = 10
const NONE: readonly string[] = []
const textsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined

interface QuickTextsProps {
  /** Name under which the user's texts are stored; by default they are shared by all inputs without one. */
  of?: string
  max?: number
  typed: string
  offered: readonly { label: string; words: string }[]
  onTake: (words: string) => void
  /** Returns the text to store for the current input. */
  kept?: (typed: string) => string
}

/** Text snippets inserted by a click: built-in ones, and those the user saved in this browser. */
export const QuickTexts = ({ of = '', max = MAX, typed, offered, onTake, kept = (text) => text }: QuickTextsProps) => {
  const t = useT()
  const user = useIdentity((identity) => identity.user?.username ?? '')
  const [texts = NONE, change] = useStored(`quickTexts:${user}${of && `:${of}`}`, textsIn)
  const own = kept(typed.trim())
  const isFull = texts.length >= max
  return (
    <div className="quick-texts" role="group" aria-label={t('quickTexts.title')}>
      {offered.map(({ label, words }) => (
        <span key={label} className="quick-text">
          <button type="button" title={label === words ? undefined : words} onClick={() => onTake(words)}>
            <bdi>{label}</bdi>
          </button>
        </span>
      ))}
      {texts.slice(0, max).map((text) => (
        <span key={text} className="quick-text">
          <button type="button" title={text} onClick={() => onTake(text)}>
            <bdi>{text}</bdi>
          </button>
          <button
            type="button"
            aria-label={named(t('quickTexts.drop'), text)}
            onClick={() => change((now = NONE) => now.filter((one) => one !== text))}
          >
            <CloseOutlined />
          </button>
        </span>
      ))}
      <Button
        size="small"
        type="link"
        disabled={!own || texts.includes(own) || isFull}
        onClick={() => change((now = NONE) => [...now, own])}
      >
        {t(isFull ? 'quickTexts.full' : 'quickTexts.keep', { max })}
      </Button>
    </div>
  )
}
