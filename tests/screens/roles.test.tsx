// @module-tag system
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as menusApi from '@/api/system/menus'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import { ApiError } from '@/api/error'
import { dataScope, enableStatus, shopType, userStatus } from '@/entities/shared/enums'
import { logOut } from '@/session/flow'
import { grants, menuRows } from '../../mocks/system/rules/access'
import { org } from '../../mocks/system/rules/store'
import { agree, all, bodies, box as field, fill, find, queries, settled, sure } from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { showSidebar } from '../sidebar'

// Includes hidden elements, because a search by role would otherwise compute the style of the whole screen.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

const PATH = '/system-management/roleManagement'
type Hands = Awaited<ReturnType<typeof openConsole>>['user']

const role = (code: string) => {
  const found = org.roles.find((one) => one.roleCode === code)
  if (!found) throw new Error(`no role ${code} in the demo`)
  return found
}
const menu = (title: string) => {
  const found = menuRows.find((row) => row.title === title)
  if (!found) throw new Error(`no menu ${title} in the demo`)
  return found
}
const holderOf = (code: string) => {
  const { id } = role(code)
  const found = org.users.find(
    (user) =>
      user.status === userStatus.active && user.roleIds.length === 1 && user.roleIds[0] === id && user.parentId === '',
  )
  if (!found) throw new Error(`nobody in the demo has the role ${code} alone`)
  return found
}
const open = (query = '?roleCode=HQ_CLUE', as?: string) => openConsole(`${PATH}${query}`, { as })
const told = (text: string) => waitFor(() => expect(toasts()).toContain(text))
const press = async (user: Hands, name: string | RegExp) => {
  await settled()
  await user.click(await find('button:not(.ant-btn-loading)', name))
}
const choose = async (user: Hands, action: string) => {
  await user.click(await find('[role=menuitem]', action))
}
const more = async (user: Hands, name: string, action: string) => {
  await press(user, `更多 ${name}`)
  await choose(user, action)
}
const windowWith = async (text: string | RegExp) => {
  const box = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]')
  if (!box) throw new Error(`${String(text)} stands in no window`)
  return within(box)
}
const editor = () => windowWith('菜单权限')
const tab = async (user: Hands, name: RegExp) => user.click(await find('[role=tab]', name))
const edit = async (user: Hands, name: string) => {
  await press(user, `编辑 ${name}`)
  return editor()
}
const input = (name: string) => field(name, '.ant-drawer')
const listed = (code: string) => screen.findByText(code, { selector: '.data-cell' })
const save = (user: Hands) => press(user, '保存')
const box = (name: string) => find('input[type=checkbox]', name)
const boxes = (name: string) => all('input[type=checkbox]', name)
const flip = async (user: Hands, name: string) => user.click(await find('[role=switch]', name))

