import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as carSeries from '@/api/system/carSeries'
import * as clues from '@/api/leads/clues'
import * as internalStaff from '@/api/system/internalStaff'
import { internalStatus } from '@/entities/system/enums'
import { org } from '../../mocks/system/rules/store'
import { act, all, box, button, fill, find, press, sees, sent, settled, sure, tick, seesToast, until } from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { takeConsoleErrors } from '../setup'

const STAFF = '/internalStaff'
const { list, save, remove } = internalStaff
const UNKNOWN = '未收到服务器的答复，操作结果未知，请先核对再重试'
const STILL = '服务器尚未响应，仍在等待'
const rows = () => document.querySelectorAll('.data-row').length
const said = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent)
const stop = (): HTMLElement | undefined => all('button', '停止等待')[0]

describe('F-88 requests without a response', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
  const tenSeconds = async () => {
    await vi.advanceTimersByTimeAsync(9000)
    await until(() => expect(stop()).toBeUndefined())
    await vi.advanceTimersByTimeAsync(1500)
    await until(() => expect(said()).toContain(STILL))
  }
  const quiet = () =>
    until(() => {
      expect(stop()).toBeUndefined()
      expect(said()).not.toContain(STILL)
    })

  it('show a notice after ten seconds and can be stopped and retried in a list', async () => {
    control.inject({ path: list.path, kind: 'never' })
    await openConsole(`${STAFF}?size=10`)
    await sent(list)
    await tenSeconds()
    await press('停止等待')
    await sees('已停止等待')
    await quiet()
    expect(toasts()).toEqual([])
    await until(() => expect(received(list).at(-1)?.aborted).toBe(true))
    const asked = received(list).length
    control.lift()
    await press('重试')
    await until(() => expect(rows()).toBe(10))
    expect(received(list)).toHaveLength(asked + 1)
  })

  it('keep the rows of a list being reloaded', async () => {
    await openConsole(`${STAFF}?size=10`)
    await until(() => expect(rows()).toBe(10))
    control.inject({ path: list.path, kind: 'never' })
    await press('刷新')
    await tenSeconds()
    await press('停止等待')
    await sees('已停止等待')
    expect(rows()).toBe(10)
  })

  it('remove the notice once a late detail arrives', async () => {
    control.inject({ path: clues.getNurture.path, kind: 'slow', delay: 12_000 })
    await openConsole.now('/clue-management/cultivateDetails?clueId=1')
    await sent(clues.getNurture)
    await tenSeconds()
    await vi.advanceTimersByTimeAsync(2000)
    await quiet()
    expect(toasts()).toEqual([])
  })

  it('keep the input of a stopped save, reload the list and resend nothing', async () => {
    await openConsole(`${STAFF}?mode=edit&record=81003&keyword=none`)
    await fill('备注', '已转岗', '.ant-drawer')
    control.inject({ path: save.path, kind: 'never' })
    const asked = received(list).length
    await press('保存')
    await sent(save)
    await tenSeconds()
    expect(stop()?.closest('[role=dialog]')).not.toBeNull()
    await press('停止等待')
    await seesToast(UNKNOWN)
    await quiet()
    await until(() => expect(received(list).length).toBeGreaterThan(asked))
    expect(await box('备注', '.ant-drawer')).toHaveValue('已转岗')
    expect(received(save)).toHaveLength(1)
    control.lift()
    await settled()
    await press('保存')
    await seesToast('内部员工已保存')
    expect(received(save)).toHaveLength(2)
  })
})

