import {
  dealerStatus,
  dealerType as dealerTypes,
  deptType,
  enableStatus,
  shopType,
  userStatus,
} from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import { isReservedName, validatePassword } from '@/lib/password'
import { Refusal } from '../../core/types'
import type { UserRow } from '../data/types'
import { isEverything, isSuperadmin, permissionsOf, rolesOf, seesUser } from '../rules/access'
import { found, refuseFields, text, texts } from '../../core/input'
import { familyOf, org, roleById, userById } from '../rules/store'
import { passwordDays } from './auth'

export const POSTS: Readonly<Record<number, string>> = {
  11: '总经理',
  12: '销售经理',
  13: '销售顾问',
  14: '展厅经理',
  15: '市场经理',
  16: '电销专员',
  21: '服务经理',
  22: '服务顾问',
  31: '财务',
  41: '大区经理',
  42: '总部运营',
  99: '其他',
}
export const LEVELS: Readonly<Record<number, string>> = {
  1: '总部',
  2: '大区',
  3: '一级经销商',
  4: '二级经销商',
  5: '经销商集团',
}
export const STATUSES: Readonly<Record<number, string>> = { 1: '正常', 0: '停用', 2: '锁定', 3: '离职' }

const PHONE = /^1[3-9]\d{9}$/
const USERNAME = /^[A-Za-z][A-Za-z0-9_.]{3,29}$/
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export const deptNameOf = (id: string): string => org.departments.find((dept) => dept.id === id)?.deptName ?? ''
export const roleNamesOf = (user: UserRow): string[] => user.roleIds.flatMap((id) => roleById(id)?.roleName ?? [])

export const childOf = (row: UserRow) => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  roleName: roleNamesOf(row).join('、'),
  dealerName: row.dealerName,
  status: row.status as User['status'], // The data holds only the values of the enumeration.
})

/** Builds the list view of a user, without permissions and never with the password. */
export const listed = (row: UserRow): User => {
  const {
    password: _,
    passwordTime: _time,
    roleIds,
    relatedDealerCodes: _codes,
    childAccountIds,
    updateTime: _updated,
    ...rest
  } = row
  const parent = userById(row.parentId)
  return {
    // The data holds only the values of the enumerations.
    ...(rest as unknown as User),
    deptName: deptNameOf(row.deptId),
    parentName: parent ? `${parent.nickname}(${parent.username})` : '',
    roles: roleIds.flatMap((id) => {
      const role = roleById(id)
      return role ? { id, roleName: role.roleName } : []
    }),
    childAccounts: childAccountIds.flatMap((id) => {
      const child = userById(id)
      return child ? childOf(child) : []
    }),
    permissions: [],
    passwordDays: passwordDays(row),
  }
}

export const detailed = (row: UserRow): User => ({ ...listed(row), permissions: permissionsOf(row) })

/** Returns the user with this id in the user's data scope. Throws 404 or 403. */
export const reachable = (me: UserRow, id: unknown): UserRow => {
  const row = found(userById(text(id)), '用户不存在')
  if (!seesUser(me)(row)) throw new Refusal(403, '无权操作其他机构的账号')
  return row
}

/** Rejects changes to superadmin accounts and grants of their role, except by superadmins. */
export const guardSuperadmin = (me: UserRow, row: UserRow): void => {
  if (row.roleIds.some((id) => roleById(id)?.menuPaths === '*') && !isSuperadmin(me))
    throw new Refusal(403, '无权操作超级管理员账号', 200, { roles: '无权操作超级管理员账号' })
}

export const isOwn = (me: UserRow, row: UserRow): boolean => familyOf(me).includes(row.id)

