type Forget = (keepTabs: boolean | 'hand on') => void
const listeners = new Set<Forget>()

/** Has something forgotten with each identity. Said by the parts themselves, which may not be loaded yet: what starts the console must not load them. */
export const onWipe = (forget: Forget): void => void listeners.add(forget)

/** Forgets all that was said. */
export const wipe: Forget = (keepTabs) => {
  for (const forget of listeners) forget(keepTabs)
}
