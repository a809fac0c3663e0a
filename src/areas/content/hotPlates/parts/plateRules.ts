import { type HotPlateItem, pickRule } from '@/entities/content/hotPlate'
import { is, isYes } from '@/entities/field'

export const isAlive = ({ aliveFlag }: Pick<HotPlateItem, 'aliveFlag'>): boolean => !is(aliveFlag, 0)

/** A piece of content where a plate shows it: chosen or filled in by its heat. */
export interface ShownItem extends HotPlateItem {
  auto: boolean
}

/**
 * What a plate shows by its rule: by heat alone, what was chosen alone, or what was chosen first and the rest by heat. What is pinned keeps its place
 * among the others, which fill what is free around it; what was taken away elsewhere is left out.
 */
export const shownBy = (
  rule: unknown,
  chosen: readonly HotPlateItem[],
  byHeat: readonly HotPlateItem[],
  max: number,
): ShownItem[] => {
  const own = is(rule, pickRule.heat) ? [] : chosen.filter(isAlive)
  const known = new Set(own.map(({ contentId }) => contentId))
  const filled = is(rule, pickRule.hand) ? [] : byHeat.filter(({ contentId }) => !known.has(contentId))
  const placed = own.map((item, at) => ({ item, at: chosen.indexOf(item) === -1 ? at : chosen.indexOf(item) }))
  const pinned = new Map(placed.flatMap(({ item, at }) => (isYes(item.pinFlag) ? [[at, item]] : [])))
  const queue: ShownItem[] = [
    ...own.filter(({ pinFlag }) => !isYes(pinFlag)).map((item) => ({ ...item, auto: false })),
    ...filled.map((item) => ({ ...item, auto: true })),
  ]
  const shown: ShownItem[] = []
  while (shown.length < max && (queue.length > 0 || pinned.size > 0)) {
    const pin = pinned.get(shown.length)
    const next = pin ? { ...pin, auto: false } : queue.shift()
    if (pin) pinned.delete(shown.length)
    if (next) shown.push(next)
    else {
      // Nothing is left to stand before what is pinned further down: it moves up.
      const [first] = [...pinned].toSorted(([a], [b]) => a - b)
      if (!first) break
      pinned.delete(first[0])
      shown.push({ ...first[1], auto: false })
    }
  }
  return shown
}
