import * as users from '@/api/system/users'
import { dealerType, userStatus } from '@/entities/shared/enums'
import type { SuperAdmin } from '@/entities/shared/superAdmin'
import { randomPassword } from '@/lib/randomPassword'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { offered } from '../../core/table'
import { Refusal } from '../../core/types'
import type { UserRow } from '../data/types'
import { demand, demandPage, seesUser } from '../rules/access'
import { found, refuseFields, sent, text, integer } from '../../core/input'
import { clearFailures, endSessions, releaseLocks } from '../rules/sessions'
import { familyOf, org, userById } from '../rules/store'
import { checkUser, isOwn, listed, reachable } from './userRules'

const PAGE = '/system-management/enterpriseManagement'

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
  if (sent(input, 'status') && integer(input.status) !== row.status) {
    const next = integer(input.status)
    if (isOwn(user, row)) throw new Refusal(409, '不能停用当前登录账号')
    if (!(row.status === userStatus.active && next === 0) && !(row.status === userStatus.disabled && next === 1))
      throw new Refusal(409, '当前状态不允许该操作，请刷新后重试')
    draft.status = next
  }
  refuseFields(checkUser(draft, row))
  Object.assign(row, draft, { updateTime: formatTime(now) })
  if (row.status === userStatus.disabled) endSessions(familyOf(row))
})

/** The new password is returned to headquarters. Other users receive it by text message. */
on(users.resetSuperadminPassword)((input, { user, now }) => {
  demand(user, 'users.resetSuperadminPassword')
  const { row } = adminFor(user, input.id)
  if (isOwn(user, row)) throw new Refusal(409, '请通过「修改密码」修改本人密码')
  if (row.status === userStatus.left) throw new Refusal(409, '该账号已离职')
  const password = randomPassword()
  Object.assign(row, {
    password,
    passwordTime: '',
    status: row.status === userStatus.locked ? userStatus.active : row.status,
    updateTime: formatTime(now),
  })
  clearFailures(row.username)
  endSessions(familyOf(row))
  return user.dealerType === dealerType.headquarters ? { password } : null
})

on(users.selectByDealer)((input, { user }) => {
  const code = text(input.dealerCode)
  if (code === '') refuseFields({ dealerCode: '请选择经销商' })
  const sees = seesUser(user)
  const rows = org.users.filter((row) => row.dealerCode === code && row.status !== userStatus.left && sees(row))
  return offered(rows, input, ['nickname', 'username'], listed, 100)
})
