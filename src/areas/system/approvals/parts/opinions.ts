import { type ReactNode, useEffect, useState } from 'react'
import { readTexts, useDraft } from '@/kit/form/draft'
import { useScreen } from '@/kit/page/screen'

/** Unsent remarks by approval id. */
export interface Opinions {
  of: (id: string) => string
  set: (id: string, text: string) => void
  /** Offer to restore remarks of an earlier session. */
  offer: ReactNode
}

/**
 * Keeps remarks while the user moves between approvals, and stores them as a draft. While any remark is not blank,
 * leaving the tab requires confirmation.
 */
export const useOpinions = (): Opinions => {
  const { setDirty } = useScreen()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const isWritten = (text: string) => text.trim() !== ''
  const { keep, offer } = useDraft('approval.opinions', (values, keepRestored) => {
    // Remarks written since the offer are newer.
    const newer = Object.entries(texts).filter(([, text]) => isWritten(text))
    const restored = { ...readTexts(values), ...Object.fromEntries(newer) }
    setTexts(restored)
    keepRestored(restored)
  })
  const any = Object.values(texts).some(isWritten)
  useEffect(() => setDirty(any), [any, setDirty])
  const set = (id: string, text: string) => {
    const next = { ...texts, [id]: text }
    setTexts(next)
    keep(Object.values(next).some(isWritten) ? next : undefined)
  }
  return { of: (id) => texts[id] ?? '', set, offer }
}
