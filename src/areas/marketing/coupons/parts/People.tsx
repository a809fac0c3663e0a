import { Button } from 'antd'
import { useState } from 'react'
import * as coupons from '@/api/coupons'
import { type CouponUser, couponUser } from '@/entities/marketing/couponUser'
import { useAct } from '@/kit/act'
import { Panel } from '@/kit/dialog'
import { downloadFile } from '@/kit/files'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneTail, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { InnerPlace } from '../../parts/InnerPlace'

const WIDTH = 960
const person = couponUser
const FILTERS = [phoneTail(person.phone), words(person.nickname), person.result]
const COLUMNS: readonly ColumnOf<CouponUser>[] = [
  { field: person.userId, width: 116 },
  { field: person.nickname, width: 120 },
  { field: person.phone, width: 124 },
  { field: person.memberType, width: 96 },
  { field: person.receiveCount, width: 92 },
  { field: person.usedCount, width: 92 },
  { field: person.result, width: 96 },
  { field: person.failReason, width: 130 },
  person.receiveTime,
]
const nameOf = ({ nickname, userId }: CouponUser) => nickname || userId

const SaveFails = ({ grantId }: { grantId: string }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAct()
  if (!may('coupons.exportUserFails')) return null
  return (
    <Button loading={busy} onClick={() => void act(() => downloadFile(coupons.exportUserFails, { grantId }), { keep: true })}>
      {t('coupons.saveFails')}
    </Button>
  )
}

const List = ({ grantId }: { grantId: string }) => {
  const [load] = useState(() => ({ query: (input: object) => coupons.listUsers.query({ ...input, grantId }) }))
  return <ListScreen load={load} rowKey={person.id} nameOf={nameOf} filters={FILTERS} columns={COLUMNS} toolbar={<SaveFails grantId={grantId} />} />
}

/** The people of a giving out, those first whom it did not reach, with the reason. */
export const People = ({ grantId, onClose }: { grantId: string; onClose: () => void }) => {
  const t = useT()
  return (
    <Panel open width={WIDTH} title={t('coupons.people')} onClose={onClose}>
      <InnerPlace name="people">
        <List grantId={grantId} />
      </InnerPlace>
    </Panel>
  )
}
