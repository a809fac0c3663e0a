import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useState } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { testDriveOrder } from '@/entities/orders/testDriveOrder'
import { Panel } from '@/kit/dialog/dialog'
import { FilePreview } from '@/kit/form/FileBox'
import { PanelNav } from '@/kit/record/neighbours'
import { Facts } from '@/kit/show/Facts'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { StatusTag } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { Stars } from '@/kit/show/Stars'
import { useT } from '@/locales'
import { OrderTimeline } from '../../parts/OrderTimeline'

const drive = testDriveOrder

/** Pictures of a driving licence, blurred until somebody wants to see them. */
const Licence = ({ urls }: { urls: readonly string[] }) => {
  const t = useT()
  const [shown, show] = useState(false)
  return (
    <div className="licence">
      <div className="licence-pictures" data-shown={shown} inert={!shown}>
        <Pictures urls={urls} width={160} height={100} />
      </div>
      <Button
        size="small"
        icon={shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        aria-pressed={shown}
        onClick={() => show(!shown)}
      >
        {t(shown ? 'miniOrders.hideLicence' : 'miniOrders.showLicence')}
      </Button>
    </div>
  )
}

/** A test drive in full, beside its list. Read only: the dealer's app moves it on. */
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
          <Facts
            row={row}
            fields={[
              { title: 'orders.customer', facts: [drive.customerName, drive.phone, drive.remark] },
              { title: 'miniOrders.driveCar', facts: [drive.seriesName, drive.modelName, drive.plate] },
              { title: 'orders.store', facts: [drive.dealerName, drive.cityName, drive.consultantName] },
              {
                title: 'miniOrders.times',
                facts: [drive.createTime, drive.appointTime, drive.startTime, drive.endTime, drive.mileage],
              },
              {
                title: 'miniOrders.papers',
                facts: [
                  [
                    drive.licenseImages,
                    row.licenseImages.length > 0 ? <Licence key="licence" urls={row.licenseImages} /> : undefined,
                  ],
                  [
                    drive.agreementFile,
                    row.agreementFile ? (
                      <FilePreview key="agreement" url={row.agreementFile} alt={t(drive.agreementFile.label)} />
                    ) : undefined,
                  ],
                ],
              },
              {
                title: 'miniOrders.rating',
                facts: [[drive.score, <Stars key="score" value={row.score} />], drive.comment],
              },
            ]}
          />
          <h3 className="section-title">{t('orders.progress')}</h3>
          <OrderTimeline steps={row.steps} />
        </Panel>
      )}
    </LoadRecord>
  )
}
