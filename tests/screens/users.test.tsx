// @module-tag system
import { screen, waitFor, within } from '@testing-library/react'
import { utils, write } from '@e965/xlsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import {
  dealerStatus,
  dealerType,
  enableStatus,
  shopType as shopCodes,
  staffPost,
  staffStatus,
  userStatus,
} from '@/entities/shared/enums'
import { prop } from '@/lib/json'
import { useIdentity } from '@/session/identity'
import { openLeadsOfUser } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import { agree, bodies, button, dialog, settled } from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { takeSaved } from '../saved'

const PATH = '/system-management/userManagement'
type Row = (typeof org.users)[number]

const need = <T,>(thing: T | null | undefined): T => {
  if (thing === null || thing === undefined) throw new Error('the demo or the page lacks what this test is about')
  return thing
}
const account = (fits: (row: Row) => boolean): Row => need(org.users.find(fits))
const named = (username: string) => account((row) => row.username === username)
const plainHq = () =>
  account(
    (row) =>
      row.dealerType === dealerType.headquarters &&
      row.status === userStatus.active &&
      !row.username.includes('_') &&
      row.username !== 'superadmin',
  )
const now = (row: Row): Row => account(({ id }) => id === row.id)

/** User events without the pointer-events check, which takes jsdom seconds on a whole console. */
const hands = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
const openMode = (mode: string, row: Row, part = '') =>
  open(`?mode=${mode}&record=${row.id}&status=3&keyword=none${part && `&part=${part}`}`)
const fits = (name: string | RegExp, text: string) => (typeof name === 'string' ? text === name : name.test(text))
const shown = (element: HTMLElement) => !element.closest('[aria-hidden=true], .ant-tabs-content-hidden, [hidden]')
const nameOf = (element: HTMLElement) => {
  const label =
    element.getAttribute('aria-label') ??
    (element.id && document.querySelector(`label[for="${element.id}"]`)?.textContent) ??
    ''
  return (label || (element.closest('label') ?? element).textContent).trim()
}
const all = (selector: string, name: string | RegExp, root: ParentNode = document) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => fits(name, nameOf(element)) && shown(element))
const find = (selector: string, name: string | RegExp) =>
  waitFor(() => {
    const hit = all(selector, name).at(-1)
    if (!hit)
      throw new Error(
        `nothing named ${String(name)} among ${[...document.querySelectorAll<HTMLElement>(selector)].map(nameOf).join(' | ')}`,
      )
    return hit
  })
const press = async (name: string | RegExp) => hands.click(await find('button:not(:disabled, .ant-btn-loading)', name))
const tick = async (name: string | RegExp) => hands.click(await find('input[type=checkbox]', name))
const pick = async (name: string) => hands.click(await find('.ant-drawer input[type=radio]', name))
const turn = async (name: string) => hands.click(await find('[role=tab]', name))
const box = (name: string | RegExp) =>
  find('input:not([type=radio], [type=checkbox]), textarea', name) as Promise<HTMLInputElement> // The selector matches inputs only.
const fill = async (name: string | RegExp, text: string) => {
  const input = await box(name)
  await hands.clear(input)
  await hands.click(input)
  await hands.paste(text)
  return input
}
const sees = (text: string | RegExp) => screen.findByText(text)
const sent = (call: Parameters<typeof received>[0], times = 1) =>
  waitFor(() => expect(received(call).length).toBeGreaterThanOrEqual(times))
const told = (text: string) => waitFor(() => expect(toasts()).toContain(text))

const choose = async (label: string, option: string | RegExp, typed?: string) => {
  const input = await find('input[role=combobox]', label)
  await hands.click(input)
  if (typed) await hands.paste(typed)
  const selector = '.ant-select-item-option, .ant-select-tree-title'
  const hit = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].findLast(({ textContent }) =>
      fits(option, textContent),
    )
    if (!found)
      throw new Error(
        `no option ${String(option)} among ${[...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' | ')}`,
      )
    return found
  })
  await hands.click(hit)
}

