import './testDrives.css'
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { is } from '@/entities/field'
import { testDriveStatus } from '@/entities/orders/miniEnums'
import { type TestDriveDetail as Detail, type TestDriveOrder, testDriveOrder } from '@/entities/orders/testDriveOrder'
import { FilePreview } from '@/kit/form/FileBox'
import { Facts } from '@/kit/show/Facts'
import { Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Pictures } from '@/kit/show/Picture'
import { Stars } from '@/kit/show/Stars'
import { isBlank } from '@/lib/given'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { OrderTimeline } from './OrderTimeline'
import { useViewer } from './viewer'

const drive = testDriveOrder

/** Time before an unconfirmed booking at which it is marked as due, in ms. */
const SOON_MS = 2 * 3_600_000
const isSoon = ({ status, appointTime }: TestDriveOrder): boolean => {
  const left = (toMillis(appointTime) ?? 0) - Date.now()
  return is(status, testDriveStatus.toConfirm) && left > 0 && left <= SOON_MS
}

export const Appointment = ({ row }: { row: TestDriveOrder }) => {
  const t = useT()
  return (
    <>
      <Value field={drive.appointTime} value={row.appointTime} />{' '}
      {isSoon(row) && <Tag color="warning">{t('testDriveOrders.soon')}</Tag>}
    </>
  )
}

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
        {t(shown ? 'testDriveOrders.hideLicence' : 'testDriveOrders.showLicence')}
      </Button>
    </div>
  )
}

export const TestDriveDetail = ({ row }: { row: Detail }) => {
  const t = useT()
  const { hq } = useViewer()
  const cars = hq ? '/drive-management/driveCarZB' : '/drive-management/driveCarDealer'
  return (
    <>
      <Facts
        row={row}
        fields={[
          {
            title: 'orders.customer',
            facts: [
              drive.customerName,
              drive.phone,
              drive.source,
              [
                drive.clueId,
                isBlank(row.clueId) ? undefined : (
                  <PermittedLink
                    key="lead"
                    digits
                    text={row.clueId}
                    path="/clue-management/clueDetail"
                    query={{ clueId: row.clueId }}
                  />
                ),
              ],
              drive.remark,
            ],
          },
          {
            title: 'testDriveOrders.driveCar',
            facts: [
              drive.seriesName,
              drive.modelName,
              [
                drive.plate,
                isBlank(row.driveCarId) ? undefined : (
                  <PermittedLink
                    key="car"
                    text={row.plate}
                    path={cars}
                    query={{ mode: 'detail', record: row.driveCarId }}
                  />
                ),
              ],
            ],
          },
          { title: 'orders.store', facts: [drive.areaName, drive.dealerName, drive.cityName, drive.consultantName] },
          {
            title: 'testDriveOrders.times',
            facts: [
              drive.createTime,
              drive.appointTime,
              drive.startTime,
              drive.endTime,
              drive.mileage,
              [
                drive.tripId,
                isBlank(row.tripId) ? undefined : (
                  <PermittedLink
                    key="trip"
                    digits
                    text={row.tripId}
                    path="/trip-path/addCar"
                    query={{ mode: 'track', record: row.tripId }}
                  />
                ),
              ],
              drive.cancelReason,
            ],
          },
          {
            title: 'testDriveOrders.papers',
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
            title: 'testDriveOrders.rating',
            facts: [[drive.score, <Stars key="score" value={row.score} />], drive.comment],
          },
        ]}
      />
      <h3 className="section-title">{t('orders.progress')}</h3>
      <OrderTimeline steps={row.steps} />
    </>
  )
}
