// @module-tag system
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as dictionaries from '@/api/system/dictionaries'
import * as menus from '@/api/system/menus'
import { enableStatus, menuType, shopType } from '@/entities/shared/enums'
import { grants, menuRows } from '../../mocks/system/rules/access'
import {
  act as actOn,
  agree,
  all,
  bodies,
  box,
  choose,
  hands,
  press as pressNow,
  queries,
  settled,
  sure,
  textWith,
  tick,
  seesToast,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { showSidebar } from '../sidebar'

const PATH = '/system-management/resourceManagement'
const SAVED = '菜单已更新，重新登录或点击「重新加载菜单」后生效'

const node = (title: string) => {
  const found = menuRows.find((row) => row.title === title)
  if (!found) throw new Error(`no menu ${title} in the demo`)
  return found
}
const open = (query = '') => openConsole(`${PATH}${query}`)
const narrowed = async (keyword: string) => {
  const opened = await open(`?keyword=${keyword}`)
  await screen.findByLabelText('菜单资源', { selector: '[role=treegrid]' })
  return opened
}
/** Waits until the last save was accepted. An equal toast is suppressed for 1500 ms, so most tests do not wait for it. */
const accepted = () => waitFor(() => expect(received(menus.save).at(-1)?.code).toBe(200))
const press = async (name: string) => {
  await settled()
  await pressNow(name)
}
const act = async (title: string, action: string) => {
  await settled()
  await actOn(title, action)
}
const input = (name: string) => box(name, '.ant-form')
const type = async (name: string, text: string) => hands.type(await input(name), text)
const clear = async (name: string) => hands.clear(await input(name))
const hasButton = (name: string) => all('button', name).length > 0
const rowOf = (title: string) => sure(document.querySelector<HTMLElement>(`[role=row][data-id="${node(title).id}"]`))
const under = (text: string) => screen.findByText(text, { selector: '.ant-form-item-explain-error' })

describe('menu tree', () => {
  it('F-289 expands, collapses and opens nodes from the keyboard', async () => {
    const { user } = await narrowed('/system-management/roleManagement')
    expect(received(menus.list)).toHaveLength(1)
    const row = (
      await screen.findByText('/system-management/roleManagement', { selector: 'mark' })
    ).closest<HTMLElement>('[role=row]')
    expect(row).toHaveAttribute('aria-level', '2')
    expect(screen.queryByText('users.create')).not.toBeInTheDocument()
    await press('重置')
    await press('全部展开')
    expect(await screen.findByText('users.create')).toBeInTheDocument()
    const group = screen.getByText('/system-management').closest<HTMLElement>('[role=row]')
    group?.focus()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.queryByText('users.create')).not.toBeInTheDocument())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(await screen.findByText('users.create')).toBeInTheDocument()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-level', '2'))
    const id = document.activeElement?.getAttribute('data-id')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toContain(`node=${id}`))
    expect(document.activeElement).toHaveAttribute('data-id', id)
    expect(screen.getByText('users.create')).toBeInTheDocument()
  })

  it('filters by the values in the address and reports an empty result', async () => {
    const { user } = await open('?type=3&shopTypes=0&status=1&keyword=roles.save')
    expect(await screen.findByText('roles.save', { selector: 'mark' })).toBeInTheDocument()
    expect(screen.queryByText('users.create')).not.toBeInTheDocument()
    await user.type(await screen.findByLabelText('名称、路径或权限标识'), 'xyz{Enter}')
    expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument()
  })

  it('expands the matches and can be collapsed until the next search', async () => {
    await narrowed('roles.save')
    expect(await screen.findByText('roles.save', { selector: 'mark' })).toBeInTheDocument()
    await press('全部收起')
    await waitFor(() => expect(screen.queryByText('roles.save', { selector: 'mark' })).not.toBeInTheDocument())
    expect(rowOf('系统管理')).toHaveAttribute('aria-expanded', 'false')
    await hands.type(await box('名称、路径或权限标识'), '{Backspace}{Enter}')
    expect(await screen.findByText('roles.sav', { selector: 'mark' })).toBeInTheDocument()
  })

  it('lists hidden pages under their group without actions', async () => {
    await open()
    await waitFor(() => rowOf('工作号管理'))
    await hands.click(sure(rowOf('工作号管理').querySelector('.tree-toggle')))
    const row = sure((await screen.findByText('/workNoList/workNoDetail')).closest<HTMLElement>('[role=row]'))
    expect(row).toHaveTextContent('隐藏页面，无需菜单')
    expect(row).toHaveAttribute('data-state', 'muted')
    expect(row.querySelector('button')).toBeNull()
  })

  it('accepts disabling a button whose permission another page shares', async () => {
    await narrowed('phoneProtect.bind')
    const shared = sure(menuRows.find(({ permission }) => permission === 'phoneProtect.bind'))
    await waitFor(() => expect(document.querySelector(`[data-id="${shared.id}"]`)).not.toBeNull())
    await menus.save({ id: shared.id, status: enableStatus.disabled })
    expect(shared.status).toBe(enableStatus.disabled)
  })

  it('disables a node after showing the number of affected roles and deletes it once unused', async () => {
    await narrowed('users.quit')
    const quit = node('办理离职')
    await act(quit.title, '停用')
    expect(await screen.findByText(/^\d+ 个角色将看不到该菜单及其下级$/)).toBeInTheDocument()
    await agree('停用')
    await seesToast(SAVED)
    expect(bodies(menus.save)).toEqual([
      expect.objectContaining({
        id: quit.id,
        status: enableStatus.disabled,
        title: quit.title,
        permission: quit.permission,
        sort: quit.sort,
      }),
    ])
    await act(quit.title, '启用')
    await waitFor(() =>
      expect(bodies(menus.save)[1]).toMatchObject({ id: quit.id, status: enableStatus.enabled, title: quit.title }),
    )
    for (const ids of grants.values()) ids.delete(quit.id)
    await act(quit.title, '停用')
    await agree('停用')
    await act(quit.title, '删除')
    await agree('删除')
    await waitFor(() =>
      expect(received(menus.remove).map(({ path }) => path)).toEqual([`/api-user/menus/delete/${quit.id}`]),
    )
    await waitFor(() => expect(hasButton(`编辑 ${quit.title}`)).toBe(false))
  })

  it('refuses to disable or move its own node without a request', async () => {
    await narrowed('menus.save')
    await act('资源管理', '停用')
    await seesToast('不能停用资源管理自身')
    await act('系统管理', '停用')
    await act('资源管理', '移动到…')
    await seesToast('不能移动资源管理自身')
    expect(bodies(menus.save)).toEqual([])
  })

  it('shows the reason the server refuses a change', async () => {
    const quit = node('办理离职')
    quit.status = enableStatus.disabled
    for (const ids of grants.values()) ids.delete(quit.id)
    await narrowed('users.quit')
    await settled()
    const [ids] = grants.values()
    ids?.add(quit.id)
    await act(quit.title, '删除')
    expect(await screen.findByText('删除后不可恢复')).toBeInTheDocument()
    await agree('删除')
    await seesToast('该资源已授权给1个角色，不能删除')
    const refusal = (call: Promise<unknown>) =>
      call.then(String, (error: unknown) => (error instanceof Error ? error.message : ''))
    expect(await refusal(menus.remove({ id: node('新增用户').id }, { quiet: true }))).toBe('请先停用该资源')
    expect(await refusal(menus.save({ id: node('资源管理').id, parentId: '' }, { quiet: true }))).toBe(
      '不能移动资源管理自身',
    )
    expect(await refusal(menus.save({ id: node('系统管理').id, status: enableStatus.disabled }, { quiet: true }))).toBe(
      '不能停用资源管理自身',
    )
    expect(
      await refusal(menus.save({ id: node('用户管理').id, parentId: node('角色管理').id }, { quiet: true })),
    ).toContain('菜单与外链只能位于顶级或目录之下')
  })

  it('keeps a changed order when the open form is saved', async () => {
    await openConsole(`${PATH}?keyword=users&node=${node('编辑用户').id}`)
    await hands.type(await input('备注'), 'x')
    await act('编辑用户', '上移')
    await press('确定')
    await seesToast(SAVED)
    const moved = node('编辑用户').sort
    await press('保存')
    await waitFor(() =>
      expect(bodies(menus.save).at(-1)).toMatchObject({ id: node('编辑用户').id, remark: textWith(/x$/), sort: moved }),
    )
    expect(node('编辑用户').sort).toBe(moved)
  })

  it('F-217 F-289 moves a row with Alt and an arrow key', async () => {
    await narrowed('users.')
    const update = node('编辑用户')
    await waitFor(() => rowOf('编辑用户'))
    rowOf('编辑用户').focus()
    await hands.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await screen.findByText('确定移动「编辑用户」？')).toBeInTheDocument()
    await press('确定')
    await accepted()
    expect(bodies(menus.save)).toMatchObject([{ id: update.id, parentId: update.parentId, sort: 4, title: '编辑用户' }])
    await waitFor(() => expect(rowOf('编辑用户')).toHaveFocus())
    await settled()
    await hands.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(all('button', '确定')).toEqual([])
  })

  it('moves a row by its handle onto valid rows only, after confirmation', async () => {
    // jsdom has no layout, so rows get their heights here.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const row = this.closest('[role=row]')
      const at = [...document.querySelectorAll('[role=row][data-id]')].findIndex((one) => one === row)
      return new DOMRect(0, Math.max(0, at) * 44, 200, 44)
    })
    await narrowed('users.')
    const middle = (title: string, part = 0.5) => ({
      clientX: 20,
      clientY: [...document.querySelectorAll('[role=row][data-id]')].indexOf(rowOf(title)) * 44 + 44 * part,
    })
    await waitFor(() => rowOf('编辑用户'))
    const pointer = { isPrimary: true, button: 0, pointerId: 1, bubbles: true }
    fireEvent.pointerDown(sure(rowOf('编辑用户').querySelector('.menu-handle')), { ...pointer, ...middle('编辑用户') })
    fireEvent.pointerMove(document, { ...pointer, ...middle('编辑用户', 0.2) })
    fireEvent.pointerMove(document, { ...pointer, ...middle('系统管理') })
    await waitFor(() => expect(rowOf('系统管理')).toHaveAttribute('data-state', 'forbidden'))
    expect(rowOf('用户管理')).not.toHaveAttribute('data-state', 'forbidden')
    fireEvent.pointerMove(document, { ...pointer, ...middle('新增用户', 0.1) })
    await waitFor(() => expect(rowOf('新增用户')).toHaveAttribute('data-state', 'drop-before'))
    fireEvent.pointerUp(document, { ...pointer, ...middle('新增用户', 0.1) })
    await settled()
    expect(await screen.findByText('确定移动「编辑用户」？')).toBeInTheDocument()
    expect(bodies(menus.save)).toEqual([])
    await press('确定')
    await accepted()
    expect(bodies(menus.save)).toMatchObject([{ id: node('编辑用户').id, parentId: node('用户管理').id, sort: 4 }])
  })

  it('moves a node up from its menu and saves only the changed positions', async () => {
    await narrowed('users.')
    const create = node('新增用户')
    const update = node('编辑用户')
    await act(update.title, '上移')
    expect(await screen.findByText('确定移动「编辑用户」？')).toBeInTheDocument()
    await press('确定')
    await accepted()
    expect(bodies(menus.save)).toMatchObject([{ id: update.id, parentId: create.parentId, sort: 4 }])
    expect(node('编辑用户').sort).toBeLessThan(node('新增用户').sort)
  })

  it('moves a node under another parent and offers only valid parents', async () => {
    const { user } = await narrowed('roles.exportList')
    const exporting = node('导出角色')
    await act(exporting.title, '移动到…')
    await user.click(await screen.findByLabelText('上级资源'))
    const top = (await screen.findByText('系统管理', { selector: '.ant-select-tree-title' })).closest(
      '.ant-select-tree-treenode',
    )
    expect(top).toHaveClass('ant-select-tree-treenode-disabled')
    await user.click(await screen.findByText('用户管理', { selector: '.ant-select-tree-title' }))
    await press('确定')
    expect(await screen.findByText('将移动到「用户管理」之下')).toBeInTheDocument()
    await press('确定')
    await accepted()
    expect(bodies(menus.save)).toEqual([expect.objectContaining({ id: exporting.id, parentId: node('用户管理').id })])
  })

  it('F-217 restores and reloads the tree after a failed move', async () => {
    await narrowed('users.')
    control.inject({ path: menus.save.path, kind: 'code', code: 500, message: '保存失败', times: 1 })
    await act('编辑用户', '上移')
    const before = received(menus.list).length
    await press('确定')
    await seesToast('保存失败')
    await settled()
    expect(received(menus.list)).toHaveLength(before + 1)
    const titles = screen.getAllByText(/^(新增|编辑)用户$/).map((one) => one.textContent)
    expect(titles).toEqual(['新增用户', '编辑用户'])
  })

  it('reloads the menus of the signed-in user', async () => {
    await narrowed('home')
    const before = received(menus.getCurrent).length
    await press('重新加载菜单')
    await seesToast('菜单已重新加载')
    expect(received(menus.getCurrent)).toHaveLength(before + 1)
  })

  it('accepts new menus only with code 200', async () => {
    showSidebar()
    await narrowed('home')
    control.inject({ path: menus.getCurrent.path, kind: 'code', code: 201, message: '好', times: 1 })
    await press('重新加载菜单')
    await seesToast('获取菜单失败')
    expect(screen.getByRole('link', { name: '用户管理', hidden: true })).toBeInTheDocument()
  })

  it('finds menus without a page, mismatched titles and empty groups', async () => {
    node('角色管理').title = '角色'
    await open('?keyword=home')
    const shop = { ...node('系统管理'), id: 'X1', title: '空目录', path: '/nowhere', sort: 999 }
    menuRows.push(shop)
    for (const row of menuRows.filter(({ path }) => path === '/system-management/userManagement'))
      row.path = '/system-management/gone'
    node('角色').title = '角色'
    await press('重新加载菜单')
    await seesToast('菜单已重新加载')
    await press('路由检查')
    const section = async (head: RegExp) => sure((await screen.findByText(head)).closest('section'))
    expect(await section(/^没有对应页面的菜单 \(2\)$/)).toHaveTextContent('空目录')
    expect(await section(/^名称不一致 \(1\)$/)).toHaveTextContent('→ 角色管理')
    expect(await section(/^没有下级的目录 \(1\)$/)).toHaveTextContent('空目录')
    await tick('/system-management/userManagement')
    await press('创建所选（1）')
    expect(await screen.findByText('同级下名称已存在')).toBeInTheDocument()
    await waitFor(() => expect(hasButton('创建所选（0）')).toBe(true))
  })

  it('creates menus for pages without one and shows each result', async () => {
    const page = node('角色管理')
    const { user } = await (async () => {
      const opened = await open('?keyword=home')
      for (const row of menuRows.filter((one) => one.parentId === page.id || one.id === page.id))
        menuRows.splice(menuRows.indexOf(row), 1)
      await press('重置')
      await press('重新加载菜单')
      await seesToast('菜单已重新加载')
      return opened
    })()
    await press('路由检查')
    await user.click(await screen.findByLabelText('/system-management/roleManagement'))
    await press('创建所选（1）')
    expect(await screen.findByText('已创建')).toBeInTheDocument()
    expect(bodies(menus.save)).toEqual([
      {
        type: menuType.page,
        parentId: node('系统管理').id,
        title: '角色管理',
        path: '/system-management/roleManagement',
        icon: 'TeamOutlined',
        shopTypes: node('系统管理').shopTypes,
        hidden: 0,
        status: enableStatus.enabled,
      },
    ])
  })
})

