// @module-tag system
import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as internalStaff from '@/api/system/internalStaff'
import * as organisation from '@/api/system/organisation'
import * as users from '@/api/system/users'
import { enableStatus, staffPost, staffStatus, userStatus } from '@/entities/shared/enums'
import { internalStatus } from '@/entities/system/enums'
import { openLeadsOfUser } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  button,
  choose,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  seesToast,
  until,
  sure,
  settled,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { takeSaved } from '../saved'

const FORM = '.ant-drawer'
type Row = (typeof org.staff)[number]
const person = (fits: (row: Row) => boolean): Row => {
  const row = org.staff.find(fits)
  if (!row) throw new Error('nobody in the demo is so')
  return row
}
const free = () =>
  person((row) => row.status === staffStatus.active && row.post === staffPost.serviceAdviser && row.username !== '')
const busy = () =>
  person(
    (row) =>
      row.status === staffStatus.active &&
      row.username !== '' &&
      openLeadsOfUser(org.users.find(({ username }) => username === row.username)?.id ?? '') > 0,
  )
const now = (row: { id: string }) => org.staff.find(({ id }) => id === row.id)

describe('dealer staff list', () => {
  const open = (query = '', as?: string) => openConsole(`/system-management/userInformation${query}`, { as })

  it('sorts by last change and offers no editing', async () => {
    await open()
    await sees('员工数据每日 02:00 由DMS同步，新增、编辑和离职请在DMS中办理')
    await sent(organisation.listStaff)
    expect(received(organisation.listStaff)[0]?.query).toMatchObject({
      sortField: 'updateTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
    expect(all('button', /新增|编辑/)).toEqual([])
  })

  it('filters by region, then by dealer and department', async () => {
    await open('?region=华东,310000&status=')
    await until(() =>
      expect(queries(organisation.listStaff).at(-1)).toMatchObject({ areaName: '华东', provinceCode: '310000' }),
    )
    await until(() => expect(document.body).toHaveTextContent('所在地区：华东 / 上海市'))
    await choose('所属经销商', /^D00001/)
    await until(() =>
      expect(queries(organisation.listStaff).at(-1)).toMatchObject({ provinceCode: '310000', dealerCode: 'D00001' }),
    )
    expect(queries(dealers.selectDealers).at(-2)).toMatchObject({ areaName: '华东', provinceCode: '310000' })
    await press('展开筛选')
    await choose('部门', '销售部')
    await until(() =>
      expect(queries(organisation.listStaff).at(-1)).toMatchObject({ dealerCode: 'D00001', staffDeptId: '70012' }),
    )
  })

  it('disables a person with the console account and enables both again', async () => {
    const row = free()
    await open(`?keyword=${row.employeeNo}`)
    await act(row.staffName, '停用')
    await sees('停用后不再分配线索，系统账号同步停用')
    await press('停用')
    await seesToast('已停用')
    expect(bodies(organisation.setStaffStatus)).toEqual([{ id: row.id, status: staffStatus.disabled }])
    expect(now(row)?.status).toBe(staffStatus.disabled)
    expect(org.users.find(({ username }) => username === row.username)?.status).toBe(userStatus.disabled)
    await act(row.staffName, '启用')
    await seesToast('已启用')
    expect(org.users.find(({ username }) => username === row.username)?.status).toBe(userStatus.active)
    await until(() => expect(all('button', `启用 ${row.staffName}`)).toEqual([]))
  })

  it('refuses to disable a person with open leads', async () => {
    const row = busy()
    await open(`?keyword=${row.employeeNo}`)
    await act(row.staffName, '停用')
    await press('停用')
    await sees(`无法停用「${row.staffName}」`)
    expect(toasts()[0]).toMatch(/^该员工有\d+条跟进中线索，请先转移$/)
    expect(now(row)?.status).toBe(staffStatus.active)
  })

  it('reports people who could not be disabled in bulk', async () => {
    const row = busy()
    await open(`?dealerCode=${row.dealerCode}&post=13&status=1`)
    await button(`更多 ${row.staffName}`)
    await hands.click(await find('input[type=checkbox]', '选择本页全部'))
    await press('停用')
    await agree('停用')
    const people = org.staff.filter(
      (one) => one.dealerCode === row.dealerCode && one.post === staffPost.salesConsultant,
    )
    await until(() => expect(received(organisation.setStaffStatus).length).toBeGreaterThanOrEqual(1))
    await sees(/^成功 \d+ 条，失败 [1-9] 条$/)
    expect(people.some(({ status }) => status === staffStatus.active)).toBe(true)
  })

  it('links a person to the console account', async () => {
    const row = person((one) => one.username !== '' && one.status === staffStatus.active)
    await open(`?mode=detail&record=${row.id}&keyword=none`)
    await sees(row.employeeNo)
    await hands.click(await find('.ant-drawer a', row.username))
    await until(() => expect(location.pathname).toBe('/system-management/userManagement'))
    expect(location.search).toContain(`record=${org.users.find(({ username }) => username === row.username)?.id}`)
  })
  it('offers a new account to active staff without one', async () => {
    const row = person((one) => one.username === '' && one.status === staffStatus.active)
    await open(`?keyword=${row.employeeNo}`)
    await act(row.staffName, '开通账号')
    await until(() => expect(location.search).toContain(`staff=${row.id}`))
  })

  it('limits a dealer to its own staff', async () => {
    await open('', 'dealer01')
    await sent(organisation.listStaff)
    await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(5))
    expect(all('.data-head [role=columnheader]', '大区')).toEqual([])
    expect(all('input', '所在地区')).toEqual([])
    const other = person((row) => row.dealerCode === 'D00002' && row.status === staffStatus.active)
    await expect(organisation.setStaffStatus({ id: other.id, status: staffStatus.disabled })).rejects.toThrow(
      '员工不存在',
    )
  })
})

describe('dealer department list', () => {
  const open = (query = '') => openConsole(`/system-management/userInformation?tab=depts${query}`)

  it('links the number of people to the staff list', async () => {
    await openConsole('/system-management/userInformation')
    await hands.click(await find('[role=tab]', '门店部门'))
    await sent(organisation.listStaffDepts)
    expect(queries(organisation.listStaffDepts)[0]).toMatchObject({ sortField: 'updateTime', sortOrder: 'desc' })
    await hands.click(await find('button', /^查看/))
    await until(() => expect(queries(organisation.listStaff).at(-1)).toHaveProperty('staffDeptId'))
    expect(location.search).not.toContain('tab=')
  })

  it('refuses to disable a department with active staff', async () => {
    const full = sure(
      org.staffDepts.find((row) =>
        org.staff.some((one) => one.staffDeptId === row.id && one.status === staffStatus.active),
      ),
    )
    const closed = sure(org.staffDepts.find((row) => row.status === staffStatus.disabled))
    await open(`&dealerCode=${full.dealerCode}&deptName=${full.deptName}`)
    await act(full.deptName, '停用')
    await press('停用')
    await until(() => expect(toasts()[0]).toMatch(/^部门下有\d+名在职员工$/))
    await expect(organisation.setStaffDeptStatus({ id: closed.id, status: enableStatus.enabled })).resolves.toBeNull()
    expect(org.staffDepts.find(({ id }) => id === closed.id)?.status).toBe(enableStatus.enabled)
  })

  it('enables and disables a department of a closed dealer', async () => {
    const closed = sure(org.staffDepts.find((row) => row.status === staffStatus.disabled))
    await open(`&dealerCode=${closed.dealerCode}&deptName=${closed.deptName}`)
    await act(closed.deptName, '启用')
    await seesToast('已启用')
    expect(bodies(organisation.setStaffDeptStatus)).toEqual([{ id: closed.id, status: enableStatus.enabled }])
    await act(closed.deptName, '停用')
    await press('停用')
    await seesToast('已停用')
  })
})

describe('internal staff list', () => {
  const open = (query = '') => openConsole(`/internalStaff${query}`)
  const list = async (input: Parameters<typeof internalStaff.list>[0] = {}) =>
    (await internalStaff.list({ pageSize: 500, ...input })).records

  it('requests active staff newest first and exports with the same filters', async () => {
    takeSaved()
    await open('?companyName=研究&cheryFlag=1')
    await sent(internalStaff.list)
    expect(queries(internalStaff.list)[0]).toMatchObject({
      status: '1',
      companyName: '研究',
      cheryFlag: '1',
      sortField: 'createTime',
      sortOrder: 'desc',
    })
    await until(async () => expect(await button('导出')).toBeEnabled())
    await press('导出')
    await sent(internalStaff.exportList)
    expect(queries(internalStaff.exportList)[0]).toEqual({
      status: '1',
      companyName: '研究',
      cheryFlag: '1',
      sortField: 'createTime',
      sortOrder: 'desc',
    })
  })

  it('rejects a duplicate employee number or phone before adding a person', async () => {
    await open('?mode=new&keyword=none')
    const [known] = await list()
    await fill('姓名', '新同事', FORM)
    await fill('工号', known?.employeeNo ?? '', FORM)
    await hands.tab()
    await sees('工号已存在')
    await fill('手机号', known?.phone ?? '', FORM)
    await hands.tab()
    await sees('手机号已存在')
    await fill('手机号', '139 0000 1230', FORM)
    await hands.tab()
    await sees('App账号：星途车友1230')
    expect(bodies(internalStaff.save)).toEqual([])
    await fill('工号', 'Z1', FORM)
    await press('保存')
    await seesToast('内部员工已保存')
    expect(bodies(internalStaff.save).at(-1)).toEqual({
      staffName: '新同事',
      employeeNo: 'Z1',
      phone: '13900001230',
      companyName: '',
      deptName: '',
      remark: '',
    })
  })

  it('saves changes to a person', { tags: ['core'] }, async () => {
    await open('?mode=edit&record=81003&keyword=none')
    await fill('备注', '已转岗', FORM)
    await press('保存')
    await seesToast('内部员工已保存')
    expect(bodies(internalStaff.save)[0]).toMatchObject({
      id: '81003',
      remark: '已转岗',
      status: internalStatus.active,
    })
  })

  it('marks and unmarks an app account on the separate host', async () => {
    await open('?keyword=none')
    const row = sure(
      (await list({ status: internalStatus.active, cheryFlag: 0 })).find(({ appNickname }) => appNickname),
    )
    control.clearLog()
    await fill('姓名、工号或手机号', row.employeeNo)
    await press('查询')
    await hands.click(await find('button[role=switch]', `集团员工标识 ${row.staffName}`))
    await press('确认标识')
    await seesToast('已标识为集团员工')
    expect(received(users.modifyChery).map(({ body }) => body)).toEqual([
      { userId: row.appUserId, phone: row.phone, cheryFlag: 1, access_token: expect.any(String) },
    ])
    expect(received(users.findByPhone)[0]?.headers).not.toHaveProperty('authorization')
    await until(async () => expect(await find('button[role=switch]', `集团员工标识 ${row.staffName}`)).toBeChecked())
    await hands.click(await find('button[role=switch]', `集团员工标识 ${row.staffName}`))
    await press('取消标识')
    await seesToast('已取消标识')
  })

  it('reports a failure of the separate host and retries', async () => {
    await open('?keyword=none')
    const row = sure(
      (await list({ status: internalStatus.active, cheryFlag: 0 })).find(({ appNickname }) => !appNickname),
    )
    await fill('姓名、工号或手机号', row.employeeNo)
    await press('查询')
    control.inject({ path: users.findByPhone.path, kind: 'reset', times: 1 })
    await act(row.staffName, '标识App账号')
    await sees('用户中心连接失败')
    await press('重试')
    await sees('该手机号未注册App，请在用户注册后再标识')
    expect(all('button', '确认标识')).toEqual([])
  })

  it('keeps the departure of a person if removing the mark fails', async () => {
    await open('?keyword=none')
    const row = sure((await list({ status: internalStatus.active, cheryFlag: 1 }))[0])
    await fill('姓名、工号或手机号', row.employeeNo)
    await press('查询')
    control.inject({ path: users.modifyChery.path, kind: 'code', code: 500, message: '用户中心繁忙', times: 1 })
    await act(row.staffName, '标记离职')
    await sees('同时取消集团员工标识')
    const before = received(internalStaff.list).length
    await press('确定')
    await seesToast('已标记离职')
    await seesToast('用户中心繁忙')
    await settled()
    expect(received(internalStaff.list)).toHaveLength(before + 1)
    expect(bodies(internalStaff.save)).toMatchObject([
      {
        id: row.id,
        status: internalStatus.left,
        staffName: row.staffName,
        phone: row.phone,
        employeeNo: row.employeeNo,
      },
    ])
    expect(received(users.modifyChery)).toHaveLength(1)
  })

  it('reinstates a person and deletes another after confirmation', async () => {
    await open('?status=2&size=10')
    const [row] = await list({ status: internalStatus.left, sortField: 'createTime', sortOrder: 'desc' })
    await act(row?.staffName ?? '', '恢复在职')
    await seesToast('已恢复在职')
    expect(bodies(internalStaff.save)).toMatchObject([
      { id: row?.id, status: internalStatus.active, staffName: row?.staffName },
    ])
    const [next] = await list({ status: internalStatus.left, sortField: 'createTime', sortOrder: 'desc' })
    await until(() => expect(all('button', `恢复在职 ${row?.staffName}`)).toEqual([]))
    await act(next?.staffName ?? '', '删除')
    await sees('删除后不可恢复')
    await press('删除')
    await seesToast('已删除')
    expect(received(internalStaff.remove)[0]?.path).toContain(`/${next?.id}`)
  })

  it('imports new and known people and reports invalid rows', async () => {
    await open('?keyword=none')
    const [known] = await list()
    await press('导入')
    const sheet = utils.aoa_to_sheet([
      ['姓名', '手机号', '工号', '所属公司', '部门'],
      ['甲', '13900002220', 'N1', '启明', '市场部'],
      ['乙', known?.phone, known?.employeeNo, '', ''],
      ['丙', '123', 'N2', '', ''],
    ])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'x')
    const bytes: ArrayBuffer = write(book, { bookType: 'xls', type: 'array' })
    await hands.upload(
      sure(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')),
      new File([bytes], 'people.xls'),
    )
    await press('开始导入')
    await sees('共 3 行，成功 2 行，失败 1 行')
    await sees('其中新增 1 行，更新 1 行')
    await sees('请输入正确的11位手机号')
    expect(received(internalStaff.importFile)).toHaveLength(1)
  })

  it('is available only to headquarters', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(internalStaff.list({})).rejects.toThrow('没有访问权限')
    await expect(internalStaff.save({ staffName: 'x' })).rejects.toThrow('没有操作权限')
  })
})
