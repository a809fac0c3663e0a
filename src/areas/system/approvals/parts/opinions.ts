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
  const { keep, offer } = useDraft('approval.opinions', (values) => setTexts(readTexts(values)))
  const any = Object.values(texts).some((text) => text.trim() !== '')
  useEffect(() => setDirty(any), [any, setDirty])
  const set = (id: string, text: string) => {
    const next = { ...texts, [id]: text }
    setTexts(next)
    keep(Object.values(next).some((one) => one.trim() !== '') ? next : undefined)
  }
  return { of: (id) => texts[id] ?? '', set, offer }
}
