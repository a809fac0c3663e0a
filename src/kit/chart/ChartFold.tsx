import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '@/locales'
import { useStored } from '../data/useStored'
import { useScreen } from '../page/screen'

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/**
 * Charts above a list, collapsed by default. The toggle shares its line with `figures`, and its state is stored per
 * page. Collapsed charts are not mounted, so they load nothing.
 */
export const ChartFold = ({ figures, children }: { figures?: ReactNode; children: ReactNode }) => {
  const t = useT()
  const { path } = useScreen()
  const [open = false, setOpen] = useStored(`fold:${path} charts`, flag)
  return (
    <>
      <Flex gap={12} align="center" wrap className="chart-fold">
        <Button
          type="link"
          icon={open ? <UpOutlined /> : <DownOutlined />}
          iconPlacement="end"
          aria-expanded={open}
          onClick={() => setOpen(() => !open)}
        >
          {t(open ? 'kit.hideCharts' : 'kit.showCharts')}
        </Button>
        {figures && <span className="quiet digits">{figures}</span>}
      </Flex>
      {open && children}
    </>
  )
}