/** Sets the outlet, names and area of the draft from its organisation and adds faults to `fields`. */
const settle = (draft: UserRow, fields: Record<string, string>): void => {
  const { dealerType, deptId, dealerCode } = draft
  if (dealerType === dealerTypes.headquarters || dealerType === dealerTypes.area) {
    const dept = org.departments.find((one) => one.id === deptId)
    const fits =
      dept && (dealerType === dealerTypes.headquarters ? dept.deptType === deptType.headquarters : dept.deptType > 1)
    if (!fits) fields.deptId = deptId === '' ? '请选择所属部门' : '所选部门与机构类型不符'
    else if (dept.status === enableStatus.disabled) fields.deptId = '该部门已停用'
    const area = dept?.deptType === deptType.district ? org.departments.find((one) => one.id === dept.parentId) : dept
    const areaName = dealerType === dealerTypes.area ? (area?.deptName ?? '').replace('大区', '') : ''
    Object.assign(draft, { shopType: shopType.headquarters, dealerCode: '', dealerName: '', areaName })
    return
  }
  const dealer =
    dealerType === dealerTypes.dealer ? org.dealers.find((one) => one.dealerCode === dealerCode) : undefined
  const second =
    dealerType === dealerTypes.second && dealerCode
      ? org.secondDealers.find((one) => one.dealerCode === dealerCode)
      : undefined
  const group = dealerType === dealerTypes.group ? org.groups.find((one) => one.groupCode === dealerCode) : undefined
  if (!dealer && !second && !group) fields.dealerCode = dealerCode === '' ? '请选择所属经销商' : '经销商代码不存在'
  else if (dealer?.status === dealerStatus.left) fields.dealerCode = '该经销商已退网'
  Object.assign(draft, {
    shopType: dealer?.shopType ?? (second ? shopType.second : shopType.group),
    deptId: '',
    dealerName: dealer?.dealerName ?? second?.dealerName ?? group?.groupName ?? '',
    areaName: dealer?.areaName ?? second?.areaName ?? '',
  })
}

/** Reports invalid roles. Roles in `held` were assigned before and may be disabled. */
const validateRoles = (draft: UserRow, held: readonly string[]): string | undefined => {
  const roles = draft.roleIds.map((id) => roleById(id))
  if (draft.roleIds.length === 0) return '请选择角色'
  if (draft.roleIds.length > 5) return '最多选择5个角色'
  if (roles.some((role) => !role)) return '角色不存在'
  if (roles.some((role) => role?.status === enableStatus.disabled && !held.includes(role.id))) return '所选角色已停用'
  return roles.every((role) => role?.shopTypes.includes(draft.shopType)) ? undefined : '角色不适用于该机构类型'
}

export const passwordMessage = (password: string): string | undefined => {
  const fault = validatePassword(password)
  if (fault) return fault === 'chinese' ? '密码不能包含中文' : '密码为数字+字母+特殊字符，且不少于8位'
  return password.length > 64 ? '密码不能超过64位' : undefined
}

const isFull = (draft: UserRow): boolean => {
  const company = draft.dealerCode ? org.companies.find((one) => one.dealerCode === draft.dealerCode) : undefined
  if (!company) return false
  return (
    org.users.filter(
      (one) => one.dealerCode === draft.dealerCode && one.status !== userStatus.left && one.id !== draft.id,
    ).length >= company.maxUsers
  )
}

/**
 * Returns the faults of an account by field and sets its organisation. Phone, email, organisation and roles are
 * validated only if they differ from `before`, so that an older account with, for example, a shared number can still
 * be edited.
 */
