import * as users from '@/api/system/users'
import { is } from '@/entities/field'
import { dealerType, shopType, userStatus } from '@/entities/shared/enums'
import { user as entity } from '@/entities/shared/user'
import { randomPassword } from '@/lib/randomPassword'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { UserRow } from '../data/types'
import { demand, demandPage, permissionsOf, seesUser } from '../rules/access'
import { found, refuseFields, text, texts, integer } from '../../core/input'
import { inheritLeads, openLeadsOfUser } from '../../leads/rules/leads'
import { clearFailures, endSessions, previousLogin, releaseLocks } from '../rules/sessions'
import { familyOf, mainOf, newId, org, roleById, userById } from '../rules/store'
import { like, paged } from '../../core/table'
import { passwordDays } from './auth'
import { toDealer } from './dealers'
import { importUsers } from './userImport'
import {
  acceptUser,
  checkUser,
  childOf,
  deptNameOf,
  detailed,
  fill,
  guardSuperadmin,
  isOwn,
  listed as userView,
  passwordMessage,
  reachable,
  roleNamesOf,
  roleSummary,
} from './userRules'

const PAGE = '/system-management/userManagement'

on(users.getCurrent)((_, { user, token }) => ({
  id: user.id,
  username: user.username,
  nickname: user.nickname,
  headImgUrl: user.headImgUrl,
  dealerType: user.dealerType,
  dealerCode: user.dealerCode,
  dealerName: user.dealerName,
  areaName: user.areaName,
  deptName: deptNameOf(user.deptId),
  ...roleSummary(user),
  permissions: permissionsOf(user),
  passwordDays: passwordDays(user),
  lastLoginTime: previousLogin(token),
}))

on(users.listChildAccounts)((_, { user }) =>
  user.childAccountIds.flatMap((id) => {
    const child = userById(id)
    return child?.status === userStatus.active ? childOf(child) : []
  }),
)

const withBelow = (deptId: string): Set<string> => {
  const ids = new Set([deptId])
  for (const dept of org.departments) if (ids.has(dept.parentId)) ids.add(dept.id)
  return ids
}

const byKeyword = (asked: unknown) => {
  const keyword = text(asked)
  const inText = like(keyword)
  const isPhone = /^(\d{11}|\d{4})$/.test(keyword)
  return (row: UserRow): boolean => inText(row.nickname, row.username) || (isPhone && row.phone.endsWith(keyword))
}

const listed = listOf(users.list)<UserRow>({
  is: ['dealerType', 'dealerCode', 'post', 'status', { roles: (row) => row.roleIds }],
  between: ['createTime'],
  where: {
    keyword: byKeyword,
    deptId: (asked) => {
      const ids = text(asked) === '' ? undefined : withBelow(text(asked))
      return (row) => ids?.has(row.deptId) ?? true
    },
  },
  sort: ['createTime', 'lastLoginTime', 'username'],
})
const visible = (me: UserRow, now: number): UserRow[] => {
  releaseLocks(now)
  return org.users.filter(seesUser(me))
}

on(users.list)((input, { user, now }) => {
  demandPage(user, PAGE)
  return listed.page(visible(user, now), input, userView)
})

on(users.get)((input, { user, now }) => {
  releaseLocks(now)
  const row = reachable(user, input.id)
  if (row.id !== user.id) demandPage(user, PAGE)
  return detailed(row)
})

on(users.exportList)((input, { user, now }) => {
  demand(user, 'users.exportList')
  return sheetOf(
    listed.exported(visible(user, now), input),
    {
      账号: 'username',
      ...columnsOf(entity, 'nickname', 'phone', 'email', 'employeeNo', 'dealerType'),
      大区: 'areaName',
      经销商代码: 'dealerCode',
      经销商: 'dealerName',
      部门: (row) => deptNameOf(row.deptId),
      ...columnsOf(entity, 'post'),
      角色: (row) => roleNamesOf(row).join('、'),
      主账号: (row) => userById(row.parentId)?.username ?? '',
      子账号数: (row) => row.childAccountIds.length,
      ...columnsOf(entity, 'status', 'lastLoginTime', 'createTime', 'remark'),
    },
    '用户列表.xls',
  )
})

const blankUser = (time: string): UserRow => ({
  id: newId(),
  username: '',
  password: randomPassword(),
  passwordTime: '',
  nickname: '',
  headImgUrl: '',
  phone: '',
  email: '',
  employeeNo: '',
  dealerType: 0,
  shopType: shopType.headquarters,
  deptId: '',
  dealerCode: '',
  dealerName: '',
  areaName: '',
  post: 0,
  roleIds: [],
  relatedDealerCodes: [],
  parentId: '',
  childAccountIds: [],
  status: userStatus.active,
  lastLoginTime: '',
  createTime: time,
  updateTime: time,
  remark: '',
})

