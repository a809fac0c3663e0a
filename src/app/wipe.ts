type Forget = (keepTabs: boolean | 'hand on') => void
const listeners = new Set<Forget>()

/**
 * Registers a cleanup for the end of each identity. Modules register themselves, since the start of the console must
 * not load them.
 */
export const onWipe = (forget: Forget): void => void listeners.add(forget)

export const wipe: Forget = (keepTabs) => {
  for (const forget of listeners) forget(keepTabs)
}