const rowOf = async (row: Row) => {
  const cell = await screen.findByText(row.username, { selector: '.data-cell, .data-cell *' })
  return need(cell.closest<HTMLElement>('.data-row'))
}
const act = async (row: Row, action: string) => {
  const line = await rowOf(row)
  const inSight = all('button', `${action} ${row.nickname}`, line)[0]
  if (inSight) return hands.click(inSight)
  await hands.click(need(all('button', /^更多 /, line)[0]))
  await hands.click(await find('[role=menuitem]', action))
}
const byKeyword = (row: Row) => `?keyword=${row.username}&status=`

describe('account list', () => {
  it('requests accounts that have not left, newest first', async () => {
    await open()
    await sent(users.list)
    expect(bodies(users.list)[0]).toEqual({
      status: [1, 0, 2],
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: 1,
      pageSize: 20,
    })
  })

  it('sends a trimmed keyword on Enter and keeps it in the address', async () => {
    await open('?size=10')
    await hands.type(await fill('姓名、账号或手机号', ' dealer01 '), '{Enter}')
    await waitFor(() => expect(bodies(users.list).at(-1)).toMatchObject({ keyword: 'dealer01', pageNo: 1 }))
    await rowOf(named('dealer01'))
    expect(location.search).toContain('keyword=dealer01')
  })

  it('filters by level, role, post, status and creation date from the address', async () => {
    await open('?dealerType=3&roles=1,2&post=11,13&status=1&createTime=2024-01-01~2024-12-31&page=1&size=50')
    await sent(users.list)
    expect(bodies(users.list)[0]).toEqual({
      dealerType: dealerType.dealer,
      roles: ['1', '2'],
      post: [staffPost.generalManager, staffPost.salesConsultant],
      status: [1],
      createTimeStart: '2024-01-01 00:00:00',
      createTimeEnd: '2024-12-31 23:59:59',
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: 1,
      pageSize: 50,
    })
  })

  it('hides the organisation filters from a dealer', async () => {
    await open('?size=10', 'dealer01')
    await find('input[role=combobox]', '角色')
    for (const label of ['所属经销商', '所属部门']) expect(all('input[role=combobox]', label)).toEqual([])
    expect(document.querySelector('[aria-label=机构类型]')).toBeNull()
  })

  it('marks the own account and hides disabling, leaving and password reset for it', async () => {
    const row = named('superadmin')
    await open(byKeyword(row))
    const line = await rowOf(row)
    expect(within(line).getByText('我的账号')).toBeInTheDocument()
    await hands.click(need(all('button', /^更多 /, line)[0]))
    await find('[role=menuitem]', '修改密码')
    for (const never of ['停用', '办理离职', '重置密码']) expect(all('[role=menuitem]', never)).toEqual([])
  })

  it('exports the last search without paging', async () => {
    takeSaved()
    await open('?keyword=dealer01&status=1,0')
    await rowOf(named('dealer01'))
    await press('导出')
    await sent(users.exportList)
    expect(received(users.exportList)[0]?.query).toMatchObject({ keyword: 'dealer01', sortField: 'createTime' })
    expect(received(users.exportList)[0]?.query).not.toHaveProperty('pageNo')
  })

  it('validates the cells of a sheet and shows the values of a failed row', async () => {
    await open('?keyword=none')
    await press('导入')
    const head = ['账号', '姓名', '手机号', '机构类型', '经销商代码', '角色编码', '岗位']
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([head, ['wang.wu', '', '123', '火星', '', 'HQ_ADMIN', '销售顾问']]),
      '数据',
    )
    const bytes: ArrayBuffer = write(book, { bookType: 'xlsx', type: 'array' })
    await sees(/点击选择/)
    await hands.upload(
      need(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')),
      new File([bytes], 'users.xlsx'),
    )
    await sees('3 个单元格不符合要求，所在行将导入失败')
    await sees('无法识别「火星」')
    await press('开始导入')
    await sees(/共 1 行，成功 0 行，失败 1 行/)
    await sees('wang.wu · 123 · 火星')
  })

  it('reports duplicate rows and imports only the valid ones with their original numbers', async () => {
    await open('?keyword=none')
    await press('导入')
    const head = ['账号', '姓名', '手机号', '机构类型', '经销商代码', '角色编码', '岗位']
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        head,
        ['wang.wu', '王五', '123', '总部', '', 'HQ_ADMIN', ''],
        ['superadmin', '张三', '13800001111', '总部', '', 'HQ_ADMIN', ''],
        ['li.si.new', '李四', '13800001112', '总部', '', 'HQ_ADMIN', ''],
        ['LI.SI.NEW', '李四', '13800001113', '总部', '', 'HQ_ADMIN', ''],
      ]),
      '数据',
    )
    const bytes: ArrayBuffer = write(book, { bookType: 'xlsx', type: 'array' })
    await sees(/点击选择/)
    await hands.upload(
      need(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')),
      new File([bytes], 'users.xlsx'),
    )
    await sees('2 个单元格不符合要求，所在行将导入失败')
    await sees('与第 4 行重复')
    await press('只导入合格的 2 行')
    await sees(/共 2 行，成功 1 行，失败 1 行/)
    expect(received(users.importFile)).toHaveLength(1)
    expect(received(users.importFile)[0]?.form).toMatchObject([['file', { name: 'users.xlsx' }]])
    const failed = need(document.querySelector('.ant-modal .ant-table-tbody tr.ant-table-row'))
    expect([...failed.querySelectorAll('td')].map(({ textContent }) => textContent).slice(0, 2)).toEqual(['3', '账号'])
    await sees('superadmin · 张三 · 13800001111')
  })

  it('blocks an import without valid rows', async () => {
    await open('?keyword=none')
    await press('导入')
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['账号', '姓名', '手机号', '机构类型', '经销商代码', '角色编码', '岗位'],
        ['wang.wu', '', '13800001111', '总部', '', 'HQ_ADMIN', ''],
      ]),
      '数据',
    )
    const bytes: ArrayBuffer = write(book, { bookType: 'xlsx', type: 'array' })
    await sees(/点击选择/)
    await hands.upload(
      need(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')),
      new File([bytes], 'users.xlsx'),
    )
    expect(await button('只导入合格的 0 行')).toBeDisabled()
    await press('重新选择')
    await sees(/点击选择/)
    // The check of a file may end after its dialog was closed.
    let end: (read: ArrayBuffer) => void = () => {}
    const slow = new File([bytes], 'slow.xlsx')
    const reading = new Promise<ArrayBuffer>((resolve) => {
      end = resolve
    })
    slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => reading })
    await hands.upload(need(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')), slow)
    await sees('slow.xlsx')
    await hands.keyboard('{Escape}')
    await press('导入')
    end(bytes)
    await settled()
    await sees(/点击选择/)
    expect(all('button', '重新选择')).toEqual([])
    expect(received(users.importFile)).toEqual([])
  })

  it('imports an xls sheet and counts the failed rows', async () => {
    await open('?keyword=none')
    await press('导入')
    const head = ['账号', '姓名', '手机号', '机构类型', '经销商代码', '角色编码', '岗位']
    const sheet = utils.aoa_to_sheet([head, ['superadmin', '张三', '13800001111', '总部', '', 'HQ_ADMIN', '']])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '数据')
    const bytes: ArrayBuffer = write(book, { bookType: 'xls', type: 'array' })
    await sees(/点击选择/)
    await hands.upload(
      need(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')),
      new File([bytes], 'users.xls'),
    )
    await press('开始导入')
    await sees(/共 1 行，成功 0 行，失败 1 行/)
    expect(received(users.importFile)[0]?.form).toMatchObject([['file', { name: 'users.xls' }]])
  })
})

