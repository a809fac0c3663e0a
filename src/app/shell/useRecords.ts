import { useEffect, useMemo, useRef, useState } from 'react'
import { useViewer } from '@/business/viewer'
import { lineOf, type Path } from '@/routes'
import { usePermitted } from '@/session/permissions'
import { useFavourites } from './favourites'
import type { Finder, Found } from './finder'
import { isUnambiguous, type SearchTerms, searchTermsOf } from './searchTerms'

/** Pause in typing before the first batch, and pause between batches, in ms. */
const REST = 300
/** Number of lists searched in parallel. */
const AT_ONCE = 6

export interface FoundIn extends Found {
  page: Path
}

interface Answers {
  query: string
  found: readonly (readonly FoundIn[])[]
  rest: number
  searching: boolean
}
const NONE: readonly FoundIn[] = []

/**
 * Returns the finders in search order: first those likely to match the words, among them those in modules the user
 * works in.
 */
const inOrder = (finders: readonly Finder[], { kind }: SearchTerms): Finder[] => {
  const { favourites, recents } = useFavourites.getState()
  const near = new Set([...favourites, ...recents].map((path) => lineOf(path)?.chunk))
  const isNear = ({ page }: Finder) => near.has(lineOf(page)?.chunk)
  const rank = (finder: Finder) => (finder.by.includes(kind) ? 0 : 2) + (isNear(finder) ? 0 : 1)
  return finders.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Searches records by number, phone, code or name in the lists with permission, the likeliest first. It searches a
 * few lists after a pause of typing, the next ones while there is no result, and all of them in batches after `more`.
 * Typing stops it. The number of an order or a car is not searched in other lists automatically. A list that fails
 * has no results and reports nothing. `rest` is the number of lists left for `more`.
 */
export const useRecords = (
  query: string,
): { found: readonly FoundIn[]; searching: boolean; rest: number; more: () => void } => {
  const { pages } = usePermitted()
  const { hq } = useViewer()
  const [answers, setAnswers] = useState<Answers>()
  const askMore = useRef<() => void>(undefined)
  const words = useMemo(() => searchTermsOf(query, hq), [query, hq])
  useEffect(() => {
    if (!words) return
    const controller = new AbortController()
    const { signal } = controller
    let finders: Finder[] = []
    let likely = 0
    let asked = 0
    let isTold = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const change = (to: Partial<Answers> | ((now: Answers) => Partial<Answers>)) =>
      setAnswers((now) => now && { ...now, ...(typeof to === 'function' ? to(now) : to) })

    const askOne = async ({ page, find }: Finder, at: number): Promise<boolean> => {
      let own: Found[] = []
      try {
        own = await find(words, { signal, quiet: true })
      } catch {}
      const rows = own.map((one) => ({ ...one, page }))
      if (!signal.aborted) change(({ found }) => ({ found: found.with(at, rows) }))
      return rows.length > 0
    }
    const round = async () => {
      const from = asked
      const batch = finders.slice(from, from + AT_ONCE).slice(0, from < likely ? likely - from : undefined)
      asked += batch.length
      change({ searching: true })
      const hits = await Promise.all(batch.map((finder, at) => askOne(finder, from + at)))
      if (signal.aborted) return
      const rest = finders.length - asked
      const goesOn = isTold || (!hits.includes(true) && (asked < likely || !isUnambiguous(words.kind)))
      if (rest && goesOn) timer = setTimeout(() => void round(), REST)
      else change({ searching: false, rest })
    }
    const begin = async () => {
      const { FINDERS } = await import('./finders')
      if (signal.aborted) return
      finders = inOrder(
        FINDERS.filter(({ page, unless }) => pages.has(page) && !(unless && pages.has(unless))),
        words,
      )
      likely = finders.filter(({ by }) => by.includes(words.kind)).length
      const starts = likely > 0 || !isUnambiguous(words.kind)
      setAnswers({ query, found: finders.map(() => NONE), rest: finders.length, searching: starts })
      if (starts) await round()
    }
    timer = setTimeout(() => {
      void begin().catch(() => setAnswers({ query, found: [], rest: 0, searching: false }))
    }, REST)
    askMore.current = () => {
      isTold = true
      void round()
    }
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, words, pages])
  const own = words && answers?.query === query ? answers : undefined
  return {
    found: useMemo(() => own?.found.flat() ?? NONE, [own]),
    searching: words !== undefined && (own?.searching ?? true),
    rest: own && !own.searching ? own.rest : 0,
    more: () => askMore.current?.(),
  }
}
