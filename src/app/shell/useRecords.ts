import { useEffect, useMemo, useState } from 'react'
import { useViewer } from '@/business/viewer'
import type { Path } from '@/routes'
import { usePermitted } from '@/session/permitted'
import type { Finder, Found } from './finders'
import { wordsOf } from './words'

/** How long typing must rest before the servers are asked, in ms. */
const REST = 300

/** What was found in the list of a page. */
export interface FoundIn extends Found {
  page: Path
}

interface Answers {
  query: string
  found: readonly (readonly FoundIn[])[]
  /** How many lists have not answered. */
  left: number
}
const NONE: readonly FoundIn[] = []

/**
 * The records that a query finds by number, phone, code or name, in the lists whose pages the user may open, the likeliest first; all lists are asked
 * at once when typing rests, and no more of them once it goes on. A list that cannot be read finds nothing, and is quiet about it.
 */
export const useRecords = (query: string): { found: readonly FoundIn[]; searching: boolean } => {
  const { pages } = usePermitted()
  const { hq } = useViewer()
  const [answers, setAnswers] = useState<Answers>()
  const words = useMemo(() => wordsOf(query, hq), [query, hq])
  useEffect(() => {
    if (!words) return
    const controller = new AbortController()
    const { signal } = controller
    const askOne = async (at: number, { page, find }: Finder) => {
      let own: Found[] = []
      try {
        own = await find(words, { signal, quiet: true })
      } catch {
        // It finds nothing.
      }
      if (signal.aborted) return
      const rows = own.map((one) => ({ ...one, page }))
      setAnswers((now) => now && { ...now, found: now.found.with(at, rows), left: now.left - 1 })
    }
    const ask = async () => {
      const { FINDERS } = await import('./finders')
      if (signal.aborted) return
      const finders = FINDERS.filter(({ page }) => pages.has(page))
      setAnswers({ query, found: finders.map(() => NONE), left: finders.length })
      for (const [at, finder] of finders.entries()) void askOne(at, finder)
    }
    const timer = setTimeout(() => void ask().catch(() => setAnswers({ query, found: [], left: 0 })), REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, words, pages])
  const own = words && answers?.query === query ? answers : undefined
  return {
    found: useMemo(() => own?.found.flat() ?? NONE, [own]),
    searching: words !== undefined && (own === undefined || own.left > 0),
  }
}
