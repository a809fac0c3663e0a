import './fold.css'
import { RightOutlined } from '@ant-design/icons'
import { Collapse } from 'antd'
import type { ReactNode } from 'react'

/** Charts above a list that are folded away at first, in the line of its figures: rendered once somebody wants them. */
export const Fold = ({ title, figures, children }: { title: string; figures: ReactNode; children: ReactNode }) => (
  <Collapse
    className="talk-fold space-below"
    size="small"
    collapsible="header"
    // The mark is a button of its own there.
    expandIcon={({ isActive }) => <RightOutlined rotate={isActive ? 90 : 0} aria-label={title} />}
    items={[{ key: 'charts', label: title, extra: figures, children }]}
  />
)