describe('role list', () => {
  it('requests roles newest first and by outlet type', async () => {
    const { user } = await open('?roleName=集团')
    await listed('GROUP_ADMIN')
    expect(queries(roles.list)).toContainEqual({
      roleName: '集团',
      sortField: 'updateTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
    await user.click(await screen.findByText(/^经销商集团 2$/))
    await waitFor(() =>
      expect(queries(roles.listByShopType)).toContainEqual({
        shopType: String(shopType.group),
        roleName: '集团',
        sortField: 'updateTime',
        sortOrder: 'desc',
        pageNo: '1',
        pageSize: '20',
      }),
    )
    expect(await listed('GROUP_ANALYST')).toBeInTheDocument()
    expect(location.search).toContain('shopTypes=5')
  })

  it('filters by name, code, data scope and status from the address', async () => {
    await open('?roleName=总部线索&roleCode=HQ&dataScope=1,7&status=1')
    await waitFor(() =>
      expect(queries(roles.list)).toContainEqual(
        expect.objectContaining({ roleName: '总部线索', roleCode: 'HQ', status: String(enableStatus.enabled) }),
      ),
    )
    expect(await listed('HQ_CLUE')).toBeInTheDocument()
    expect(screen.queryByText('AREA_MANAGER', { selector: '.data-cell' })).not.toBeInTheDocument()
  })

  it('exports the filtered list', async () => {
    const { user } = await open('?roleName=总部线索')
    await listed('HQ_CLUE')
    await press(user, /导出/)
    await waitFor(() =>
      expect(queries(roles.exportList)).toEqual([{ roleName: '总部线索', sortField: 'updateTime', sortOrder: 'desc' }]),
    )
  })

  it('shows a failed reload and recovers on retry', async () => {
    const { user } = await open('?roleName=线索')
    await listed('HQ_CLUE')
    control.inject({ path: roles.list.path, kind: 'code', code: 500, message: '服务繁忙' })
    await press(user, /刷新/)
    expect(await screen.findByText('加载失败')).toBeInTheDocument()
    control.lift()
    await press(user, '重试')
    await waitFor(() => expect(screen.queryByText('加载失败')).not.toBeInTheDocument())
  })

  it('shows the number of affected users only before disabling a role', async () => {
    const { user } = await open()
    const clue = role('HQ_CLUE')
    await user.click(await screen.findByRole('switch', { name: `状态 ${clue.roleName}` }))
    expect(await screen.findByText(/^\d+ 个用户将失去该角色权限$/)).toBeInTheDocument()
    await press(user, '停用')
    await told('已停用')
    expect(bodies(roles.save)).toEqual([
      expect.objectContaining({
        id: clue.id,
        status: enableStatus.disabled,
        roleName: clue.roleName,
        roleCode: clue.roleCode,
        dataScope: clue.dataScope,
        menuIds: [...(grants.get(clue.id) ?? [])],
      }),
    ])
    await press(user, `启用 ${clue.roleName}`)
    await told('已启用')
    expect(bodies(roles.save)[1]).toMatchObject({ id: clue.id, status: enableStatus.enabled, roleName: clue.roleName })
    expect(role('HQ_CLUE').status).toBe(enableStatus.enabled)
  })

  it('does not save a role that was sent without its menus', async () => {
    const { user } = await open()
    const { id, roleName } = role('HQ_CLUE')
    const body = JSON.stringify({ code: 200, data: { id, roleName, shopTypes: [shopType.headquarters] } })
    control.inject({ path: roles.get.path, kind: 'raw', body })
    await user.click(await screen.findByRole('switch', { name: `状态 ${roleName}` }))
    await press(user, '停用')
    await told('服务器未返回「菜单与按钮权限」，未做更改')
    expect(bodies(roles.save)).toEqual([])
  })

  it('disables a role from the row menu', async () => {
    const { user } = await open('?roleCode=HQ_SHOP')
    await listed('HQ_SHOP')
    await more(user, '商城运营', '停用')
    await agree('停用')
    await told('已停用')
    expect(bodies(roles.save)).toMatchObject([
      { id: role('HQ_SHOP').id, status: enableStatus.disabled, roleName: role('HQ_SHOP').roleName },
    ])
  })

  it('requires the role name before deleting a role without members', async () => {
    const { user } = await open('?roleCode=GROUP_ANALYST')
    const analyst = role('GROUP_ANALYST')
    await listed('GROUP_ANALYST')
    for (const one of org.users) one.roleIds = one.roleIds.filter((id) => id !== analyst.id)
    await press(user, /刷新/)
    expect(await screen.findByRole('button', { name: `${analyst.roleName}：查看 0 个成员` })).toBeInTheDocument()
    await more(user, analyst.roleName, '删除')
    const ok = await find('.ant-modal-footer button', '删除')
    expect(ok).toBeDisabled()
    await user.type(await screen.findByRole('textbox', { name: /以确认/ }), analyst.roleName)
    await user.click(ok)
    await told('已删除')
    expect(received(roles.remove).map(({ path }) => path)).toEqual([`/api-user/roles/delete/${analyst.id}`])
    await waitFor(() => expect(screen.queryByText('GROUP_ANALYST', { selector: '.data-cell' })).not.toBeInTheDocument())
  })

  it('offers neither disabling nor deletion of a built-in role', async () => {
    const { user } = await open('?roleCode=HQ_ADMIN')
    await listed('HQ_ADMIN')
    expect(await find('[role=switch]', '状态 总部管理员')).toBeDisabled()
    await press(user, '更多 总部管理员')
    await find('[role=menuitem]', '复制')
    expect(all('[role=menuitem]', /./)).toHaveLength(1)
    await user.keyboard('{Escape}')
    await edit(user, '总部管理员')
    expect(await screen.findByText(/系统内置角色，权限不可修改/)).toBeInTheDocument()
    expect(await input('角色名称')).toBeDisabled()
    const remark = await input('备注')
    await user.clear(remark)
    await user.type(remark, '内置')
    await save(user)
    await told('角色已保存')
    expect(bodies(roles.save)).toMatchObject([
      { id: role('HQ_ADMIN').id, sort: 20, remark: '内置', roleCode: 'HQ_ADMIN' },
    ])
  })

  it('reports that a role with a new member cannot be deleted', async () => {
    const analyst = role('GROUP_ANALYST')
    for (const one of org.users) one.roleIds = one.roleIds.filter((id) => id !== analyst.id)
    const { user } = await open('?roleCode=GROUP_ANALYST')
    await listed('GROUP_ANALYST')
    await settled()
    sure(org.users.find(({ status }) => status === userStatus.active)).roleIds.push(analyst.id)
    await more(user, analyst.roleName, '删除')
    await user.type(await screen.findByRole('textbox', { name: /以确认/ }), analyst.roleName)
    await agree('删除')
    await told('该角色下有1个用户，不能删除')
    expect(role('GROUP_ANALYST')).toBe(analyst)
    const refused = async (act: Promise<unknown>) =>
      expect(await act.catch((error: unknown) => error)).toBeInstanceOf(ApiError)
    await refused(roles.save({ id: role('HQ_ADMIN').id, status: enableStatus.disabled }, { quiet: true }))
    await refused(roles.save({ id: role('HQ_ADMIN').id, menuIds: [menu('角色管理').id] }, { quiet: true }))
    await refused(roles.remove({ id: role('HQ_ADMIN').id }, { quiet: true }))
    await refused(roles.remove({ id: role('HQ_CLUE').id }, { quiet: true }))
    expect(role('HQ_ADMIN').status).toBe(enableStatus.enabled)
  })

  it('lists members with server-side search and a link to each user', async () => {
    const { user } = await open()
    const clue = role('HQ_CLUE')
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${clue.roleName}：查看`) }))
    await waitFor(() =>
      expect(queries(users.selectByRole)[0]).toEqual({ roleId: clue.id, pageNo: '1', pageSize: '20' }),
    )
    await user.type(await screen.findByRole('searchbox', { name: '搜索姓名、账号或手机号' }), 'hq_clue')
    await waitFor(() => expect(queries(users.selectByRole).at(-1)).toMatchObject({ keyword: 'hq_clue' }))
    await settled()
    const dialog = await windowWith(`「${clue.roleName}」的成员`)
    await user.click(within(await dialog.findByRole('row', { name: /hq_clue/ })).getByRole('button'))
    await waitFor(() =>
      expect(location.pathname + location.search).toContain('/system-management/userManagement?keyword=hq_clue'),
    )
  })
})

describe('R-PERM-04 role editor', () => {
  it('marks tabs with errors and saves all tabs at once', async () => {
    const { user } = await open()
    await press(user, /新增角色/)
    await editor()
    await save(user)
    expect(await screen.findByText('请输入角色名称')).toBeInTheDocument()
    expect(screen.getAllByRole('img', { name: '（有待修正的内容）' })).toHaveLength(3)
    expect(bodies(roles.save)).toEqual([])

    await user.type(await input('角色名称'), ' 市场助理 ')
    await user.type(await input('角色编码'), 'HQ_ASSISTANT')
    await user.click(await box('总部与大区'))
    expect(await box('4S店')).toBeDisabled()
    await tab(user, /菜单权限/)
    await press(user, '全部展开')
    await user.click(await box('导出角色'))
    expect(await screen.findByText('已选 1 个菜单、1 个按钮')).toBeInTheDocument()
    expect(await box('角色管理')).toBeChecked()
    expect((await box('系统管理')).closest('.ant-checkbox')).toHaveClass('ant-checkbox-indeterminate')
    await tab(user, /数据范围/)
    expect(screen.getByRole('radio', { name: /本集团/ })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: /自定义/ }))
    await save(user)
    expect(await screen.findByText('请至少选择一个大区或经销商')).toBeInTheDocument()
    await user.click(screen.getByRole('combobox', { name: '指定大区' }))
    await user.click(await screen.findByText('华东', { selector: '.ant-select-item-option-content' }))
    await save(user)
    await told('角色已创建')
    expect(bodies(roles.save)).toEqual([
      {
        roleName: '市场助理',
        roleCode: 'HQ_ASSISTANT',
        shopTypes: [shopType.headquarters],
        remark: '',
        dataScope: dataScope.custom,
        scopeAreas: ['华东'],
        scopeDealers: [],
        menuIds: expect.arrayContaining([menu('导出角色').id, menu('角色管理').id, menu('系统管理').id]),
      },
    ])
    expect(role('HQ_ASSISTANT').scopeAreas).toEqual(['华东'])
  })

  it('rejects a name and code already in use at their fields', async () => {
    const { user } = await open()
    await listed('HQ_CLUE')
    await more(user, '总部线索运营', '复制')
    const name = await input('角色名称')
    expect(name).toHaveValue('总部线索运营副本')
    expect(await input('角色编码')).toHaveValue('')
    await user.clear(name)
    await user.type(name, '总部线索运营')
    await user.type(await input('角色编码'), 'HQ_CLUE')
    await save(user)
    expect(await screen.findByText('角色名称已存在', { selector: '.ant-form-item-explain-error' })).toBeInTheDocument()
    expect(await screen.findByText('角色编码已存在', { selector: '.ant-form-item-explain-error' })).toBeInTheDocument()
    await user.type(name, '二')
    await user.type(await input('角色编码'), '_2')
    await save(user)
    await told('角色已创建')
    const sent = bodies(roles.save).at(-1)
    expect(sent).toMatchObject({
      roleName: '总部线索运营二',
      roleCode: 'HQ_CLUE_2',
      shopTypes: [shopType.headquarters],
      dataScope: dataScope.all,
    })
    expect(sent).not.toHaveProperty('id')
  })

  it('locks outlet types in use and shows changed areas before saving', async () => {
    const clue = role('HQ_CLUE')
    Object.assign(clue, { dataScope: dataScope.custom, scopeAreas: ['华东'], scopeDealers: [] })
    const { user } = await open(`?roleCode=HQ_CLUE&mode=edit&record=${clue.id}&part=scope`)
    await user.click(await screen.findByRole('combobox', { name: '指定大区' }))
    await user.click(await screen.findByText('华北', { selector: '.ant-select-item-option-content' }))
    await tab(user, /基本信息/)
    expect(location.search).not.toContain('part=')
    expect(await screen.findByText('已有成员使用的门店类型不能取消')).toBeInTheDocument()
    expect(await box('总部与大区')).toBeDisabled()
    expect(await input('角色编码')).toBeDisabled()
    await save(user)
    const asked = await windowWith('确认变更')
    expect(asked.getByText('自定义 (华东) → 自定义 (华东、华北)')).toBeInTheDocument()
    await press(user, '确认保存')
    await told('角色已保存')
    expect(bodies(roles.save)).toEqual([
      expect.objectContaining({ id: clue.id, dataScope: dataScope.custom, scopeAreas: ['华东', '华北'] }),
    ])
    await waitFor(() => expect(location.search).toBe('?roleCode=HQ_CLUE'))
  })

  it('shortens the name of a copy and rejects a data scope the outlet type excludes', async () => {
    const clue = role('HQ_CLUE')
    clue.roleName = '二十个字的角色名称二十个字的角色名称二十'
    const { user } = await open(`?roleCode=HQ_CLUE&mode=copy&record=${clue.id}`)
    expect(await input('角色名称')).toHaveValue('二十个字的角色名称二十个字的角色名称副本')
    await user.type(await input('角色编码'), 'HQ_COPY')
    await user.click(await box('总部与大区'))
    await user.click(await box('4S店'))
    await save(user)
    expect(await screen.findByText('所选门店类型不支持该数据范围，请重新选择')).toBeInTheDocument()
    expect(bodies(roles.save)).toEqual([])
  })

  it('F-230 sends a copy without the id of the original role', async () => {
    const clue = role('HQ_CLUE')
    const { user } = await open(`?roleCode=HQ_CLUE&mode=copy&record=${clue.id}`)
    await user.type(await input('角色编码'), 'HQ_COPY')
    await save(user)
    await waitFor(() => expect(bodies(roles.save)).toHaveLength(1))
    expect(bodies(roles.save)[0]).toMatchObject({ roleCode: 'HQ_COPY' })
    expect(bodies(roles.save)[0]).not.toHaveProperty('id')
  })

  it('removes a page from a role', { tags: ['core'] }, async () => {
    const clue = role('HQ_CLUE')
    const page = menu('修改密码')
    const kept = [...sure(grants.get(clue.id))].filter(
      (id) => id !== page.id && menuRows.find((row) => row.id === id)?.parentId !== page.id,
    )
    const { user } = await open(`?roleCode=HQ_CLUE&mode=edit&record=${clue.id}&part=rights`)
    await fill('搜索名称、路径或拼音', '修改密码')
    await user.click(await box('修改密码'))
    await save(user)
    await press(user, '确认保存')
    await told('角色已保存')
    expect(bodies(roles.save)).toMatchObject([{ id: clue.id, roleCode: 'HQ_CLUE' }])
    expect([...sure(grants.get(clue.id))].toSorted()).toEqual(kept.toSorted())
  })

  it('shows the changes and the number of affected users before saving', async () => {
    const { user } = await open()
    const clue = role('HQ_CLUE')
    await listed('HQ_CLUE')
    await edit(user, clue.roleName)
    await tab(user, /菜单权限/)
    await press(user, '全部展开')
    await user.click(await box('用户管理'))
    await user.type(await find('input', '搜索名称、路径或拼音'), '修改密码')
    await user.click(await box('修改密码'))
    await tab(user, /预览/)
    expect(await screen.findByRole('region', { name: '该角色看到的菜单' })).toHaveTextContent('用户管理')
    await save(user)
    const asked = await windowWith('确认变更')
    expect(asked.getByText(/^影响 \d+ 个用户$/)).toBeInTheDocument()
    expect(asked.getByText('系统管理 / 用户管理 / 新增用户')).toBeInTheDocument()
    expect(asked.getByText('修改密码')).toBeInTheDocument()
    await user.click(asked.getByRole('button', { name: '取消' }))
    expect(bodies(roles.save)).toEqual([])
    await save(user)
    await press(user, '确认保存')
    await told('角色已保存')
    const ids = grants.get(clue.id) ?? new Set()
    expect([...ids]).toEqual(expect.arrayContaining([menu('系统管理').id, menu('用户管理').id, menu('新增用户').id]))
    expect(ids.has(menu('修改密码').id)).toBe(false)
    expect(bodies(roles.save)).toEqual([
      expect.objectContaining({ id: clue.id, menuIds: expect.arrayContaining([...ids]) }),
    ])
  })

  it('warns about the own role and keeps its role management permission', async () => {
    const reader = role('HQ_ROLE_READER')
    const me = holderOf('HQ_ROLE_READER')
    grants.get(reader.id)?.add(menu('保存角色').id)
    const { user } = await open('?roleCode=HQ_ROLE_READER', me.username)
    await listed('HQ_ROLE_READER')
    await edit(user, reader.roleName)
    expect(await screen.findByText(/您正在修改自己的角色/)).toBeInTheDocument()
    await tab(user, /菜单权限/)
    await press(user, '全部展开')
    await user.click(await box('角色管理'))
    await save(user)
    expect(await screen.findByText('不能取消自己的角色管理权限')).toBeInTheDocument()
    await user.click(await box('角色管理'))
    await waitFor(() => expect(screen.queryByText('不能取消自己的角色管理权限')).toBeNull())
    await flip(user, '上下级联动')
    await user.click(await box('系统管理'))
    await save(user)
    expect(await screen.findByText('不能取消自己的角色管理权限')).toBeInTheDocument()
    expect(bodies(roles.save)).toEqual([])
    await user.click(await box('系统管理'))
    const before = received(menusApi.getCurrent).length
    await save(user)
    await user.click(await screen.findByRole('button', { name: '确认保存' }))
    await told('角色已保存')
    expect(received(menusApi.getCurrent)).toHaveLength(before + 1)
  })

  it('drops menus that the new outlet type does not allow and reports it', async () => {
    const { user } = await open()
    await press(user, /新增角色/)
    await user.click(await box('总部与大区'))
    await tab(user, /菜单权限/)
    await press(user, '全部展开')
    await user.click(await box('角色管理'))
    await tab(user, /基本信息/)
    await user.click(await box('总部与大区'))
    await user.click(await box('4S店'))
    await tab(user, /菜单权限/)
    expect(await screen.findByText(/项不适用于所选门店类型/)).toBeInTheDocument()
    expect(boxes('角色管理')).toEqual([])
  })

  it('searches menus by pinyin, filters selected ones and unlinks parents from children', async () => {
    const { user } = await open()
    await press(user, /新增角色/)
    await user.click(await box('总部与大区'))
    await tab(user, /菜单权限/)
    const search = await screen.findByRole('textbox', { name: '搜索名称、路径或拼音' })
    await user.type(search, 'jsgl')
    expect(await box('角色管理')).toBeInTheDocument()
    await waitFor(() => expect(boxes('用户管理')).toEqual([]))
    await flip(user, '上下级联动')
    await user.click(await box('保存角色'))
    expect(await box('角色管理')).not.toBeChecked()
    await user.clear(search)
    await flip(user, '仅看已选')
    expect(await box('保存角色')).toBeChecked()
    expect(boxes('新增用户')).toEqual([])
    await tab(user, /预览/)
    expect(await screen.findByRole('region', { name: '已选但无法访问' })).toHaveTextContent('上级未选')
  })

  it('asks for confirmation before discarding input', async () => {
    const { user } = await open()
    await press(user, /新增角色/)
    await user.type(await input('角色名称'), '临时')
    await press(user, '取消')
    expect((await screen.findByText('内容未保存，确定离开？')).closest('[role=dialog]')).toHaveTextContent(/角色/)
    await press(user, '放弃修改')
    await waitFor(() => expect(screen.queryByText('菜单权限')).not.toBeInTheDocument())
  })
})

describe('effect of a role change', () => {
  it('changes the menus of its users at the next log-in', async () => {
    showSidebar()
    const reader = role('HQ_ROLE_READER')
    const { username } = holderOf('HQ_ROLE_READER')
    const sidebar = async () => within(await screen.findByRole('navigation', { name: /菜单/ }))
    const leave = async () => {
      logOut()
      await waitFor(() => expect(location.pathname).toBe('/login'))
      cleanup()
    }
    await openConsole('/home', { as: username })
    expect(await (await sidebar()).findByText('角色管理')).toBeInTheDocument()
    await leave()

    const { user } = await open('?roleCode=HQ_ROLE_READER')
    await listed('HQ_ROLE_READER')
    await edit(user, reader.roleName)
    await tab(user, /菜单权限/)
    await press(user, '全部展开')
    await user.click(await box('角色管理'))
    await user.click(await box('用户管理'))
    await save(user)
    await press(user, '确认保存')
    await told('角色已保存')
    await leave()

    await openConsole('/home', { as: username })
    const entered = await sidebar()
    expect(await entered.findByText('用户管理')).toBeInTheDocument()
    expect(entered.queryByText('角色管理')).not.toBeInTheDocument()
    expect(received(menusApi.getCurrent)).toHaveLength(1)
  })
})
