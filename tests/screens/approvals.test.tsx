// @module-tag system
import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as approvals from '@/api/system/approvals'
import * as ats from '@/api/orders/ats'
import * as files from '@/api/system/files'
import { approvalAction, approvalStatus, bizType } from '@/entities/shared/enums'
import type { ApprovalRow } from '../../mocks/system/data/approvals'
import { approvalRows } from '../../mocks/system/rules/approvals'
import { org } from '../../mocks/system/rules/store'
import { openConsole, received } from '../harness'
import { showSidebar } from '../sidebar'
import { storedKeys } from '@/lib/stored'
import {
  act,
  bodies,
  button,
  dialog,
  find,
  hasButton,
  loseSession,
  press,
  queries,
  seesToast,
  settled,
  until,
} from '../actions'

beforeAll(() => configure({ defaultHidden: true }))

const PATH = '/approval/approval-index'

const account = (username: string) => {
  const found = org.users.find((user) => user.username === username)
  if (!found) throw new Error(`no account ${username} in the demo`)
  return found
}
const findRow = (fits: (row: ApprovalRow) => boolean): ApprovalRow => {
  const found = approvalRows.find(fits)
  if (!found) throw new Error('no such approval in the demo')
  return found
}
const desk = (row: ApprovalRow) => row.records.find(({ action }) => action === approvalAction.wait)?.desk
const waitsFor = (place: string) => (row: ApprovalRow) =>
  row.status === approvalStatus.running && desk(row) === place && row.applyUserId !== account('superadmin').id
const isRevocable = (row: ApprovalRow) => row.source === 'user' || desk(row) === 'showroom'
const byManager = (row: ApprovalRow) => row.applyUserId === account('dealer01_sale').id
const open = (query = '', as = 'superadmin') => openConsole(`${PATH}${query}`, { as })
const panel = async (row: ApprovalRow) => {
  const title = await screen.findByText(row.title, { selector: '.ant-drawer-title bdi' })
  const drawer = title.closest<HTMLElement>('[role=dialog]')
  if (!drawer) throw new Error('no drawer around the title')
  return drawer
}

