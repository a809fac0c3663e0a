import { screen, waitFor, within } from '@testing-library/react'
import { utils, write } from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import * as roles from '@/api/roles'
import * as users from '@/api/users'
import { useIdentity } from '@/session/identity'
import { org } from '../../mocks/lib/store'
import { control, openConsole, received, toasts } from '../harness'

const PATH = '/system-management/userManagement'
type Hands = Awaited<ReturnType<typeof openConsole>>['user']
type Row = (typeof org.users)[number]

const account = (fits: (row: Row) => boolean): Row => {
  const row = org.users.find(fits)
  if (!row) throw new Error('no such account in the demo')
  return row
}
const named = (username: string) => account((row) => row.username === username)
/** An account of headquarters with nothing special about it. */
const plainHq = () => account((row) => row.dealerType === 1 && row.status === 1 && !row.username.includes('_') && row.username !== 'superadmin')
const now = (row: Row): Row => account(({ id }) => id === row.id)

const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
const openMode = (mode: string, row: Row, part = '') => open(`?mode=${mode}&user=${row.id}${part && `&part=${part}`}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (user: Hands, name: string | RegExp) => user.click(await button(name))
const drawer = async () => within(await screen.findByRole('dialog'))
const bodies = (call: Parameters<typeof received>[0]) => received(call).map(({ body }) => body)
const told = (text: string) => waitFor(() => expect(toasts()).toContain(text))

/** Chooses in a select: opens it by its label, types where there is something to type, takes the option. */
const choose = async (user: Hands, label: string, option: string | RegExp, typed?: string) => {
  const box = await screen.findByRole('combobox', { name: label })
  await user.click(box)
  if (typed) await user.type(box, typed)
  const found = await screen.findAllByText(
    option,
    { selector: '.ant-select-item-option-content *, .ant-select-item-option-content, .ant-select-tree-title' },
    { timeout: 5000 },
  )
  await user.click(found[0]!) // findAllBy rejects when there is none.
}

const rowOf = async (row: Row) => within((await screen.findByText(row.username, { selector: 'td, td *' })).closest('tr')!) // A cell stands in a row.
const more = async (user: Hands, row: Row, action: string) => {
  await user.click((await rowOf(row)).getByRole('button', { name: new RegExp(`^更多 ${row.nickname}`) }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const byKeyword = (row: Row) => `?keyword=${row.username}&status=`

describe('the list of accounts', () => {
  it('asks for those who have not left, newest first, page by page', async () => {
    await open()
    expect(await screen.findAllByRole('row')).not.toHaveLength(0)
    expect(bodies(users.list)[0]).toEqual({ status: [1, 0, 2], sortField: 'createTime', sortOrder: 'desc', pageNo: 1, pageSize: 20 })
  })

  it('sends a keyword by Enter, trimmed, and shows it as a filter that can be taken off', async () => {
    const { user } = await open()
    await user.type(await screen.findByRole('textbox', { name: '姓名、账号或手机号' }), ' dealer01 {Enter}')
    await waitFor(() => expect(bodies(users.list).at(-1)).toMatchObject({ keyword: 'dealer01', pageNo: 1 }))
    expect(await rowOf(named('dealer01'))).toBeDefined()
    expect(location.search).toContain('keyword=dealer01')
    expect(screen.getByText('138****', { exact: false, selector: 'td *' }) ?? true).toBeTruthy()
  })

  it('filters by level, role, post, status and days from the address', async () => {
    await open('?dealerType=3&roles=1,2&post=11,13&status=1&createTime=2024-01-01~2024-12-31&page=1&size=50')
    await waitFor(() =>
      expect(bodies(users.list)[0]).toEqual({
        dealerType: 3,
        roles: ['1', '2'],
        post: [11, 13],
        status: [1],
        createTimeStart: '2024-01-01 00:00:00',
        createTimeEnd: '2024-12-31 23:59:59',
        sortField: 'createTime',
        sortOrder: 'desc',
        pageNo: 1,
        pageSize: 50,
      }),
    )
  })

  it('gives a dealer only the filters of the own house, and what the role allows', async () => {
    await open('', 'dealer01')
    await screen.findAllByRole('row')
    expect(screen.queryByRole('radiogroup', { name: '机构类型' })).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: '所属经销商' })).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: '所属部门' })).not.toBeInTheDocument()
  })

  it('marks child accounts and one’s own, and never offers to stop or leave oneself', async () => {
    const { user } = await open(byKeyword(named('superadmin')))
    const row = await rowOf(named('superadmin'))
    expect(row.getByText('我的账号')).toBeInTheDocument()
    await user.click(row.getByRole('button', { name: /^更多/ }))
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(items).toContain('修改密码')
    for (const never of ['停用', '办理离职', '重置密码']) expect(items).not.toContain(never)
  })

  it('exports what the last search showed, without the page', async () => {
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await open('?keyword=dealer01&status=1,0')
    await rowOf(named('dealer01'))
    await press(user, /导出/)
    await waitFor(() => expect(received(users.exportList)).toHaveLength(1))
    expect(received(users.exportList)[0]?.query).toMatchObject({ keyword: 'dealer01', sortField: 'createTime' })
    expect(received(users.exportList)[0]?.query).not.toHaveProperty('pageNo')
  })

  it('imports a sheet and tells which rows failed and why', async () => {
    const { user } = await open()
    await press(user, /导入/)
    const head = ['账号', '姓名', '手机号', '机构类型', '经销商代码', '角色编码', '岗位']
    const sheet = utils.aoa_to_sheet([head, ['superadmin', '张三', '13800001111', '总部', '', 'HQ_ADMIN', '']])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '数据')
    const bytes: ArrayBuffer = write(book, { bookType: 'xls', type: 'array' })
    await user.upload(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')!, new File([bytes], '用户.xls')) // The open window has one.
    await press(user, '开始导入')
    expect(await screen.findByText(/共 1 行,成功 0 行,失败 1 行/)).toBeInTheDocument()
    expect(received(users.importFile)[0]?.form).toMatchObject([['file', { name: '用户.xls' }]])
  })
})

describe('the state of an account', () => {
  it('is disabled after a question that names it, and enabled without one', async () => {
    const row = plainHq()
    const { user } = await open(byKeyword(row))
    await more(user, row, '停用')
    expect(await screen.findByText(`确定停用「${row.nickname}」?`)).toBeInTheDocument()
    expect(screen.getByText('停用后该账号将无法登录')).toBeInTheDocument()
    await user.click((await drawer()).getByRole('button', { name: '停用' }))
    await told('已停用')
    expect(bodies(users.update)).toEqual([{ id: row.id, status: 0 }])
    await waitFor(async () => expect((await rowOf(row)).getByText('停用')).toBeInTheDocument())
    await press(user, `启用 ${row.nickname}`).catch(() => more(user, row, '启用'))
    await told('已启用')
    expect(bodies(users.update)[1]).toEqual({ id: row.id, status: 1 })
  })

  it('is unlocked', async () => {
    const row = account(({ status }) => status === 2)
    const { user } = await open(byKeyword(row))
    await press(user, `解锁 ${row.nickname}`).catch(() => more(user, row, '解锁'))
    await told('已解锁')
    expect(bodies(users.update)).toEqual([{ id: row.id, status: 1 }])
  })

  it('several at once: what the server refuses is told by row and can be tried again', async () => {
    const row = plainHq()
    const { user } = await open(byKeyword(row))
    await user.click(await screen.findByRole('checkbox', { name: `选择 ${row.nickname}` }))
    control.inject({ path: users.update.path, kind: 'code', code: 409, message: '稍后再试', times: 1 })
    await user.click(within(screen.getByRole('region', { name: '已选 1 条' })).getByRole('button', { name: '停用' }))
    await user.click((await drawer()).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('稍后再试')).toBeInTheDocument()
    expect(toasts()).toEqual([])
    await press(user, '重试失败的 1 条')
    expect(await screen.findByText('成功 1 条,失败 0 条')).toBeInTheDocument()
    expect(bodies(users.update)).toEqual([
      { id: row.id, status: 0 },
      { id: row.id, status: 0 },
    ])
  })
})

describe('the form of an account', () => {
  it('creates one of headquarters with a made-up password and gives it dealers', async () => {
    const { user } = await open('?mode=new')
    await user.type(await screen.findByRole('textbox', { name: '姓名' }), '王小明')
    await user.type(screen.getByRole('textbox', { name: '登录账号' }), 'wang.xiaoming')
    await press(user, '随机生成')
    const password = screen.getByLabelText<HTMLInputElement>('密码').value
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '139 1234 5001')
    await user.tab()
    await waitFor(() => expect(received(users.findByPhone)).toHaveLength(1))
    expect(bodies(users.findByPhone)[0]).toMatchObject({ phone: '13912345001' })
    await user.click(screen.getByRole('tab', { name: '机构与角色' }))
    await user.click(await screen.findByRole('radio', { name: '总部' }))
    await choose(user, '所属部门', '市场部')
    await waitFor(() => expect(received(roles.listByShopType)[0]?.query).toMatchObject({ shopType: '0' }))
    const role = org.roles.find(({ shopTypes, status, menuPaths }) => shopTypes.includes(0) && status === 1 && menuPaths !== '*')!
    await choose(user, '角色', role.roleName)
    await user.click(screen.getByRole('tab', { name: '关联经销商' }))
    await user.click(await screen.findByRole('checkbox', { name: /D00001/ }))
    await press(user, '保存')
    await told('已新增')
    expect(bodies(users.create)).toEqual([
      {
        headImgUrl: '',
        nickname: '王小明',
        username: 'wang.xiaoming',
        phone: '13912345001',
        email: '',
        employeeNo: '',
        dealerType: 1,
        deptId: org.departments.find(({ deptName }) => deptName === '市场部')?.id,
        dealerCode: '',
        roles: [role.id],
        remark: '',
        password,
      },
    ])
    const made = named('wang.xiaoming')
    expect(bodies(users.saveRelatedDealers)).toEqual([{ userId: made.id, dealerCodes: ['D00001'] }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(password)
  })

  it('sends nothing while something is missing, says it at each field, and marks the tabs', async () => {
    const { user } = await open('?mode=new')
    await user.type(await screen.findByRole('textbox', { name: '登录账号' }), 'Admin')
    await press(user, '保存')
    expect(await screen.findByText('请输入姓名')).toBeInTheDocument()
    expect(screen.getByText('该账号为系统保留账号')).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: /机构与角色.*有待修正/ })).toBeInTheDocument()
    expect(received(users.create)).toEqual([])
  })

  it('shows a refusal at the field it names, whichever tab it stands in, and keeps the input', async () => {
    const row = plainHq()
    const { user } = await openMode('edit', row, 'organisation')
    control.inject({
      path: users.update.path,
      kind: 'raw',
      body: '{"code":400,"message":"手机号已被张三使用","errors":{"phone":"手机号已被张三使用"}}',
      times: 1,
    })
    await screen.findByRole('radio', { name: '总部', checked: true })
    await press(user, '保存')
    const phone = await screen.findByRole('textbox', { name: '手机号' })
    await waitFor(() => expect(phone).toBeVisible())
    expect(within(phone.closest<HTMLElement>('.ant-form-item')!).getByText('手机号已被张三使用')).toBeInTheDocument()
    expect(phone).toHaveValue(row.phone)
  })

  it('changes one, with the account name fixed', async () => {
    const row = plainHq()
    const { user } = await openMode('edit', row)
    const name = await screen.findByRole('textbox', { name: '姓名' })
    expect(screen.getByRole('textbox', { name: '登录账号' })).toHaveAttribute('readonly')
    await user.clear(name)
    await user.type(name, '新名字')
    await press(user, '保存')
    await told('已保存')
    expect(bodies(users.update)).toMatchObject([
      { id: row.id, username: row.username, nickname: '新名字', phone: row.phone, deptId: row.deptId, roles: row.roleIds },
    ])
    expect(received(users.saveRelatedDealers)).toEqual([])
    expect(now(row).nickname).toBe('新名字')
  })

  it('asks before another level empties department, dealer and roles', async () => {
    const row = plainHq()
    const { user } = await openMode('edit', row, 'organisation')
    await user.click(await screen.findByRole('radio', { name: '二级经销商' }))
    expect(await screen.findByText('已选的部门、经销商和角色将被清空')).toBeInTheDocument()
    await press(user, '确定')
    expect(await screen.findByRole('combobox', { name: '所属经销商' })).toHaveValue('')
    await press(user, '保存')
    expect(await screen.findByText('请选择所属经销商')).toBeInTheDocument()
    expect(await screen.findByText('请选择角色')).toBeInTheDocument()
    expect(received(users.update)).toEqual([])
  })

  it('keeps the drawer when only the related dealers failed, and tries just them again', async () => {
    const row = plainHq()
    const { user } = await openMode('edit', row, 'dealers')
    const box = await screen.findByRole('checkbox', { name: /D00005/ })
    const had = now(row).relatedDealerCodes
    control.inject({ path: users.saveRelatedDealers.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await user.click(box)
    await press(user, '保存')
    expect(await screen.findByText('基本信息已保存,关联经销商保存失败')).toBeInTheDocument()
    expect(screen.getByText('服务繁忙')).toBeInTheDocument()
    await press(user, '重试')
    await told('已保存')
    expect(received(users.update)).toHaveLength(1)
    expect(bodies(users.saveRelatedDealers)).toHaveLength(2)
    expect(now(row).relatedDealerCodes.toSorted()).toEqual(had.includes('D00005') ? had.filter((code) => code !== 'D00005') : [...had, 'D00005'].toSorted())
  })

  it('does not offer to change one’s own organisation and roles', async () => {
    await openMode('edit', named('superadmin'), 'organisation')
    expect(await screen.findByText('不能修改自己的机构和角色')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: '总部' })).toBeDisabled()
    expect(screen.getByRole('combobox', { name: '角色' })).toBeDisabled()
  })

  it('keeps a dealer in the own house', async () => {
    const { user } = await open('?mode=new&part=organisation', 'dealer01')
    expect(await screen.findByRole('radio', { name: '一级经销商', checked: true })).toBeDisabled()
    expect(screen.queryByRole('radio', { name: '总部' })).not.toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: '所属经销商' })).toBeDisabled()
    await waitFor(() => expect(received(roles.listByShopType)[0]?.query).toMatchObject({ shopType: '1' }))
    await user.click(screen.getByRole('tab', { name: '关联经销商' }))
    expect(await screen.findByText(/无需关联经销商/)).toBeInTheDocument()
  })
})

describe('the related dealers', () => {
  it('take pasted codes, list back the unknown ones, and are saved', async () => {
    const row = account((one) => one.dealerType === 1 && one.status === 1 && one.relatedDealerCodes.length === 0 && one.username !== 'superadmin')
    const { user } = await openMode('dealers', row)
    await press(user, /批量粘贴代码/)
    await user.type(await screen.findByRole('textbox', { name: /粘贴多个经销商代码/ }), 'd00002, D00003 X99999')
    await press(user, '添加 3 个代码')
    expect(await screen.findByText('以下 1 个代码不存在或不在可选范围内')).toBeInTheDocument()
    expect(screen.getByText('X99999', { selector: '.ant-alert-description' })).toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: /关\s?闭/ }).at(-1)!)
    expect(await screen.findByText('已选 2 家经销商')).toBeInTheDocument()
    await press(user, '保存')
    await told('关联经销商已保存')
    expect(bodies(users.saveRelatedDealers)).toEqual([{ userId: row.id, dealerCodes: ['D00002', 'D00003'] }])
  })

  it('are added to several accounts beside those that each has', async () => {
    const row = plainHq()
    now(row).relatedDealerCodes = ['D00009']
    const { user } = await open(byKeyword(row))
    await user.click(await screen.findByRole('checkbox', { name: `选择 ${row.nickname}` }))
    await press(user, '添加关联经销商')
    await user.click(await screen.findByRole('checkbox', { name: /D00001/ }))
    await press(user, '添加到 1 个账号')
    expect(await screen.findByText('成功 1 条,失败 0 条')).toBeInTheDocument()
    expect(bodies(users.saveRelatedDealers)).toEqual([{ userId: row.id, dealerCodes: ['D00009', 'D00001'] }])
  })
})

describe('the password of another account', () => {
  it('is refused when weak, made up on wish, sent once, and can be copied until the window closes', async () => {
    const row = plainHq()
    const { user } = await openMode('password', row)
    const box = await screen.findByLabelText<HTMLInputElement>('新密码')
    await user.type(box, '密码12345678!')
    await press(user, '重置密码')
    expect(await screen.findByText('密码不能包含中文')).toBeInTheDocument()
    await press(user, '随机生成')
    const made = box.value
    expect(made).toMatch(/^[^0OoIl1iU]{12}$/)
    await press(user, '重置密码')
    expect(await screen.findByText(/仅在此显示一次/)).toBeInTheDocument()
    expect(bodies(users.update)).toEqual([{ id: row.id, password: made }])
    expect(document.body.outerHTML).not.toContain(made)
    const write_ = vi.fn(async () => {})
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: write_ } }))
    await press(user, /复制密码/)
    expect(write_).toHaveBeenCalledWith(made)
    vi.unstubAllGlobals()
  })
})

describe('somebody who leaves and comes back', () => {
  it('cannot leave with open leads until an heir of the same house takes them', async () => {
    const row = account((one) => one.post === 13 && one.status === 1)
    const heir = account((one) => one.dealerCode === row.dealerCode && one.status === 1 && one.id !== row.id && !one.parentId)
    const { user } = await openMode('quit', row)
    await press(user, '办理离职')
    expect(await screen.findByText(/该用户尚有\d+条未完结线索,请先转移/, { selector: '[role=dialog] *' })).toBeInTheDocument()
    await choose(user, '交接人', new RegExp(`\\(${heir.username}\\)`))
    await press(user, '办理离职')
    await told('已办理离职')
    expect(bodies(users.quit)).toEqual([{ id: row.id }, { id: row.id, heirId: heir.id }])
    expect(now(row).status).toBe(3)
  })

  it('comes back with organisation, roles and password chosen anew', async () => {
    const row = account((one) => one.status === 3 && one.dealerType === 3 && one.parentId === '')
    const { user } = await openMode('rehire', row)
    const dealer = org.dealers.find(({ status, shopType }) => status === 1 && shopType === 1)!
    await choose(user, '所属经销商', new RegExp(dealer.dealerCode), dealer.dealerCode)
    const role = org.roles.find(({ shopTypes, status }) => shopTypes.includes(1) && status === 1)!
    await choose(user, '角色', role.roleName)
    await press(user, '随机生成')
    const password = screen.getByLabelText<HTMLInputElement>('密码').value
    await press(user, '重新入职')
    await told('已重新入职')
    expect(bodies(users.update)).toMatchObject([{ id: row.id, status: 1, dealerType: 3, dealerCode: dealer.dealerCode, roles: [role.id], password }])
    expect(now(row).status).toBe(1)
  })
})

describe('child accounts', () => {
  const first = 'dealer01_sale'

  it('are sorted, each move at once', async () => {
    const row = named('dealer01')
    const [a, b] = row.childAccountIds
    const { user } = await openMode('edit', row, 'children')
    await press(user, `下移 ${named(first).nickname}`).catch(async () => user.click((await screen.findAllByRole('button', { name: /^下移/ }))[0]!))
    await told('顺序已保存')
    expect(bodies(users.update)).toEqual([{ id: row.id, childAccounts: [b, a] }])
  })

  it('are detached after a question', async () => {
    const row = named('dealer01')
    const { user } = await openMode('edit', row, 'children')
    await user.click((await screen.findAllByRole('button', { name: /^解除关联/ }))[0]!)
    expect(await screen.findByText(/确定解除子账号/)).toBeInTheDocument()
    await press(user, '确定')
    await told('已解除')
    expect(bodies(users.update)).toEqual([{ id: row.childAccountIds[0] ?? named(first).id, parentId: '' }].map((body) => ({ ...body, id: named(first).id })))
    expect(named(first).parentId).toBe('')
  })

  it('can be made anew, with the password of the main account', async () => {
    const row = named('dealer01')
    const { user } = await openMode('edit', row, 'children')
    await press(user, /新增子账号/)
    const form = within((await screen.findAllByRole('dialog')).at(-1)!)
    await user.type(form.getByRole('textbox', { name: '登录账号' }), 'dealer01_market')
    const role = org.roles.find(({ shopTypes, status }) => shopTypes.includes(row.shopType) && status === 1)!
    await user.click(form.getByRole('combobox', { name: '角色' }))
    await user.click((await screen.findAllByText(role.roleName, { selector: '.ant-select-item-option-content' })).at(-1)!)
    await user.click(form.getByRole('button', { name: '保存' }))
    await told('已新增')
    expect(bodies(users.create)).toEqual([
      { username: 'dealer01_market', nickname: row.nickname, dealerType: 3, deptId: '', dealerCode: row.dealerCode, roles: [role.id], parentId: row.id },
    ])
    expect(await screen.findByText('dealer01_market')).toBeInTheDocument()
  })

  it('can be attached; what cannot be is said in the window', async () => {
    const row = named('dealer01')
    const free = account((one) => one.dealerCode === row.dealerCode && one.status === 1 && one.parentId === '' && one.childAccountIds.length === 0)
    const { user } = await openMode('edit', row, 'children')
    await press(user, /关联已有账号/)
    await press(user, '确定')
    expect(await screen.findByText('请选择账号')).toBeInTheDocument()
    await choose(user, '账号', new RegExp(`\\(${free.username}\\)`), free.username)
    await waitFor(() => expect(received(users.selectList).at(-1)?.query).toMatchObject({ free: '1' }))
    await press(user, '确定')
    await told('已关联子账号')
    expect(bodies(users.update)).toEqual([{ id: free.id, parentId: row.id }])
  })

  it('of oneself: the accounts to switch among follow', async () => {
    const row = named('dealer01')
    const { user } = await open(`?mode=edit&user=${row.id}&part=children`, 'dealer01')
    await user.click((await screen.findAllByRole('button', { name: /^解除关联/ }))[0]!)
    await press(user, '确定')
    await told('已解除')
    await waitFor(() => expect(useIdentity.getState().children.map(({ username }) => username)).toEqual(['dealer01_service']))
  })

  it('cannot have children of their own', async () => {
    await openMode('edit', named(first), 'children')
    expect(await screen.findByText('子账号不能再有子账号')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /新增子账号/ })).not.toBeInTheDocument()
  })
})

describe('the detail', () => {
  it('shows permissions, roles and the age of the password, and a failure in its own place with a retry', async () => {
    const row = named('dealer01')
    control.inject({ path: users.get.path, kind: 'code', code: 500, message: '读取失败', times: 1 })
    const { user } = await openMode('detail', row, 'access')
    expect(await screen.findByText('读取失败')).toBeInTheDocument()
    expect(toasts()).toEqual([])
    await press(user, '重试')
    expect(await screen.findByText('users.create')).toBeInTheDocument()
    expect(received(roles.listByUser)).toHaveLength(1)
  })
})
