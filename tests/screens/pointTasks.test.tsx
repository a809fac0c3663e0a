// @module-tag members
import { describe, expect, it } from 'vitest'
import * as integral from '@/api/commerce/integral'
import * as pointTasks from '@/api/members/pointTasks'
import * as socialPoints from '@/api/members/socialPoints'
import * as feedback from '@/api/voice/feedback'
import { contactStatus, contactType } from '@/entities/members/pointContact'
import { pointSide, poolType } from '@/entities/members/pointEnums'
import { pointTaskType } from '@/entities/members/pointTask'
import { taskRecordStatus } from '@/entities/members/pointTaskRecord'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { contactSeeds } from '../../mocks/members/rules/pointContacts'
import { appTasks, tasks } from '../../mocks/members/rules/pointBook'
import { recordsFor, stepsOf } from '../../mocks/members/rules/pointTasks'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const BOARD = '/setting/contact'
const DETAIL = '/setting/detail'
const RULE = '/setting/integralRule'
const page = () => sure(document.querySelector('main'))
const taskCalled = (name: string) => sure(tasks().tasks.find(({ taskName }) => taskName === name))
const userCalled = (name: string) => sure(org.users.find(({ username }) => username === name))
const contactIn = (status: number) => sure(contactSeeds().find((row) => row.status === status))
const takenByOther = (row: { status: number }) => Object.assign(row, { status: contactStatus.inHand })

describe('staff task list', () => {
  it('asks for confirmation only before disabling a task', { tags: ['core'] }, async () => {
    const row = taskCalled('完成试驾')
    await openConsole(BOARD)
    await sees(row.taskName)
    await hands.click(sure(all('button[role=switch]', row.taskName)[0]))
    expect(await dialog(/停用「完成试驾」/)).toHaveTextContent('停用后员工将不能再通过该任务获得积分')
    await agree('停用')
    await seesToast('「完成试驾」已停用')
    await hands.click(sure(all('button[role=switch]', row.taskName)[0]))
    await seesToast('「完成试驾」已启用')
    expect(bodies(pointTasks.setOn)).toEqual([
      { id: row.id, status: enableStatus.disabled },
      { id: row.id, status: enableStatus.enabled },
    ])
  })

  it('keeps an expired task disabled', async () => {
    const row = taskCalled('春节分享季')
    await openConsole(`${BOARD}?id=${row.id}`)
    expect(await find('button[role=switch]', row.taskName)).toBeDisabled()
    await sees('已过期')
    await expect(pointTasks.setOn({ id: row.id, status: enableStatus.enabled })).rejects.toThrow('任务已过期')
  })

  it('restores the switch when the server refuses the change', async () => {
    const row = taskCalled('完成试驾')
    await openConsole(BOARD)
    control.inject({ path: pointTasks.setOn.path, kind: 'code', code: 500, message: '忙' })
    await hands.click(await find('button[role=switch]', row.taskName))
    await agree('停用')
    await sees('忙')
    expect(all('button[role=switch]', row.taskName)[0]).toHaveAttribute('aria-checked', 'true')
  })

  it('filters by name, type, role, pool, status and period', async () => {
    await openConsole(`${BOARD}?startTime=2026-01-01~2026-12-31`)
    await press('展开筛选')
    await choose('任务名称', '客户下订')
    await choose('任务类型', '业务任务')
    await choose('适用角色', '销售顾问')
    await choose('出资积分池', '经销商积分池')
    await choose('状态', '启用')
    await until(() =>
      expect(queries(pointTasks.list).at(-1)).toMatchObject({
        id: taskCalled('客户下订').id,
        taskType: String(pointTaskType.sales),
        roles: sure(org.roles.find(({ roleName }) => roleName === '销售顾问')).id,
        poolType: String(poolType.dealer),
        status: String(enableStatus.enabled),
        startTimeStart: '2026-01-01 00:00:00',
      }),
    )
    await sees('客户下订')
  })

  it('adds all found roles to a task and rejects an empty selection', async () => {
    const row = taskCalled('市场活动分享')
    await openConsole(BOARD)
    await act(row.taskName, '设置角色')
    await fill('搜索角色', '销售', '.ant-drawer, .ant-modal')
    await press('全选')
    await press('保存')
    await seesToast('适用角色已保存')
    const [body] = bodies(pointTasks.updateRoles) as { roleIds: string[] }[] // what the form sends
    expect(sure(body).roleIds).toEqual(expect.arrayContaining([...row.roleIds]))
    await act(row.taskName, '设置角色')
    await press('清空')
    await press('保存')
    await sees('请至少选择一个角色')
  })

  it('opens the failed records from the failure figure', async () => {
    await openConsole(BOARD)
    await press(/^发放失败/)
    await until(() =>
      expect(queries(pointTasks.listRecords).at(-1)).toMatchObject({ status: String(taskRecordStatus.failed) }),
    )
    const failed = recordsFor(userCalled('superadmin')).filter(({ status }) => status === taskRecordStatus.failed)
    expect(failed.length).toBeGreaterThan(10)
  })

  it('shows as many points issued this month as the paid records', async () => {
    await openConsole(BOARD)
    const { records } = await pointTasks.list({ pageNo: 1, pageSize: 100 })
    const month = formatTime(Date.now(), 'YYYY-MM')
    const paid = recordsFor(userCalled('superadmin')).filter(
      ({ status, createTime }) => status === taskRecordStatus.paid && createTime.startsWith(month),
    )
    expect(records.reduce((sum, { issuedPoints }) => sum + issuedPoints, 0)).toBe(
      paid.reduce((sum, { points }) => sum + points, 0),
    )
  })

  it('is read-only for a dealer, without pools and App tasks', async () => {
    await openConsole(BOARD, { as: 'dealer01' })
    await sees('完成试驾')
    expect(all('button[role=switch]', /./).every((one) => (one as HTMLButtonElement).disabled)).toBe(true) // what the selector finds
    expect(hasButton(/设置角色/)).toBe(false)
    expect(page()).not.toHaveTextContent('总部积分池')
    expect(page()).not.toHaveTextContent('App任务')
    await expect(socialPoints.listTasks({})).rejects.toThrow('没有访问权限')
  })
})

