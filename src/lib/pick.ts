export const pick = <T extends object, K extends keyof T>(of: T, ...keys: readonly K[]): Pick<T, K> =>
  // Only the requested keys that exist.
  Object.fromEntries(keys.flatMap((key) => (key in of ? [[key, of[key]]] : []))) as Pick<T, K>
