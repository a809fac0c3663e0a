// @module-tag leads
import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as targets from '@/api/leads/taskTargets'
import {
  channelLevel,
  dealerTaskStatus,
  dealerTaskType,
  metric as metrics,
  periodType,
  taskStatus,
} from '@/entities/leads/enums'
import { targetKey, METRICS } from '@/entities/leads/target'
import { staffStatus } from '@/entities/shared/enums'
import { areaTasks, channelTasks, dealerTasks, doneBy, targetOf, tasks, today } from '../../mocks/leads/data/targets'
import { leads } from '../../mocks/leads/rules/leads'
import { codesOf, sumsOf } from '../../mocks/leads/rules/targets'
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
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const HOST = '/task-system/task-host'
const DETAIL = '/task-system/taskHostDetails'
const AREA = '/task-system/areaDetails'
const DEALER = '/task-system/dealerDetails'
const BOARD = '/task-system/task-dealer'

const draft = () => sure(tasks.find((row) => row.status === taskStatus.draft))
const current = () =>
  sure(
    tasks.find(
      (row) =>
        row.periodType === periodType.month &&
        row.status === taskStatus.enabled &&
        row.startTime <= today() &&
        row.endTime >= today(),
    ),
  )
const ended = () => sure(tasks.find((row) => row.status === taskStatus.enabled && row.endTime < today()))
const stopped = () => sure(tasks.find((row) => row.status === taskStatus.disabled))
const areasIn = (id: string) => areaTasks.filter((row) => row.taskId === id)
const dealersIn = (id: string) => dealerTasks.filter((row) => row.taskId === id)
const nameOf = (code: string) => sure(org.dealers.find((row) => row.dealerCode === code)).dealerName
const even = () => {
  const sums = sumsOf(draft().id).area
  for (const metric of METRICS) draft()[targetKey(metric)] = sums[metric]
}
const cell = (row: string, target: string) => find('input.target-cell', `${row} ${target}`)
const type = async (row: string, target: string, text: string) => {
  const input = await cell(row, target)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: text } })
  return input
}
const paste = (input: HTMLElement, text: string) => fireEvent.paste(input, { clipboardData: { getData: () => text } })
const valueOf = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement ? element.value : undefined
const pickRange = async (...days: [string, string]) => {
  const inputs = () => document.querySelectorAll('form .ant-picker-range input')
  await until(() => expect(inputs()).toHaveLength(2))
  for (const [at, text] of days.entries()) {
    const input = sure(inputs()[at])
    fireEvent.mouseDown(input)
    fireEvent.change(input, { target: { value: text } })
    fireEvent.keyDown(input, { key: 'Enter' })
    await until(() => expect(valueOf(input)).toBe(text))
  }
}

describe('target demo data', () => {
  it('has 12 tasks with consistent totals except for the draft', () => {
    expect(tasks).toHaveLength(12)
    for (const task of tasks) {
      const sums = sumsOf(task.id)
      for (const metric of task.metrics) {
        expect(sums.area[metric], task.title).toBe(sums.dealer[metric])
        if (task.status === taskStatus.draft) continue
        expect(sums.dealer[metric], task.title).toBe(task[targetKey(metric)])
        if (metric !== metrics.visit && metric !== metrics.drive)
          expect(sums.channel[metric], task.title).toBe(task[targetKey(metric)])
      }
    }
  })
  it('counts completed leads consistently by dealer, channel and day', () => {
    const { startTime, endTime, id } = current()
    const codes = codesOf(id)
    const real = leads.filter(({ dealerCode, createTime }) => codes.has(dealerCode) && createTime >= startTime).length
    const by = (group: Parameters<typeof doneBy>[2]) =>
      [...doneBy(startTime, endTime, group, codes).values()].reduce((sum, { clue }) => sum + clue, 0)
    expect(by(({ dealerCode }) => dealerCode)).toBe(real)
    expect(by(({ oneChannelCode }) => oneChannelCode)).toBe(real)
    expect(by((_, day) => day)).toBe(real)
    const old = sure(tasks[0])
    expect(doneBy(old.startTime, old.endTime, () => 'all', codes).get('all')?.clue).toBeGreaterThan(50)
  })
})

