import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '@/locales'

/** Charts above a list, folded away at first, with the figures in one line. */
export const ChartFold = ({ figures, children }: { figures: ReactNode; children: ReactNode }) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Flex gap={12} align="center" wrap>
        <Button
          type="link"
          size="small"
          icon={open ? <UpOutlined /> : <DownOutlined />}
          iconPlacement="end"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'vehicleControl.hideCharts' : 'vehicleControl.showCharts')}
        </Button>
        <span className="quiet digits">{figures}</span>
      </Flex>
      {open && children}
    </>
  )
}
