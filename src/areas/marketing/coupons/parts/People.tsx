import { Button } from 'antd'
import { useState } from 'react'
import type { Query } from '@/api/call'
import * as coupons from '@/api/marketing/coupons'
import { type CouponUser, couponUser } from '@/entities/marketing/couponUser'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { downloadFile } from '@/kit/files/files'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { InnerPlace } from '@/kit/page/InnerPlace'

const WIDTH = 960
const person = couponUser
const FILTERS = [phoneFilter(person.phone), containsFilter(person.nickname), person.result]
const COLUMNS: readonly ColumnOf<CouponUser>[] = [
  { field: person.nickname, width: 140, below: person.phone },
  { field: person.result, width: 96 },
  { field: person.failReason, width: 130 },
  { field: person.receiveCount, width: 92 },
  { field: person.usedCount, width: 92 },
  { field: person.memberType, width: 96 },
  person.receiveTime,
  { field: person.userId, width: 116 },
]
const nameOf = ({ nickname, userId }: CouponUser) => nickname || userId

const SaveFails = ({ grantId }: { grantId: string }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  if (!may('coupons.exportUserFails')) return null
  return (
    <Button
      loading={busy}
      onClick={() => void act(() => downloadFile(coupons.exportUserFails, { grantId }), { keep: true })}
    >
      {t('coupons.saveFails')}
    </Button>
  )
}

const List = ({ grantId }: { grantId: string }) => {
  const [load] = useState(() => ({
    query: (input: Query<CouponUser>) => coupons.listUsers.query({ ...input, grantId }),
  }))
  return (
    <ListScreen
      load={load}
      rowKey={person.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      toolbar={<SaveFails grantId={grantId} />}
    />
  )
}

export const People = ({ grantId, onClose }: { grantId: string; onClose: () => void }) => {
  const t = useT()
  const { data } = useLoad(coupons.listGrants.query({ id: grantId, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const name = data?.records.find(({ id }) => id === grantId)?.grantName
  return (
    <Panel open width={WIDTH} title={name ? t('coupons.peopleOf', { name }) : t('coupons.people')} onClose={onClose}>
      <InnerPlace name="people">
        <List grantId={grantId} />
      </InnerPlace>
    </Panel>
  )
}
