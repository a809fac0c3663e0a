import type { ReactNode } from 'react'

export const TwoValues = ({ upper, below }: { upper: ReactNode; below: ReactNode }) => (
  <span className="two-values">
    <span>{upper}</span>
    <span className="quiet">{below}</span>
  </span>
)
