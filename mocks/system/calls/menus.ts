import * as menus from '@/api/system/menus'
import { is } from '@/entities/field'
import { enableStatus, menuType } from '@/entities/shared/enums'
import type { Menu, MenuNode } from '@/entities/shared/menu'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { Refusal } from '../../core/types'
import { demand, dropMenu, grants, menuRows, menusOfRoles, rolesOf } from '../rules/access'
import { found, refuseFields, sent, text, texts, integer } from '../../core/input'
import type { MenuRow } from '../rules/menuTree'
import { newId } from '../rules/store'

const SELF = '/system-management/resourceManagement'
const selfRefusal = () => new Refusal(409, '不能停用资源管理自身')

const byId = (id: string): MenuRow | undefined => menuRows.find((row) => row.id === id)
const childrenOf = (id: string): MenuRow[] => menuRows.filter((row) => row.parentId === id)

/** Counts the roles of each node. The role with all menus is not counted. */
const roleCounts = (): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const ids of grants.values()) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

// The data holds only the values of the enumerations.
const shape = (row: MenuRow, counts: ReadonlyMap<string, number>): Menu =>
  ({ ...row, roleCount: counts.get(row.id) ?? 0 }) as Menu

const treeOf = (rows: readonly MenuRow[]): MenuNode[] => {
  const counts = roleCounts()
  const below = new Map<string, MenuRow[]>()
  for (const row of rows.toSorted((a, b) => a.sort - b.sort)) {
    const brothers = below.get(row.parentId)
    if (brothers) brothers.push(row)
    else below.set(row.parentId, [row])
  }
  const build = (parentId: string): MenuNode[] =>
    (below.get(parentId) ?? []).map((row) => {
      const children = build(row.id)
      return { ...shape(row, counts), ...(children.length ? { children } : {}) }
    })
  return build('')
}

on(menus.list)(() => treeOf(menuRows))
on(menus.getCurrent)((_, { user }) => treeOf(menusOfRoles(rolesOf(user)).filter((row) => row.type !== menuType.button)))
on(menus.get)((input) => shape(found(byId(input.id), '资源不存在'), roleCounts()))

/** True for the nodes of the menu screen itself: its page, group and buttons. */
const isSelf = (row: MenuRow): boolean => {
  const page = menuRows.find((one) => one.path === SELF)
  return page !== undefined && (row.id === page.id || row.id === page.parentId || row.parentId === page.id)
}

const isBelow = (row: MenuRow | undefined, id: string): boolean =>
  row !== undefined && (row.id === id || isBelow(byId(row.parentId), id))

const validateParent = (draft: MenuRow): string | undefined => {
  const parent = byId(draft.parentId)
  if (draft.parentId !== '' && !parent) return '上级资源不存在'
  if (parent && isBelow(parent, draft.id)) return '不能移动到自身或下级之下'
  if (draft.type === menuType.group) return parent ? '目录只能位于顶级' : undefined
  if (draft.type === menuType.button) return parent?.type === menuType.page ? undefined : '按钮只能位于菜单之下'
  return parent && parent.type !== menuType.group ? '菜单与外链只能位于顶级或目录之下' : undefined
}

const validateShop = (draft: MenuRow): string | undefined => {
  if (draft.shopTypes.length === 0) return '请选择可授权门店类型'
  if (draft.shopTypes.some((type) => !Number.isInteger(type) || type < 0 || type > 6)) return '门店类型不正确'
  const parent = byId(draft.parentId)
  if (parent && draft.shopTypes.some((type) => !parent.shopTypes.includes(type)))
    return '可授权门店类型不能超出上级资源'
  const child = childrenOf(draft.id).find((row) => row.shopTypes.some((type) => !draft.shopTypes.includes(type)))
  return child ? `下级「${child.title}」的可授权门店类型超出范围` : undefined
}

const validateAddress = (draft: MenuRow, before?: MenuRow): Record<string, string> => {
  const others = menuRows.filter((row) => row.id !== draft.id)
  if (draft.type === menuType.button) {
    if (draft.permission === '') return { permission: '请输入权限标识' }
    if (draft.permission.length > 60) return { permission: '权限标识不能超过60个字符' }
    // Some stored pages share a permission, so an unchanged one is accepted.
    return draft.permission !== before?.permission && others.some((row) => row.permission === draft.permission)
      ? { permission: '权限标识已存在' }
      : {}
  }
  if (draft.type === menuType.link)
    return /^https?:\/\/[^\s]+$/i.test(draft.url) && draft.url.length <= 300
      ? {}
      : { url: '请输入以http或https开头的链接' }
  if (!/^\/[A-Za-z0-9][A-Za-z0-9/_{}-]*$/.test(draft.path) || draft.path.length > 120)
    return { path: '路由地址须以/开头，且不含空格和中文' }
  return others.some((row) => row.path === draft.path) ? { path: '路由地址已存在' } : {}
}

