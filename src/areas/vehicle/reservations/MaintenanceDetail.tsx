import './reservations.css'
import { Alert } from 'antd'
import { type ComponentProps, useEffect, useState } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { type Field, is } from '@/entities/field'
import {
  type MaintenanceReserveDetail,
  maintenanceReserve as reserve,
  reserveRecord,
  reserveStatus as states,
  serviceType,
} from '@/entities/vehicle/maintenanceReserve'
import { picksendOrder as pickUp } from '@/entities/vehicle/picksendOrder'
import { preInspection as sheet } from '@/entities/vehicle/preInspection'
import { Loaded, useLoad } from '@/kit/data/load'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { formatTime, toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { Course } from '../parts/Course'
import { NoShows } from './parts/reserveMarks'
import { useReserveActions } from './parts/useReserveActions'

const QUIET = { quiet: true } as const
const MINUTE_MS = 60_000
/** Maximum number of related records; there is rarely more than one. */
const MAX_RELATED = 20
const STEPS = [
  'reserveAction.booked',
  'reserveAction.confirmed',
  'reserveAction.arrived',
  'reserveStatus.done',
] as const
const REACHED: Readonly<Record<number, number>> = {
  [states.toConfirm]: 1,
  [states.confirmed]: 2,
  [states.arrived]: 3,
  [states.done]: 4,
  [states.noShow]: 2,
  [states.declined]: 1,
}
const hasEnded = ({ status }: MaintenanceReserveDetail) => is(status, states.noShow, states.declined, states.cancelled)

const Progress = ({ row }: { row: MaintenanceReserveDetail }) => {
  const t = useT()
  const isEnded = hasEnded(row)
  // For a cancelled reservation, the records show if it was confirmed before.
  const wasConfirmed = row.records.some(({ action }) => optionName(t, reserveRecord.action, action) === t(STEPS[1]))
  const reached = REACHED[Number(row.status)] ?? (wasConfirmed ? 2 : 1)
  const shown = isEnded ? STEPS.slice(0, reached) : STEPS
  const isNoShow = is(row.status, states.noShow)
  const steps = shown.map((title) => ({ title: t(title) }))
  const end = {
    title: optionName(t, reserve.status, row.status),
    status: isNoShow ? ('error' as const) : ('wait' as const),
    note: plain(row.records[0]?.content),
  }
  return (
    <Course
      label="reservations.steps"
      steps={isEnded ? [...steps, end] : steps}
      done={isEnded ? shown.length : reached}
      bad={isNoShow}
    />
  )
}

const When = ({ row }: { row: MaintenanceReserveDetail }) => {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const day = formatTime(row.reserveDate, 'YYYY-MM-DD')
  const [start = ''] = plain(row.slot).split('-')
  const begin = /^\d{2}:\d{2}$/.test(start) ? toMillis(`${day} ${start}:00`) : undefined
  const minutes = begin === undefined ? 0 : Math.floor((begin - now) / MINUTE_MS)
  const isAwaited = is(row.status, states.toConfirm, states.confirmed)
  return (
    <>
      <b className="digits">{`${day} ${plain(row.slot)}`.trim()}</b>
      {isAwaited && begin !== undefined && (
        <Mark tone={minutes < 0 ? 'error' : minutes < 24 * 60 ? 'warning' : 'default'}>
          {minutes < 0
            ? t('reservations.timePassed')
            : t('reservations.timeLeft', {
                days: Math.floor(minutes / (24 * 60)),
                hours: Math.floor(minutes / 60) % 24,
                minutes: minutes % 60,
              })}
        </Mark>
      )}
    </>
  )
}

const Story = ({ records }: { records: MaintenanceReserveDetail['records'] }) => {
  const t = useT()
  return (
    <EventTimeline
      rows={records}
      time={reserveRecord.createTime}
      of={({ action, createBy, content }) => ({
        title: <b>{optionName(t, reserveRecord.action, action)}</b>,
        by: createBy,
        text: content,
      })}
    />
  )
}

const RelatedCard = <Row extends object>({
  title,
  none,
  load,
  fields,
}: {
  title: TextKey
  none: TextKey
  load: { data?: { records: readonly Row[] }; error?: Error; first: boolean; retry: () => void }
  fields: ComponentProps<typeof FieldTable<Row>>['fields']
}) => {
  const t = useT()
  const rows = load.data?.records ?? []
  return (
    <Card title={t(title)}>
      <Loaded compact load={load}>
        {rows.length > 0 ? <FieldTable rows={rows} fields={fields} /> : <p className="quiet">{t(none)}</p>}
      </Loaded>
    </Card>
  )
}

const Related = ({ row }: { row: MaintenanceReserveDetail }) => {
  const reserveNo = plain(row.reserveNo)
  const of = { reserveNo, pageNo: 1, pageSize: MAX_RELATED }
  const known = { enabled: reserveNo !== '', keep: false }
  const link = (path: string, { id }: { id: string }, text: unknown) => (
    <PermittedLink digits text={plain(text) || id} path={path} query={{ id }} />
  )
  return (
    <div className="charts">
      <RelatedCard
        title="reservations.inspection"
        none="reservations.noInspection"
        load={useLoad(reservations.listReserves.query(of, QUIET), known)}
        fields={[
          [sheet.inspectNo, (one) => link('/afterSale-management/previewDetails', one, one.inspectNo)],
          sheet.status,
          sheet.abnormalCount,
        ]}
      />
      <RelatedCard
        title="reservations.pickUp"
        none="reservations.noPickUp"
        load={useLoad(reservations.listPicksends.query(of, QUIET), known)}
        fields={[
          [pickUp.orderNo, (one) => link('/afterSale-management/picksendDetail', one, one.orderNo)],
          pickUp.status,
          pickUp.serviceKind,
          pickUp.appointTime,
        ]}
      />
    </div>
  )
}

const extra = (key: keyof MaintenanceReserveDetail, label: TextKey, kind: Field['kind']) =>
  [{ key, label, kind }, undefined] as const

export default function MaintenanceDetail() {
  const t = useT()
  const { actionsOf, host } = useReserveActions()
  return (
    <RecordScreen
      load={reservations.get}
      missing={t('reservations.missing')}
      title={(row) => row.reserveNo || row.id}
      status={reserve.status}
      actions={actionsOf}
      marks={(row) => (
        <>
          <When row={row} />
          <NoShows row={row} />
        </>
      )}
      above={(row) => (
        <>
          {row.serviceType.some((one) => is(one, serviceType.recall)) && (
            <Alert
              type="error"
              showIcon
              title={t('reservations.recall')}
              description={plain(row.demand)}
              className="space-below-md"
            />
          )}
          <Progress row={row} />
        </>
      )}
      facts={() => [
        {
          title: 'reservations.customer',
          facts: [
            reserve.customerName,
            reserve.phone,
            extra('noShowCount', 'reservations.noShows90', 'integer'),
            extra('earlierCount', 'reservations.earlier', 'integer'),
          ],
        },
        {
          title: 'reservations.car',
          facts: [
            reserve.plate,
            reserve.vin,
            reserve.seriesName,
            reserve.mileage,
            extra('lastServiceDate', 'reservations.lastService', 'date'),
            extra('lastServiceMileage', 'reservations.lastMileage', 'integer'),
          ],
        },
        {
          title: 'reservations.work',
          facts: [reserve.serviceType, reserve.packageName, reserve.demand, reserve.discount, reserve.pickupFlag],
        },
        {
          title: 'reservations.store',
          facts: [reserve.reserveNo, reserve.dealerName, reserve.advisorName, reserve.source, reserve.createTime],
        },
      ]}
      story={(row) => ({ title: t('reservations.progress'), children: <Story records={row.records} /> })}
    >
      {(row) => (
        <>
          <Related row={row} />
          {host}
        </>
      )}
    </RecordScreen>
  )
}