export const checkUser = (draft: UserRow, before?: UserRow): Record<string, string> => {
  const fields: Record<string, string> = {}
  // A person who returns after leaving is validated like a new one.
  const changed = (...keys: (keyof UserRow)[]) =>
    !before || before.status === userStatus.left || keys.some((key) => String(draft[key]) !== String(before[key]))
  if (before && draft.username !== before.username) fields.username = '登录账号不能修改'
  if (!before) {
    const wanted = draft.username.toLowerCase()
    if (!USERNAME.test(draft.username))
      fields.username = draft.username === '' ? '请输入登录账号' : '账号须为4-30位字母、数字、下划线或点，且以字母开头'
    else if (isReservedName(draft.username)) fields.username = '该账号为系统保留账号'
    else if (org.users.some((one) => one.username.length === wanted.length && one.username.toLowerCase() === wanted))
      fields.username = '账号已存在'
  }
  if (draft.nickname === '') fields.nickname = '请输入姓名'
  else if ([...draft.nickname].length > 20) fields.nickname = '姓名不能超过20个字符'
  if (changed('phone')) {
    const other =
      draft.parentId === ''
        ? org.users.find(
            (one) => one.phone === draft.phone && one.status !== userStatus.left && !familyOf(draft).includes(one.id),
          )
        : undefined
    if (!PHONE.test(draft.phone)) fields.phone = draft.phone === '' ? '请输入手机号' : '手机号格式错误'
    else if (other) fields.phone = `手机号已被${other.nickname}使用`
  }
  if (draft.email !== '' && changed('email') && (draft.email.length > 60 || !EMAIL.test(draft.email)))
    fields.email = '请输入正确的邮箱'
  if (draft.employeeNo.length > 20) fields.employeeNo = '工号不能超过20个字符'
  if (draft.post !== 0 && !POSTS[draft.post]) fields.post = '岗位不正确'
  if ([...draft.remark].length > 200) fields.remark = '备注不能超过200个字符'
  if (!LEVELS[draft.dealerType]) fields.dealerType = '请选择机构类型'
  else if (changed('dealerType', 'deptId', 'dealerCode')) settle(draft, fields)
  if (!fields.dealerType && !fields.deptId && !fields.dealerCode && changed('roleIds', 'shopType')) {
    const fault = validateRoles(draft, before?.roleIds ?? [])
    if (fault) fields.roles = fault
  }
  return fields
}

/** Rejects a draft that is invalid, that the user may not create, or that exceeds the limit of the enterprise. */
export const acceptUser = (me: UserRow, draft: UserRow, before?: UserRow): void => {
  refuseFields(checkUser(draft, before))
  if (!seesUser(me)(draft) || (me.dealerType > 2 && draft.dealerType <= 2))
    throw new Refusal(403, '无权操作其他机构的账号')
  guardSuperadmin(me, draft)
  const comesIn = !before || before.status === userStatus.left || before.dealerCode !== draft.dealerCode
  if (comesIn && draft.status !== userStatus.left && isFull(draft)) throw new Refusal(409, '账号数已达企业上限')
}

export const fill = (draft: UserRow, input: Record<string, unknown>): void => {
  for (const key of [
    'username',
    'nickname',
    'headImgUrl',
    'phone',
    'email',
    'employeeNo',
    'deptId',
    'dealerCode',
    'remark',
  ] as const)
    if (input[key] !== undefined) draft[key] = text(input[key])
  for (const key of ['dealerType', 'post'] as const)
    if (input[key] !== undefined) draft[key] = Number(text(input[key])) || 0
  if (input.roles !== undefined) draft.roleIds = [...new Set(texts(input.roles))]
}

export const offersRole = (me: UserRow) => {
  const types =
    me.dealerType === dealerTypes.group
      ? [5, ...org.dealers.filter((dealer) => dealer.groupCode === me.dealerCode).map((dealer) => dealer.shopType)]
      : [me.shopType]
  return (role: { shopTypes: readonly number[] }): boolean =>
    me.dealerType <= 2 || role.shopTypes.some((type) => types.includes(type))
}

/** Returns codes and names of the active roles and their start pages. Those of an administrator come first. */
export const roleSummary = (user: UserRow) => {
  const roles = rolesOf(user)
  return {
    roles: roles.map((role) => role.roleCode),
    roleName: roles.map((role) => role.roleName).join('、'),
    homeVariants: [...new Set([...roles.filter(isEverything), ...roles].map((role) => role.homeVariant))],
  }
}