describe('account list actions', () => {
  it('disables an account after confirmation', async () => {
    const row = plainHq()
    await open(byKeyword(row))
    await act(row, '停用')
    await sees(`确定停用「${row.nickname}」？`)
    await sees('停用后该账号将无法登录')
    await press('停用')
    await told('已停用')
    expect(bodies(users.update)).toEqual([{ id: row.id, status: userStatus.disabled }])
    expect(now(row).status).toBe(userStatus.disabled)
  })

  it('enables an account without confirmation', async () => {
    const row = account(({ status }) => status === userStatus.disabled)
    await open(byKeyword(row))
    await act(row, '启用')
    await told('已启用')
    expect(bodies(users.update)).toEqual([{ id: row.id, status: userStatus.active }])
  })

  it('keeps the last rows when a newer search fails', async () => {
    const { user } = await open('?keyword=dealer01&status=')
    await rowOf(named('dealer01'))
    control.inject({ path: users.list.path, kind: 'code', code: 500, message: '稍后再试', times: 9 })
    await user.type(await find('input', /姓名|账号/), 'x{Enter}')
    await sees('加载失败')
    expect(await rowOf(named('dealer01'))).toBeInTheDocument()
    control.lift()
  })

  it('asks for confirmation before an export that ignores the selected rows', async () => {
    takeSaved()
    await open()
    await settled()
    for (const tickBox of all('[role=row] input[type=checkbox]', /^选择「/).slice(0, 2)) await hands.click(tickBox)
    await press('导出')
    expect(await dialog(/导出全部 \d+ 条筛选结果/)).toHaveTextContent('不只是已选的 2 条')
    await press('取消')
    expect(received(users.exportList)).toEqual([])
    await press('导出')
    await press('导出全部')
    await sent(users.exportList)
  })

  it('unlocks an account without confirmation', async () => {
    const row = account(({ status }) => status === userStatus.locked)
    await open(byKeyword(row))
    await act(row, '解锁')
    await told('已解锁')
    expect(bodies(users.update)).toEqual([{ id: row.id, status: userStatus.active }])
  })

  it('reports the accounts rejected in bulk and retries them', async () => {
    const row = plainHq()
    await open(byKeyword(row))
    await tick(`选择「${row.nickname}」`)
    control.inject({ path: users.update.path, kind: 'code', code: 409, message: '稍后再试', times: 1 })
    await press('停用')
    await agree('停用')
    await sees('稍后再试')
    expect(toasts()).toEqual([])
    await press('重试失败的 1 条')
    await sees('成功 1 条，失败 0 条')
    expect(bodies(users.update)).toEqual([
      { id: row.id, status: userStatus.disabled },
      { id: row.id, status: userStatus.disabled },
    ])
  })
})

