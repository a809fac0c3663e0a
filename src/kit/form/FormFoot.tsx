import './formScreen.css'
import { Space } from 'antd'
import type { ReactNode } from 'react'

/** The foot of a form on a page, which stays in sight: the way out, then save at its end. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <Space wrap className="form-foot">
    {children}
  </Space>
)
