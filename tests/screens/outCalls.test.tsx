// @module-tag leads
import { read, utils, write } from '@e965/xlsx'
import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as clues from '@/api/leads/clues'
import * as outCall from '@/api/leads/outCall'
import {
  blackStatus,
  callIntent,
  callStatus as callStatuses,
  callType,
  clueStatus,
  leadScope,
  outCallStatus,
  script as scripts,
  taskSource,
} from '@/entities/leads/enums'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { phoneBlacklist } from '../../mocks/leads/rules/blacklist'
import { leads } from '../../mocks/leads/rules/leads'
import { configs, runTasks, tasks } from '../../mocks/leads/rules/outCalls'
import {
  act,
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
  seesToast,
  sent,
  settled,
  sure,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const anything = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })
const LIST = '/outboundTask/outboundTask'
const FORM = '.ant-drawer'
const openTasks = (query = '', as?: string) => openConsole(`${LIST}${query}`, { as })
const openRules = (query = '') => openConsole(`${LIST}?tab=rule${query}`)
const ofStatus = (status: number, source?: number) =>
  sure(tasks.find((row) => row.status === status && (source === undefined || row.source === source)))
const alone = async (status: number, source?: number) => {
  const row = ofStatus(status, source)
  await openTasks(`?taskName=${encodeURIComponent(row.taskName)}`)
  return row
}
const offered = (name: string) =>
  all('button', new RegExp(`${name}$`)).map((one) => (one.getAttribute('aria-label') ?? '').split(' ')[0])

const rowsOf = async (blob: Blob): Promise<unknown[][]> => {
  const book = read(await blob.arrayBuffer(), { type: 'array' })
  return utils.sheet_to_json(sure(book.Sheets[book.SheetNames[0] ?? '']), { header: 1, defval: '' })
}
const sheet = (rows: (string | undefined)[][], name = 'numbers.xls') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'x')
  // xlsx types its output as any
  return new File([write(book, { bookType: 'xls', type: 'array' }) as ArrayBuffer], name)
}
const setTime = async (label: string, text: string) => {
  const input = await find('input', label, FORM)
  await hands.click(input)
  fireEvent.change(input, { target: { value: text } })
  await hands.keyboard('{Enter}')
  return input
}
const dayFrom = (days: number) => formatTime(Date.now() + days * 86_400_000, 'YYYY-MM-DD')

