/** Some entries of a record, as they are. */
export const pick = <T extends object, K extends keyof T>(of: T, ...keys: readonly K[]): Pick<T, K> =>
  // The keys that were asked for, of those that are there.
  Object.fromEntries(keys.flatMap((key) => (key in of ? [[key, of[key]]] : []))) as Pick<T, K>
