import { useStored } from '@/kit/data/useStored'
import { DEFAULT_SHORTCUTS, type Variant } from './variant'

/** The most shortcuts a user can have. */
export const MAX_SHORTCUTS = 12
/** A start page with fewer defaults than this is filled up with the first pages of the menu. */
const MIN_DEFAULTS = 8

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter((one): one is string => typeof one === 'string'))].slice(0, MAX_SHORTCUTS)
    : undefined

/**
 * The shortcuts of a user, kept in this browser: `chosen` and `defaults` are paths out of `permitted`, the pages that open today;
 * others drop out without a word. `keep` stores a choice; the defaults themselves are not stored, so that they follow the rights.
 */
export const useShortcuts = (userId: string, variant: Variant, permitted: readonly string[]) => {
  const [own, change] = useStored(`home.shortcuts.${userId}`, texts)
  const wanted = DEFAULT_SHORTCUTS[variant].filter((path) => permitted.includes(path))
  const others = permitted.filter((path) => !wanted.includes(path))
  const defaults = [...wanted, ...others.slice(0, Math.max(0, MIN_DEFAULTS - wanted.length))]
  const chosen = own?.filter((path) => permitted.includes(path)) ?? defaults
  const keep = (paths: string[]) => change(() => (paths.join() === defaults.join() ? undefined : paths))
  return { chosen, defaults, keep }
}
