import './picksends.css'
import { Alert, Button } from 'antd'
import { useMemo, useRef, useState } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { is } from '@/entities/field'
import type { GeoPoint } from '@/entities/shared/place'
import {
  picksendCost as cost,
  type PicksendDetail as Order,
  picksendLeg as leg,
  picksendNode as node,
  picksendOrder as order,
  picksendStatus as states,
} from '@/entities/vehicle/picksendOrder'
import { useLinkActions } from '@/kit/actions/links'
import { LineMap, type MapMark } from '@/kit/map/LineMap'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Mark, StatusTag, Value } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { Stars } from '@/kit/show/Stars'
import { numberIn } from '@/lib/counts'
import { isBlank, isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { Course } from '../parts/Course'
import { CheckPhotos } from './parts/CheckPhotos'
import { isLate, isOddLeg, stepsBehind, stepsOf, waitedSince } from './picksendRules'

const RESERVATION = '/afterSale-management/maintenanceDetails'

/** Pick-up or delivery order. Read only: the apps of dealers and drivers change its state. */
export default function PicksendDetail() {
  const t = useT()
  const linkTo = useLinkActions()
  const map = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<GeoPoint>()
  return (
    <RecordScreen
      load={reservations.getPicksend}
      missing={t('orders.missing')}
      title={(row) => row.orderNo || row.id}
      status={order.status}
      marks={(row) => <StatusTag field={order.serviceKind} value={row.serviceKind} />}
      actions={({ reserveNo, reserveId }) => [
        isGiven(reserveNo) && linkTo('picksendOrder.reserveNo', RESERVATION, { id: reserveId }),
      ]}
      above={(row) => (
        <>
          <Progress row={row} />
          <Notice row={row} />
        </>
      )}
      facts={(row) => [
        {
          title: 'picksends.customerCar',
          facts: [order.customerName, order.phone, order.plate, order.seriesName, order.reserveNo],
        },
        {
          title: 'picksends.addresses',
          facts: [
            [order.pickAddress, <Place key="pick" text={row.pickAddress} at={row.pickLocation} />],
            order.dealerName,
            [cost.dealerAddress, <Place key="dealer" text={row.dealerAddress} at={row.dealerLocation} />],
            cost.dealerPhone,
            [order.returnAddress, <Place key="return" text={row.returnAddress} at={row.returnLocation} />],
            cost.distance,
          ],
        },
        {
          title: 'picksends.cost',
          facts: [cost.freeKm, [cost.extraKm, <ExtraKm key="extra" row={row} />], order.payer, order.feeAmount],
        },
        {
          title: 'orders.order',
          facts: [
            order.orderNo,
            order.provider,
            order.driverName,
            order.appointTime,
            order.createTime,
            order.finishTime,
          ],
        },
        { title: 'picksends.rating', facts: [[order.score, <Stars key="score" value={row.score} />], cost.comment] },
      ]}
      story={(row) => ({
        title: t('orders.progress'),
        children: (
          <Nodes
            row={row}
            show={(at) => {
              setCursor(at)
              map.current?.scrollIntoView({ block: 'center' })
            }}
          />
        ),
      })}
    >
      {(row) => (
        <>
          <Card title={t('picksends.route')}>
            <div ref={map} className="map-low">
              <RouteMap row={row} cursor={cursor} />
            </div>
          </Card>
          <Card title={t('picksends.legs')}>
            <Legs row={row} />
          </Card>
          {row.legs.length > 0 && (
            <>
              <Card title={t('picksends.photos')}>
                <CheckPhotos legs={row.legs} minPhotos={row.minPhotos} />
              </Card>
              <Card title={t('picksends.signatures')}>
                <Signatures row={row} />
              </Card>
            </>
          )}
        </>
      )}
    </RecordScreen>
  )
}

/** Steps of the order kind. An incident is red at its step, a cancelled order ends in grey. */
const Progress = ({ row }: { row: Order }) => {
  const t = useT()
  const behind = stepsBehind(row)
  const isCancelled = is(row.status, states.cancelled)
  const steps = stepsOf(row.serviceKind).map((title) => ({ title: t(title) }))
  return (
    <Course
      label="picksends.steps"
      steps={
        isCancelled ? [...steps.slice(0, behind), { title: t('picksendStatus.cancelled'), status: 'wait' }] : steps
      }
      done={behind}
      bad={is(row.status, states.incident)}
    />
  )
}

const Notice = ({ row }: { row: Order }) => {
  const t = useT()
  const waited = waitedSince(row.createTime)
  if (is(row.status, states.incident)) {
    const remark = row.nodes.find((one) => !isBlank(one.remark))?.remark
    return <Alert type="error" showIcon title={remark ? plain(remark) : t('picksendStatus.incident')} />
  }
  if (!is(row.status, states.toDispatch)) return null
  return (
    <Alert
      type={isLate(row) ? 'error' : 'warning'}
      showIcon
      title={t(isLate(row) ? 'picksends.late' : 'picksends.notDispatched')}
      description={waited && t('picksends.waited', waited)}
    />
  )
}

const Place = ({ text, at }: { text: unknown; at?: GeoPoint }) => {
  const words = plain(text)
  if (words === '' && !at) return <Blank />
  return (
    <>
      <bdi>{words}</bdi>
      {at && (
        <div className="quiet">
          <Value field={node.location} value={at} />
        </div>
      )}
    </>
  )
}

const ExtraKm = ({ row: { extraKm, kmPrice } }: { row: Order }) => {
  const t = useT()
  const { number, money } = useFormats()
  if (numberIn(extraKm) === null) return <Blank />
  if (isBlank(kmPrice)) return <span className="digits">{number(extraKm)}</span>
  return <span className="digits">{t('picksends.kmTimes', { km: number(extraKm), price: money(kmPrice) })}</span>
}

const RouteMap = ({ row, cursor }: { row: Order; cursor?: GeoPoint }) => {
  const t = useT()
  const contents = useMemo(() => {
    const stops = [
      { at: row.pickLocation, name: t(order.pickAddress.label), tone: 'start' },
      { at: row.dealerLocation, name: plain(row.dealerName) || t(order.dealerName.label), tone: 'end' },
      { at: row.returnLocation, name: t(order.returnAddress.label), tone: 'start' },
    ] as const
    const marks = stops.flatMap(({ at, name, tone }): MapMark[] => (at ? [{ at, name, tone }] : []))
    return { lines: [{ points: marks.map(({ at }) => at), tone: 'good' as const }], marks }
  }, [row, t])
  return contents.marks.length > 0 && <LineMap label={t('picksends.route')} of={contents} cursor={cursor} />
}

const Nodes = ({ row: { nodes }, show }: { row: Order; show: (at: GeoPoint) => void }) => (
  <EventTimeline
    rows={nodes}
    time={node.createTime}
    of={({ title, location, userName, remark }) => ({
      title: (
        <>
          <b>{plain(title)}</b> <Position at={location} show={show} />
        </>
      ),
      by: userName,
      text: remark,
    })}
  />
)

const Position = ({ at, show }: { at?: GeoPoint; show: (at: GeoPoint) => void }) => {
  const t = useT()
  if (!at) return null
  return (
    <div>
      <Button type="link" size="small" className="flush" onClick={() => show(at)}>
        {t(node.location.label)} <Value field={node.location} value={at} />
      </Button>
    </div>
  )
}

const Legs = ({ row: { legs } }: { row: Order }) => {
  const t = useT()
  return (
    <FieldTable
      rows={legs}
      empty={t('picksends.noLegs')}
      fields={[
        leg.legType,
        leg.carPlate,
        leg.driverName,
        leg.driverPhone,
        leg.departTime,
        leg.arriveTime,
        leg.distance,
        leg.startMileage,
        [
          leg.endMileage,
          (one) => (
            <>
              <Value field={leg.endMileage} value={one.endMileage} full />{' '}
              {isOddLeg(one) && <Mark tone="warning">{t('picksends.oddMileage')}</Mark>}
            </>
          ),
        ],
        leg.energyLevel,
      ]}
    />
  )
}

const Signatures = ({ row: { legs } }: { row: Order }) => {
  const t = useT()
  return (
    <div className="picksend-signs">
      {legs.map((one, at) => {
        const name = optionName(t, leg.legType, one.legType)
        return (
          <figure key={`${one.id} ${at}`}>
            {one.signImage ? (
              <Picture
                src={one.signImage}
                alt={`${t(leg.signImage.label)} ${name}`}
                width={200}
                height={100}
                fit="contain"
              />
            ) : (
              <span className="quiet">{t('picksends.notSigned')}</span>
            )}
            <figcaption>{name}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