const parentFor = (me: UserRow, id: string): UserRow => {
  const parent = reachable(me, id)
  if (parent.parentId !== '') throw new Refusal(409, '子账号不能再有子账号')
  if (parent.status === userStatus.left) throw new Refusal(409, '主账号已离职')
  guardSuperadmin(me, parent)
  return parent
}

on(users.create)((input, { user: me, now }) => {
  demand(me, 'users.create')
  const draft = blankUser(formatTime(now))
  fill(draft, input)
  const parent = text(input.parentId) ? parentFor(me, text(input.parentId)) : undefined
  if (parent) {
    draft.parentId = parent.id
    if (draft.phone === '') draft.phone = parent.phone
  }
  const password = typeof input.password === 'string' ? input.password : ''
  const fault = password === '' ? '请输入密码' : passwordMessage(password)
  if (!parent && fault) refuseFields({ ...checkUser({ ...draft }), password: fault })
  acceptUser(me, draft)
  if (!parent) draft.password = password
  org.users.push(draft)
  parent?.childAccountIds.push(draft.id)
  const person = org.staff.find(
    (one) => one.username === '' && one.phone === draft.phone && one.dealerCode === draft.dealerCode,
  )
  if (person) person.username = draft.username
  return { id: draft.id }
})

/** Status changes made by users.update: enable, disable, unlock, rehire. */
const moves = new Set(['1-0', '0-1', '2-1', '3-1'])

const moveStatus = (me: UserRow, row: UserRow, draft: UserRow, input: Record<string, unknown>): void => {
  const next = input.status === undefined ? row.status : integer(input.status)
  if (next !== undefined && next !== row.status) {
    if (next === 0 && isOwn(me, row)) throw new Refusal(409, '不能停用当前登录账号')
    if (!moves.has(`${row.status}-${next}`)) throw new Refusal(409, '当前状态不允许该操作，请刷新后重试')
    draft.status = next
  }
  if (row.status !== userStatus.left) return
  if (draft.status === userStatus.left || (mainOf(row).status === userStatus.left && row.parentId !== ''))
    throw new Refusal(409, row.parentId === '' ? '该账号已离职' : '主账号已离职')
  const fields: Record<string, string> = {}
  if (input.roles === undefined) fields.roles = '请选择角色'
  if (input.dealerCode === undefined && input.deptId === undefined)
    fields[row.dealerType <= 2 ? 'deptId' : 'dealerCode'] = '请选择所属机构'
  if (typeof input.password !== 'string' && row.parentId === '') fields.password = '请输入密码'
  refuseFields(fields)
}

const detach = (row: UserRow): void => {
  const main = mainOf(row)
  main.childAccountIds = main.childAccountIds.filter((id) => id !== row.id)
  Object.assign(row, { parentId: '', password: main.password, passwordTime: main.passwordTime })
}

const checkParent = (me: UserRow, row: UserRow, parentId: string): UserRow | undefined => {
  if (parentId === row.parentId || parentId === '') return undefined
  const parent = parentFor(me, parentId)
  if (parent.id === row.id) throw new Refusal(409, '不能将账号设为自己的子账号')
  if (row.parentId !== '') throw new Refusal(409, '该账号已有主账号')
  if (row.childAccountIds.length > 0) throw new Refusal(409, '该账号已有子账号，不能再作为子账号')
  if (row.status === userStatus.left) throw new Refusal(409, '该账号已离职')
  return parent
}

const checkOrder = (row: UserRow, asked: unknown): string[] | undefined => {
  if (asked === undefined) return undefined
  const order = texts(asked)
  if (order.toSorted().join() !== row.childAccountIds.toSorted().join())
    throw new Refusal(409, '子账号已变更，请刷新后重试')
  return order
}

