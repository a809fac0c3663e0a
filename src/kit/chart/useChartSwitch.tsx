import { BarChartOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '@/locales'

/** A chart that is folded away at first: whether it is shown, and the button of a toolbar that shows it. */
export const useChartSwitch = (): [shown: boolean, button: ReactNode] => {
  const t = useT()
  const [shown, show] = useState(false)
  return [
    shown,
    <Button key="chart" icon={<BarChartOutlined />} aria-pressed={shown} onClick={() => show(!shown)}>
      {t(shown ? 'chart.hide' : 'chart.show')}
    </Button>,
  ]
}