describe('menu form', () => {
  it('saves a page with the fields of its type and names when it takes effect', { tags: ['core'] }, async () => {
    const users = node('用户管理')
    await open(`?keyword=userManagement&node=${users.id}`)
    await clear('名称')
    await type('名称', ' 账号管理 ')
    await press('保存')
    await seesToast(SAVED)
    expect(bodies(menus.save)).toEqual([
      {
        id: users.id,
        type: menuType.page,
        parentId: users.parentId,
        title: '账号管理',
        path: users.path,
        url: '',
        permission: '',
        icon: users.icon,
        shopTypes: users.shopTypes,
        hidden: 0,
        sort: users.sort,
        status: enableStatus.enabled,
        remark: '',
      },
    ])
    await waitFor(() => expect(screen.getByText('编辑「账号管理」')).toBeInTheDocument())
  })

  it('adds a button below a page and rejects a duplicate name or permission', async () => {
    const page = node('角色管理')
    await narrowed('roleManagement')
    await act(page.title, '新增下级')
    await waitFor(() => expect(location.search).toContain(`add=3&under=${page.id}`))
    await type('名称', '保存角色')
    await type('权限标识', 'roles.save')
    await press('保存')
    expect(await under('同级下名称已存在')).toBeInTheDocument()
    expect(await under('权限标识已存在')).toBeInTheDocument()
    await type('名称', '二')
    await type('权限标识', 'Twice')
    await press('保存')
    await accepted()
    expect(bodies(menus.save)).toEqual([
      expect.objectContaining({
        type: menuType.button,
        parentId: page.id,
        title: '保存角色二',
        permission: 'roles.saveTwice',
        path: '',
        shopTypes: page.shopTypes,
      }),
    ])
    await waitFor(() => expect(location.search).toContain('node=1999'))
  })

  it('creates a group, warns of an unknown path and rejects an invalid one', async () => {
    await narrowed('home')
    await press('新增目录')
    await type('名称', '新目录')
    await type('路由地址', 'no slash')
    await press('保存')
    expect(await under('路由地址须以/开头，且不含空格和中文')).toBeInTheDocument()
    await clear('路由地址')
    await type('路由地址', '/nowhere')
    expect(await screen.findByText('系统中没有该页面')).toBeInTheDocument()
    await press('保存')
    expect(await under('请选择可授权门店类型')).toBeInTheDocument()
    await tick('总部与大区')
    await press('保存')
    await accepted()
    expect(bodies(menus.save)).toEqual([
      expect.objectContaining({
        type: menuType.group,
        parentId: '',
        title: '新目录',
        path: '/nowhere',
        shopTypes: [shopType.headquarters],
      }),
    ])
  })

  it('creates an external link and requires an http address', async () => {
    await narrowed('home')
    await press('新增目录')
    await choose('类型', '外链')
    await waitFor(() => expect(document.querySelector('.ant-form [id$=_path]')).toBeNull())
    await choose('上级资源', '系统管理')
    await type('名称', '帮助')
    await type('外链地址', 'ftp://help')
    await tick('总部与大区')
    await press('保存')
    expect(await under('请输入以http或https开头的链接')).toBeInTheDocument()
    await clear('外链地址')
    await type('外链地址', 'https://help.example.com')
    await press('保存')
    await accepted()
    expect(bodies(menus.save)).toEqual([
      expect.objectContaining({
        type: menuType.link,
        parentId: node('系统管理').id,
        title: '帮助',
        url: 'https://help.example.com',
        path: '',
        icon: '',
        permission: '',
      }),
    ])
  })

  it('shows a server error under its field and keeps the input', async () => {
    await open(`?keyword=userManagement&node=${node('用户管理').id}`)
    control.inject({
      path: menus.save.path,
      kind: 'raw',
      body: JSON.stringify({ code: 400, message: '同级下名称已存在', errors: { title: '同级下名称已存在' } }),
      times: 1,
    })
    await type('名称', '二')
    await press('保存')
    expect(await under('同级下名称已存在')).toBeInTheDocument()
    expect(await input('名称')).toHaveValue('用户管理二')
  })

  it('rejects disabling its own page and asks for confirmation before discarding changes', async () => {
    await open(`?keyword=userManagement&node=${node('资源管理').id}`)
    await tick('停用')
    await press('保存')
    expect(await under('不能停用资源管理自身')).toBeInTheDocument()
    expect(bodies(menus.save)).toEqual([])
    await act('用户管理', '编辑')
    expect(await screen.findByText('内容未保存，确定离开？')).toBeInTheDocument()
    await press('放弃修改')
    await waitFor(() => expect(location.search).toContain(`node=${node('用户管理').id}`))
  })

  it('chooses an icon by name and clears it', async () => {
    const users = node('用户管理')
    const { user } = await open(`?keyword=userManagement&node=${users.id}`)
    await press('图标')
    await user.type(await screen.findByLabelText('搜索图标名称'), 'rocket')
    await press('RocketOutlined')
    await press('保存')
    await waitFor(() => expect(bodies(menus.save)).toEqual([expect.objectContaining({ icon: 'RocketOutlined' })]))
    await press('清除图标')
    await press('保存')
    await waitFor(() => expect(bodies(menus.save)[1]).toMatchObject({ icon: '' }))
  })

  it('is resized by keyboard and remembers its width', async () => {
    await open(`?keyword=userManagement&node=${node('用户管理').id}`)
    const bar = await screen.findByLabelText('调整表单宽度')
    expect(bar).toHaveAttribute('aria-valuenow', '480')
    fireEvent.keyDown(bar, { key: 'ArrowLeft' })
    await settled()
    expect(bar).toHaveAttribute('aria-valuenow', '500')
    expect(JSON.parse(localStorage.getItem('split:menus') ?? '{}')).toEqual({ value: 500 })
  })
})

