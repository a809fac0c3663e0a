import { useEffect, useState } from 'react'
import { useScreen } from '@/kit/screen'

/** The opinions that are written and not yet sent, by the id of their approval. */
export interface Opinions {
  of: (id: string) => string
  set: (id: string, text: string) => void
}

/** Keeps opinions while the user moves between approvals; as long as there is one, the shell asks before the tab goes. */
export const useOpinions = (): Opinions => {
  const { setDirty } = useScreen()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const any = Object.values(texts).some((text) => text.trim() !== '')
  useEffect(() => setDirty(any), [any, setDirty])
  return { of: (id) => texts[id] ?? '', set: (id, text) => setTexts((now) => ({ ...now, [id]: text })) }
}
