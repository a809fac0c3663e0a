import * as roles from '@/api/system/roles'
import { dataScope, enableStatus, homeVariant, shopType as shopTypes, userStatus } from '@/entities/shared/enums'
import { type Role, role as entity } from '@/entities/shared/role'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { RoleRow, UserRow } from '../data/types'
import { demand, grants, isEverything, menuRows, menusOfRoles, rolesOf } from '../rules/access'
import { found, refuseFields, sent, text, texts, integer } from '../../core/input'
import { newId, org, roleById } from '../rules/store'
import { offersRole, reachable } from './userRules'

const SHOPS: Readonly<Record<number, string>> = {
  0: '总部与大区',
  1: '4S店',
  2: '城市展厅',
  3: '二级网点',
  4: '直营店',
  5: '经销商集团',
  6: '服务站',
}
const SCOPES: Readonly<Record<number, string>> = {
  1: '全部数据',
  2: '本大区',
  3: '本集团',
  4: '本店及下属二网',
  5: '仅本店',
  6: '仅本人',
  7: '自定义',
}

const scopesOf = (shopType: number): readonly number[] =>
  shopType === shopTypes.headquarters
    ? [1, 2, 6, 7]
    : shopType === shopTypes.group
      ? [3, 6]
      : shopType === shopTypes.second
        ? [5, 6]
        : [4, 5, 6]

const membersOf = (role: RoleRow): UserRow[] =>
  org.users.filter((user) => user.status !== userStatus.left && user.roleIds.includes(role.id))
const menuIdsOf = (role: RoleRow): string[] =>
  isEverything(role) ? menuRows.map((row) => row.id) : [...(grants.get(role.id) ?? [])]

