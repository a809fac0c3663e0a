// @module-tag system
import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as phoneProtect from '@/api/system/phoneProtect'
import { bindStatus, expireType } from '@/entities/system/enums'
import { bindings, calls } from '../../mocks/system/calls/phoneProtect'
import type { BindingRow } from '../../mocks/system/data/phoneProtect'
import { org } from '../../mocks/system/rules/store'
import { control, openConsole, received } from '../harness'
import { act, bodies, button, dialog, find, hands, hasButton, press, rowActions, seesToast } from '../actions'

beforeAll(() => configure({ defaultHidden: true }))
const LIST = '/workNoList/workNoList'
type Hands = Awaited<ReturnType<typeof openConsole>>['user']

const findRow = (fits: (row: BindingRow) => boolean): BindingRow => {
  const found = bindings.find(fits)
  if (!found) throw new Error('no such binding in the demo')
  return found
}
const ofState = (status: number) => findRow((row) => row.status === status)
const nameOf = (row: BindingRow) => `${row.workNo} ${row.userName}`
const inDialog = async (name: string) => hands.click(await find('button', name, '[role=dialog]'))
const answer = async (name: string) => {
  await inDialog(name)
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
}
const list = (row: BindingRow, as?: string) => openConsole(`${LIST}?workNo=${row.workNo}`, { as })
const choose = async (user: Hands, box: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: box }))
  await user.click(
    await screen.findByText(option, { selector: '.ant-select-item-option-content, .ant-select-item-option-content *' }),
  )
}

describe('work number list', () => {
  it('requests newest first and filters by a status count', async () => {
    const row = ofState(2)
    const { user, router } = await list(row)
    await button(row.workNo)
    expect(bodies(phoneProtect.listBindings)).toContainEqual({
      workNo: row.workNo,
      sortField: 'bindTime',
      sortOrder: 'desc',
      pageNo: 1,
      pageSize: 20,
    })
    const expired = bindings.filter(({ status }) => status === bindStatus.expired).length
    await user.click(await screen.findByRole('button', { name: new RegExp(`^已过期 ?${expired}$`) }))
    await waitFor(() => expect(router?.state.location.search).toContain('status=2'))
    await waitFor(() =>
      expect(bodies(phoneProtect.listBindings)).toContainEqual(
        expect.objectContaining({ workNo: row.workNo, status: [bindStatus.expired], pageSize: 20 }),
      ),
    )
  })

  it('accepts only a full phone number or its last four digits', async () => {
    const row = ofState(1)
    const { user } = await openConsole(LIST)
    const box = await screen.findByPlaceholderText('真实号码（完整或后 4 位）')
    await button('查询')
    await user.type(box, '13800{Enter}')
    await waitFor(() => expect(box).toHaveAccessibleDescription('请输入完整手机号或后 4 位'))
    expect(
      bodies(phoneProtect.listBindings).filter((body) => body && typeof body === 'object' && 'phone' in body),
    ).toEqual([])
    await user.clear(box)
    await user.type(box, `${row.phone.slice(-4)}{Enter}`)
    await waitFor(() =>
      expect(bodies(phoneProtect.listBindings)).toContainEqual(
        expect.objectContaining({ phone: row.phone.slice(-4), pageSize: 20 }),
      ),
    )
    expect(document.querySelector('.filter-fault')).toBeNull()
  })

  it('renews a number for 30 days and requires a date for a custom expiry', { tags: ['core'] }, async () => {
    const row = ofState(2)
    const { user } = await list(row)
    await press(`续期 ${nameOf(row)}`)
    await choose(user, '有效期', '指定日期')
    await inDialog('确定')
    expect(await screen.findByText('请选择到期时间')).toBeInTheDocument()
    await choose(user, '有效期', '30 天')
    await inDialog('确定')
    await seesToast('已续期')
    expect(bodies(phoneProtect.bind)).toEqual([{ id: row.id, expireType: expireType.days30 }])
    expect(row.status).toBe(bindStatus.bound)
  })

  it('rebinds an unbound number and asks for confirmation before unbinding', async () => {
    const row = ofState(3)
    await list(row)
    await press(`重新绑定 ${nameOf(row)}`)
    await inDialog('确定')
    await seesToast('已重新绑定')
    expect(bodies(phoneProtect.bind)).toEqual([{ id: row.id, expireType: expireType.noEnd }])
    await act(nameOf(row), '解绑')
    expect(await screen.findByText('解绑后客户拨打该号码将无法接通')).toBeInTheDocument()
    await inDialog('解绑')
    await seesToast('已解绑')
    expect(bodies(phoneProtect.unbind)).toEqual([{ id: row.id }])
    expect(row.status).toBe(bindStatus.unbound)
  })

  it('releases a number only after it is typed', async () => {
    const row = ofState(3)
    const { user } = await list(row)
    await act(nameOf(row), '释放号码')
    const opened = await dialog()
    expect(hasButton('释放号码')).toBe(true)
    expect([...opened.querySelectorAll('button')].find((one) => one.textContent === '释放号码')).toBeDisabled()
    await user.type(within(opened).getByRole('textbox'), row.workNo)
    await inDialog('释放号码')
    await seesToast('号码已释放')
    expect(bodies(phoneProtect.releaseSecretNo)).toEqual([{ id: row.id }])
    expect(row.status).toBe(bindStatus.released)
    await waitFor(() => expect(hasButton(`重新绑定 ${nameOf(row)}`)).toBe(false))
  })

  it('hides sales areas and releasing from a dealer', async () => {
    const row = findRow((one) => one.dealerCode === 'D00001')
    Object.assign(row, { status: bindStatus.unbound })
    await list(row, 'dealer01_sale')
    expect(await rowActions(nameOf(row))).toEqual(['详情', '重新绑定'])
    expect(screen.queryByRole('columnheader', { name: '大区' })).toBeNull()
  })

  it('renews and unbinds in bulk and disables rows that do not qualify', async () => {
    const [bound, other] = [
      findRow((row) => row.status === bindStatus.bound && row.dealerCode === 'D00001'),
      findRow((row) => row.status === bindStatus.released && row.dealerCode === 'D00001'),
    ]
    const { user } = await openConsole(`${LIST}?status=1,4&size=10`, { as: 'dealer01_sale' })
    await user.click(await screen.findByLabelText(`选择「${nameOf(bound)}」`))
    expect(await screen.findByLabelText(new RegExp(`^「${nameOf(other)}」不能勾选`))).toBeDisabled()
    await user.click(await button('续期'))
    await inDialog('确定')
    expect(await screen.findByText('成功 1 条，失败 0 条')).toBeInTheDocument()
    expect(bodies(phoneProtect.bind)).toEqual([{ id: bound.id, expireType: expireType.noEnd }])
    await inDialog('关闭')
    await user.click(await screen.findByLabelText(`选择「${nameOf(bound)}」`))
    await user.click(await button('解绑'))
    await inDialog('解绑')
    expect(await screen.findByText('成功 1 条，失败 0 条')).toBeInTheDocument()
    expect(bodies(phoneProtect.unbind)).toEqual([{ id: bound.id }])
  })
})

