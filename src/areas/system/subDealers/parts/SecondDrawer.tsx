import { Space } from 'antd'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { PanelNav } from '@/kit/record/neighbours'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { Applied, SecondFacts } from './cells'

/** An outlet in full with its photos and the steps of its applications. */
export const SecondDrawer = ({
  row,
  actions,
  onClose,
}: {
  row: SecondDealer
  actions: readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  const own = actions.filter(({ label }) => label !== 'subDealers.detail')
  return (
    <Panel
      open
      width={800}
      title={
        <Space wrap>
          <bdi>{row.dealerName}</bdi>
          <StatusTag field={secondDealer.auditStatus} value={row.auditStatus} />
          <StatusTag field={secondDealer.status} value={row.status} />
        </Space>
      }
      extra={<PanelNav />}
      onClose={onClose}
      footer={own.some(({ hide }) => !hide) && <Actions items={own} max={3} />}
    >
      <SecondFacts row={row} />
      <h3 className="section-title">{t('subDealers.steps')}</h3>
      <Applied secondId={row.id} />
    </Panel>
  )
}
