import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '@/locales'
import { useStored } from '../data/useStored'
import { useScreen } from '../page/screen'

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/** Charts above a list, folded away until they are opened; the page remembers it. Folded charts load nothing. */
export const ChartFold = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { path } = useScreen()
  const [open = false, setOpen] = useStored(`fold:${path} charts`, flag)
  return (
    <>
      <Button
        type="link"
        className="chart-fold"
        icon={open ? <UpOutlined /> : <DownOutlined />}
        iconPlacement="end"
        aria-expanded={open}
        onClick={() => setOpen(() => !open)}
      >
        {t(open ? 'kit.hideCharts' : 'kit.showCharts')}
      </Button>
      {open && children}
    </>
  )
}