describe('F-100 writes with a lost response', () => {
  afterEach(() => void takeConsoleErrors())
  const lost = { kind: 'wire', wire: 'tooShort', times: 1 } as const

  it('show saved data in the list without resending', { tags: ['core'] }, async () => {
    await openConsole(`${STAFF}?size=10`)
    await until(() => expect(rows()).toBe(10))
    await act(
      sure((await list({ status: internalStatus.active, sortField: 'createTime', sortOrder: 'desc' })).records[0])
        .staffName,
      '编辑',
    )
    await fill('姓名', '新的姓名', '.ant-drawer')
    control.inject({ path: save.path, ...lost })
    await press('保存')
    await seesToast(UNKNOWN)
    await until(() => expect(document.querySelector('.data-table')?.textContent).toContain('新的姓名'))
    expect(await box('姓名', '.ant-drawer')).toHaveValue('新的姓名')
    expect(received(save)).toHaveLength(1)
    expect(toasts()).toEqual([UNKNOWN])
  })

  it('report a save without a connection only once', async () => {
    await openConsole(`${STAFF}?mode=edit&record=81003&keyword=none`)
    await fill('备注', '已转岗', '.ant-drawer')
    await settled()
    const asked = received(list).length
    control.inject({ path: '*', kind: 'reset' })
    await press('保存')
    await seesToast(UNKNOWN)
    await until(() => expect(received(list).length).toBeGreaterThan(asked))
    await until(async () => expect(await button('保存')).not.toHaveClass('ant-btn-loading'))
    expect(toasts()).toEqual([UNKNOWN])
    expect(received(save)).toHaveLength(1)
  })

  it('show the server state of a switch', async () => {
    await openConsole('/system-management/carsManagement?brandCode=QM')
    const name = '可试驾 启明Q5'
    const was = (await find('button[role=switch]', name)).getAttribute('aria-checked')
    control.inject({ path: carSeries.update.path, ...lost })
    await tick(name)
    await seesToast(UNKNOWN)
    await until(async () =>
      expect((await find('button[role=switch]', name)).getAttribute('aria-checked')).not.toBe(was),
    )
    expect(Number(org.carSeries.find(({ id }) => id === '3001')?.driveFlag) === 1).toBe(was !== 'true')
    expect(received(carSeries.update)).toHaveLength(1)
  })

  it('remove the row of a deleted record', async () => {
    await openConsole(`${STAFF}?status=2&size=10`)
    await until(() => expect(rows()).toBe(10))
    const who = sure(
      (await list({ status: internalStatus.left, sortField: 'createTime', sortOrder: 'desc' })).records[0],
    ).staffName
    await act(who, '删除')
    await sees('删除后不可恢复')
    control.inject({ path: remove.path, ...lost })
    await press('删除')
    await seesToast(UNKNOWN)
    await until(() => expect(all('button', `删除 ${who}`)).toEqual([]))
    await until(() => expect(all('button', `更多 ${who}`)).toEqual([]))
    expect(received(remove)).toHaveLength(1)
  })

  it.each([
    [
      'a gateway timeout',
      { kind: 'raw', status: 504, type: 'text/html', body: '<h1>Gateway Time-out</h1>' } as const,
      `Error：${UNKNOWN}`,
    ],
    [
      'a server error with its own message',
      { kind: 'code', status: 500, code: 500, message: '服务器内部错误' } as const,
      '服务器内部错误',
    ],
    ['a rejection by the server', { kind: 'code', code: 500, message: '姓名已存在' } as const, '姓名已存在'],
  ])('report a save only once and reload the list after %s', async (_, fault, words) => {
    await openConsole(`${STAFF}?mode=edit&record=81003&keyword=none`)
    await fill('备注', '已转岗', '.ant-drawer')
    await settled()
    await until(() => expect(received(list).length).toBeGreaterThan(0))
    await settled()
    const asked = received(list).length
    control.inject({ path: save.path, ...fault, times: 1 })
    await press('保存')
    await seesToast(words)
    await until(async () => expect(await button('保存')).not.toHaveClass('ant-btn-loading'))
    await settled()
    expect(received(list).length).toBeGreaterThan(asked)
    expect(received(save)).toHaveLength(1)
    expect(toasts()).toEqual([words])
  })
})
