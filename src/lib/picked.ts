/** Returns the named entries of a row without those that are null or undefined. */
export const picked = <T extends object, K extends keyof T>(row: T, names: readonly K[]): Partial<Pick<T, K>> => {
  const part: Partial<Pick<T, K>> = {}
  for (const name of names) if (row[name] !== undefined && row[name] !== null) part[name] = row[name]
  return part
}