describe('outbound call tasks', () => {
  it('are loaded newest first and filtered by state, channel and start', async () => {
    await openTasks('?status=1,2&oneChannelCode=AUTOHOME&startTime=2026-01-01~2026-12-31')
    await sent(outCall.listTasks)
    expect(bodies(outCall.listTasks)[0]).toEqual({
      status: [1, 2],
      oneChannelCode: 'AUTOHOME',
      startTimeStart: '2026-01-01 00:00:00',
      startTimeEnd: '2026-12-31 23:59:59',
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: 1,
      pageSize: 20,
    })
    await until(() => expect(document.body).toHaveTextContent('线索渠道：汽车之家'))
  })

  it('show the called and reached numbers counted from their lines', async () => {
    const row = await alone(2, 2)
    const called = row.lines.filter(({ callStatus }) => callStatus > 0 && callStatus < 6).length
    await sees(`${called} / ${row.lines.length}`)
    const reached = row.lines.filter(({ callStatus }) => callStatus === callStatuses.reached).length
    expect(document.body).toHaveTextContent(`${reached} (${((reached / called) * 100).toFixed(1)}%)`)
  })

  it.each([
    [0, ['启动', '详情', '更多']],
    [1, ['详情', '暂停']],
    [2, ['继续', '详情', '更多']],
    [3, ['详情']],
  ])('offer the actions allowed in state %i', async (status, wanted) => {
    const row = await alone(status)
    await button(`详情 ${row.taskName}`)
    expect(offered(row.taskName)).toEqual(wanted)
  })

  it('start, pause after confirmation and resume', { tags: ['core'] }, async () => {
    const row = await alone(0, 2)
    await act(row.taskName, '启动')
    await seesToast('任务已启动')
    expect(received(outCall.enableTask)[0]?.path).toContain(`/${row.taskId}`)
    await press(`暂停 ${row.taskName}`)
    await sees('正在进行的通话会继续完成')
    await press('暂停')
    await seesToast('任务已暂停')
    expect(received(outCall.disableTask)[0]?.path).toContain(`/${row.taskId}`)
    await press(`继续 ${row.taskName}`)
    await sent(outCall.enableTask, 2)
    expect(row.status).toBe(outCallStatus.running)
    await expect(outCall.removeTask({ id: row.taskId })).rejects.toThrow('当前状态不允许该操作')
    row.status = outCallStatus.done
    await expect(outCall.enableTask({ id: row.taskId })).rejects.toThrow('当前状态不允许该操作')
    await expect(outCall.disableTask({ id: row.taskId })).rejects.toThrow('当前状态不允许该操作')
  })

  it('cannot start after their end time', async () => {
    const row = await alone(2)
    row.endTime = '2026-01-01 00:00:00'
    await act(row.taskName, '继续')
    await seesToast('任务已过计划结束时间，请先修改时间')
  })

  it('are deleted before they start', async () => {
    const row = await alone(0, 2)
    await act(row.taskName, '删除')
    await sees(`确定删除「${row.taskName}」？`)
    await press('删除')
    await seesToast('已删除')
    expect(received(outCall.removeTask)[0]?.path).toContain(`/${row.taskId}`)
    expect(tasks).not.toContain(row)
  })

  it('include exactly the leads that match the conditions', async () => {
    await openTasks('?taskName=none')
    await press('新增任务')
    await fill('任务名称', '周末邀约', FORM)
    await choose('外呼方式', 'AI机器人', FORM)
    await choose('话术模板', '到店邀约', FORM)
    await press('保存')
    await sees('请至少选择一个名单条件')
    await choose('线索范围', '待分配线索', FORM)
    await setTime('计划开始', `${dayFrom(1)} 09:00`)
    await setTime('计划结束', `${dayFrom(40)} 20:00`)
    await press('保存')
    await sees('任务周期不能超过 30 天')
    const end = await setTime('计划结束', `${dayFrom(3)} 20:00`)
    expect(fireEvent.keyDown(end, { key: 'Enter' }), 'Enter in a calendar sends no form').toBe(false)
    await press('保存')
    await seesToast('任务已创建')
    expect(bodies(outCall.createTask)).toEqual([
      {
        taskName: '周末邀约',
        callType: callType.robot,
        scriptName: scripts.invitation,
        callWindow: '09:00-20:00',
        retryTimes: 1,
        remark: '',
        oneChannelCode: '',
        twoChannelCode: '',
        clueTimeStart: '',
        clueTimeEnd: '',
        clueScope: leadScope.unassigned,
        startTime: `${dayFrom(1)} 09:00:00`,
        endTime: `${dayFrom(3)} 20:00:00`,
      },
    ])
    expect(
      sure(tasks[0])
        .lines.map(({ clueId }) => clueId)
        .toSorted(),
    ).toEqual(
      leads
        .filter(
          (row) => row.status === clueStatus.unassigned && phoneBlacklist.get(row.phone)?.status !== blackStatus.active,
        )
        .map(({ clueId }) => clueId)
        .toSorted(),
    )
  })

  it('allow changes only to name, times and retries while paused', async () => {
    const row = ofStatus(2, 2)
    await openTasks(`?mode=edit&record=${row.taskId}`)
    await fill('任务名称', '改名', FORM)
    expect(await find('input', '外呼方式', FORM)).toBeDisabled()
    expect(await find('input', '话术模板', FORM)).toBeDisabled()
    expect(await find('input', '线索渠道', FORM)).toBeDisabled()
    await press('保存')
    await seesToast('已保存')
    expect(bodies(outCall.updateTask)).toEqual([
      {
        taskId: row.taskId,
        taskName: '改名',
        startTime: row.startTime,
        endTime: row.endTime,
        callWindow: row.callWindow,
        retryTimes: row.retryTimes,
        remark: row.remark,
      },
    ])
    await expect(
      outCall.updateTask({
        taskId: row.taskId,
        callType: row.callType === callType.robot ? callType.agent : callType.robot,
      }),
    ).rejects.toThrow('已暂停的任务不能修改外呼方式')
  })

  it('restrict call hours to 09:00-21:00 and exclude the lunch break', async () => {
    const row = ofStatus(0, 2)
    row.callWindow = '09:00-20:00'
    await openTasks(`?mode=edit&record=${row.taskId}`)
    await hands.click(await find('button[role=switch]', '午休 12:00-14:00', FORM))
    await press('保存')
    await sent(outCall.updateTask)
    expect(bodies(outCall.updateTask)[0]).toMatchObject({
      callWindow: '09:00-12:00,14:00-20:00',
      callType: row.callType,
      clueScope: row.clueScope,
    })
    const input = { taskId: row.taskId, callWindow: '08:00-20:00' }
    await expect(outCall.updateTask(input)).rejects.toThrow('外呼时段须在 09:00-21:00 内')
  })

  it('F-128 are imported from the good rows of a file with the bad ones reported', async () => {
    const saved = takeSaved()
    const black = sure([...phoneBlacklist.values()].find(({ status }) => status === blackStatus.active))
    await openTasks('?taskName=none')
    await press('导入')
    await press('下载模板')
    await sent(clues.downloadTemplate)
    expect(queries(clues.downloadTemplate)).toEqual([{ code: 'import_outcall' }])
    await until(() => expect(saved).toHaveLength(1))
    const [head = []] = await rowsOf(sure(saved[0]).blob)
    expect(head).toEqual(['客户姓名', '手机号', '省份', '城市', '意向车系', '备注'])
    const give = async (file: File) =>
      anything.upload(sure(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')), file)
    await give(new File(['x'], 'a.txt'))
    await sees('仅支持 XLS、XLSX 文件')
    await press('重新选择')
    await give(new File([], 'a.xls'))
    await sees('文件不能为空')
    await press('重新选择')
    await give(
      sheet([
        ['客户姓名', '手机号', '省份', '城市', '意向车系', '备注'],
        ['甲', '13900002220', '上海市', '上海市', '', ''],
        ['乙', black.phone, '', '', '', ''],
        ['丙', '123', '', '', '', ''],
        ['丁', '13900002220', '', '', '', ''],
      ]),
    )
    await press('开始导入')
    await sees('请输入任务名称')
    expect(received(outCall.importTask)).toEqual([])
    await fill('任务名称', '名单一', '.ant-modal')
    await choose('外呼方式', '人工坐席', '.ant-modal')
    await choose('话术模板', '新线索清洗', '.ant-modal')
    await press('开始导入')
    await sees('共 4 行，成功 1 行，失败 3 行')
    await sees('号码在黑名单中')
    await sees('文件内重复')
    expect(received(outCall.importTask)[0]?.form).toEqual([
      ['file', expect.objectContaining({ name: 'numbers.xls' })],
      ['taskName', '名单一'],
      ['callType', '2'],
      ['scriptName', 'S01'],
      ['callWindow', '09:00-20:00'],
    ])
    expect(sure(tasks[0])).toMatchObject({
      taskName: '名单一',
      source: taskSource.imported,
      status: outCallStatus.waiting,
      lines: [{ phone: '13900002220', clueId: '' }],
    })
    await press('下载失败行')
    await until(() => expect(saved).toHaveLength(2))
    const count = tasks.length
    await press('继续导入')
    await give(
      sheet([
        ['客户姓名', '手机号', '省份', '城市', '意向车系', '备注'],
        ['丙', '123', '', '', '', ''],
      ]),
    )
    await fill('任务名称', '名单二', '.ant-modal')
    await choose('外呼方式', '人工坐席', '.ant-modal')
    await choose('话术模板', '新线索清洗', '.ant-modal')
    await press('开始导入')
    await sees('共 1 行，成功 0 行，失败 1 行')
    expect(tasks).toHaveLength(count)
  })

  it('ask for confirmation before a running import is cancelled', async () => {
    await openTasks('?taskName=none')
    await press('导入')
    await fill('任务名称', '名单三', '.ant-modal')
    await choose('外呼方式', '人工坐席', '.ant-modal')
    await choose('话术模板', '新线索清洗', '.ant-modal')
    const file = sheet([
      ['客户姓名', '手机号', '省份', '城市', '意向车系', '备注'],
      ['甲', '13900002220', '', '', '', ''],
    ])
    await anything.upload(sure(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]')), file)
    control.inject({ path: outCall.importTask.path, kind: 'never', times: 1 })
    await press('开始导入')
    await sees('正在导入，请稍候')
    await hands.click(sure(document.querySelector<HTMLElement>('.ant-modal-close')))
    await sees('正在导入，确定关闭？')
    await press('取消导入')
    await seesToast('导入已取消，请核对列表')
    await until(() => expect(all('button', '开始导入')).toEqual([]))
  })

  it('are exported with the filters of the last search', async () => {
    const saved = takeSaved()
    await openTasks('?status=0')
    await button(`详情 ${ofStatus(0).taskName}`)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(outCall.exportTasks)).toEqual([{ status: [0], sortField: 'createTime', sortOrder: 'desc' }])
    const [, ...rows] = await rowsOf(sure(saved[0]).blob)
    expect(rows.map(([, name]) => String(name)).toSorted()).toEqual(
      tasks
        .filter(({ status }) => status === outCallStatus.waiting)
        .map(({ taskName }) => taskName)
        .toSorted(),
    )
  })

  it('reload every 30 seconds while running and visible', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openTasks('?status=1')
    await button(`详情 ${ofStatus(1).taskName}`)
    const asked = received(outCall.listTasks).length
    await vi.advanceTimersByTimeAsync(30_000)
    await sent(outCall.listTasks, asked + 1)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(90_000)
    await settled()
    expect(received(outCall.listTasks)).toHaveLength(asked + 1)
  })

  it('do not reload when none is running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openTasks('?status=3')
    await button(`详情 ${ofStatus(3).taskName}`)
    const asked = received(outCall.listTasks).length
    await vi.advanceTimersByTimeAsync(90_000)
    await settled()
    expect(received(outCall.listTasks)).toHaveLength(asked)
  })

  it('are not accessible to dealers', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(outCall.listTasks({})).rejects.toThrow('没有访问权限')
    await expect(outCall.createTask({ taskName: 'x' })).rejects.toThrow('没有操作权限')
  })

  it('show a sales area only its own leads', async () => {
    const row = ofStatus(2, 2)
    await openConsole('/home', { as: 'area_hd' })
    const { task, total } = await outCall.listTaskDetails({ taskId: row.taskId, pageSize: 1 })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(row.lines.length)
    expect(task?.clueCount).toBe(total)
  })
})