const check = (draft: MenuRow, before?: MenuRow): void => {
  const fields: Record<string, string> = {}
  if (!is(draft.type, menuType.group, menuType.page, menuType.button, menuType.link))
    refuseFields({ type: '请选择类型' })
  if (before && draft.type !== before.type) refuseFields({ type: '类型不能修改' })
  const parent = validateParent(draft)
  if (parent) fields.parentId = parent
  if (draft.title === '') fields.title = '请输入名称'
  else if ([...draft.title].length > 20) fields.title = '名称不能超过20个字符'
  else if (childrenOf(draft.parentId).some((row) => row.id !== draft.id && row.title === draft.title))
    fields.title = '同级下名称已存在'
  Object.assign(fields, validateAddress(draft, before))
  const shops = validateShop(draft)
  if (shops && !parent) fields.shopTypes = shops
  if (draft.sort < 0 || draft.sort > 9999) fields.sort = '排序为0-9999的整数'
  if ([...draft.remark].length > 100) fields.remark = '备注不能超过100个字符'
  if (draft.status !== enableStatus.disabled && draft.status !== enableStatus.enabled) fields.status = '状态不正确'
  refuseFields(fields)
}

const nextSort = (parentId: string): number =>
  Math.min(9999, Math.max(0, ...childrenOf(parentId).map((row) => row.sort)) + 10)

const blank = (input: Record<string, unknown>): MenuRow => {
  const parentId = text(input.parentId)
  return {
    id: newId(),
    parentId,
    type: 0,
    title: '',
    path: '',
    url: '',
    permission: '',
    icon: '',
    shopTypes: [],
    hidden: 0,
    sort: nextSort(parentId),
    status: enableStatus.enabled,
    remark: '',
    updateTime: '',
  }
}

const fill = (draft: MenuRow, input: Record<string, unknown>): void => {
  for (const key of ['parentId', 'title', 'path', 'url', 'permission', 'icon', 'remark'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  for (const key of ['type', 'sort', 'status'] as const) if (sent(input, key)) draft[key] = integer(input[key]) ?? -1
  if (sent(input, 'hidden')) draft.hidden = [1, '1', true].some((yes) => yes === input.hidden) ? 1 : 0
  if (sent(input, 'shopTypes'))
    draft.shopTypes = [...new Set(texts(input.shopTypes).map(Number))].toSorted((a, b) => a - b)
  // Each type has its own address fields. Those of other types are cleared.
  if (draft.type === menuType.button) Object.assign(draft, { path: '', url: '', icon: '' })
  else if (draft.type === menuType.link) Object.assign(draft, { path: '', permission: '' })
  else Object.assign(draft, { url: '', permission: '' })
}

on(menus.save)((input, { user, now }) => {
  demand(user, 'menus.save')
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护资源')
  const before = text(input.id) ? found(byId(text(input.id)), '资源不存在') : undefined
  const draft = before ? { ...before } : blank(input)
  fill(draft, input)
  if (before && isSelf(before) && draft.status === enableStatus.disabled) throw selfRefusal()
  if (before && isSelf(before) && draft.parentId !== before.parentId) throw new Refusal(409, '不能移动资源管理自身')
  check(draft, before)
  if (before && isSelf(before) && draft.path !== before.path) throw new Refusal(409, '不能修改资源管理自身的路由地址')
  draft.updateTime = formatTime(now)
  if (before) Object.assign(before, draft)
  else menuRows.push(draft)
  // A role with a node also needs its parent, even after the node was moved.
  if (draft.parentId) for (const ids of grants.values()) if (ids.has(draft.id)) ids.add(draft.parentId)
  return { id: draft.id }
})

on(menus.remove)((input, { user }) => {
  demand(user, 'menus.remove')
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护资源')
  const row = found(byId(input.id), '资源不存在')
  if (isSelf(row)) throw selfRefusal()
  if (row.status === enableStatus.enabled) throw new Refusal(409, '请先停用该资源')
  if (childrenOf(row.id).length > 0) throw new Refusal(409, '请先删除下级资源')
  const count = roleCounts().get(row.id) ?? 0
  if (count > 0) throw new Refusal(409, `该资源已授权给${count}个角色，不能删除`)
  dropMenu(row.id)
})
