import { useRef } from 'react'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { type Dimension, type Variant } from '../variants'

export interface Step {
  dimension: Dimension
  code: string
  name: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const read = (text: string | null, variant: Variant): Step[] => {
  if (!text) return []
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  let dimension: Dimension | undefined
  const steps: Step[] = []
  for (const one of Array.isArray(parsed) ? parsed : []) {
    const [from, code, name]: unknown[] = Array.isArray(one) ? one : []
    const known = [...variant.dimensions, ...Object.values(variant.drill)].find((each) => each === from)
    if (!known || (dimension && known !== dimension) || !isText(code) || !isText(name) || !variant.drill[known]) break
    steps.push({ dimension: known, code, name })
    dimension = variant.drill[known]
  }
  return steps
}
const write = (steps: readonly Step[]): string | undefined =>
  steps.length ? JSON.stringify(steps.map(({ dimension, code, name }) => [dimension, code, name])) : undefined

const KEYS: Partial<Record<Dimension, string>> = { area: 'areaName', province: 'province' }
/** Returns the filters that the drill-down steps add. */
const narrowing = (steps: readonly Step[]): Record<string, unknown> =>
  Object.fromEntries(
    steps.map(({ dimension, code }) => [KEYS[dimension] ?? 'dealerCodes', KEYS[dimension] ? code : [code]]),
  )

/** Returns the scroll container: the page, unless the list is in full screen. */
const scrollerOf = (element: HTMLElement | null): HTMLElement => {
  for (let one = element?.parentElement; one; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one)
    if ((overflowY === 'auto' || overflowY === 'scroll') && one.scrollHeight > one.clientHeight) return one
  }
  return document.documentElement
}

/**
 * Dimension of a report with drill-down and back navigation, stored in the address (`dim`, `drill`). Going back
 * restores page, sort order and scroll position.
 */
export const useDrill = (variant: Variant) => {
  const { query, setQuery } = useScreen()
  const place = useRef<HTMLDivElement>(null)
  const left = useRef(new Map<number, { page?: string; sort?: string; top: number }>())
  const wanted = useRef<number>(undefined)
  const steps = read(query.get('drill'), variant)
  const own = variant.dimensions.find((one) => one === query.get('dim')) ?? variant.dimensions[0]
  const last = steps.at(-1)
  const dimension = (last && variant.drill[last.dimension]) ?? own
  return {
    place,
    steps,
    dimension,
    next: variant.drill[dimension],
    narrowing: narrowing(steps),
    choose: (dim: Dimension) => {
      left.current.clear()
      setQuery({
        dim: dim === variant.dimensions[0] ? undefined : dim,
        drill: undefined,
        page: undefined,
        sort: undefined,
      })
    },
    down: (code: string, name: string) => {
      left.current.set(steps.length, {
        page: query.get('page') ?? undefined,
        sort: query.get('sort') ?? undefined,
        top: scrollerOf(place.current).scrollTop,
      })
      setQuery({ drill: write([...steps, { dimension, code: plain(code), name: plain(name) }]), page: undefined }, true)
    },
    up: (depth: number) => {
      const before = left.current.get(depth)
      wanted.current = before?.top
      setQuery({
        drill: write(steps.slice(0, depth)),
        page: before?.page,
        sort: before?.sort ?? query.get('sort') ?? undefined,
      })
    },
    /** Restores the scroll position once the rows are loaded. */
    settle: () => {
      if (wanted.current === undefined) return
      scrollerOf(place.current).scrollTop = wanted.current
      wanted.current = undefined
    },
  }
}
export type Drill = ReturnType<typeof useDrill>