const shaper = () => {
  const counts = new Map<string, number>()
  for (const user of org.users)
    if (user.status !== userStatus.left) for (const id of user.roleIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (role: RoleRow): Role => {
    const { menuPaths: _, ...rest } = role
    // The data holds only the values of the enumerations.
    return { ...rest, userCount: counts.get(role.id) ?? 0, menuIds: [] as string[] } as unknown as Role
  }
}

const listed = listOf(roles.listByShopType)<RoleRow>({
  is: ['dataScope', 'status', { shopType: (row) => row.shopTypes, shopTypes: (row) => row.shopTypes }],
  like: ['roleName', 'roleCode'],
  keyword: ['roleName', 'roleCode'],
  sort: ['updateTime', 'sort'],
})
const offered = (me: UserRow): RoleRow[] => org.roles.filter(offersRole(me))

on(roles.list)((input, { user }) => listed.page(offered(user), input, shaper()))
on(roles.listByShopType)((input, { user }) => {
  if (integer(input.shopType) === undefined) refuseFields({ shopType: '请选择门店类型' })
  return listed.page(offered(user), input, shaper())
})
on(roles.listByUser)((input, { user }) =>
  reachable(user, input.userId)
    .roleIds.flatMap((id) => roleById(id) ?? [])
    .map(shaper()),
)

on(roles.get)((input, { user }) => {
  const role = found(roleById(input.id), '角色不存在')
  if (!offersRole(user)(role)) throw new Refusal(403, '无权查看该角色')
  return { ...shaper()(role), menuIds: menuIdsOf(role) }
})

on(roles.exportList)((input, { user }) => {
  demand(user, 'roles.exportList')
  const shape = shaper()
  return sheetOf(
    listed.exported(offered(user), input),
    {
      ...columnsOf(entity, 'roleName', 'roleCode'),
      适用门店类型: (role) => role.shopTypes.map((type) => SHOPS[type] ?? type).join('、'),
      数据范围: (role) => SCOPES[role.dataScope] ?? '',
      用户数: (role) => shape(role).userCount,
      系统内置: (role) => (role.builtin ? '是' : '否'),
      状态: (role) => (role.status ? '启用' : '停用'),
      ...columnsOf(entity, 'sort', 'remark', 'updateBy', 'updateTime'),
    },
    '角色列表.xls',
  )
})

const blank = (): RoleRow => ({
  id: newId(),
  roleName: '',
  roleCode: '',
  shopTypes: [],
  dataScope: 0,
  scopeAreas: [],
  scopeDealers: [],
  menuPaths: [],
  homeVariant: '',
  userCount: 0,
  builtin: 0,
  status: enableStatus.enabled,
  sort: org.roles.length * 10 + 10,
  remark: '',
  updateBy: '',
  updateTime: '',
})

const fill = (draft: RoleRow, input: Record<string, unknown>): void => {
  for (const key of ['roleName', 'roleCode', 'homeVariant', 'remark'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  for (const key of ['dataScope', 'sort', 'status'] as const)
    if (sent(input, key)) draft[key] = integer(input[key]) ?? -1
  for (const key of ['scopeAreas', 'scopeDealers'] as const) if (sent(input, key)) draft[key] = texts(input[key])
  if (sent(input, 'shopTypes'))
    draft.shopTypes = [...new Set(texts(input.shopTypes).map(Number))].toSorted((a, b) => a - b)
  if (draft.dataScope !== dataScope.custom) Object.assign(draft, { scopeAreas: [], scopeDealers: [] })
  if (draft.homeVariant !== homeVariant.hq && draft.homeVariant !== homeVariant.dealer)
    draft.homeVariant = draft.shopTypes.includes(0) ? homeVariant.hq : homeVariant.dealer
}

const checkShops = (draft: RoleRow, before?: RoleRow): string | undefined => {
  if (draft.shopTypes.length === 0) return '请选择适用门店类型'
  if (draft.shopTypes.some((type) => !SHOPS[type])) return '门店类型不正确'
  if (draft.shopTypes.includes(0) && draft.shopTypes.length > 1) return '总部与大区不能与其他门店类型同时选择'
  const inUse = before
    ? membersOf(before).filter(
        (user) => before.shopTypes.includes(user.shopType) && !draft.shopTypes.includes(user.shopType),
      ).length
    : 0
  return inUse > 0 ? `该门店类型下有${inUse}个用户正在使用，不能取消` : undefined
}

const checkScope = (draft: RoleRow): Record<string, string> => {
  if (!SCOPES[draft.dataScope]) return { dataScope: '请选择数据范围' }
  if (draft.shopTypes.some((type) => !scopesOf(type).includes(draft.dataScope)))
    return { dataScope: '数据范围不适用于所选门店类型' }
  if (draft.dataScope !== dataScope.custom) return {}
  if (draft.scopeAreas.length + draft.scopeDealers.length === 0) return { scopeAreas: '请至少选择一个大区或经销商' }
  if (draft.scopeAreas.some((name) => !org.salesAreas.some((area) => area.areaName === name)))
    return { scopeAreas: '大区不存在' }
  return draft.scopeDealers.some((code) => !org.dealers.some((dealer) => dealer.dealerCode === code))
    ? { scopeDealers: '经销商代码不存在' }
    : {}
}

const checkMenus = (draft: RoleRow, ids: ReadonlySet<string>): string | undefined => {
  const rows = menuRows.filter((row) => ids.has(row.id))
  if (rows.length === 0) return '请至少选择一个菜单'
  if (rows.length < ids.size) return '所选菜单已不存在，请刷新后重试'
  const wrong = rows.find((row) => draft.shopTypes.some((type) => !row.shopTypes.includes(type)))
  return wrong ? `菜单「${wrong.title}」不可授权给所选门店类型` : undefined
}

const check = (draft: RoleRow, ids: ReadonlySet<string>, before?: RoleRow): void => {
  const fields: Record<string, string> = {}
  const others = org.roles.filter((role) => role.id !== draft.id)
  if (draft.roleName === '') fields.roleName = '请输入角色名称'
  else if ([...draft.roleName].length > 20) fields.roleName = '角色名称不能超过20个字符'
  else if (others.some((role) => role.roleName === draft.roleName)) fields.roleName = '角色名称已存在'
  if (before && draft.roleCode !== before.roleCode) fields.roleCode = '角色编码不能修改'
  else if (!/^[A-Z][A-Z0-9_]{1,29}$/.test(draft.roleCode))
    fields.roleCode = '编码须为2-30位大写字母、数字或下划线，且以字母开头'
  else if (others.some((role) => role.roleCode === draft.roleCode)) fields.roleCode = '角色编码已存在'
  const shops = checkShops(draft, before)
  if (shops) fields.shopTypes = shops
  Object.assign(fields, checkScope(draft))
  const menus = checkMenus(draft, ids)
  if (menus) fields.menuIds = menus
  if (draft.sort < 0 || draft.sort > 9999) fields.sort = '排序为0-9999的整数'
  if ([...draft.remark].length > 200) fields.remark = '备注不能超过200个字符'
  if (draft.status !== enableStatus.disabled && draft.status !== enableStatus.enabled) fields.status = '状态不正确'
  refuseFields(fields)
}

const ROLE_PAGE = '/system-management/roleManagement'
const keepsRolePage = (user: UserRow) => menusOfRoles(rolesOf(user)).some((row) => row.path === ROLE_PAGE)

/** Rejects changes to the rights of a built-in role. Only order and remark may change. */
const guardBuiltin = (draft: RoleRow, before: RoleRow, ids: ReadonlySet<string>): void => {
  const rights = ({ sort: _s, remark: _r, ...rest }: RoleRow) => JSON.stringify(rest)
  const had = menuIdsOf(before)
  const same = had.length === ids.size && had.every((id) => ids.has(id))
  if (before.builtin === 1 && (!same || rights(draft) !== rights(before)))
    throw new Refusal(409, '系统内置角色不可修改')
}

on(roles.save)((input, { user, now }) => {
  demand(user, 'roles.save')
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护角色')
  const before = text(input.id) ? found(roleById(text(input.id)), '角色不存在') : undefined
  const draft = before ? { ...before } : blank()
  fill(draft, input)
  const ids = sent(input, 'menuIds') || !before ? new Set(texts(input.menuIds)) : new Set(menuIdsOf(before))
  if (before) guardBuiltin(draft, before, ids)
  check(draft, ids, before)
  const old = before && { role: { ...before }, ids: grants.get(before.id) }
  const had = keepsRolePage(user)
  Object.assign(draft, { updateBy: user.nickname, updateTime: formatTime(now) })
  if (before) Object.assign(before, draft)
  else org.roles.push(draft)
  if (draft.menuPaths !== '*') grants.set(draft.id, ids)
  if (before && old && had && !keepsRolePage(user)) {
    Object.assign(before, old.role)
    if (old.ids) grants.set(before.id, old.ids)
    throw new Refusal(409, '不能取消自己的角色管理权限')
  }
  return { id: draft.id }
})

on(roles.remove)((input, { user }) => {
  demand(user, 'roles.remove')
  const role = found(roleById(input.id), '角色不存在')
  if (role.builtin === 1) throw new Refusal(409, '系统内置角色不可删除')
  const members = membersOf(role).length
  if (members > 0) throw new Refusal(409, `该角色下有${members}个用户，不能删除`)
  if (role.status === enableStatus.enabled) throw new Refusal(409, '请先停用该角色')
  org.roles = org.roles.filter((one) => one !== role)
  grants.delete(role.id)
  for (const one of org.users) one.roleIds = one.roleIds.filter((id) => id !== role.id)
})