describe('own work number', () => {
  it('shows its remaining days and recent calls and can be renewed', async () => {
    const me = org.users.find(({ username }) => username === 'dealer01_sale')
    const row = findRow(({ userId }) => userId === me?.id)
    const { router } = await openConsole('/workNo', { as: 'dealer01_sale' })
    expect(await screen.findByText('剩余 5 天')).toBeInTheDocument()
    expect(bodies(phoneProtect.listBindings)[0]).toMatchObject({ mine: 1 })
    expect(bodies(phoneProtect.getBinding)).toContainEqual({ id: row.id })
    await waitFor(() =>
      expect(bodies(phoneProtect.listCalls)).toContainEqual(
        expect.objectContaining({ bindingId: row.id, pageSize: 10 }),
      ),
    )
    expect(hasButton('申请并绑定')).toBe(false)
    await press('续期')
    await inDialog('确定')
    await seesToast('已续期')
    expect(await screen.findByText('长期有效')).toBeInTheDocument()
    await press('历史记录')
    await waitFor(() => expect(router?.state.location.search).toBe(`?id=${row.id}`))
  })

  it('is requested after confirmation with errors shown at their fields', async () => {
    const { user } = await openConsole('/workNo', { as: 'second01' })
    expect(await screen.findByText('尚未绑定工作号')).toBeInTheDocument()
    const phone = await screen.findByLabelText('员工真实号码（A）')
    await waitFor(() => expect(document.querySelector('.ant-cascader')?.textContent).toMatch(/ \/ /))
    await user.clear(phone)
    await user.type(phone, '17012345678')
    await user.click(screen.getByRole('switch', { name: '通话录音' }))
    await press('申请并绑定')
    expect(await screen.findByText('请确认已取得员工同意')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: /已取得员工同意/ }))
    await press('申请并绑定')
    await answer('取消')
    expect(received(phoneProtect.bind)).toEqual([])
    await press('申请并绑定')
    await answer('申请并绑定')
    expect(await screen.findByText('手机号为虚拟号段，不支持绑定')).toBeInTheDocument()
    await user.clear(phone)
    await user.type(phone, '13800138000')
    control.inject({
      path: phoneProtect.bind.path,
      kind: 'code',
      code: 400,
      message: '三亚市暂无可用号码',
      data: { errors: { cityName: '三亚市暂无可用号码' } },
      times: 1,
    })
    await press('申请并绑定')
    await answer('申请并绑定')
    expect(
      await screen.findByText('三亚市暂无可用号码', { selector: '.ant-form-item-explain-error' }),
    ).toBeInTheDocument()
    await press('申请并绑定')
    await answer('申请并绑定')
    await seesToast('工作号已绑定')
    const second = org.secondDealers.find(({ dealerCode }) => dealerCode === 'S00001')
    expect(bodies(phoneProtect.bind).at(-1)).toEqual({
      userName: '邓晓东',
      dealerCode: 'S00001',
      phone: '13800138000',
      cityName: second?.cityName,
      cityCode: second?.cityCode,
      expireType: expireType.noEnd,
      recordFlag: 1,
    })
    expect(await screen.findByText(/^138\*{4}8000$/)).toBeInTheDocument()
  })

  it('is checked for a binding before resending after a lost connection', async () => {
    const { user } = await openConsole('/workNo', { as: 'second01' })
    const phone = await screen.findByLabelText('员工真实号码（A）')
    await waitFor(() => expect(document.querySelector('.ant-cascader')?.textContent).toMatch(/ \/ /))
    await user.clear(phone)
    await user.type(phone, '13800138000')
    control.inject({
      path: phoneProtect.bind.path,
      kind: 'raw',
      status: 502,
      body: 'Bad Gateway',
      type: 'text/html',
      times: 1,
    })
    control.inject({ path: phoneProtect.listBindings.path, kind: 'code', code: 500, message: '系统繁忙', times: 1 })
    await press('申请并绑定')
    await answer('申请并绑定')
    expect(await screen.findByText(/尚不能确认是否已绑定/)).toBeInTheDocument()
    control.clearLog()
    await press('申请并绑定')
    await waitFor(() =>
      expect(bodies(phoneProtect.listBindings)).toContainEqual({
        phone: '13800138000',
        status: [bindStatus.bound],
        pageNo: 1,
        pageSize: 100,
      }),
    )
    expect(received(phoneProtect.bind)).toEqual([])
    await answer('申请并绑定')
    await seesToast('工作号已绑定')
    expect(received(phoneProtect.bind)).toHaveLength(1)
  })

  it('links to the existing binding of a colleague', async () => {
    const row = findRow((one) => one.dealerCode === 'D00001' && one.status === bindStatus.bound && one.staffId !== '')
    const person = org.staff.find(({ id }) => id === row.staffId)
    const { user, router } = await openConsole('/workNo', { as: 'dealer01_sale' })
    await press(/展开/)
    await choose(user, '使用人', `${person?.staffName} ${row.phone.slice(0, 3)}****${row.phone.slice(-4)}`)
    await waitFor(() => expect(received(dealers.selectSaleUsers).length).toBeGreaterThan(0))
    await waitFor(() => expect(screen.getByLabelText('员工真实号码（A）')).toHaveValue(row.phone))
    await waitFor(() => expect(document.querySelector('.ant-cascader')?.textContent).toMatch(/ \/ /))
    await press('申请并绑定')
    await answer('申请并绑定')
    expect(
      await screen.findByText(`该号码已绑定工作号${row.workNo}`, { selector: '.ant-form-item-explain-error' }),
    ).toBeInTheDocument()
    await press('查看该工作号')
    await waitFor(() => expect(router?.state.location.search).toBe(`?id=${row.id}`))
  })
})

