import type { ReactNode } from 'react'

/** The chosen ones of a select of several: as many as there is room for and how many more there are; the names, cut, where not even one fits. */
export const tagsOf = (count: number) => ({
  maxTagCount: 'responsive' as const,
  maxTagPlaceholder: (left: { label?: ReactNode }[]): ReactNode =>
    left.length < count ? `+${left.length}` : left.flatMap(({ label }, at) => (at ? [' / ', label] : [label])),
})