describe('review queue', () => {
  it('lists the oldest first and shows its count on the tab and in the menu', async () => {
    showSidebar()
    await open('?keyword=AP20240008')
    await button('AP20240008')
    expect(queries(approvals.listBusiness)).toContainEqual({
      scope: 'todo',
      keyword: 'AP20240008',
      sortField: 'applyTime',
      sortOrder: 'asc',
      pageNo: '1',
      pageSize: '20',
    })
    expect(queries(approvals.listBusiness)).toContainEqual({ scope: 'todo', pageNo: '1', pageSize: '1' })
    const total = approvalRows.filter((row) => waitsFor('hq')(row) || waitsFor('network')(row)).length
    await waitFor(() => expect(document.querySelector('.approval-tab sup')).toHaveAttribute('title', String(total)))
    expect(document.querySelector('.side-entry sup')).toHaveAttribute('title', String(total))
    for (const name of ['我已审批', '我发起的', '全部']) expect(screen.getByRole('tab', { name })).toBeInTheDocument()
  })

  it('opens the next application after an approval with an opinion', { tags: ['core'] }, async () => {
    const [first, second] = approvalRows
      .filter((row) => row.bizType === bizType.prorate && waitsFor('hq')(row))
      .toSorted((a, b) => (a.applyTime < b.applyTime ? -1 : 1))
    if (!first || !second) throw new Error('too few approvals')
    const { user, router } = await open('?bizType=prorate')
    const shows = (row: ApprovalRow) =>
      waitFor(() => expect(router?.state.location.search).toContain(`approval=${row.id}`))
    await press(first.id)
    const drawer = await panel(first)
    expect(await within(drawer).findByText('总部财务审核', { selector: '.ant-steps-item-title' })).toBeInTheDocument()
    expect(queries(approvals.listBusinessRecords)).toContainEqual({ approvalId: first.id })
    ;(await button('下一条')).focus()
    await user.keyboard('j')
    await shows(second)
    await user.keyboard('k')
    await shows(first)
    await user.click(await button('同意'))
    await press('通过')
    await seesToast('已通过')
    expect(bodies(approvals.approveBusiness)).toEqual([{ id: first.id, opinion: '同意' }])
    expect(first.status).toBe(approvalStatus.approved)
    await shows(second)
    await waitFor(() => expect(screen.getByLabelText('审批意见')).toHaveValue(''))
  })

  it('F-212 restores the opinion typed before the session ended', async () => {
    const row = findRow((one) => one.bizType === bizType.prorate && waitsFor('hq')(one))
    const place = `?bizType=prorate&approval=${row.id}`
    const { user } = await open(place)
    await panel(row)
    await user.type(await find('textarea', '审批意见'), '请补充合同')
    await loseSession(approvals.approveBusiness, () => press('通过'))
    await panel(row)
    expect(await find('textarea', '审批意见')).toHaveValue('')
    await press('恢复')
    await waitFor(() => expect(screen.getByLabelText('审批意见')).toHaveValue('请补充合同'))
    await press('通过')
    await waitFor(() => expect(row.status).toBe(approvalStatus.approved))
    expect(bodies(approvals.approveBusiness).at(-1)).toEqual({ id: row.id, opinion: '请补充合同' })
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]))
    expect(hasButton('恢复')).toBe(false)
  })

  it('requires an opinion of five characters for a rejection', async () => {
    const row = findRow((one) => one.bizType === bizType.points && waitsFor('hq')(one))
    const { user } = await open(`?keyword=${row.id}&approval=${row.id}`)
    await panel(row)
    await press('驳回')
    expect(await screen.findByText('请填写驳回意见')).toBeInTheDocument()
    await user.click(await button('信息有误'))
    await press('驳回')
    expect(await screen.findByText('驳回意见不少于 5 个字符')).toBeInTheDocument()
    expect(received(approvals.rejectBusiness)).toEqual([])
    await user.type(screen.getByLabelText('审批意见'), '，请核对')
    await press('驳回')
    await seesToast('已驳回')
    expect(bodies(approvals.rejectBusiness)).toEqual([{ id: row.id, opinion: '信息有误，请核对' }])
    expect(row.status).toBe(approvalStatus.rejected)
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  })

  it('turns read-only when a colleague has decided first', async () => {
    const row = findRow((one) => one.bizType === bizType.prorate && waitsFor('hq')(one))
    await open(`?keyword=${row.id}&approval=${row.id}`)
    await panel(row)
    await button('通过')
    row.status = approvalStatus.approved
    const step = row.records.find(({ action }) => action === approvalAction.wait)
    Object.assign(step ?? {}, { action: approvalAction.approve, operator: '周志强', createTime: row.applyTime })
    await press('通过')
    await seesToast('该审批已被周志强处理')
    await waitFor(() => expect(hasButton('驳回')).toBe(false))
    expect(await panel(row)).toBeInTheDocument()
  })

  it('reports an application that does not exist', async () => {
    await open('?approval=AP00000000')
    expect(await screen.findByText('未找到该审批单')).toBeInTheDocument()
  })

  it('offers no decision on an own application', async () => {
    const row = findRow((one) => one.applyUserId === account('superadmin').id && one.status === approvalStatus.running)
    await open(`?keyword=${row.id}&approval=${row.id}`)
    const drawer = await panel(row)
    await within(drawer).findByText(row.reason)
    await waitFor(() =>
      expect(queries(approvals.listBusiness)).toContainEqual({
        keyword: row.id,
        scope: 'todo',
        pageNo: '1',
        pageSize: '100',
      }),
    )
    expect(hasButton('通过')).toBe(false)
  })

  it('approves several applications only if they are of the same type', async () => {
    const { user } = await open('?bizType=coupon,points&size=50')
    const coupon = findRow((row) => row.bizType === bizType.coupon && waitsFor('hq')(row))
    const tick = async (row: ApprovalRow) =>
      user.click((await screen.findAllByLabelText(`选择「${row.title}」`))[0] ?? document.body)
    await tick(coupon)
    await tick(findRow((row) => row.bizType === bizType.points && waitsFor('hq')(row)))
    await press('通过')
    await seesToast('批量通过时，请选择同一业务类型的审批')
    await press('取消选择')
    const two = approvalRows.filter((row) => row.bizType === bizType.points && waitsFor('hq')(row)).slice(0, 2)
    for (const row of two) await tick(row)
    await press('通过')
    const opened = await dialog()
    await user.type(within(opened).getByRole('textbox'), '同意补发')
    await user.click(await find('button', '通过', '[role=dialog]'))
    expect(await screen.findByText('成功 2 条，失败 0 条')).toBeInTheDocument()
    expect(bodies(approvals.approveBusiness)).toEqual(
      expect.arrayContaining(two.map(({ id }) => expect.objectContaining({ id, opinion: '同意补发' }))),
    )
  })

  it('keeps a bulk opinion after closing the window and losing the session', async () => {
    const { user } = await open('?bizType=points&size=50')
    const row = findRow((one) => one.bizType === 'points' && waitsFor('hq')(one))
    const start = async () => {
      await user.click((await screen.findAllByLabelText(`选择「${row.title}」`))[0] ?? document.body)
      await press('通过')
      return within(await dialog()).getByRole('textbox')
    }
    await user.type(await start(), '同意补发')
    await press('取消')
    await press('取消选择')
    expect(await start()).toHaveValue('同意补发')
    await loseSession(approvals.approveBusiness, async () => user.click(await find('button', '通过', '[role=dialog]')))
    await start()
    await press('恢复')
    expect(within(await dialog()).getByRole('textbox')).toHaveValue('同意补发')
    await user.click(await find('button', '通过', '[role=dialog]'))
    expect(await screen.findByText('成功 1 条，失败 0 条')).toBeInTheDocument()
    await until(() => expect(storedKeys('draft:superadmin:approval.bulkOpinion', 'session')).toEqual([]))
  })

  it('shows a dealer the applications that wait in its showroom', async () => {
    const row = findRow((one) => one.dealerCode === 'D00001' && waitsFor('showroom')(one))
    await open(`?keyword=${row.id}`, 'dealer01_sale')
    expect(screen.queryByRole('tab', { name: '全部' })).toBeNull()
    await press(`审批 ${row.title}`)
    await panel(row)
    await waitFor(() =>
      expect(queries(approvals.listLogs)).toContainEqual({ bizId: row.bizId, pageNo: '1', pageSize: '100' }),
    )
    await press('通过')
    await seesToast('已通过')
    expect(bodies(approvals.approveBusiness)).toEqual([{ id: row.id }])
    expect([row.status, desk(row)]).toEqual([approvalStatus.running, 'hq'])
  })
})

