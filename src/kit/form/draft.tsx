import { Alert, Button, Space } from 'antd'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useT } from '@/locales'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { relativeText } from '../show/format'

export const DraftOffer = ({ at, restore, discard }: { at: number; restore: () => void; discard: () => void }) => {
  const t = useT()
  return (
    <Alert
      type="info"
      showIcon
      className="space-below"
      title={t('kit.draftFound', { time: relativeText(at, t) })}
      action={
        <Space>
          <Button size="small" type="primary" onClick={restore}>
            {t('kit.restore')}
          </Button>
          <Button size="small" onClick={discard}>
            {t('kit.discard')}
          </Button>
        </Space>
      }
    />
  )
}

export const readTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

export const readList = ({ list }: Record<string, unknown>): string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []

/**
 * Keeps unsaved input outside a form as a draft, so that an expired session or a reload loses nothing. Call `keep`
 * on every change, and with nothing once it is saved or discarded; `offer` restores the draft of an earlier session.
 * `restore` merges it with newer input and keeps the result.
 */
export const useDraft = (
  name: string,
  restore: (values: Record<string, unknown>, keep: (values?: Record<string, unknown>) => void) => void,
): { keep: (values?: Record<string, unknown>) => void; offer: ReactNode } => {
  const item = useMemo(() => draftOf(name), [name])
  const [found, setFound] = useState(() => {
    const values = item.get()
    return values && { values, at: (item.expires() ?? Date.now() + DRAFT_LIFE_MS) - DRAFT_LIFE_MS }
  })
  const keep = useCallback(
    (values?: Record<string, unknown>) => {
      if (values) return item.set(values, DRAFT_LIFE_MS)
      item.remove()
      setFound(undefined)
    },
    [item],
  )
  const offer = found && (
    <DraftOffer
      at={found.at}
      restore={() => {
        restore(found.values, keep)
        setFound(undefined)
      }}
      discard={() => keep()}
    />
  )
  return { keep, offer }
}

/** Manages text outside a form, such as an opinion, kept as a draft until it is emptied after sending. */
export const useDraftText = (name: string): { text: string; setText: (text: string) => void; offer: ReactNode } => {
  const [text, setText] = useState('')
  const { keep, offer } = useDraft(name, (values, keepRestored) => {
    const found = readTexts(values).text ?? ''
    const whole = text.trim() ? `${found}\n${text}` : found
    setText(whole)
    keepRestored({ text: whole })
  })
  return {
    text,
    setText: (next) => {
      setText(next)
      keep(next.trim() ? { text: next } : undefined)
    },
    offer,
  }
}
