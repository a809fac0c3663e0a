/** Returns the changed entries with their new values. Blank and missing values are equal. */
export const changesOf = <V extends object>(before: Partial<V>, now: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value ?? '') !== JSON.stringify(Reflect.get(before, key) ?? ''),
    ),
  ) as Partial<V>
