import { CloseOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useMemo, useState } from 'react'
import { reason } from '@/entities/community/reason'
import type { ControlProps } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { stored } from '@/lib/stored'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'

const MAX = 10
const textsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MAX) : undefined
/** The texts that a user of this browser keeps for remarks. */
const quickTexts = (user: string) => stored<string[]>(`quickTexts:${user}`, textsIn)
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
  const user = useIdentity((identity) => identity.user?.username ?? '')
  const item = useMemo(() => quickTexts(user), [user])
  const [texts, setTexts] = useState(() => item.get() ?? [])
  const keep = (to: string[]) => {
    item.set(to)
    setTexts(to)
  }
  const typed = value.trim()
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
      <div className="quick-texts" role="group" aria-label={t('reason.quickTexts')}>
        {hits.map((text) => (
          <span key={text} className="quick-text">
            <button type="button" onClick={() => onChange?.([typed, text].filter(Boolean).join(t('reason.and')))}>
              <bdi>{text}</bdi>
            </button>
          </span>
        ))}
        {offered.map(({ label, words }) => (
          <span key={label} className="quick-text">
            <button type="button" onClick={() => onChange?.(words)}>
              {label}
            </button>
          </span>
        ))}
        {texts.map((text) => (
          <span key={text} className="quick-text">
            <button type="button" onClick={() => onChange?.(text)}>
              <bdi>{text}</bdi>
            </button>
            <button
              type="button"
              aria-label={named(t('reason.dropQuick'), text)}
              onClick={() => keep(texts.filter((one) => one !== text))}
            >
              <CloseOutlined />
            </button>
          </span>
        ))}
        <Button
          size="small"
          type="link"
          disabled={!typed || texts.includes(typed) || texts.length >= MAX}
          onClick={() => keep([...texts, typed])}
        >
          {t(texts.length >= MAX ? 'reason.quickFull' : 'reason.keepQuick', { max: MAX })}
        </Button>
      </div>
    </>
  )
}
