import { Divider, Empty } from 'antd'
import { useMemo } from 'react'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import { is } from '@/entities/field'
import { memberType } from '@/entities/marketing/memberType'
import { type Referrer, referrer } from '@/entities/marketing/referrer'
import { referrerVehicle } from '@/entities/marketing/referrerVehicle'
import { Export } from '@/kit/files/Export'
import { Dialog } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { Loaded, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

const FILTERS = [phoneFilter(referrer.phone), referrer.nickname, referrer.memberType]
const COLUMNS = [
  { field: referrer.nickname, below: referrer.phone },
  { field: referrer.inviteCount, width: 110 },
  { field: referrer.registerCount, width: 110 },
  { field: referrer.testDriveCount, width: 110 },
  { field: referrer.dealCount, width: 110 },
  { field: referrer.rewardPoints, width: 120 },
  referrer.memberType,
  referrer.lastTime,
  referrer.userId,
]
const SORT = { field: referrer.lastTime.key, order: 'desc' } as const
const nameOf = ({ nickname, userId }: Referrer) => nickname || userId

const Vehicles = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const t = useT()
  const car = referrerVehicle
  const { data, error, first, retry } = useLoad(invitationPosters.getVehicleInfo.query({ userId }, { quiet: true }), {
    keep: false,
  })
  return (
    <Dialog open title={t('invitations.cars')} onClose={onClose}>
      <Loaded load={{ data, error, first, retry }}>
        {data?.length === 0 && <Empty description={t('invitations.noCar')} />}
        {data?.map((row, at) => (
          <div key={row.vin}>
            {at > 0 && <Divider />}
            <Facts
              row={row}
              fields={[car.vin, car.plateNo, car.seriesName, car.modelName, car.buyTime, car.dealerName]}
            />
          </div>
        ))}
      </Loaded>
    </Dialog>
  )
}

export const Referrers = ({ posterId }: { posterId: string }) => {
  const { setQuery } = useScreen()
  const { mode, id, open, close } = useOpened()
  const also = useMemo(() => ({ posterId }), [posterId])
  const friendsOf = ({ nickname }: Referrer) =>
    setQuery(
      {
        tab: 'referred',
        referrerName: nickname,
        phone: undefined,
        nickname: undefined,
        memberType: undefined,
        page: undefined,
        sort: undefined,
      },
      true,
    )
  return (
    <>
      <ListScreen
        load={invitationPosters.listReferrers}
        also={also}
        rowKey={referrer.userId}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        sort={SORT}
        toolbar={
          <Export from={invitationPosters.exportReferrers} can="invitationPosters.exportReferrers" also={also} />
        }
        actions={(row) => [
          { label: 'invitations.car', hide: !is(row.memberType, memberType.owner), run: () => open('car', row.userId) },
          { label: 'invitations.friends', run: () => friendsOf(row) },
        ]}
      />
      {mode === 'car' && id && <Vehicles key={id} userId={id} onClose={close} />}
    </>
  )
}
