import './formScreen.css'
import { Space } from 'antd'
import type { ReactNode } from 'react'

export const FormFoot = ({ children }: { children: ReactNode }) => (
  <Space wrap className="form-foot">
    {children}
  </Space>
)