describe('task list of headquarters', () => {
  it('sends its filters and marks a task with unbalanced targets', async () => {
    await openConsole(`${HOST}?size=10&periodType=1&startTime=2020-01-01~2030-12-31`)
    await sent(targets.list)
    expect(queries(targets.list)[0]).toMatchObject({
      periodType: String(periodType.month),
      startTimeStart: '2020-01-01 00:00:00',
      startTimeEnd: '2030-12-31 23:59:59',
      sortField: 'startTime',
      sortOrder: 'desc',
    })
    await button(`目标未平衡 ${draft().title}`)
    expect(all('button', /^目标未平衡/)).toHaveLength(1)
    expect(document.querySelectorAll('.target-pace[role=img]').length).toBeGreaterThan(5)
    await press(`目标未平衡 ${draft().title}`)
    await until(() => expect(location.pathname + location.search).toBe(`${DETAIL}?id=${draft().id}`))
  })

  it('offers deletion but no disabling for a draft', async () => {
    await openConsole(`${HOST}?title=${encodeURIComponent(draft().title)}`)
    await act(draft().title, '删除')
    await sees('任务及其分解将一并删除，不可恢复')
    const { id, title } = draft()
    expect(all('button', `停用 ${title}`)).toEqual([])
    await agree('删除')
    await seesToast('已删除')
    expect(received(targets.remove)[0]?.path).toContain(`/${id}`)
    expect(dealersIn(id)).toEqual([])
  })

  it('disables a task after confirmation and enables it again', { tags: ['core'] }, async () => {
    const row = current()
    await openConsole(`${HOST}?title=${encodeURIComponent(row.title)}`)
    await act(row.title, '停用')
    await sees('停用后经销商将看不到该任务')
    await agree('停用')
    await seesToast('已停用')
    expect(bodies(targets.disable)).toEqual([{ id: row.id }])
    expect(dealersIn(row.id).every(({ status }) => status === dealerTaskStatus.disabled)).toBe(true)
    await act(row.title, '启用')
    await seesToast('已启用')
    expect(bodies(targets.enable)).toEqual([{ id: row.id }])
  })

  it('refuses to enable an unbalanced or overlapping task', async () => {
    const { id, title } = draft()
    await openConsole(`${HOST}?title=${encodeURIComponent(title)}`)
    await act(title, '启用')
    await seesToast('目标未平衡：区域分解的线索目标差额 30')
    even()
    const task = draft()
    for (const row of channelTasks.filter((one) => one.taskId === id))
      Object.assign(row, { clueTarget: 0, orderTarget: 0, saleTarget: 0 })
    const first = sure(channelTasks.find((one) => one.taskId === id))
    Object.assign(first, { clueTarget: task.clueTarget, orderTarget: task.orderTarget, saleTarget: task.saleTarget })
    Object.assign(task, { startTime: current().startTime })
    await act(title, '启用')
    await seesToast('同周期已存在启用任务')
    expect(tasks.find((one) => one.id === id)?.status).toBe(taskStatus.draft)
  })

  it('is read-only for a sales area', async () => {
    await openConsole(HOST, { as: 'area_hd' })
    await button(`详情 ${current().title}`)
    for (const never of ['新增任务', `停用 ${current().title}`, `复制 ${current().title}`])
      expect(all('button', never)).toEqual([])
    await expect(targets.create({})).rejects.toThrow('仅总部可操作')
  })

  it('is not accessible to a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(targets.list({})).rejects.toThrow('没有访问权限')
    await expect(targets.get({ id: current().id })).rejects.toThrow('没有访问权限')
  })
})