describe('account form', () => {
  it('creates a headquarters account with a generated password and linked dealers', async () => {
    await open('?keyword=none')
    await press(/新增用户/)
    await fill('姓名', '王小明')
    await fill('登录账号', 'wang.xiaoming')
    await press('随机生成')
    const password = (await box('密码')).value
    await fill('手机号', '139 1234 5001')
    await hands.tab()
    await sent(users.findByPhone)
    expect(bodies(users.findByPhone)[0]).toMatchObject({ phone: '13912345001' })
    await turn('机构与角色')
    await pick('总部')
    await choose('所属部门', '市场部')
    await sent(roles.listByShopType)
    expect(received(roles.listByShopType)[0]?.query).toMatchObject({ shopType: String(shopCodes.headquarters) })
    const role = need(
      org.roles.find(
        ({ shopTypes, status, menuPaths }) =>
          shopTypes.includes(0) && status === enableStatus.enabled && menuPaths !== '*',
      ),
    )
    await choose('角色', role.roleName)
    await turn('关联经销商')
    await tick(/D00001/)
    await press('保存')
    await told('已新增')
    const { id: deptId } = need(org.departments.find(({ deptName }) => deptName === '市场部'))
    expect(bodies(users.create)).toEqual([
      {
        headImgUrl: '',
        nickname: '王小明',
        username: 'wang.xiaoming',
        phone: '13912345001',
        email: '',
        employeeNo: '',
        dealerType: dealerType.headquarters,
        deptId,
        dealerCode: '',
        roles: [role.id],
        remark: '',
        password,
      },
    ])
    expect(bodies(users.saveRelatedDealers)).toEqual([{ userId: named('wang.xiaoming').id, dealerCodes: ['D00001'] }])
    await waitFor(() => expect(location.search).not.toContain('mode='))
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(password)
  })

  it('marks invalid fields and their tabs without sending anything', async () => {
    await open('?keyword=none')
    await press(/新增用户/)
    await fill('登录账号', 'Admin')
    await press('保存')
    await sees('请输入姓名')
    await sees('该账号为系统保留账号')
    await find('[role=tab]', /机构与角色/)
    expect(document.querySelectorAll('.tab-fault')).toHaveLength(2)
    expect(received(users.create)).toEqual([])
  })

  it('opens the tab of a field rejected by the server and keeps the input', async () => {
    const row = plainHq()
    await openMode('edit', row, 'organisation')
    const body = JSON.stringify({ code: 400, message: '手机号已被张三使用', errors: { phone: '手机号已被张三使用' } })
    control.inject({ path: users.update.path, kind: 'raw', body, times: 1 })
    await find('.ant-drawer input[role=combobox]', '所属部门')
    await press('保存')
    await waitFor(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent('手机号已被张三使用'),
    )
    expect(await find('[role=tab]', /基本信息/)).toHaveAttribute('aria-selected', 'true')
    expect(await box('手机号')).toHaveValue(row.phone)
  })

  it('saves changes with a read-only username', { tags: ['core'] }, async () => {
    const row = plainHq()
    await openMode('edit', row)
    expect(await box('登录账号')).toHaveAttribute('readonly')
    await fill('姓名', '新名字')
    await press('保存')
    await told('已保存')
    expect(bodies(users.update)).toMatchObject([
      {
        id: row.id,
        username: row.username,
        nickname: '新名字',
        phone: row.phone,
        deptId: row.deptId,
        roles: row.roleIds,
      },
    ])
    expect(received(users.saveRelatedDealers)).toEqual([])
    expect(now(row).nickname).toBe('新名字')
  })

  const SHAPES: Record<string, (id: string, roleName: string) => unknown> = {
    'records of their own keys': (roleId, roleName) => ({ roleId, roleName }),
    'code and name': (code, name) => ({ code, name }),
    'value and label': (value, label) => ({ value, label }),
    'ids that are numbers': Number,
    ids: (id) => id,
    names: (_, roleName) => roleName,
    'names in records': (_, roleName) => ({ roleName }),
  }
  it.each(Object.keys(SHAPES))('sends the role ids of an account whose roles arrive as %s', async (shape) => {
    const row = plainHq()
    const shaped = need(SHAPES[shape])
    const data = row.roleIds.map((id) => shaped(id, need(org.roles.find((role) => role.id === id)).roleName))
    control.inject({ path: roles.listByUser.path, kind: 'code', code: 200, data })
    await openMode('edit', row)
    await fill('姓名', '新名字')
    await press('保存')
    await told('已保存')
    expect(bodies(users.update)).toMatchObject([{ nickname: '新名字', roles: row.roleIds }])
  })

  it('leaves the roles unchanged when a role name is unknown', async () => {
    const row = plainHq()
    const before = [...row.roleIds]
    control.inject({ path: roles.listByUser.path, kind: 'code', code: 200, data: ['没有的角色'] })
    await openMode('edit', row, 'organisation')
    await sees('部分角色无法识别，暂不能修改，保存时保持不变')
    expect(await find('.ant-drawer input[role=combobox]', '角色')).toBeDisabled()
    expect(document.querySelector('.ant-drawer')).toHaveTextContent('没有的角色')
    await turn('基本信息')
    await fill('姓名', '新名字')
    await press('保存')
    await told('已保存')
    expect(Object.keys(bodies(users.update)[0] ?? {})).not.toContain('roles')
    expect(now(row).roleIds).toEqual(before)
  })

  it('asks for confirmation before another level clears department, dealer and roles', async () => {
    await openMode('edit', plainHq(), 'organisation')
    await pick('二级经销商')
    await sees('已选的部门、经销商和角色将被清空')
    await press('确定')
    await find('.ant-drawer input[role=combobox]', '所属经销商')
    await press('保存')
    await sees('请选择所属经销商')
    await sees('请选择角色')
    expect(received(users.update)).toEqual([])
  })

  it('stays open and retries only the linked dealers when those failed', async () => {
    const row = plainHq()
    now(row).relatedDealerCodes = ['D00009']
    await openMode('edit', row, 'dealers')
    await tick(/D00005/)
    control.inject({ path: users.saveRelatedDealers.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await press('保存')
    await sees('基本信息已保存，关联经销商保存失败')
    await sees('服务繁忙')
    await press('重试')
    await told('已保存')
    expect(received(users.update)).toHaveLength(1)
    expect(bodies(users.saveRelatedDealers)).toEqual(
      Array.from({ length: 2 }, () => ({ userId: row.id, dealerCodes: ['D00009', 'D00005'] })),
    )
  })

  it('disables changes to the own organisation and roles', async () => {
    await openMode('edit', named('superadmin'), 'organisation')
    await sees('不能修改自己的机构和角色')
    expect(await find('.ant-drawer input[role=combobox]', '所属部门')).toBeDisabled()
    expect(await find('.ant-drawer input[role=combobox]', '角色')).toBeDisabled()
  })

  it('restricts a dealer to its own dealer and roles', async () => {
    await open('?keyword=none', 'dealer01')
    await press(/新增用户/)
    await turn('机构与角色')
    expect(await find('.ant-drawer input[role=combobox]', '所属经销商')).toBeDisabled()
    expect(all('.ant-drawer input[type=radio]', /./).map(nameOf)).toEqual(['一级经销商'])
    await sent(roles.listByShopType)
    expect(received(roles.listByShopType)[0]?.query).toMatchObject({ shopType: String(shopCodes.dealership) })
    await turn('关联经销商')
    await sees(/无需关联经销商/)
  })
})

describe('linked dealers', () => {
  it('R-PERM-02 accept pasted codes and report the unknown ones', async () => {
    const row = plainHq()
    now(row).relatedDealerCodes = []
    await openMode('dealers', row)
    await press('批量粘贴代码')
    await fill(/粘贴多个经销商代码/, 'd00002, D00003 X99999')
    await press('添加 3 个代码')
    await sees('以下 1 个代码不存在或不在可选范围内')
    expect(document.querySelector('.ant-alert-description')).toHaveTextContent('X99999')
    await press(/^关\s?闭$/)
    await sees('已选 2 家经销商')
    await press('保存')
    await told('关联经销商已保存')
    expect(bodies(users.saveRelatedDealers)).toEqual([{ userId: row.id, dealerCodes: ['D00002', 'D00003'] }])
  })

  it('may be removed while all those of a sales area are loaded', async () => {
    const row = account(({ dealerType: type, status }) => type === dealerType.area && status === userStatus.active)
    const outside = need(org.dealers.find(({ areaName }) => areaName !== row.areaName))
    now(row).relatedDealerCodes = [outside.dealerCode]
    await openMode('dealers', row)
    await sees('已选 1 家经销商')
    control.inject({ path: dealers.list.path, kind: 'slow', delay: 300, times: 1 })
    await hands.click(await find('[role=switch]', '本大区全部经销商'))
    await sent(dealers.list, 2)
    await hands.click(await find('button', `移除「${outside.dealerName}」`))
    await settled()
    await press('保存')
    await told('关联经销商已保存')
    const [saved] = bodies(users.saveRelatedDealers)
    expect(prop(saved, 'dealerCodes')).toContain(
      org.dealers.find(({ areaName }) => areaName === row.areaName)?.dealerCode,
    )
    expect(prop(saved, 'dealerCodes')).not.toContain(outside.dealerCode)
  })

  it('are added in bulk to the existing ones', async () => {
    const row = plainHq()
    now(row).relatedDealerCodes = ['D00009']
    await open(byKeyword(row))
    await tick(`选择「${row.nickname}」`)
    await press('添加关联经销商')
    await tick(/D00001/)
    await press('添加到 1 个账号')
    await sees('成功 1 条，失败 0 条')
    expect(bodies(users.saveRelatedDealers)).toEqual([{ userId: row.id, dealerCodes: ['D00009', 'D00001'] }])
  })
})

describe('password reset of another account', () => {
  it('R-VAL-01 R-VAL-02 rejects a weak password and offers a generated one to copy', async () => {
    const row = plainHq()
    await openMode('password', row)
    const input = await fill('新密码', '密码12345678!')
    await press('重置密码')
    await sees('密码不能包含中文')
    await press('随机生成')
    const made = input.value
    expect(made).toMatch(/^[^0OoIl1]{12}$/)
    await press('重置密码')
    await sees(/仅在此显示一次/)
    expect(bodies(users.update)).toEqual([{ id: row.id, password: made }])
    expect(document.body.outerHTML).not.toContain(made)
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press('复制密码')
    expect(writeText).toHaveBeenCalledWith(made)
  })
})

describe('account panel beside the list', () => {
  it('moves to the previous and next account and copies its link', async () => {
    await open()
    const id = () => new URLSearchParams(location.search).get('record')
    await hands.click(await waitFor(() => need(document.querySelector('.data-row .cell-link'))))
    await waitFor(() => expect(id()).not.toBeNull())
    const first = id()
    expect(await find('button', '上一条')).toBeDisabled()
    await press('下一条')
    await waitFor(() => expect(id()).not.toBe(first))
    await waitFor(() =>
      expect(document.querySelector('.ant-drawer-open')).toHaveTextContent(account((row) => row.id === id()).nickname),
    )
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press('复制链接')
    expect(writeText).toHaveBeenCalledWith(location.href)
    await press('上一条')
    await waitFor(() => expect(id()).toBe(first))
  })
})

describe('leaving and rehiring', () => {
  it('requires a successor for open leads before leaving', async () => {
    const row = account(
      (one) =>
        one.post === staffPost.salesConsultant && one.status === staffStatus.active && openLeadsOfUser(one.id) > 0,
    )
    const heir = account(
      (one) =>
        one.dealerCode === row.dealerCode &&
        one.status === userStatus.active &&
        one.id !== row.id &&
        one.parentId === '',
    )
    await openMode('quit', row)
    await press('办理离职')
    await waitFor(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent(
        /该用户尚有\d+条未完结线索，请先转移/,
      ),
    )
    await choose('交接人', new RegExp(`\\(${heir.username}\\)`))
    await press('办理离职')
    await told('已办理离职')
    expect(bodies(users.quit)).toEqual([{ id: row.id }, { id: row.id, heirId: heir.id }])
    expect(now(row).status).toBe(userStatus.left)
  })

  it('sends the newly chosen organisation, roles and password when rehiring', async () => {
    const row = account(
      (one) => one.status === userStatus.left && one.dealerType === dealerType.dealer && one.parentId === '',
    )
    const dealer = need(
      org.dealers.find(({ status, shopType }) => status === dealerStatus.open && shopType === shopCodes.dealership),
    )
    const role = need(
      org.roles.find(({ shopTypes, status }) => shopTypes.includes(1) && status === enableStatus.enabled),
    )
    await openMode('rehire', row)
    await find('.ant-drawer input[role=combobox]', '所属经销商')
    await choose('所属经销商', new RegExp(dealer.dealerCode), dealer.dealerCode)
    await sent(roles.listByShopType)
    await choose('角色', role.roleName)
    await press('随机生成')
    const password = (await box('密码')).value
    await press('重新入职')
    await told('已重新入职')
    expect(bodies(users.update)).toMatchObject([
      {
        id: row.id,
        status: userStatus.active,
        dealerType: dealerType.dealer,
        dealerCode: dealer.dealerCode,
        roles: [role.id],
        password,
      },
    ])
    expect(now(row).status).toBe(userStatus.active)
  })
})

describe('child accounts', () => {
  it('save each change of order at once', async () => {
    const row = named('dealer01')
    const [a, b] = row.childAccountIds
    await openMode('edit', row, 'children')
    await sees('dealer01_sale')
    await hands.click(need(all('button', /^下移/)[0]))
    await told('顺序已保存')
    expect(bodies(users.update)).toEqual([{ id: row.id, childAccounts: [b, a] }])
  })

  it('are detached after confirmation', async () => {
    const child = named('dealer01_sale')
    await openMode('edit', named('dealer01'), 'children')
    await sees('dealer01_sale')
    await hands.click(need(all('.ant-drawer button', /^更多 /)[0]))
    await hands.click(await find('[role=menuitem]', '解除关联'))
    await sees(/确定解除与子账号/)
    await agree('解除关联')
    await told('已解除关联')
    expect(bodies(users.update)).toEqual([{ id: child.id, parentId: '' }])
    expect(now(child).parentId).toBe('')
  })

  it('are created without a password of their own', async () => {
    const row = named('dealer01')
    const role = need(
      org.roles.find(({ shopTypes, status }) => shopTypes.includes(row.shopType) && status === enableStatus.enabled),
    )
    await openMode('edit', row, 'children')
    await press('新增子账号')
    await sees('子账号的密码与主账号一致')
    await fill('登录账号', 'dealer01_market')
    await sent(roles.listByShopType)
    await settled()
    await choose('角色', role.roleName)
    await press('保存')
    await told('已新增')
    expect(bodies(users.create)).toEqual([
      {
        username: 'dealer01_market',
        nickname: row.nickname,
        dealerType: dealerType.dealer,
        deptId: '',
        dealerCode: row.dealerCode,
        roles: [role.id],
        parentId: row.id,
      },
    ])
    await sees('dealer01_market')
  })

  it('R-PERM-03 are attached from the free accounts', async () => {
    const row = named('dealer01')
    const free = account(
      (one) =>
        one.dealerCode === row.dealerCode &&
        one.status === userStatus.active &&
        one.parentId === '' &&
        one.childAccountIds.length === 0,
    )
    await openMode('edit', row, 'children')
    await press('关联已有账号')
    await press('确定')
    await sees('请选择账号')
    await choose('账号', new RegExp(`\\(${free.username}\\)`), free.username)
    expect(received(users.selectList).at(-1)?.query).toMatchObject({ free: '1' })
    await press('确定')
    await told('已关联子账号')
    expect(bodies(users.update)).toEqual([{ id: free.id, parentId: row.id }])
  })

  it('R-SESS-15 update the switchable accounts when an own one is detached', async () => {
    await open(`?mode=edit&record=${named('dealer01').id}&part=children&keyword=none`, 'dealer01')
    await sees('dealer01_service')
    await hands.click(need(all('.ant-drawer button', /^更多 /)[0]))
    await hands.click(await find('[role=menuitem]', '解除关联'))
    await agree('解除关联')
    await told('已解除关联')
    await waitFor(() =>
      expect(useIdentity.getState().children.map(({ username }) => username)).toEqual(['dealer01_service']),
    )
  })

  it('cannot have children of their own', async () => {
    await openMode('edit', named('dealer01_sale'), 'children')
    await sees('子账号不能再有子账号')
    expect(all('button', '新增子账号')).toEqual([])
  })
})

describe('account access detail', () => {
  it('retries a failed read in place and shows permissions and menus of the roles', async () => {
    control.inject({ path: users.get.path, kind: 'code', code: 500, message: '读取失败', times: 1 })
    await openMode('detail', named('dealer01'), 'access')
    await sees('读取失败')
    expect(toasts()).toEqual([])
    await press('重试')
    await sees('users.create')
    await hands.click(await sees('经销商管理员'))
    await waitFor(() => expect(document.querySelector('.menu-paths')).toHaveTextContent('用户管理'))
  })
})
