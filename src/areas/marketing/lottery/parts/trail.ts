let order: readonly string[] = []

/** Remembers in which order the list shows its draws, for the way from one to the next; gone with the page. */
export const leaveTrail = (ids: readonly string[]): void => {
  order = ids
}

/** The draws before and after one in the list; undefined where it was not opened from there. */
export const trailOf = (id: string): { before?: string; after?: string } | undefined => {
  const at = order.indexOf(id)
  return at < 0 ? undefined : { before: order[at - 1], after: order[at + 1] }
}
