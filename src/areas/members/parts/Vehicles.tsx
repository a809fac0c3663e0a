import * as invitationPosters from '@/api/marketing/invitationPosters'
import { referrerVehicle as car } from '@/entities/marketing/referrerVehicle'
import { Loaded, useLoad } from '@/kit/data/load'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { orDash } from '@/kit/show/Blank'
import { useT } from '@/locales'

export const Vehicles = ({ userId }: { userId: string }) => {
  const t = useT()
  const load = useLoad(invitationPosters.getVehicleInfo.query({ userId }, { quiet: true }), { keep: false })
  return (
    <Loaded load={load}>
      <FieldTable
        rowKey={car.vin.key}
        rows={load.data ?? []}
        empty={t('shopUsers.noCars')}
        fields={[
          [car.vin, ({ vin }) => (plain(vin) ? <Copyable text={plain(vin)} full /> : orDash(''))],
          car.plateNo,
          car.seriesName,
          car.modelName,
          car.buyTime,
          car.dealerName,
        ]}
      />
    </Loaded>
  )
}
