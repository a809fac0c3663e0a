/** The entries that differ from what they were, as they are now; what is blank and what is not there are the same. */
export const changesOf = <V extends object>(before: Partial<V>, now: V): Partial<V> =>
  // Entries of V, some of them.
  Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value ?? '') !== JSON.stringify(Reflect.get(before, key) ?? ''),
    ),
  ) as Partial<V>