describe('staff task record list', () => {
  it('sends a default period and all chosen filters', async () => {
    await openConsole(`${BOARD}?tab=record`)
    await sent(pointTasks.listRecords)
    expect(queries(pointTasks.listRecords)[0]).toHaveProperty('createTimeStart')
    await press('展开筛选')
    await choose('任务名称', '每日签到')
    await choose('发放状态', '已发放')
    await fill('员工', '王')
    await fill('角色', '顾问')
    await fill('业务单号', 'B6')
    await fill('手机号', '1234')
    await press('查询')
    await until(() =>
      expect(queries(pointTasks.listRecords).at(-1)).toMatchObject({
        taskId: taskCalled('每日签到').id,
        status: String(taskRecordStatus.paid),
        userName: '王',
        roleName: '顾问',
        bizNo: 'B6',
        phone: '1234',
      }),
    )
  })

  it('limits a dealer to part of the records and hides the dealer column', async () => {
    const user = userCalled('dealer01')
    const rows = recordsFor(user)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.length).toBeLessThan(recordsFor(userCalled('superadmin')).length)
    await openConsole(`${BOARD}?tab=record`, { as: 'dealer01' })
    await sent(pointTasks.listRecords)
    expect(all('[role=columnheader]', /^经销商/)).toEqual([])
  })
})

