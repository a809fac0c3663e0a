import * as users from '@/api/users'
import type { SuperAdmin } from '@/entities/shared/superAdmin'
import { randomPassword } from '@/lib/randomText'
import { formatTime } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { UserRow } from '../data/types'
import { demand, demandPage, seesUser } from '../lib/access'
import { found, refuseFields, sent, text, whole } from '../lib/input'
import { clearFailures, endSessions, releaseLocks } from '../lib/sessions'
import { familyOf, org, userById } from '../lib/store'
import { like, paged } from '../lib/table'
import { checkUser, isOwn, listed, reachable } from './userRules'

const PAGE = '/system-management/enterpriseManagement'

/** The superadmin of an enterprise by the id of its account, within somebody's scope. */
const adminFor = (me: UserRow, id: string): { row: UserRow; companyId: string } => {
  demandPage(me, PAGE)
  const company = found(
    org.companies.find((one) => one.superAdminId !== '' && one.superAdminId === id),
    '该企业未设置超级管理员',
  )
  if (!userById(id)) throw new Refusal(404, '该企业未设置超级管理员')
  return { row: reachable(me, id), companyId: company.id }
}

on(users.getSuperadmin)((input, { user, now }) => {
  releaseLocks(now)
  const { row, companyId } = adminFor(user, input.id)
  const { id, username, nickname, phone, email, status, lastLoginTime, passwordTime } = row
  // The data holds only the values of the enumerations.
  return { id, companyId, username, nickname, phone, email, status, lastLoginTime, passwordTime } as SuperAdmin
})

on(users.updateSuperadmin)((input, { user, now }) => {
  demand(user, 'users.updateSuperadmin')
  const { row } = adminFor(user, text(input.id))
  const draft = { ...row }
  for (const key of ['nickname', 'phone', 'email'] as const) if (sent(input, key)) draft[key] = text(input[key])
  if (sent(input, 'status') && whole(input.status) !== row.status) {
    const next = whole(input.status)
    if (isOwn(user, row)) throw new Refusal(409, '不能停用当前登录账号')
    if (!(row.status === 1 && next === 0) && !(row.status === 0 && next === 1)) throw new Refusal(409, '当前状态不允许该操作，请刷新后重试')
    draft.status = next
  }
  refuseFields(checkUser(draft, row))
  Object.assign(row, draft, { updateTime: formatTime(now) })
  if (row.status === 0) endSessions(familyOf(row))
})

/** Headquarters is given the new password to hand on; otherwise it goes out as a text message. */
on(users.resetSuperadminPassword)((input, { user, now }) => {
  demand(user, 'users.resetSuperadminPassword')
  const { row } = adminFor(user, input.id)
  if (isOwn(user, row)) throw new Refusal(409, '请通过「修改密码」修改本人密码')
  if (row.status === 3) throw new Refusal(409, '该账号已离职')
  const password = randomPassword()
  Object.assign(row, { password, passwordTime: '', status: row.status === 2 ? 1 : row.status, updateTime: formatTime(now) })
  clearFailures(row.username)
  endSessions(familyOf(row))
  return user.dealerType === 1 ? { password } : null
})

on(users.selectByDealer)((input, { user }) => {
  const code = text(input.dealerCode)
  if (code === '') refuseFields({ dealerCode: '请选择经销商' })
  const sees = seesUser(user)
  const named = like(input.keyword)
  const rows = org.users.filter((row) => row.dealerCode === code && row.status !== 3 && sees(row) && named(row.nickname, row.username))
  return paged(rows, { pageSize: 100 }, listed).records
})
