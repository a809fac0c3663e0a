import * as dealers from '@/api/system/dealers'
import { reserveStation as station } from '@/entities/shared/reserveStation'
import { Loaded, useLoad } from '@/kit/data/load'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** The service station of a dealer as its customers see it. */
export const StationCard = ({ dealerCode }: { dealerCode: string }) => {
  const t = useT()
  const load = useLoad(dealers.getReserveStation.query({ dealerCode }, { quiet: true }), {
    keep: false,
  })
  const { data } = load
  return (
    <Card title={t('reservations.station')}>
      <Loaded compact load={load}>
        {data ? (
          <Facts
            row={data}
            fields={[
              station.stationName,
              station.servicePhone,
              station.workDays,
              [
                station.openTime,
                <span key="hours" className="digits">{`${plain(data.openTime)} – ${plain(data.closeTime)}`}</span>,
              ],
              station.bayCount,
              station.maxReserve,
            ]}
          />
        ) : (
          <p className="quiet">{t('reservations.noStation')}</p>
        )}
      </Loaded>
    </Card>
  )
}
