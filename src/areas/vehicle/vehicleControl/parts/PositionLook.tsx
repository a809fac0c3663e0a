import { Button } from 'antd'
import { useEffect, useState } from 'react'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { notify } from '@/api/notices'
import { type VehicleCondition, vehicleCondition } from '@/entities/vehicle/vehicleCondition'
import type { GeoPoint } from '@/entities/shared/place'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { PlaceMap } from '@/kit/map/PlaceMap'
import { Words } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

/** Time in ms for which a position is visible. */
const SHOWN_MS = 600_000

/**
 * City of a car and, for users with permission, its position. It is requested after confirmation, recorded by the
 * server, and hidden after ten minutes.
 */
export const PositionLook = ({ of: row }: { of: VehicleCondition }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const [isAsked, setAsked] = useState(false)
  const [seen, setSeen] = useState<{ point: GeoPoint; until: number }>()
  useEffect(() => {
    if (!seen) return undefined
    // When the tab becomes visible again, the remaining time applies.
    const timer = setTimeout(() => setSeen(undefined), Math.max(0, seen.until - Date.now()))
    return () => clearTimeout(timer)
  }, [seen])
  const look = () =>
    act(
      async () => {
        const { location } = await vehicleControl.listConditions({
          vin: row.vin,
          withLocation: 1,
          pageNo: 1,
          pageSize: 1,
        })
        setAsked(false)
        if (location) setSeen({ point: location, until: Date.now() + SHOWN_MS })
        else notify('info', t('vehicleControl.noPosition'))
      },
      { keep: true },
    )
  return (
    <section aria-label={t(vehicleCondition.location.label)}>
      <h3 className="section-title">{t(vehicleCondition.location.label)}</h3>
      {seen ? (
        <>
          <PlaceMap at={seen.point} name={plain(row.cityName)} />
          <p className="quiet">
            {t('vehicleControl.shownUntil', { time: formatTime(seen.until, 'HH:mm') })}{' '}
            <Button type="link" size="small" onClick={() => setSeen(undefined)}>
              {t('vehicleControl.hidePosition')}
            </Button>
          </p>
        </>
      ) : (
        <p>
          <Words>{plain(row.cityName)}</Words>{' '}
          {may('vehicleControl.location') && (
            <Button size="small" onClick={() => setAsked(true)}>
              {t('vehicleControl.showPosition')}
            </Button>
          )}
        </p>
      )}
      <ConfirmDialog
        question={
          isAsked
            ? {
                title: t('vehicleControl.positionAsk', { name: plain(row.plate) || row.vin }),
                effect: t('vehicleControl.positionEffect'),
                okText: t('vehicleControl.showPosition'),
              }
            : undefined
        }
        busy={busy}
        onCancel={() => setAsked(false)}
        onOk={() => void look()}
      />
    </section>
  )
}
