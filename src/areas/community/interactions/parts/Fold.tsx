import './fold.css'
import { RightOutlined } from '@ant-design/icons'
import { Collapse } from 'antd'
import type { ReactNode } from 'react'

/** Collapsed charts above a list, in the line of its figures. Rendered on first opening. */
export const Fold = ({ title, figures, children }: { title: string; figures: ReactNode; children: ReactNode }) => (
  <Collapse
    className="comment-fold space-below"
    size="small"
    collapsible="header"
    expandIcon={({ isActive }) => <RightOutlined rotate={isActive ? 90 : 0} aria-label={title} />}
    items={[{ key: 'charts', label: title, extra: figures, children }]}
  />
)
