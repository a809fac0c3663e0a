import { type HotPlateItem, pickRule } from '@/entities/content/hotPlate'
import { is, isYes } from '@/entities/field'
import { numberIn } from '@/lib/counts'

export const isAlive = ({ aliveFlag }: Pick<HotPlateItem, 'aliveFlag'>): boolean => !is(aliveFlag, 0)

export interface ShownItem extends HotPlateItem {
  auto: boolean
}

/**
 * Returns the contents of a plate by its rule: by heat, chosen only, or chosen first and then by heat. Pinned
 * contents keep their places and the others fill the gaps. Contents removed elsewhere are left out. Without a
 * maximum, all are shown.
 */
export const shownBy = (
  rule: unknown,
  chosen: readonly HotPlateItem[],
  byHeat: readonly HotPlateItem[],
  maxCount: unknown,
): ShownItem[] => {
  const max = numberIn(maxCount) ?? Infinity
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
      // If nothing is left to fill the gap, the next pinned item moves up.
      const [first] = [...pinned].toSorted(([a], [b]) => a - b)
      if (!first) break
      pinned.delete(first[0])
      shown.push({ ...first[1], auto: false })
    }
  }
  return shown
}
