import { useStored } from '@/kit/data/useStored'
import { DEFAULT_SHORTCUTS, type Variant } from './variant'

export const MAX_SHORTCUTS = 12
/** Minimum number of defaults; the first pages of the menu fill the rest. */
const MIN_DEFAULTS = 8

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter((one): one is string => typeof one === 'string'))].slice(0, MAX_SHORTCUTS)
    : undefined

/**
 * Shortcuts of a user, stored in this browser. `chosen` and `defaults` contain only `permitted` paths. `keep` stores
 * a choice; defaults are not stored, so that they follow the permissions.
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
