import type { ReactNode } from 'react'

export const tagsOf = (count: number) => ({
  maxTagCount: 'responsive' as const,
  maxTagPlaceholder: (left: { label?: ReactNode }[]): ReactNode =>
    left.length < count ? `+${left.length}` : left.flatMap(({ label }, at) => (at ? [' / ', label] : [label])),
})