describe('dictionary viewer', () => {
  it('shows the types and values of the lead service with description and H5 view', async () => {
    const { user } = await open('?tab=dict')
    await user.click(await screen.findByText('线索等级'))
    expect(await screen.findByText('H级（7天）')).toBeInTheDocument()
    expect(await screen.findByText('按预计购车时间划分，决定跟进间隔')).toBeInTheDocument()
    expect(received(dictionaries.list)).toHaveLength(1)
    expect(queries(dictionaries.listByParentCode)).toEqual([{ parentCode: 'CLUE_LEVEL' }])
    expect(queries(dictionaries.getDesc)).toEqual([{ parentCode: 'CLUE_LEVEL' }])
    await user.click(await screen.findByLabelText('H5视图'))
    await waitFor(() => expect(queries(dictionaries.listByParentCodeH5)).toEqual([{ parentCode: 'CLUE_LEVEL' }]))
    expect(location.search).toContain('h5Flag=1')
  })

  it('clears the chosen dictionary when the service changes', async () => {
    const { user } = await open('?tab=dict&parentCode=CLUE_LEVEL&h5Flag=1')
    expect(await screen.findByLabelText('H5视图')).toBeInTheDocument()
    await user.click(await screen.findByText('商城字典'))
    expect(await screen.findByText('请选择左侧的字典类型')).toBeInTheDocument()
    expect(location.search).not.toMatch(/parentCode|h5Flag/)
    expect(screen.queryByLabelText('H5视图')).not.toBeInTheDocument()
    await user.click(await screen.findByText('goodsUnit'))
    expect(await screen.findByRole('columnheader', { name: 'H5可见', hidden: true })).toBeInTheDocument()
  })

  it('opens two levels in the points service', async () => {
    const { user } = await open('?tab=dict&source=points')
    await user.click(await screen.findByText('积分变动类型'))
    await press('查看下级 获得')
    expect(await screen.findByText('任务获得')).toBeInTheDocument()
    expect(received(dictionaries.getByCode).map(({ path }) => path)).toContain(
      '/api-integral/Dictionary/getByCode/POINT_CHANGE_TYPE',
    )
    expect(received(dictionaries.getByCodeAndParent).map(({ path }) => path)).toEqual([
      '/api-integral/Dictionary/getByCode/POINT_CHANGE_TYPE/EARN',
    ])
  })

  it('requests the shop service by POST and reports an unknown code', async () => {
    const { user } = await open('?tab=dict&source=commodity&parentCode=goodsUnit')
    expect(await screen.findByText('件')).toBeInTheDocument()
    await waitFor(() =>
      expect(bodies(dictionaries.listCommodityTypes)).toEqual(expect.arrayContaining([{}, { type: 'goodsUnit' }])),
    )
    await settled()
    await user.type(await screen.findByLabelText('搜索或输入字典编码'), 'nothing{Enter}')
    expect(await screen.findByText('未找到该字典')).toBeInTheDocument()
    expect(screen.queryByText('件')).not.toBeInTheDocument()
  })
})