describe('running outbound call task', () => {
  it('skips blacklisted numbers and ends when all others are called', () => {
    const row = ofStatus(1)
    row.callWindow = '09:00-21:00'
    const noon = Date.parse(`${formatTime(Date.now() + 86_400_000, 'YYYY-MM-DD')}T12:00:00+08:00`)
    runTasks(noon)
    expect(row.status).toBe(outCallStatus.done)
    expect(row.lines.filter(({ callStatus }) => callStatus === callStatuses.notCalled)).toEqual([])
    const isBlack = (clueId: string) => leads.some((lead) => lead.clueId === clueId && lead.blackFlag === 1)
    expect(
      row.lines.filter(({ callStatus, callTimes }) => callStatus === callStatuses.blocked && callTimes > 0),
    ).toEqual([])
    expect(
      row.lines.filter(({ clueId, callStatus }) => callStatus !== callStatuses.blocked && isBlack(clueId)),
    ).toEqual([])
  })
})

describe('outbound call rules', () => {
  const off = () => sure(configs.find(({ status }) => status === enableStatus.disabled))
  const on = () => sure(configs.find(({ status }) => status === enableStatus.enabled))

  it('are read-only while enabled', async () => {
    const row = on()
    await openRules('&configName=' + encodeURIComponent(row.configName))
    await button(`详情 ${row.configName}`)
    expect(offered(row.configName)).toEqual(['详情', '停用'])
    await act(row.configName, '详情')
    await sent(outCall.getConfig)
    await until(() => expect(document.querySelector(FORM)).toHaveTextContent('之家询价'))
    expect(all('button', '保存')).toEqual([])
    await expect(outCall.updateConfig({ id: row.id, configName: 'x' })).rejects.toThrow('当前状态不允许该操作')
    await expect(outCall.removeConfig({ id: row.id })).rejects.toThrow('当前状态不允许该操作')
  })

  it('are disabled after confirmation and enabled again', async () => {
    const row = on()
    await openRules('&configName=' + encodeURIComponent(row.configName))
    await act(row.configName, '停用')
    await sees(`确定停用「${row.configName}」？`)
    await press('停用')
    await seesToast('已停用')
    expect(received(outCall.disableConfig)[0]?.path).toContain(`/${row.id}`)
    await act(row.configName, '启用')
    await seesToast('已启用')
    expect(received(outCall.enableConfig)[0]?.path).toContain(`/${row.id}`)
  })

  it('cannot share a channel with an enabled rule', async () => {
    const row = off()
    await openRules('&configName=' + encodeURIComponent(row.configName))
    await act(row.configName, '启用')
    await seesToast('渠道已被规则「汽车之家新线索」使用')
    expect(row.status).toBe(enableStatus.disabled)
  })

  it('reject a channel in use and an invalid retry interval', async () => {
    await openRules('&configName=none')
    await press('新增规则')
    await fill('规则名称', '易车电话', FORM)
    await choose('适用渠道', '之家询价', FORM)
    await choose('外呼方式', 'AI机器人', FORM)
    await choose('话术模板', '新线索清洗', FORM)
    await press('保存')
    await sees('渠道已被规则「汽车之家新线索」使用')
    await choose('适用渠道', '之家询价', FORM)
    await hands.type(await find('input[role=combobox]', '适用渠道', FORM), '易车400')
    await choose('适用渠道', '易车400电话', FORM)
    await fill('重呼间隔（分钟）', '10', FORM)
    await press('保存')
    await sees(/30.*1440/)
    await fill('重呼间隔（分钟）', '45', FORM)
    await press('保存')
    await seesToast('已保存')
    expect(bodies(outCall.createConfig).at(-1)).toEqual({
      configName: '易车电话',
      channels: ['YC_CALL'],
      callType: callType.robot,
      scriptName: scripts.verification,
      delayMinutes: 5,
      callWindow: '09:00-20:00',
      retryTimes: 2,
      retryInterval: 45,
      sort: 10,
    })
    expect(configs.at(-1)).toMatchObject({ configName: '易车电话', status: enableStatus.disabled })
  })

  it('omit the retry interval when there are no retries', async () => {
    const row = sure(configs.find(({ configName }) => configName === '易车在线咨询'))
    await openRules(`&mode=edit&record=${row.id}`)
    await fill('重呼次数', '0', FORM)
    await until(() => expect(all('input', '重呼间隔（分钟）')).toEqual([]))
    await press('保存')
    await seesToast('已保存')
    expect(bodies(outCall.updateConfig)).toEqual([
      expect.objectContaining({ id: row.id, retryTimes: 0, retryInterval: 0, channels: ['YC_IM'] }),
    ])
  })

  it('are deleted while disabled', async () => {
    const row = off()
    await openRules('&configName=' + encodeURIComponent(row.configName))
    await act(row.configName, '删除')
    await press('删除')
    await seesToast('已删除')
    expect(received(outCall.removeConfig)[0]?.path).toContain(`/${row.id}`)
  })
})