on(users.update)((input, { user: me, now }) => {
  demand(me, 'users.update')
  releaseLocks(now)
  const row = reachable(me, input.id)
  guardSuperadmin(me, row)
  const draft = { ...row }
  moveStatus(me, row, draft, input)
  fill(draft, input)
  if (isOwn(me, row) && draft.roleIds.toSorted().join() !== row.roleIds.toSorted().join())
    throw new Refusal(409, '不能修改自己的角色')
  const password = typeof input.password === 'string' && input.password !== '' ? input.password : undefined
  if (password !== undefined) {
    if (isOwn(me, row)) throw new Refusal(409, '请通过「修改密码」修改本人密码')
    guardSuperadmin(me, mainOf(row))
    const fault = passwordMessage(password)
    if (fault) refuseFields({ password: fault })
  }
  const parent = input.parentId === undefined ? undefined : checkParent(me, row, text(input.parentId))
  const order = checkOrder(row, input.childAccounts)
  acceptUser(me, draft, row)

  const ended = draft.status === userStatus.disabled && row.status !== userStatus.disabled
  if (draft.status === userStatus.active && row.status !== userStatus.active) clearFailures(row.username)
  Object.assign(row, draft, { updateTime: formatTime(now) })
  if (order) row.childAccountIds = order
  if (input.parentId !== undefined && text(input.parentId) === '' && row.parentId !== '') detach(row)
  if (parent) {
    row.parentId = parent.id
    parent.childAccountIds.push(row.id)
  }
  if (password !== undefined) {
    const main = mainOf(row)
    Object.assign(main, { password, passwordTime: '' })
    endSessions(familyOf(row))
  }
  if (ended) endSessions(row.parentId === '' ? familyOf(row) : [row.id])
})

on(users.quit)((input, { user: me, now }) => {
  demand(me, 'users.quit')
  const row = reachable(me, input.id)
  guardSuperadmin(me, row)
  if (isOwn(me, row)) throw new Refusal(409, '不能为当前登录账号办理离职')
  if (row.status === userStatus.left) throw new Refusal(409, '该账号已离职')
  const heirId = text(input.heirId)
  const leads = openLeadsOfUser(row.id)
  if (heirId === '' && leads > 0) throw new Refusal(409, `该用户尚有${leads}条未完结线索，请先转移`)
  if (heirId !== '') {
    const heir = reachable(me, heirId)
    if (heir.id === row.id || heir.status !== userStatus.active || heir.dealerCode !== row.dealerCode)
      refuseFields({ heirId: '接收人须为同一机构的在职用户' })
    inheritLeads(row.id, heir.id, me, now)
  }
  // A main account is closed with all its child accounts. A child account can be closed alone.
  const ids = row.parentId === '' ? familyOf(row) : [row.id]
  for (const id of ids) {
    const one = userById(id)
    if (one) Object.assign(one, { status: userStatus.left, updateTime: formatTime(now) })
  }
  endSessions(ids)
})

on(users.importFile)((_, { user, now, form }) => {
  demand(user, 'users.importFile')
  const time = formatTime(now)
  return importUsers(user, form, () => blankUser(time))
})

const dealersOf = (codes: readonly string[]) =>
  codes.flatMap((code) => org.dealers.find((dealer) => dealer.dealerCode === code) ?? [])

on(users.listRelatedDealers)((input, { user }) =>
  dealersOf(reachable(user, input.userId).relatedDealerCodes).map(toDealer),
)

on(users.saveRelatedDealers)((input, { user: me, now }) => {
  demand(me, 'users.saveRelatedDealers')
  const row = reachable(me, input.userId)
  guardSuperadmin(me, row)
  if (row.status === userStatus.left) throw new Refusal(409, '该账号已离职')
  if (!is(row.dealerType, dealerType.headquarters, dealerType.area, dealerType.group))
    throw new Refusal(409, '该机构类型的账号不能关联经销商')
  const codes = [...new Set(texts(input.dealerCodes))]
  const dealers = dealersOf(codes)
  if (dealers.length < codes.length)
    throw new Refusal(400, '经销商代码不存在', 200, { dealerCodes: '经销商代码不存在' })
  const outside = dealers.some(
    (dealer) =>
      (row.dealerType === dealerType.group && dealer.groupCode !== row.dealerCode) ||
      (row.dealerType === dealerType.area && dealer.areaName !== row.areaName),
  )
  if (outside)
    throw new Refusal(400, '包含不属于该账号机构的经销商', 200, { dealerCodes: '包含不属于该账号机构的经销商' })
  Object.assign(row, { relatedDealerCodes: codes, updateTime: formatTime(now) })
})

on(users.selectList)((input, { user }) => {
  const sees = seesUser(user)
  const fits = byKeyword(input.keyword)
  const isFree = (row: UserRow) => text(input.free) !== '1' || (row.parentId === '' && row.childAccountIds.length === 0)
  const rows = org.users.filter((row) => row.status !== userStatus.left && fits(row) && isFree(row) && sees(row))
  return paged(rows, { pageSize: 20 }, userView).records
})

on(users.selectByRole)((input, { user }) => {
  const role = found(roleById(text(input.roleId)), '角色不存在')
  const sees = seesUser(user)
  const fits = byKeyword(input.keyword)
  const mayAll = user.dealerType === dealerType.headquarters
  const rows = org.users.filter(
    (row) => row.status !== userStatus.left && row.roleIds.includes(role.id) && (mayAll || sees(row)) && fits(row),
  )
  return paged(rows, input, userView)
})
