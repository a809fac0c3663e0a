/** Of a record what it has under these names; what it lacks is left out. */
export const picked = <T extends object, K extends keyof T>(row: T, names: readonly K[]): Partial<Pick<T, K>> => {
  const part: Partial<Pick<T, K>> = {}
  for (const name of names) if (row[name] !== undefined && row[name] !== null) part[name] = row[name]
  return part
}
