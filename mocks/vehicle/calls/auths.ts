import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { authType } from '@/entities/vehicle/vehicleAuth'
import { on } from '../../core/dispatcher'
import { integer, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import type { UserRow } from '../../system/data/types'
import { demandPage } from '../../system/rules/access'
import type { AuthRow } from '../data/auths'
import { authDetail, authRow, auths, authSums, functionsOf, keysOf } from '../rules/auths'

const PAGE = '/carControl/AuthoGement'

const listed = listOf(vehicleControl.listAuths)<AuthRow>({
  is: ['seriesCode', 'authType', 'relation', 'status'],
  phone: ['ownerPhone', 'granteePhone'],
  between: ['createTime'],
  where: { vin: (asked) => (row) => row.vin.endsWith(text(asked)) },
  sort: ['createTime', 'startTime', 'endTime', 'useCount', 'lastUseTime'],
})

on(vehicleControl.listAuths)((input, { user, now }) => {
  demandPage(user, PAGE)
  const isFirst = (integer(input.pageNo) ?? 1) === 1
  return {
    ...listed.page(auths(), input, authRow),
    summary: isFirst ? authSums(listed.fitting(auths(), input), now) : {},
  }
})

const authOf = (user: UserRow, id: unknown): AuthRow => {
  demandPage(user, PAGE)
  return withId(auths(), id, '参数缺失或记录不存在，请从列表进入')
}
on(vehicleControl.getAuth)(({ id }, { user }) => authDetail(authOf(user, id)))
on(vehicleControl.getRemoteAuth)(({ authId }, { user }) => {
  const row = authOf(user, authId)
  return row.authType === authType.bluetooth ? [] : functionsOf(row)
})
on(vehicleControl.getBluetoothAuth)(({ authId }, { user }) => {
  const row = authOf(user, authId)
  return row.authType === authType.remote ? [] : keysOf(row)
})
