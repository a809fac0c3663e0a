import './inspections.css'
import { Alert } from 'antd'
import { findById } from '@/api/findById'
import * as reservations from '@/api/vehicle/reservations'
import { is } from '@/entities/field'
import { inspectStatus, type PreInspection, preInspection as sheet } from '@/entities/vehicle/preInspection'
import { useLinkActions } from '@/kit/actions/links'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { isOutOfReach } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Picture } from '@/kit/show/Picture'
import { isBlank, isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { DamageMap } from './parts/DamageMap'
import { EnergyBar } from './parts/EnergyBar'
import { InspectedItems } from './parts/InspectedItems'
import { isLate } from './parts/inspectionSums'
import { reserveOf } from './parts/reserveLink'

const sheetBy = (id: string) => findById(reservations.listReserves, { id })

/** Pre-inspection sheet, read only. Its items have a separate call and stay visible if the head cannot be loaded. */
export default function InspectionDetail() {
  const t = useT()
  const linkTo = useLinkActions()
  const { query } = useScreen()
  const id = query.get('id') ?? ''
  const head = useLoad(sheetBy(id), { enabled: id !== '', keep: false })
  const isGone = head.error ? isOutOfReach(head.error) : !head.first && !head.data
  return (
    <>
      <Paper />
      <RecordScreen
        load={sheetBy}
        missing={t('inspections.missing')}
        title={(row) => row.inspectNo || row.id}
        status={sheet.status}
        marks={(row) => (
          <>
            {isLate(row) && <Mark tone="warning">{t('inspections.late')}</Mark>}
            {Number(row.abnormalCount) > 0 && (
              <Mark tone="error">{t('inspections.findingCount', { count: Number(row.abnormalCount) })}</Mark>
            )}
          </>
        )}
        actions={(row) => [reserveOf(linkTo, row)]}
      >
        {(row) => (
          <>
            {is(row.status, inspectStatus.void) && (
              <div className="inspection-void" aria-hidden>
                {t('inspectStatus.void')}
              </div>
            )}
            {is(row.status, inspectStatus.refused) && (
              <Alert
                type="error"
                showIcon
                className="space-below-md"
                title={t('inspectStatus.refused')}
                description={isBlank(row.refuseReason) ? undefined : plain(row.refuseReason)}
              />
            )}
            <div className="inspection-body">
              <DamageMap damages={row.damages} />
              <div>
                <CustomerCard row={row} />
                <Signature row={row} />
              </div>
            </div>
          </>
        )}
      </RecordScreen>
      {isGiven(id) && !isGone && <InspectedItems key={id} id={id} />}
    </>
  )
}

const Paper = () => {
  const t = useT()
  return (
    <div className="inspection-paper">
      <svg viewBox="0 0 48 48" width="28" height="28" aria-hidden>
        <path d="M22.5 4h3L40 40H8Z" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M24 15v4M24 23v5M24 32v5" stroke="currentColor" strokeWidth="2.4" />
      </svg>
      {t('inspections.paper')}
    </div>
  )
}

const CustomerCard = ({ row }: { row: PreInspection }) => {
  const t = useT()
  return (
    <Card title={t('inspections.customerAndCar')}>
      <Facts
        row={row}
        fields={[
          sheet.customerName,
          sheet.phone,
          sheet.plate,
          sheet.vin,
          sheet.seriesName,
          sheet.mileage,
          [sheet.energyLevel, <EnergyBar key="energy" value={row.energyLevel} gauge />],
          sheet.dealerName,
          sheet.advisorName,
          [
            sheet.reserveNo,
            isBlank(row.reserveNo) ? (
              <Blank key="reserve" />
            ) : (
              <PermittedLink
                key="reserve"
                digits
                text={row.reserveNo}
                path="/afterSale-management/maintenanceDetails"
                query={{ id: row.reserveId }}
              />
            ),
          ],
          sheet.createTime,
          sheet.demand,
        ]}
      />
    </Card>
  )
}

const Signature = ({ row }: { row: PreInspection }) => {
  const t = useT()
  return (
    <Card title={t(sheet.signImage.label)}>
      {isBlank(row.signImage) ? (
        <p className="quiet">{t('inspections.notSigned')}</p>
      ) : (
        <Picture src={plain(row.signImage)} alt={t(sheet.signImage.label)} width={240} height={96} fit="contain" />
      )}
      {!isBlank(row.confirmTime) && (
        <p className="quiet">
          {t(sheet.confirmTime.label)} <Value field={sheet.confirmTime} value={row.confirmTime} full />
        </p>
      )}
    </Card>
  )
}