describe('outbound call task detail', () => {
  const open = (query: string, as?: string) => openConsole(`/outboundTask/callOutDetails${query}`, { as })

  it('reports a missing number without a request', async () => {
    await open('')
    await sees('缺少任务编号')
    expect(received(outCall.listTaskDetails)).toEqual([])
  })

  it('reports a task that does not exist and leads back to the list', async () => {
    await open('?taskId=1')
    await sees('无权查看或数据不存在')
    await press('返回列表')
    await button('新增任务')
  })

  it('filters its numbers by a part of a chart', async () => {
    const row = ofStatus(2, 2)
    await open(`?taskId=${row.taskId}`)
    await sees(row.taskName)
    await press('转化漏斗: 以表格查看')
    await press('已下发')
    await until(() =>
      expect(queries(outCall.listTaskDetails).at(-1)).toMatchObject({
        taskId: row.taskId,
        handed: '1',
        pageSize: '20',
      }),
    )
    await press('呼叫结果: 以表格查看')
    await press('已接通')
    await until(() =>
      expect(queries(outCall.listTaskDetails).at(-1)).toMatchObject({ callStatus: String(callStatuses.reached) }),
    )
    expect(queries(outCall.listTaskDetails).at(-1)).not.toHaveProperty('handed')
  })

  it('starts and pauses the task', async () => {
    const row = ofStatus(2, 2)
    await open(`?taskId=${row.taskId}`)
    await press('继续')
    await seesToast('任务已启动')
    await until(async () => expect(await button('暂停')).not.toHaveClass('ant-btn-loading'))
    await press('暂停')
    await sees('正在进行的通话会继续完成')
    await hands.click(await find('button', '暂停', '.ant-modal'))
    await seesToast('任务已暂停')
  })

  it('reloads its summary while running but its numbers only on request', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const row = ofStatus(1, 3)
    await open(`?taskId=${row.taskId}`)
    await button(/^通话内容 /)
    const asked = (size: string) => queries(outCall.listTaskDetails).filter(({ pageSize }) => pageSize === size).length
    const before = [asked('1'), asked('20')]
    await vi.advanceTimersByTimeAsync(30_000)
    await until(() => expect(asked('1')).toBe(sure(before[0]) + 1))
    expect(asked('20')).toBe(before[1])
    await press('刷新')
    await until(() => expect(asked('20')).toBe(sure(before[1]) + 1))
  })

  it('links numbers to their leads and shows a dash without one', async () => {
    const row = ofStatus(3, 3)
    const lead = sure(row.lines.find(({ clueId }) => clueId !== ''))
    const stranger = sure(row.lines.find(({ clueId }) => clueId === ''))
    await open(`?taskId=${row.taskId}&phone=${stranger.phone}`)
    await until(() => expect(document.querySelectorAll('.data-row')).toHaveLength(1))
    const heads = [...document.querySelectorAll('.data-head [role=columnheader]')].map(({ textContent }) => textContent)
    const cells = document.querySelectorAll('.data-row [role=cell]')
    expect(cells[heads.indexOf('线索编号')]).toHaveTextContent(/^[—-]$/)
    await fill('手机号', lead.phone)
    await press('查询')
    await press(lead.clueId)
    await until(() => expect(location.pathname).toBe('/clue-management/clueDetail'))
    expect(leads.some(({ phone }) => phone === stranger.phone)).toBe(false)
  })

  it('plays one recording at a time and reports an expired one', async () => {
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
    const row = ofStatus(2, 2)
    await open(`?taskId=${row.taskId}&callStatus=1`)
    await until(() => expect(all('button', /^播放录音 /).length).toBeGreaterThan(1))
    await hands.click(sure(all('button', /^播放录音 /)[0]))
    const [first] = document.querySelectorAll('audio')
    fireEvent.play(sure(first))
    await hands.click(sure(all('button', /^播放录音 /)[0]))
    const second = sure([...document.querySelectorAll('audio')].find((one) => one !== first))
    fireEvent.play(second)
    await settled()
    expect(paused.mock.contexts).toEqual([first])
    fireEvent.error(second)
    await sees('录音已过期')
  })

  it('supports range requests for recordings', async () => {
    const line = sure(ofStatus(2, 2).lines.find(({ recordUrl }) => recordUrl !== ''))
    const { serveFile } = await import('../../mocks/core/files')
    expect(serveFile(line.recordUrl).headers.get('content-type')).toBe('audio/wav')
    expect(serveFile(line.recordUrl, 'bytes=100-199').status).toBe(206)
    const old = sure(tasks.flatMap(({ lines }) => lines).find(({ recordUrl }) => recordUrl.includes('expired')))
    expect(serveFile(old.recordUrl).status).toBe(404)
  })

  it('shows the conversation as bubbles with its labels highlighted', async () => {
    const row = ofStatus(2, 2)
    const said = sure(
      row.lines.find(({ script, tags }) => script === scripts.reactivation && tags.includes('别的品牌')),
    )
    await open(`?taskId=${row.taskId}&mode=transcript&record=${said.id}`)
    await until(() => expect(document.querySelectorAll(`${FORM} .bubbles li`)).toHaveLength(4))
    expect([...document.querySelectorAll(`${FORM} mark`)].map(({ textContent }) => textContent)).toContain('别的品牌')
  })

  it('reports that a number not reached has no conversation', async () => {
    const row = ofStatus(2, 2)
    const silent = sure(row.lines.find(({ callStatus }) => callStatus === callStatuses.noAnswer))
    await open(`?taskId=${row.taskId}&phone=${silent.phone}`)
    await act(silent.customerName, '通话内容')
    await sees('未接通，无对话内容')
  })

  it('exports its filtered numbers with masked phones', async () => {
    const saved = takeSaved()
    const row = ofStatus(2, 2)
    await open(`?taskId=${row.taskId}&intent=A`)
    await button(/^通话内容 /)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(outCall.exportTasks)).toEqual([
      { taskId: row.taskId, intent: [callIntent.clear], sortField: 'callTime', sortOrder: 'desc' },
    ])
    const [, ...rows] = await rowsOf(sure(saved[0]).blob)
    expect(rows).toHaveLength(row.lines.filter(({ intent }) => intent === callIntent.clear).length)
    expect(rows.every(([, , phone]) => /^\d{3}\*{4}\d{4}$/.test(String(phone)))).toBe(true)
  })
})

it('outbound call task list offers a retry after a failed request', async () => {
  control.inject({ path: outCall.listTasks.path, kind: 'code', code: 500, message: '忙', times: 1 })
  await openTasks()
  await press('重试')
  await button(`详情 ${ofStatus(1).taskName}`)
})