describe('own applications', () => {
  it('are withdrawn with a reason', async () => {
    const row = findRow((one) => byManager(one) && one.status === approvalStatus.running && isRevocable(one))
    const { user } = await open(`?tab=mine&keyword=${row.id}`, 'dealer01_sale')
    await act(row.title, '撤回')
    await user.type(await screen.findByLabelText('撤回原因（选填）'), '重新整理资料')
    await user.click(await find('button', '撤回', '[role=dialog]'))
    await seesToast('已撤回')
    expect(bodies(approvals.revokeBusiness)).toEqual([{ id: row.id, reason: '重新整理资料' }])
    expect(row.status).toBe(approvalStatus.revoked)
  })

  it('cannot be withdrawn after the last step', async () => {
    const row = findRow((one) => byManager(one) && one.status === approvalStatus.running && isRevocable(one))
    const { user } = await open(`?tab=mine&keyword=${row.id}`, 'dealer01_sale')
    await act(row.title, '撤回')
    row.status = approvalStatus.approved
    await user.click(await find('button', '撤回', '[role=dialog]'))
    await seesToast('审批已完成，无法撤回')
    await waitFor(() => expect(hasButton(`撤回 ${row.title}`)).toBe(false))
  })

  it('about a sale cannot be withdrawn once headquarters reviews them', async () => {
    const row = findRow((one) => byManager(one) && one.source === 'order' && waitsFor('hq')(one))
    const other = findRow((one) => byManager(one) && one.source === 'user' && waitsFor('hq')(one))
    await open(`?tab=mine&keyword=${row.id}`, 'dealer01_sale')
    await find('button', `查看 ${row.title}`)
    await settled()
    expect([hasButton(`撤回 ${row.title}`), hasButton(`更多 ${row.title}`)]).toEqual([false, false])
    await expect(approvals.revokeBusiness({ id: row.id }, { quiet: true })).rejects.toThrow('已到总部审核，无法撤回')
    await expect(
      approvals.submit({ bizType: row.bizType, bizIds: [row.bizId], result: 3, opinion: '' }, { quiet: true }),
    ).rejects.toThrow('已到总部审核，无法撤回')
    expect([row.status, desk(row)]).toEqual([approvalStatus.running, 'hq'])
    await approvals.revokeBusiness({ id: other.id }, { quiet: true })
    expect(other.status).toBe(approvalStatus.revoked)
  })

  it('about a sale are corrected and resubmitted', async () => {
    const row = findRow(
      (one) =>
        byManager(one) &&
        one.source === 'order' &&
        (one.status === approvalStatus.rejected || one.status === approvalStatus.revoked),
    )
    const { user } = await open(`?tab=mine&keyword=${row.id}`, 'dealer01_sale')
    await act(row.title, '修改并重新提交')
    const reason = await screen.findByLabelText('申请说明')
    await user.clear(reason)
    await user.type(reason, '补')
    await press('重新提交')
    expect(await screen.findByText('申请说明不少于 5 个字符')).toBeInTheDocument()
    await user.type(reason, '充了购车合同')
    await press('重新提交')
    await seesToast('已重新提交')
    expect(bodies(approvals.submit)).toEqual([
      { bizType: row.bizType, bizIds: [row.bizId], reason: '补充了购车合同', attachments: row.attachments },
    ])
    expect(row.status).toBe(approvalStatus.running)
  })

  it('to void a sale are submitted with the sale and files', async () => {
    const { user } = await open('?tab=mine&mode=void', 'dealer01_sale')
    await user.click(await screen.findByRole('combobox', { name: '实销单' }))
    await waitFor(() =>
      expect(queries(ats.list)).toContainEqual({
        scope: 'showroom',
        status: '4',
        applyState: '0',
        pageNo: '1',
        pageSize: '20',
      }),
    )
    const choice = (
      await screen.findAllByText(/^LVVD/, {
        selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
      })
    )[0]
    if (!choice) throw new Error('no sale to choose')
    const vin = choice.textContent?.split(' ')[0] ?? ''
    await user.click(choice)
    expect(await screen.findByDisplayValue(`实销作废 ${vin}`)).toBeInTheDocument()
    await user.type(screen.getByLabelText('申请说明'), '客户退车，发票已冲红')
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    // The control replaces each used input.
    const upload = async (file: File) => {
      const input = document.querySelector<HTMLInputElement>('.ant-upload input[accept*=pdf]')
      if (!input) throw new Error('no file input')
      await user.upload(input, file)
    }
    await upload(new File(['nothing'], 'a.png', { type: 'image/png' }))
    await seesToast('仅支持 JPG/PNG/PDF，且不超过 10 MB')
    await upload(new File([png], 'b.png', { type: 'image/png' }))
    await button('移除「附件 1」')
    await upload(new File([png], 'c.png', { type: 'image/png' }))
    await user.click(await button('移除「附件 2」'))
    await waitFor(() => expect(received(files.remove)).toHaveLength(1))
    expect(received(files.upload)).toHaveLength(2)
    await press('提交申请')
    await seesToast('申请已提交')
    const [sent] = bodies(approvals.apply)
    expect(sent).toMatchObject({
      bizType: bizType.atsVoid,
      title: `实销作废 ${vin}`,
      reason: '客户退车，发票已冲红',
      attachments: [expect.stringMatching(/^\/__files\//)],
    })
    expect(approvalRows.at(-1)).toMatchObject({
      bizType: bizType.atsVoid,
      status: approvalStatus.running,
      applyUserId: account('dealer01_sale').id,
    })
  })

  it('for a second-tier dealer start on the second-tier dealer page', async () => {
    const { user, router } = await open('', 'superadmin')
    await press(/发起申请/)
    expect(screen.queryByRole('menuitem', { name: '实销作废' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: '二网准入' }))
    await waitFor(() => expect(router?.state.location.pathname).toBe('/system-management/secondDealerManagement'))
  })
})