describe('new task', () => {
  it('requires its basic data and keeps its tab after creation', async () => {
    await openConsole(DETAIL)
    await box('任务名称')
    expect(all('[role=tab]', '区域分解').at(-1)?.getAttribute('aria-disabled')).toBe('true')
    await press('保存')
    await sees('请输入任务名称')
    await sees('请选择起止日期')
    await fill('任务名称', '新年开门红')
    await hands.click(await find('label', '专项'))
    await pickRange('2027-01-01', '2027-01-31')
    for (const metric of ['到店', '试驾', '订单']) await hands.click(await find('input[type=checkbox]', metric))
    expect(all('input', '到店目标')).toEqual([])
    await fill('线索目标', '0')
    await fill('实销目标', '50')
    await press('保存')
    await sees('请输入大于 0 的整数')
    expect(received(targets.create)).toEqual([])
    await fill('线索目标', '500')
    await press('保存')
    await seesToast('任务已保存')
    expect(bodies(targets.create)).toEqual([
      {
        title: '新年开门红',
        periodType: periodType.special,
        startTime: '2027-01-01',
        endTime: '2027-01-31',
        metrics: [metrics.clue, metrics.sale],
        channel_level: channelLevel.first,
        province: [],
        remark: '',
        clueTarget: 500,
        saleTarget: 50,
      },
    ])
    const made = sure(tasks.at(-1))
    await until(() => expect(location.search).toBe(`?id=${made.id}`))
    await cell('上海市', '线索目标')
    expect(all('[role=tab]', /总部任务|目标任务|任务详情/).length).toBeLessThanOrEqual(1)
  })

  it('copies basic data and targets without dates', async () => {
    const row = stopped()
    await openConsole(`${DETAIL}?copyId=${row.id}`)
    const title = await box('任务名称')
    expect(valueOf(title)).toBe(row.title)
    expect(valueOf(await box('线索目标'))).toBe(String(row.clueTarget))
    expect(valueOf(document.querySelector('.ant-picker input'))).toBe('')
    expect(received(targets.create)).toEqual([])
  })
})