describe('App task list', () => {
  it('sends only the changed fields', async () => {
    const row = sure(appTasks().find(({ taskName }) => taskName === '评论动态'))
    await openConsole(`${BOARD}?tab=app&taskName=评论`)
    await act(row.taskName, '编辑')
    await fill('单次积分', '2000', '.ant-drawer')
    await fill('跳转页面', 'http://x.example.com', '.ant-drawer')
    await press('保存')
    await sees('请输入以https开头的链接或应用内路径')
    await fill('单次积分', '4', '.ant-drawer')
    await fill('跳转页面', '/pages/community', '.ant-drawer')
    await press('保存')
    await seesToast('App任务已保存')
    expect(bodies(socialPoints.updateTask).at(-1)).toMatchObject({ id: row.id, points: 4 })
    expect(bodies(socialPoints.updateTask).at(-1)).not.toHaveProperty('taskName')
  })

  it('limits a newcomer task to once per person', async () => {
    const row = sure(appTasks()[0])
    await openConsole(`${BOARD}?tab=app&mode=edit&record=${row.id}`)
    expect(await box('每日次数上限', '.ant-drawer')).toBeDisabled()
    await sees('新手任务每人仅一次')
  })

  it('asks for confirmation before disabling a task', async () => {
    const row = sure(appTasks()[3])
    await openConsole(`${BOARD}?tab=app`)
    await hands.click(await find('button[role=switch]', row.taskName))
    expect(await dialog(/停用/)).toHaveTextContent('停用后App不再展示该任务')
    await agree('停用')
    await seesToast(`「${row.taskName}」已停用`)
    expect(bodies(socialPoints.setTaskStatus)).toEqual([{ id: row.id, status: enableStatus.disabled }])
  })

  it('filters by group, status and restriction to owners', async () => {
    await openConsole(`${BOARD}?tab=app`)
    await choose('任务分组', '车主任务')
    await choose('仅车主', '是')
    await choose('状态', '启用')
    await until(() => expect(bodies(socialPoints.listTasks).at(-1)).toMatchObject({ ownerOnly: 1, taskType: [4] }))
    await sees('绑定爱车')
  })
})

describe('points enquiry page', () => {
  it('accepts an enquiry and requires an outcome to solve it', async () => {
    const row = contactIn(contactStatus.waiting)
    await openConsole(`${BOARD}?tab=contact&mode=detail&record=${row.id}`)
    await dialog(new RegExp(row.content.slice(0, 8)))
    await sees(String(contactSeeds().filter(({ status }) => status === contactStatus.waiting).length))
    await press('受理')
    await seesToast('咨询已受理')
    await press('解决')
    await fill('处理结果', '已补', '.ant-modal')
    await agree('解决')
    await sees(/5/)
    await fill('处理结果', '已核实并补发积分', '.ant-modal')
    await agree('解决')
    await seesToast('咨询已解决')
    expect(bodies(feedback.updateContact)).toEqual([
      { id: row.id, status: contactStatus.inHand },
      { id: row.id, status: contactStatus.solved, result: '已核实并补发积分' },
    ])
  })

  it('prefills the outcome with the serial number of granted points', async () => {
    const row = contactIn(contactStatus.inHand)
    Object.assign(row, { result: '积分流水号 20261128900001' })
    await openConsole(`${BOARD}?tab=contact&mode=detail&record=${row.id}`)
    await press('解决')
    expect(await box('处理结果', '.ant-modal')).toHaveValue('积分流水号 20261128900001')
    await fill('处理结果', '已补发，积分流水号 20261128900001', '.ant-modal')
    await agree('解决')
    await seesToast('咨询已解决')
    expect(row.result).toBe('已补发，积分流水号 20261128900001')
  })

  it('reports a status changed by somebody else', async () => {
    const row = contactIn(contactStatus.waiting)
    await openConsole(`${BOARD}?tab=contact&mode=detail&record=${row.id}`)
    await dialog(new RegExp(row.content.slice(0, 8)))
    takenByOther(row)
    await press('受理')
    await sees('状态已变化，请刷新后重试')
  })

  it('closes an invalid enquiry with an outcome', async () => {
    const row = contactIn(contactStatus.inHand)
    await openConsole(`${BOARD}?tab=contact&mode=detail&record=${row.id}`)
    await press('关闭（无效）')
    await fill('处理结果', '重复咨询，已关闭', '.ant-modal')
    await agree('关闭（无效）')
    await seesToast('咨询已关闭')
    expect(row.status).toBe(contactStatus.closed)
  })

  it('asks for confirmation before reopening a solved enquiry', async () => {
    const done = contactIn(contactStatus.solved)
    await openConsole(`${BOARD}?tab=contact&mode=detail&record=${done.id}`)
    await press('重新受理')
    await agree('重新受理')
    await seesToast('咨询已受理')
    expect(bodies(feedback.updateContact).at(-1)).toEqual({ id: done.id, status: contactStatus.inHand })
  })

  it('shows the oldest enquiries first and marks late ones', async () => {
    await openConsole(`${BOARD}?tab=contact`)
    await sees('超过 24 小时')
    expect(queries(feedback.listContacts).at(-1)).toMatchObject({ sortField: 'createTime', sortOrder: 'asc' })
    await press('展开筛选')
    await choose('积分类型', 'App积分')
    await choose('问题类型', '兑换问题')
    await fill('姓名/昵称', '小')
    await press('查询')
    await until(() =>
      expect(queries(feedback.listContacts).at(-1)).toMatchObject({
        side: String(pointSide.app),
        contactType: String(contactType.exchange),
        userName: '小',
      }),
    )
  })

  it('does not let a dealer answer', async () => {
    await openConsole(`${BOARD}?tab=contact&status=`, { as: 'dealer01' })
    await sent(feedback.listContacts)
    await settled()
    expect(hasButton(/受理/)).toBe(false)
    await expect(feedback.updateContact({ id: '6101', status: contactStatus.inHand })).rejects.toThrow('没有操作权限')
  })
})

