// @module-tag system
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as companies from '@/api/system/companies'
import * as files from '@/api/system/files'
import * as users from '@/api/system/users'
import { queryClient } from '@/app/queries'
import { dealerStatus, enableStatus, shopType, userStatus } from '@/entities/shared/enums'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  box,
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
} from '../actions'
import { control, openConsole, received } from '../harness'

/** A run through all steps is slow on a busy machine. */
const LONG = 60_000
const PATH = '/system-management/enterpriseManagement'
type Row = (typeof org.companies)[number]
const company = (code: string): Row => {
  const row = org.companies.find(({ dealerCode }) => dealerCode === code)
  if (!row) throw new Error(`no enterprise ${code}`)
  return row
}
const admin = (row: Row) => {
  const user = org.users.find(({ id }) => id === row.superAdminId)
  if (!user) throw new Error('no superadmin')
  return user
}
const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
const openMode = (mode: string, row: Row, as?: string) => open(`?mode=${mode}&record=${row.id}&companyName=none`, as)
const one = (row: Row) => `?dealerCode=${row.dealerCode}`

const place = async (...names: string[]) => {
  await choose('所在地区', names[0] ?? '')
  for (const [at, name] of names.slice(1).entries()) {
    const hit = await waitFor(() => {
      const menu = document.querySelectorAll('.ant-cascader-menu')[at + 1]
      const found = [...(menu?.querySelectorAll<HTMLElement>('.ant-cascader-menu-item') ?? [])].find(
        ({ textContent }) => textContent === name,
      )
      if (!found) throw new Error(`no ${name}`)
      return found
    })
    await hands.click(hit)
  }
}

describe('enterprise list', () => {
  it('requests the filtered enterprises newest first', async () => {
    await open('?companyName=集团&shopType=5&status=1&creditCode=9')
    await sent(companies.list)
    expect(queries(companies.list)[0]).toEqual({
      ...{
        companyName: '集团',
        creditCode: '9',
        shopType: String(shopType.group),
        status: String(enableStatus.enabled),
        sortField: 'createTime',
        sortOrder: 'desc',
        pageNo: '1',
        pageSize: '20',
      },
    })
  })

  it('disables an enterprise only after its name is typed', async () => {
    const row = company('D00001')
    await open(one(row))
    await act(row.companyName, '停用')
    await sees(/个账号不能登录，涉及 1 家经销商$/)
    expect(await button('停用')).toBeDisabled()
    await hands.click(await box(/请输入/))
    await hands.paste(row.companyName)
    await press('停用')
    await seesToast('已停用')
    expect(company('D00001').status).toBe(enableStatus.disabled)
    await act(row.companyName, '启用')
    await agree('启用')
    await seesToast('已启用')
    expect(bodies(companies.update)).toEqual([
      { id: row.id, status: enableStatus.disabled },
      { id: row.id, status: enableStatus.enabled },
    ])
  })

  it('hides the superadmin action of an enterprise without one', async () => {
    const row = company('S00004')
    await open(`?mode=detail&record=${row.id}&dealerCode=S00004`)
    await sees('未设置')
    expect(all('button', /^超级管理员/)).toEqual([])
  })

  it('shows a dealer group its enterprises read-only', async () => {
    await open('', 'group01')
    await find('.data-row button', /^详情 /)
    expect(all('button', /^(编辑|停用|超级管理员|更多) /)).toEqual([])
    expect(all('button', /新增企业/)).toEqual([])
  })

  it('shows a dealer only its own record with its superadmin', async () => {
    const row = company('D00001')
    await open('', 'dealer01')
    await button(`超级管理员 ${row.companyName}`)
    expect(all('.data-row button', /^详情 /)).toHaveLength(1)
    expect(all('button', /^编辑 /)).toEqual([])
  })
})