describe('target breakdown of a task', () => {
  const open = async (more = '') => {
    await openConsole(`${DETAIL}?id=${draft().id}${more}`)
    await sent(targets.get)
  }

  it('distributes the exact total by the last period and saves it in one request', async () => {
    const { id, clueTarget, saleTarget } = draft()
    await open()
    await cell('上海市', '线索目标')
    expect(queries(targets.listArea)[0]).toEqual({ taskId: id })
    await press('按上期分配')
    await sees(/^已修改 \d+ 行$/)
    const values = all('input.target-cell', /线索目标$/).map((input) => Number(valueOf(input)))
    expect(values.reduce((sum, one) => sum + one, 0)).toBe(clueTarget)
    expect(all('input.target-cell[data-changed]', /./).length).toBeGreaterThan(3)
    const before = areasIn(id).map(({ clueTarget: clue, saleTarget: sale }) => [clue, sale])
    await press('保存')
    await until(() => expect(received(targets.updateArea)).toHaveLength(1))
    await seesToast('目标已保存')
    const [body] = bodies(targets.updateArea) as targets.GridSave[] // sent by this screen
    expect(body?.taskId).toBe(id)
    for (const { id: rowId, ...numbers } of body?.rows ?? []) {
      expect(Object.keys(numbers).length).toBeGreaterThan(0)
      expect(areasIn(id).find((row) => row.id === rowId)).toMatchObject(numbers)
    }
    expect(body?.rows.length).toBeLessThanOrEqual(before.length)
    expect(sumsOf(id).area).toMatchObject({ clue: clueTarget, sale: saleTarget })
    await until(() => expect(all('input.target-cell[data-changed]', /./)).toEqual([]))
    expect(toasts().filter((text) => text === '目标已保存')).toHaveLength(1)
  }, 90_000)

  it('shows the difference of each level during input', async () => {
    await open()
    await type(
      '上海市',
      '线索目标',
      String(sure(areasIn(draft().id).find((row) => row.province === '上海市')).clueTarget + 30),
    )
    const foot = sure(document.querySelector('.target-balance'))
    const line = () => [...foot.querySelectorAll('tbody tr')].map((row) => row.textContent)
    await until(() => expect(line()[1]).toMatch(/^区域合计.*\s0/))
    expect(line()[3]).toMatch(/经销商合计\d+ 差额 30/)
    expect(line()[2]).toContain('—')
    expect(foot.querySelector('summary')?.textContent).toContain('目标未平衡')
  })

  it('keeps invalid cells and saves the valid rows', async () => {
    const { id } = draft()
    await open()
    const [first, second] = areasIn(id)
    await type(first?.province ?? '', '线索目标', '12.5')
    await type(second?.province ?? '', '线索目标', '77')
    await sees('第 1 行不是整数')
    expect(await cell(first?.province ?? '', '线索目标')).toHaveAttribute('aria-invalid', 'true')
    await press('保存')
    await seesToast('第 1 行不是整数')
    await until(() =>
      expect(bodies(targets.updateArea)).toEqual([{ taskId: id, rows: [{ id: second?.id, clueTarget: 77 }] }]),
    )
    await until(() => expect(all('input.target-cell[data-changed]', /./)).toHaveLength(1))
    expect(valueOf(await cell(first?.province ?? '', '线索目标'))).toBe('12.5')
  })

  it('marks failed rows with the reason', async () => {
    const { id } = draft()
    await open()
    const [first, second] = areasIn(id)
    await type(first?.province ?? '', '线索目标', '31')
    await type(second?.province ?? '', '线索目标', '32')
    control.inject({
      path: targets.updateArea.path,
      kind: 'code',
      code: 200,
      data: { failed: [{ id: first?.id, reason: '目标已被他人修改' }] },
      times: 1,
    })
    await press('保存')
    await seesToast('1 行未保存，原因见标记行')
    const reason = await find('small.target-reason', /目标已被他人修改/)
    const input = await cell(first?.province ?? '', '线索目标')
    expect(input).toHaveAttribute('aria-describedby', reason.id)
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(input).toHaveAttribute('data-changed')
    await sees('第 1 行：目标已被他人修改')
    expect(await cell(second?.province ?? '', '线索目标')).not.toHaveAttribute('aria-invalid')
    expect(valueOf(input)).toBe('31')
  })

  it('keeps unsaved cells as a draft after a failed save', async () => {
    const { id } = draft()
    await open()
    const [first] = areasIn(id)
    await type(first?.province ?? '', '线索目标', '41')
    control.inject({ path: targets.updateArea.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await press('保存')
    await seesToast('服务繁忙')
    expect(valueOf(await cell(first?.province ?? '', '线索目标'))).toBe('41')
    const kept = { ...sessionStorage }
    expect(
      Object.entries(kept).some(([key, text]) => key.includes(`targets.area ${id}`) && String(text).includes('41')),
    ).toBe(true)
  })

  it('restores unsaved cells and discards them on request', async () => {
    const { id } = draft()
    const [first] = areasIn(id)
    const base = first?.clueTarget ?? 0
    sessionStorage.setItem(
      `draft:superadmin:targets.area ${id}`,
      JSON.stringify({ value: { [first?.id ?? '']: { clue: { text: '51', base } } } }),
    )
    await open()
    await sees('已恢复上次未保存的修改')
    expect(valueOf(await cell(first?.province ?? '', '线索目标'))).toBe('51')
    await press('放弃修改')
    await until(async () => expect(valueOf(await cell(first?.province ?? '', '线索目标'))).toBe(String(base)))
    expect(sessionStorage.getItem(`draft:superadmin:targets.area ${id}`)).toBeNull()
  })

  it('keeps unsaved cells when the session expires during a save', async () => {
    const { id } = draft()
    await open()
    const [first] = areasIn(id)
    await type(first?.province ?? '', '线索目标', '61')
    control.inject({ path: targets.updateArea.path, kind: 'code', code: 401, message: '登录状态已失效', times: 1 })
    await press('保存')
    await until(() => expect(location.pathname).toBe('/login'))
    expect(sessionStorage.getItem(`draft:superadmin:targets.area ${id}`)).toContain('"61"')
    expect(new URLSearchParams(location.search).get('redirect')).toBe(`${DETAIL}?id=${id}`)
  })

  it('supports keyboard navigation with Tab, Enter, arrows and Escape', async () => {
    await open()
    const input = await cell('上海市', '线索目标')
    input.focus()
    const at = () =>
      document.activeElement instanceof HTMLInputElement
        ? document.activeElement.getAttribute('aria-label')
        : document.activeElement?.tagName
    await hands.keyboard('{Tab}')
    expect(at()).toBe('上海市 到店目标')
    await hands.keyboard('{Enter}')
    expect(at()).toBe('江苏省 到店目标')
    await hands.keyboard('{ArrowUp}{Shift>}{Tab}{/Shift}')
    expect(at()).toBe('上海市 线索目标')
    await hands.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}')
    expect(at()).toBe('江苏省 线索目标')
    await hands.keyboard('{Escape}')
    expect(document.activeElement).toHaveAccessibleName('经销商 江苏省')
  })

  it('saves channel targets and switches the channel level', async () => {
    const { id } = draft()
    await open('&tab=channel')
    await cell('App询价', '线索目标')
    expect(queries(targets.listChannel)[0]).toEqual({ taskId: id, channel_level: String(channelLevel.second) })
    expect(all('input.target-cell', /到店目标/)).toEqual([])
    await type('App询价', '订单目标', '77')
    await press('保存')
    await seesToast('目标已保存')
    const row = channelTasks.find((one) => one.taskId === id && one.twoChannelCode === 'APP_QUOTE')
    expect(bodies(targets.updateChannel)).toEqual([{ taskId: id, rows: [{ id: row?.id, orderTarget: 77 }] }])
    await hands.click(sure(all('.ant-segmented-item', '一级').at(-1)))
    await until(() =>
      expect(queries(targets.listChannel).at(-1)).toEqual({ taskId: id, channel_level: String(channelLevel.first) }),
    )
  })

  it('filters dealers by province and pastes a block by dealer code', async () => {
    const { id } = draft()
    await open('&tab=dealer&province=%E4%B8%8A%E6%B5%B7%E5%B8%82')
    await cell(nameOf('D00001'), '线索目标')
    expect(queries(targets.listDealer)[0]).toEqual({ taskId: id, province: '上海市' })
    const input = await cell(nameOf('D00012'), '线索目标')
    input.focus()
    paste(input, '经销商代码\t名称\t实销目标\t线索目标\nD00001\tx\t9\t1,200\nD77777\ty\t1\t2\n')
    await sees('未找到经销商代码：D77777')
    expect(valueOf(await cell(nameOf('D00001'), '线索目标'))).toBe('1,200')
    await press('保存')
    await seesToast('目标已保存')
    const row = dealersIn(id).find((one) => one.dealerCode === 'D00001')
    expect(bodies(targets.updateDealer)).toEqual([
      { taskId: id, rows: [{ id: row?.id, clueTarget: 1200, saleTarget: 9 }] },
    ])
  })

  it('adds and removes dealers of a draft', async () => {
    const { id } = draft()
    const gone = sure(dealersIn(id).find((row) => row.dealerCode === 'D00012'))
    await open('&tab=dealer&dealerCode=D00012')
    await act(nameOf('D00012'), '移除')
    await agree('移除')
    await seesToast('已移除')
    expect(received(targets.removeDealer)[0]?.path).toContain(`/${gone.id}`)
    await press('添加经销商')
    await find('button', /批量粘贴代码/)
    await press('保存')
    await sees('请选择经销商')
    await fill('经销商代码或名称', 'D00012', '.ant-drawer')
    await hands.keyboard('{Enter}')
    await hands.click(await find('.ant-drawer input[type=checkbox]', new RegExp(nameOf('D00012'))))
    await hands.click(sure(all('.ant-drawer-footer button', '保存').at(-1)))
    await seesToast('经销商已添加')
    expect(bodies(targets.createDealer)).toEqual([{ taskId: id, dealerCodes: ['D00012'] }])
    expect(dealersIn(id).find((row) => row.dealerCode === 'D00012')?.status).toBe(dealerTaskStatus.draft)
  })

  it('requires a reason to adjust targets of an enabled task', async () => {
    const { id, clueTarget } = current()
    await openConsole(`${DETAIL}?id=${id}`)
    await press('调整目标')
    await cell('上海市', '线索目标')
    expect(all('input', '任务名称')).toEqual([])
    await fill('线索目标', String(clueTarget + 10))
    const save = () => hands.click(sure(all('form button', '保存')[0]))
    await save()
    await sees('请输入调整原因')
    expect(received(targets.update)).toEqual([])
    await fill('调整原因', '市场增长')
    await save()
    await seesToast('任务已保存')
    const [body] = bodies(targets.update)
    expect(body).toMatchObject({ id, clueTarget: clueTarget + 10, reason: '市场增长' })
    expect(body).not.toHaveProperty('title')
    await press('退出调整')
    await until(() => expect(all('input.target-cell', /./)).toEqual([]))
  })

  it('disables and enables single dealers of an enabled task', async () => {
    const { id } = current()
    const row = sure(dealersIn(id).find((one) => one.dealerCode === 'D00002'))
    await openConsole(`${DETAIL}?id=${id}&tab=dealer&dealerCode=D00002`)
    await act(nameOf('D00002'), '停用')
    await agree('停用')
    await seesToast('已停用')
    expect(bodies(targets.disableDealer)).toEqual([{ id: row.id }])
    await act(nameOf('D00002'), '启用')
    await seesToast('已启用')
    expect(bodies(targets.enableDealer)).toEqual([{ id: row.id }])
    expect(all('button', `移除「${nameOf('D00002')}」`)).toEqual([])
  })

  it('shows only the results of an ended task', async () => {
    await openConsole(`${DETAIL}?id=${ended().id}`)
    await find('[role=img]', /^各大区目标与完成\. /)
    await find('[role=img]', /^每日完成与匀速进度\. /)
    expect(all('input.target-cell', /./)).toEqual([])
    for (const never of ['调整目标', '保存', '启用']) expect(all('button', never)).toEqual([])
  })

  it('reports a missing task', async () => {
    await openConsole(`${DETAIL}?id=1`)
    await sees('无权查看或数据不存在')
    await press('返回列表')
    await until(() => expect(location.pathname).toBe(HOST))
  })

  it('renders only visible rows and pastes into all rows', async () => {
    control.reset(10)
    const { id } = draft()
    await openConsole(`${DETAIL}?id=${id}&tab=dealer`)
    await cell(nameOf('D00001'), '线索目标')
    const rows = dealersIn(id)
    expect(rows.length).toBeGreaterThan(300)
    expect(document.querySelectorAll('.target-scroll tbody tr').length).toBeLessThan(60)
    const input = await cell(nameOf('D00001'), '线索目标')
    input.focus()
    paste(input, rows.map(({ dealerCode }) => `${dealerCode}\t1\t2\t3\t4\t5`).join('\n'))
    await sees(`已修改 ${rows.length} 行`)
  })
})

describe('province breakdown of a task', () => {
  const shanghai = () => sure(areasIn(draft().id).find((row) => row.province === '上海市'))

  it('requires the task and province in the address', async () => {
    await openConsole(`${AREA}?id=1`)
    await sees('缺少任务参数')
    expect(received(targets.getArea)).toEqual([])
  })

  it('adjusts the province target and distributes it among dealers', async () => {
    const { id } = draft()
    const row = shanghai()
    await openConsole(`${AREA}?id=${row.id}&province=%E4%B8%8A%E6%B5%B7%E5%B8%82`)
    await press('调整省份目标')
    await fill('线索目标', '45', '.ant-drawer')
    await hands.click(sure(all('.ant-drawer-footer button', '保存').at(-1)))
    await until(() =>
      expect(bodies(targets.updateArea)[0]).toMatchObject({ taskId: id, rows: [{ id: row.id, clueTarget: 45 }] }),
    )
    await seesToast('目标已保存')
    await sees(/0 \/ 45|\d+ \/ 45/)
    expect(queries(targets.listDealer)[0]).toEqual({ taskId: id, province: '上海市' })
    await press('平均分配')
    const inside = dealersIn(id).filter(
      ({ dealerCode }) => org.dealers.find((one) => one.dealerCode === dealerCode)?.provinceName === '上海市',
    )
    const values = all('input.target-cell', /线索目标$/).map((input) => Number(valueOf(input)))
    expect(values).toHaveLength(inside.length)
    expect(values.reduce((sum, one) => sum + one, 0)).toBe(45)
    await press('保存')
    await until(() => expect(received(targets.updateDealer)).toHaveLength(1))
    await until(() => expect(inside.reduce((sum, one) => sum + one.clueTarget, 0)).toBe(45))
    await sees('各经销商完成率')
  })

  it('is locked in an enabled task', async () => {
    const row = sure(areasIn(current().id).find((one) => one.province === '上海市'))
    const address = `${AREA}?id=${row.id}&province=%E4%B8%8A%E6%B5%B7%E5%B8%82`
    await openConsole(address)
    await sees(nameOf('D00001'))
    expect(all('button', '调整省份目标')).toEqual([])
    expect(all('input.target-cell', /./)).toEqual([])
  })

  it('is not accessible to another sales area', async () => {
    const row = sure(areasIn(current().id).find((one) => one.areaName !== '华东'))
    await openConsole(`${AREA}?id=${row.id}&province=${encodeURIComponent(row.province)}`, { as: 'area_hd' })
    await sees('无权查看或数据不存在')
  })
})

describe('task board of a dealer', () => {
  it('uses the target saved by headquarters', async () => {
    const task = current()
    const row = sure(dealersIn(task.id).find((one) => one.dealerCode === 'D00001'))
    await openConsole(`${DETAIL}?id=${task.id}&tab=dealer&adjust=1&dealerCode=D00001`)
    await type(nameOf('D00001'), '实销目标', '987')
    await hands.click(sure(all('.target-grid button', '保存')[0]))
    await seesToast('目标已保存')
    expect(bodies(targets.updateDealer)).toEqual([{ taskId: task.id, rows: [{ id: row.id, saleTarget: 987 }] }])
    expect(targetOf('D00001', task.startTime.slice(0, 7)).sale).toBe(987)
  })

  it('shows the saved target to the dealer', async () => {
    const task = current()
    sure(dealersIn(task.id).find((one) => one.dealerCode === 'D00001')).saleTarget = 987
    await openConsole(`${BOARD}?title=${encodeURIComponent(task.title)}`, { as: 'dealer01' })
    await sees(/^\d+ \/ 987$/)
  })

  it('hides drafts and marks new tasks until they are opened', async () => {
    const task = current()
    const row = sure(dealersIn(task.id).find((one) => one.dealerCode === 'D00001'))
    await openConsole(BOARD, { as: 'dealer01' })
    await button(`详情与分解 ${task.title}`)
    expect(document.body.textContent).not.toContain(draft().title)
    expect(all('button', /^编辑 .*销售目标$/)).toEqual([])
    expect(all('.data-head [role=columnheader]', '经销商')).toEqual([])
    const signs = () => document.querySelectorAll('.target-new .ant-badge').length
    expect(signs()).toBeGreaterThan(0)
    const before = signs()
    await press(row.id)
    await sees('顾问分解')
    await hands.click(
      sure(document.querySelector<HTMLElement>('[role=tab][id*="task-dealer"]') ?? all('[role=tab]', /./)[1]),
    )
    await until(() => expect(signs()).toBe(before - 1))
  })

  it('R-DATA-15 creates, edits, enables, disables and deletes own tasks', async () => {
    await openConsole(`${BOARD}?taskType=2&mode=new`, { as: 'dealer01' })
    await fill('任务名称', '店庆', '.ant-drawer')
    await hands.click(sure(all('.ant-drawer-footer button', '保存').at(-1)))
    await sees('请至少填写一个目标')
    await pickRange('2026-12-01', '2026-12-31')
    await fill('试驾目标', '4', '.ant-drawer')
    await hands.click(await find('.ant-drawer input[type=radio]', '二级'))
    await hands.click(sure(all('.ant-drawer-footer button', '保存').at(-1)))
    await seesToast('任务已保存')
    expect(bodies(targets.createDealer)).toEqual([
      {
        title: '店庆',
        startTime: '2026-12-01',
        endTime: '2026-12-31',
        channel_level: channelLevel.second,
        remark: '',
        clueTarget: 0,
        visitTarget: 0,
        driveTarget: 4,
        orderTarget: 0,
        saleTarget: 0,
      },
    ])
    const made = sure(dealerTasks.at(-1))
    expect(all('.data-head [role=columnheader]', '渠道层级')).toHaveLength(1)
    expect((await find('.data-row', /店庆/)).textContent).toContain('二级')
    await act('店庆', '编辑')
    await until(async () => expect(valueOf(await box('任务名称', '.ant-drawer'))).toBe('店庆'))
    expect(received(targets.getDealer)[0]?.path).toContain(`/${made.id}`)
    await fill('任务名称', '店庆周', '.ant-drawer')
    await hands.click(sure(all('.ant-drawer-footer button', '保存').at(-1)))
    await until(() => expect(bodies(targets.updateDealer)[0]).toMatchObject({ id: made.id, title: '店庆周' }))
    await act('店庆周', '启用')
    await seesToast('已启用')
    await until(() => expect(all('button', '编辑 店庆周')).toEqual([]))
    await act('店庆周', '停用')
    await agree('停用')
    await seesToast('已停用')
    const other = sure(dealerTasks.find((row) => row.taskId === '' && row.status === dealerTaskStatus.draft))
    await act(other.title, '删除')
    await agree('删除')
    await seesToast('已删除')
    expect(received(targets.removeDealer)[0]?.path).toContain(`/${other.id}`)
  }, 90_000)

  it('is read-only for headquarters and filtered by dealer', async () => {
    await openConsole(`${BOARD}?dealerCode=D00001&taskType=2`)
    await sent(targets.listDealer)
    expect(queries(targets.listDealer)[0]).toMatchObject({ dealerCode: 'D00001', taskType: String(dealerTaskType.own) })
    await button('详情与分解 周末团购冲刺')
    expect(all('.data-head [role=columnheader]', '经销商')).not.toEqual([])
    for (const never of ['新增自建任务', '停用 周末团购冲刺', '编辑 老客户转介绍月'])
      expect(all('button', never)).toEqual([])
  })
})

describe('task of a dealer', () => {
  const mine = () => sure(dealersIn(current().id).find((one) => one.dealerCode === 'D00001'))
  const open = (as = 'dealer01', more = '') => openConsole(`${DEALER}?id=${mine().id}&dealerCode=D00001${more}`, { as })
  const first = () => sure(org.staff.find((one) => one.id === mine().splits[0]?.userId)).staffName

  it('rejects a breakdown among consultants below the target', { tags: ['core'] }, async () => {
    await open()
    const input = await cell(first(), '线索目标')
    const before = Number(valueOf(input))
    await type(first(), '线索目标', '0')
    await press('保存分解')
    await seesToast('顾问目标之和不能低于经销商目标')
    expect(received(targets.updateDealer)).toEqual([])
    await type(first(), '线索目标', String(before + 3))
    await press('保存分解')
    await seesToast('目标已保存')
    const [body] = bodies(targets.updateDealer)
    expect(body).toMatchObject({
      id: mine().id,
      splits: expect.arrayContaining([expect.objectContaining({ clueTarget: before + 3 })]) as unknown,
    }) // vitest types its matchers as any.
    expect(mine().splits).toHaveLength(5)
    await until(() => expect(all('input.target-cell[data-changed]', /./)).toEqual([]))
    expect(document.querySelectorAll('.target-rings li')).toHaveLength(5)
    await find('[role=img]', /^每日完成与匀速进度\. /)
  })

  it('keeps the locked row of a consultant who left and adds others', async () => {
    const [gone, fresh] = mine().splits
    sure(org.staff.find((one) => one.id === gone?.userId)).status = staffStatus.left
    mine().splits = mine().splits.filter(({ userId }) => userId !== fresh?.userId)
    const name = sure(org.staff.find((one) => one.id === fresh?.userId)).staffName
    await open()
    await sees('已离职')
    expect(
      all('input.target-cell', new RegExp(`^${sure(org.staff.find((one) => one.id === gone?.userId)).staffName}`)),
    ).toEqual([])
    await press('添加顾问')
    await choose('销售顾问', name)
    await press('确定')
    await cell(name, '线索目标')
    await press('平均分配')
    await press('保存分解')
    await seesToast('目标已保存')
    expect(mine().splits.some(({ userId }) => userId === fresh?.userId)).toBe(true)
    expect(mine().splits.find(({ userId }) => userId === gone?.userId)).toEqual(gone)
  })

  it('is read-only for headquarters, which can disable it', async () => {
    await open('superadmin')
    await sees(first())
    expect(all('input.target-cell', /./)).toEqual([])
    await press('停用')
    await agree('停用')
    await seesToast('已停用')
    expect(bodies(targets.disableDealer)).toEqual([{ id: mine().id }])
  })

  it('is not accessible to another dealer', async () => {
    const other = sure(dealersIn(current().id).find((one) => one.dealerCode === 'D00002'))
    await openConsole(`${DEALER}?id=${other.id}&dealerCode=D00002`, { as: 'dealer01' })
    await sees('无权查看或数据不存在')
    expect(received(targets.getDealer)).toEqual([])
    await expect(targets.getDealer({ id: other.id })).rejects.toThrow('无权查看或数据不存在')
    await waitFor(() => expect(all('button', '返回列表')).toHaveLength(1))
  })

  it('requires the task and the dealer in the address', async () => {
    await openConsole(`${DEALER}?id=${mine().id}`)
    await sees('缺少任务参数')
    expect(received(targets.getDealer)).toEqual([])
  })
})