describe('staff task detail', () => {
  it('sends only the changed fields', { tags: ['core'] }, async () => {
    const row = taskCalled('完成试驾')
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('每日最多可得 1,850 积分')
    await press('编辑')
    await fill('每人每日上限', '900')
    await sees('每日最多可得 900 积分')
    await press('保存')
    await sees('单次积分不能大于每日上限')
    await fill('每人每日上限', '3000')
    await press('保存')
    await seesToast('任务已保存，修改将于次日 0 点生效')
    expect(bodies(pointTasks.update)).toEqual([{ id: row.id, updateTime: expect.any(String), dayLimit: 3000 }])
    expect(received(pointTasks.updateRoles)).toEqual([])
  })

  it('rejects a monthly cap below the daily one and an end before the start', async () => {
    const row = taskCalled('完成试驾')
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await fill('每人每月上限', '400')
    await press('保存')
    await sees('每月上限不能小于每日上限')
    await expect(pointTasks.update({ id: row.id, endTime: '2020-01-01 00:00:00' })).rejects.toThrow('晚于开始时间')
    expect(bodies(pointTasks.update)).toHaveLength(1)
  })

  it('rejects thresholds that do not rise after reordering by keyboard', async () => {
    const row = taskCalled('客户下订')
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await hands.click(await box('步骤名称 1'))
    await hands.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await press('保存')
    await sees('同一事件的达成值须逐档递增')
    await hands.click(await box('步骤名称 2'))
    await hands.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await fill('奖励积分 3', '1500')
    await press('保存')
    await seesToast('任务已保存，修改将于次日 0 点生效')
    const [body] = bodies(pointTasks.update) as { steps: { id: string; points: number }[] }[] // what the form sends
    expect(sure(body).steps.map(({ id }) => id)).toEqual(stepsOf(row.id).map(({ id }) => id))
    expect(sure(body).steps[2]?.points).toBe(1500)
  })

  it('asks for confirmation before deleting a step and requires at least one', async () => {
    const row = taskCalled('试驾好评')
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await press('删除 步骤 2')
    expect(await dialog(/累计 5 次/)).toHaveTextContent('保存后不再按该步骤发放积分')
    await agree('删除')
    await press('删除 步骤 1')
    await agree('删除')
    await press('保存')
    await sees('请至少设置一个奖励步骤')
    await press(/^添加步骤/)
    await fill('步骤名称 1', '试驾好评')
    await choose('触发事件 1', '客户五星评价')
    await fill('达成值 1', '1')
    await fill('奖励积分 1', '40')
    await press('保存')
    await seesToast('任务已保存，修改将于次日 0 点生效')
    expect(stepsOf(row.id)).toHaveLength(1)
  })

  it('retries only the roles when saving them fails', async () => {
    const row = taskCalled('产品知识考试')
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await fill('任务名称', '产品知识测验')
    await press('全选')
    control.inject({ path: pointTasks.updateRoles.path, kind: 'code', code: 500, message: '角色服务忙', times: 1 })
    await press('保存')
    await sees(/角色服务忙/)
    await press('重试')
    await seesToast('适用角色已保存')
    expect(received(pointTasks.update)).toHaveLength(1)
    expect(received(pointTasks.updateRoles)).toHaveLength(2)
  })

  it('asks for confirmation before changing the paying pool', async () => {
    const row = taskCalled('每日签到')
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await choose('出资积分池', '经销商积分池')
    await press('保存')
    expect(await dialog(/之后的积分将由「经销商积分池」支出/)).toBeInTheDocument()
    await agree('保存')
    await seesToast('任务已保存，修改将于次日 0 点生效')
    expect(row.poolType).toBe(poolType.dealer)
  })

  it('names the user whose newer version would be overwritten', async () => {
    const row = taskCalled('合规培训考试')
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await fill('排序', '5')
    Object.assign(row, { updateTime: '2026-11-28 08:00:00', updateBy: '陈思远' })
    await press('保存')
    await sees(/陈思远/)
    await press('仍然覆盖')
    await seesToast('任务已保存，修改将于次日 0 点生效')
  })

  it('stays readable but cannot be saved when its steps fail to load', async () => {
    const row = taskCalled('完成试驾')
    control.inject({ path: pointTasks.listDetails.path, kind: 'code', code: 500, message: '步骤服务忙' })
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees(row.taskCode)
    await press('编辑')
    await sees('步骤服务忙')
    expect(hasButton('保存')).toBe(false)
  })

  it('shows the records and the 30-day chart of a disabled task', async () => {
    const row = taskCalled('完成试驾')
    Object.assign(row, { taskType: '', jumpUrl: '' })
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees(row.taskCode)
    expect(all('dt', '任务类型')).toEqual([])
    await press('停用')
    await agree('停用')
    await seesToast('「完成试驾」已停用')
    await hands.click(await find('[role=tab]', '完成记录'))
    await sent(pointTasks.listRecords)
    expect(queries(pointTasks.listRecords).at(-1)).toMatchObject({ taskId: row.id })
    await press('展开图表')
    await sees('近 30 天完成与发放')
  })

  it('hides editing, disabling and the pool from a dealer', async () => {
    const row = taskCalled('完成试驾')
    await openConsole(`${DETAIL}?id=${row.id}`, { as: 'dealer01' })
    await sees(row.taskCode)
    expect(hasButton('编辑')).toBe(false)
    expect(hasButton('停用')).toBe(false)
    expect(page()).not.toHaveTextContent('出资积分池')
  })
})