describe('new enterprise', () => {
  it(
    'is created in three steps and leads to its dealer',
    async () => {
      await open('?mode=new&companyName=none')
      await press('下一步')
      await sees('请选择门店类型')
      await choose('门店类型', '4S店')
      await fill('企业名称', '新启汽车有限公司')
      await fill('统一社会信用代码', '91310115MA1K3XYX17')
      await place('上海市', '上海市', '浦东新区')
      const input = document.querySelector<HTMLInputElement>('.ant-upload input[accept*=pdf]')
      if (!input) throw new Error('nowhere to choose a licence')
      await hands.upload(
        input,
        new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 1])], 'licence.pdf', { type: 'application/pdf' }),
      )
      await sent(files.upload)
      await press('移除「营业执照」')
      await sent(files.remove)
      await press('下一步')
      await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
      control.inject({
        path: companies.generateDealerCode.path,
        kind: 'code',
        code: 500,
        message: '稍后再试',
        times: 1,
      })
      await press('生成')
      await sees('经销商代码生成失败，请重试')
      await press('生成')
      await waitFor(async () => expect(await box('经销商代码')).toHaveValue('D00041'))
      await fill('联系人', '李四')
      await fill('联系电话', '13800138000')
      await press('下一步')
      await waitFor(async () => expect(await box('登录账号')).toHaveValue('d00041'))
      await fill('姓名', '李四')
      await fill('手机号', '13900001234')
      await press('提交')
      await seesToast('企业已创建')
      expect(bodies(companies.save)).toMatchObject([
        {
          ...{
            shopType: shopType.dealership,
            companyName: '新启汽车有限公司',
            creditCode: '91310115MA1K3XYX17',
            dealerCode: 'D00041',
            maxUsers: 20,
            license: '',
          },
          ...{ countyCode: '310115', countyName: '浦东新区', contactName: '李四', contactPhone: '13800138000' },
          superAdmin: { username: 'd00041', nickname: '李四', phone: '13900001234' },
        },
      ])
      expect(org.dealers.at(-1)).toMatchObject({ dealerCode: 'D00041', status: dealerStatus.open })
      await press('前往经销商管理')
      await waitFor(() =>
        expect(location.pathname + location.search).toBe('/system-management/distributorManagement?keyword=D00041'),
      )
    },
    LONG,
  )

  it(
    'returns to the step of the rejected field',
    async () => {
      await open('?mode=new&companyName=none')
      await choose('门店类型', '经销商集团')
      expect(all('input[role=combobox]', '上级企业')).toEqual([])
      control.inject({ path: companies.list.path, kind: 'code', code: 500, message: '服务繁忙' })
      await fill('企业名称', company('D00001').companyName)
      await fill('统一社会信用代码', company('D00002').creditCode)
      await place('上海市', '上海市', '浦东新区')
      await press('下一步')
      await press('生成')
      await waitFor(async () => expect(await box('经销商代码')).toHaveValue('D00041'))
      await fill('联系人', '李四')
      await fill('联系电话', '13800138000')
      await press('下一步')
      await fill('姓名', '李四')
      await fill('手机号', '13900001234')
      await press('提交')
      await sees('企业名称已存在')
      await sees(`统一社会信用代码已被${company('D00002').companyName}使用`)
      await button('下一步')
      expect(await box('企业名称')).toHaveValue(company('D00001').companyName)
    },
    LONG,
  )

  it('reports a duplicate name or credit code when the field loses focus', async () => {
    await open('?mode=new&companyName=none')
    await fill('企业名称', company('D00001').companyName)
    await hands.tab()
    await sees('企业名称已存在')
    await fill('统一社会信用代码', company('D00002').creditCode)
    await hands.tab()
    await sees('统一社会信用代码已被使用')
    await fill('企业名称', `${company('D00001').companyName}二店`)
    await hands.tab()
    await waitFor(() => expect(document.body).not.toHaveTextContent('企业名称已存在'))
  })

  it('moves to the next step on Enter', async () => {
    await open('?mode=new&companyName=none')
    await choose('门店类型', '4S店')
    await fill('企业名称', '新启汽车有限公司')
    await fill('统一社会信用代码', '91310115MA1K3XYX17')
    await place('上海市', '上海市', '浦东新区')
    await hands.type(await box('企业名称'), '{Enter}')
    await waitFor(async () => expect(await box('经销商代码')).toBeVisible())
    expect(document.querySelectorAll('.ant-form-item-explain-error')).toHaveLength(0)
    await button('下一步')
  })

  it('restores a draft after the form was closed', async () => {
    await open('?mode=new&companyName=none')
    await fill('企业名称', '草稿公司')
    await press('取消')
    await hands.click(await find('.ant-modal button', '放弃修改'))
    await press(/新增企业/)
    await press('恢复')
    expect(await box('企业名称')).toHaveValue('草稿公司')
  })

  it('requests the possible parent enterprises of the chosen type', async () => {
    await open('?mode=new&companyName=none')
    await choose('门店类型', '二级网点')
    await press('下一步')
    await sees('请选择上级企业')
    await choose('上级企业', company('D00001').companyName)
    expect(queries(companies.listParents).at(-1)).toEqual({ shopType: String(shopType.second) })
  })
})

