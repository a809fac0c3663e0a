import './fold.css'
import { Collapse } from 'antd'
import type { ReactNode } from 'react'

/** Charts above a list that are folded away at first: rendered once somebody wants them. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <Collapse className="talk-fold space-below" size="small" items={[{ key: 'charts', label: title, children }]} />
)
