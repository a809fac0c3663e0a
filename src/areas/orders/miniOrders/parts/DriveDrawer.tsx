import { Space } from 'antd'
import * as testDrive from '@/api/vehicle/testDrive'
import { TestDriveDetail } from '@/business/TestDriveDetail'
import { testDriveOrder as drive } from '@/entities/orders/testDriveOrder'
import { Panel } from '@/kit/dialog/dialog'
import { PanelNav } from '@/kit/record/neighbours'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'

/** A test drive in full, beside its list. Read only: the dealer's app changes its state. */
export const DriveDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord of={testDrive.get.query({ id })} title={t('kit.detail')} width={760} onClose={onClose}>
      {(row) => (
        <Panel
          open
          width={760}
          title={
            <Space wrap>
              <bdi className="digits">{row.orderNo || row.id}</bdi>
              <StatusTag field={drive.status} value={row.status} />
            </Space>
          }
          extra={<PanelNav at="id" />}
          onClose={onClose}
        >
          <TestDriveDetail row={row} />
        </Panel>
      )}
    </LoadRecord>
  )
}