describe('points rule editor', () => {
  it('asks for confirmation before a revision and increases the version', { tags: ['core'] }, async () => {
    await openConsole(RULE)
    await fill('规则标题', '会员积分规则（新版）')
    await press('修订')
    expect(await dialog(/修订积分规则/)).toHaveTextContent('保存后App端按生效时间展示：立即')
    await agree('修订')
    await seesToast('积分规则已保存')
    expect(bodies(integral.saveRule)).toEqual([
      expect.objectContaining({ id: '2101', title: '会员积分规则（新版）', updateTime: expect.any(String) }),
    ])
    await sees('V8')
  })

  it('inserts a ready-made block', async () => {
    await openConsole(RULE)
    await press('违规处理')
    await press('修订')
    await agree('修订')
    await seesToast('积分规则已保存')
    const [body] = bodies(integral.saveRule) as { content: string }[] // what the form sends
    expect(sure(body).content).toContain('以作弊方式获得的积分将被收回')
  })

  it('shows the version of the other user before overwriting it', async () => {
    await openConsole(RULE)
    await fill('规则标题', '我的规则')
    await press('违规处理')
    const { id, title, content, updateTime } = sure(await integral.getRule())
    await integral.saveRule({
      ...{ id, title, updateTime },
      content: `${content}<p>对方补充的一段</p>`,
      effectTime: formatTime(Date.now() + 1000),
    })
    await press('修订')
    await agree('修订')
    await sees('对方保存的内容')
    await sees('对方补充的一段')
    await press('仍然覆盖')
    await seesToast('积分规则已保存')
  })

  it('offers no saving when the rule fails to load', async () => {
    control.inject({ path: integral.getRule.path, kind: 'code', code: 500, message: '忙' })
    await openConsole(RULE)
    await sees('忙')
    expect(hasButton(/修订|发布/)).toBe(false)
  })

  it('starts empty and requires a title when no rule exists', async () => {
    control.inject({ path: integral.getRule.path, kind: 'code', code: 200, data: null })
    await openConsole(RULE)
    await find('.mark', '尚未发布积分规则')
    await press('发布')
    await sees(/^请(填写|输入)规则标题$/)
    expect(received(integral.saveRule)).toEqual([])
  })
})
