import type { ReactNode } from 'react'

/** Two values that share a cell: what is read first above, what belongs to it below. */
export const TwoValues = ({ upper, below }: { upper: ReactNode; below: ReactNode }) => (
  <span className="two-values">
    <span>{upper}</span>
    <span className="quiet">{below}</span>
  </span>
)