describe('enterprise', () => {
  it('sends an edit without outlet type, code and area', { tags: ['core'] }, async () => {
    const row = company('D00001')
    await openMode('edit', row)
    await fill('企业简称', '新简称')
    await fill('账号上限', '1')
    await press('保存')
    await waitFor(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent(/账号上限不能小于已有账号数\d+/),
    )
    await fill('账号上限', '300')
    await press('保存')
    await seesToast('企业已保存')
    const body = bodies(companies.update).at(-1)
    expect(body).toMatchObject({
      id: row.id,
      shortName: '新简称',
      maxUsers: 300,
      contactPhone: row.contactPhone,
      countyCode: row.countyCode,
    })
    for (const key of ['shopType', 'dealerCode', 'region']) expect(body).not.toHaveProperty(key)
  })

  it('shows the enterprises below it', async () => {
    const row = company('G00001')
    await openMode('detail', row)
    await sees(company('D00002').companyName)
    expect(queries(companies.list).at(-1)).toMatchObject({ parentId: row.id })
  })
})

describe('superadmin of an enterprise', () => {
  it('saves a changed name', async () => {
    const row = company('D00002')
    const user = admin(row)
    user.status = userStatus.active
    await openMode('superadmin', row)
    await fill('姓名', '新管理员')
    await press('保存')
    await seesToast('超级管理员已保存')
    expect(bodies(users.updateSuperadmin)).toMatchObject([{ id: user.id, nickname: '新管理员', phone: user.phone }])
  })

  it('is disabled after confirmation and enabled without it', async () => {
    const row = company('D00002')
    const user = admin(row)
    user.status = userStatus.active
    await openMode('superadmin', row)
    await press('停用账号')
    await agree('停用账号')
    await seesToast('已停用')
    await press('启用账号')
    await seesToast('已启用')
    expect(bodies(users.updateSuperadmin)).toEqual([
      { id: user.id, status: enableStatus.disabled },
      { id: user.id, status: enableStatus.enabled },
    ])
  })

  it('gets a new password that is shown once and not stored', async () => {
    const row = company('D00002')
    const user = admin(row)
    user.status = userStatus.locked
    await openMode('superadmin', row)
    await press('重置密码')
    await sees('重置后原密码立即失效')
    await press('重置密码')
    await sees('新密码只显示一次，请立即复制并告知本人')
    expect(received(users.resetSuperadminPassword)).toHaveLength(1)
    expect(received(users.resetSuperadminPassword)[0]?.path).toContain(user.id)
    expect(user.status).toBe(userStatus.active)
    const { password } = user
    expect(document.querySelector('code')?.textContent).toBe(password)
    const kept = JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      location.href,
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ])
    expect(kept).not.toContain(password)
    await hands.click(all('.ant-modal button', '关闭').at(-1) ?? (await button('关闭')))
    await waitFor(() => expect(document.body.textContent).not.toContain(password))
  })

  it('shows where the new password was sent when the response has none', async () => {
    const row = company('D00002')
    await openMode('superadmin', row)
    control.inject({ path: users.resetSuperadminPassword.path, kind: 'code', code: 200, times: 1 })
    await press('重置密码')
    await press('重置密码')
    await screen.findByText(/^新密码已发送至 1\d{2}\*{4}\d{4}$/)
  })

  it('cannot disable or reset itself', async () => {
    await openMode('superadmin', company('D00001'), 'dealer01')
    await button('保存')
    expect(all('button', /^(停用账号|重置密码)$/)).toEqual([])
  })
})