describe('work number detail', () => {
  it('loads its calls and plays a recording', async () => {
    const row = findRow(
      (one) =>
        one.status === bindStatus.bound && calls.some((call) => call.bindingId === one.id && call.recordUrl !== ''),
    )
    const { user, router } = await openConsole(`/workNoList/workNoDetail?id=${row.id}&startTime=`)
    await screen.findAllByText(`${row.workNo.slice(0, 3)} ${row.workNo.slice(3, 7)} ${row.workNo.slice(7)}`)
    await waitFor(() =>
      expect(bodies(phoneProtect.listCalls)).toContainEqual(
        expect.objectContaining({ bindingId: row.id, pageSize: 500 }),
      ),
    )
    await user.click(await button(/^播放 \d{4}/))
    const player = await screen.findByLabelText('录音播放器')
    expect(player.querySelector('audio')).toHaveAttribute('src', '/__files/recording')
    await user.click(within(player).getByText('2×'))
    expect(player.querySelector('audio')?.playbackRate).toBe(2)
    await press('返回列表')
    await waitFor(() => expect(router?.state.location.pathname).toBe(LIST))
  })

  it('reports a number that does not exist', async () => {
    await openConsole('/workNoList/workNoDetail?id=1')
    expect(await screen.findByText('无权查看或数据不存在')).toBeInTheDocument()
  })

  it('is read-only after the release', async () => {
    const row = ofState(4)
    await openConsole(`/workNoList/workNoDetail?id=${row.id}`)
    await screen.findByText('已释放')
    for (const one of ['续期', '重新绑定', '解绑', '释放号码']) expect(hasButton(one)).toBe(false)
    await waitFor(() =>
      expect(bodies(phoneProtect.listCalls)).toContainEqual(
        expect.objectContaining({ bindingId: row.id, pageSize: 20 }),
      ),
    )
  })
})
