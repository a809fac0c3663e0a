/** Time span in milliseconds. The end is exclusive. */
export interface Span {
  from: number
  until: number
}

export const overlaps = (a: Span, b: Span): boolean => a.from < b.until && b.from < a.until

export const maxConcurrent = (spans: readonly Span[], within: Span): number => {
  const inside = spans.filter((one) => overlaps(one, within))
  const starts = [within.from, ...inside.map(({ from }) => Math.max(from, within.from))]
  return Math.max(...starts.map((at) => inside.filter(({ from, until }) => from <= at && at < until).length))
}
