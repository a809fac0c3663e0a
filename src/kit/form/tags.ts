import type { ReactNode } from 'react'

/**
 * Tag properties of a multiple select: as many tags as fit and the number of the rest, or all names truncated if not
 * even one fits.
 */
export const tagsOf = (count: number) => ({
  maxTagCount: 'responsive' as const,
  maxTagPlaceholder: (left: { label?: ReactNode }[]): ReactNode =>
    left.length < count ? `+${left.length}` : left.flatMap(({ label }, at) => (at ? [' / ', label] : [label])),
})
