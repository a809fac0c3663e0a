import './formScreen.css'
import { Space } from 'antd'
import type { ReactNode } from 'react'

/** The foot of a form on a page, which stays in sight: the way out, then what is left unfinished, and at its end its one primary button. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <Space wrap className="form-foot">
    {children}
  </Space>
)
