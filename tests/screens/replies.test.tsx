import { describe, expect, it, vi } from 'vitest'
import type { Call } from '@/api/call'
import { ApiError } from '@/api/error'
import * as carSeries from '@/api/system/carSeries'
import * as internalStaff from '@/api/system/internalStaff'
import { internalStatus } from '@/entities/system/enums'
import { org } from '../../mocks/system/rules/store'
import {
  bodies,
  box,
  button,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  settled,
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { takeConsoleErrors } from '../setup'
import { findWholePhones } from '../sweep'

const STAFF = '/internalStaff'
const WORDS = '姓名、工号或手机号'
const list = internalStaff.list
const rows = () => [...document.querySelectorAll('.data-row')].map(({ textContent }) => textContent)
const filled = (count: number) => until(() => expect(rows()).toHaveLength(count))
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const hush = () => void takeConsoleErrors()

describe('list paging and filtering', () => {
  it('F-95 shows the result of the last filter whichever reply arrives last', { tags: ['core'] }, async () => {
    await openConsole(`${STAFF}?size=10`)
    await filled(10)
    const who = sure((await list({ status: internalStatus.active, pageSize: 3, pageNo: 2 })).records[0])
    for (const delay of [600, 300, 50]) control.inject({ path: list.path, kind: 'slow', delay, times: 1 })
    for (const text of ['1', '13', who.employeeNo]) await hands.type.now(await fill.now(WORDS, text), '{Enter}')
    await until(() => expect(queries(list).at(-1)?.keyword ?? queries(list).at(-1)?.staffName).toBe(who.employeeNo))
    await settled()
    await filled(1)
    expect(rows()[0]).toContain(who.staffName)
    expect(await box(WORDS)).toHaveValue(who.employeeNo)
    expect(toasts()).toEqual([])
  })

  it('F-96 F-98 shows the last page clicked without messages for cancelled requests', { tags: ['core'] }, async () => {
    await openConsole(`${STAFF}?size=10`)
    await filled(10)
    for (const delay of [400, 30]) control.inject({ path: list.path, kind: 'slow', delay, times: 1 })
    await hands.click.now(sure(document.querySelector('.ant-pagination-item-2')))
    await hands.click.now(sure(document.querySelector('.ant-pagination-item-3')))
    await until(() => expect(queries(list).at(-1)?.pageNo).toBe('3'))
    await settled()
    const third = await list({
      status: internalStatus.active,
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: 3,
      pageSize: 10,
    })
    await until(() => expect(rows()[0]).toContain(third.records[0]?.staffName))
    expect(location.search).toContain('page=3')
    expect(toasts()).toEqual([])
  })

  it('F-72 falls back to the last page with rows', { tags: ['core'] }, async () => {
    await openConsole(`${STAFF}?page=99&size=10`)
    await until(() => expect(rows().length).toBeGreaterThan(0))
    const { total } = await list({ status: internalStatus.active, pageSize: 1 })
    expect(new URLSearchParams(location.search).get('page')).toBe(String(Math.ceil(total / 10)))
  })
})

describe('replies in other formats', () => {
  const calls = Object.values(import.meta.glob<Record<string, unknown>>('../../src/api/**/*.ts', { eager: true }))
    .flatMap((module) => Object.values(module))
    .filter(
      (one): one is Call =>
        typeof one === 'function' && Reflect.get(one, 'effect') === 'read' && Reflect.get(one, 'kind') === 'json',
    )

  it('are read or refused with an error message by every call', { timeout: 120_000 }, async () => {
    await openConsole('/home')
    await settled()
    const found: string[] = []
    for (const turn of [0, 1, 2, 3]) {
      control.inject({ path: '*', kind: 'dialect', only: 'read', turn })
      const answers = calls.map(async (call) => {
        try {
          // One input for all calls. The back end ignores unknown fields.
          const answer = await call(
            { id: '1', kind: '1', userId: '1', clueId: '1', metaName: '1', parentMetaCode: '1', pageSize: 9 } as never,
            { quiet: true },
          )
          return /\bundefined\b|\bNaN\b|\[object \w+\]/.test(JSON.stringify(answer ?? ''))
            ? `${call.path}: a trace`
            : ''
        } catch (error) {
          return error instanceof ApiError ? '' : `${call.path}: ${String(error)}`
        }
      })
      found.push(...(await Promise.all(answers)).filter(Boolean))
      control.lift()
    }
    expect(calls.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })

  it('never show a full phone number in the lead list of a dealer', async () => {
    await openConsole('/clue-management/clueList', { as: 'dealer01' })
    expect(await findWholePhones()).toEqual([])
  })
})

describe('data pass-through', () => {
  it('F-69 keeps all digits of a long id', { tags: ['core'] }, async () => {
    control.inject({ path: list.path, kind: 'bend', bend: 'idsHuge' })
    await openConsole(`${STAFF}?status=2&size=10`)
    await filled(10)
    await hands.click(
      sure(document.querySelector('.data-row button[aria-label^="更多"], .data-row button[aria-label^="删除"]')),
    )
    if (document.querySelector('[role=menuitem]')) await hands.click(await find('[role=menuitem]', '删除'))
    await sees('删除后不可恢复')
    await press('删除')
    await sent(internalStaff.remove)
    expect(received(internalStaff.remove)[0]?.path).toMatch(/\/12345678901234560\d\d$/)
  })

  it('F-78 ignores React properties in a row', async () => {
    control.inject({ path: list.path, kind: 'bend', bend: 'propsHostile' })
    await openConsole(`${STAFF}?size=10`)
    await filled(10)
    expect(document.querySelector('.root, [style*="color:red"], img[src="x"]')).toBeNull()
  })

  it('F-86 sends known form fields unchanged and omits unknown ones', { tags: ['core'] }, async () => {
    control.inject({ path: list.path, kind: 'bend', bend: 'unknownFields' })
    await openConsole(`${STAFF}?mode=edit&record=81003&keyword=none`)
    await fill('备注', '已转岗', '.ant-drawer')
    await press('保存')
    await seesToast('内部员工已保存')
    expect(bodies(internalStaff.save)[0]).toMatchObject({
      id: '81003',
      remark: '已转岗',
      status: internalStatus.active,
    })
    expect(bodies(internalStaff.save)[0]).not.toHaveProperty('zz')
  })
})

describe('network failure', () => {
  it('F-90 is reported once and the same search works after reconnecting', { tags: ['core'] }, async () => {
    await openConsole(`${STAFF}?size=10`)
    await filled(10)
    offline()
    control.inject({ path: list.path, kind: 'reset' })
    await hands.type(await fill(WORDS, '张'), '{Enter}')
    await seesToast('当前无网络连接，请联网后重试')
    await settled()
    expect(toasts()).toHaveLength(1)
    expect(await box(WORDS)).toHaveValue('张')
    vi.restoreAllMocks()
    control.lift()
    await press('重试')
    await settled()
    await until(() => expect(rows().every((row) => row.includes('张'))).toBe(true))
    hush()
  })

  it('F-91 never resends a failed save automatically', async () => {
    await openConsole(`${STAFF}?mode=edit&record=81003&keyword=none`)
    await fill('备注', '已转岗', '.ant-drawer')
    offline()
    control.inject({ path: internalStaff.save.path, kind: 'reset', times: 1 })
    await press('保存')
    await seesToast('当前无网络连接，请联网后重试')
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(received(internalStaff.save)).toHaveLength(1)
    await press('保存')
    await seesToast('内部员工已保存')
    expect(received(internalStaff.save)).toHaveLength(2)
    hush()
  })

  it('F-93 causes no reload and no loss of input after reconnecting', async () => {
    await openConsole(`${STAFF}?size=10`)
    await filled(10)
    await fill(WORDS, '未发送')
    const before = received(list).length
    for (const type of ['blur', 'focus', 'offline', 'online']) window.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(received(list)).toHaveLength(before)
    expect(await box(WORDS)).toHaveValue('未发送')
    expect(toasts()).toEqual([])
  })

  it('F-81 is reported for a CORS refusal and a redirect to another host', async () => {
    await openConsole(`${STAFF}?size=10`)
    await filled(10)
    for (const fault of [
      { kind: 'wire', wire: 'noCors' } as const,
      { kind: 'raw', status: 302, body: '', headers: { location: 'http://127.0.0.1:9/sso' } } as const,
    ]) {
      control.inject({ ...fault, path: list.path })
      await press('刷新')
      await sees('网络连接失败，请检查网络后重试')
      await until(() => expect(document.querySelector('.list-card [role=alert]')).not.toBeNull())
      expect(rows()).toHaveLength(10)
      control.lift()
      await press('重试')
      await until(() => expect(document.querySelector('.list-card [role=alert]')).toBeNull())
    }
    hush()
  })
})

describe('request handling', () => {
  it('F-99 sends one request for five clicks', { tags: ['core'] }, async () => {
    await openConsole(`${STAFF}?mode=edit&record=81003&keyword=none`)
    await fill('备注', '已转岗', '.ant-drawer')
    control.inject({ path: internalStaff.save.path, kind: 'slow', delay: 300, times: 1 })
    const save = await button('保存')
    for (let times = 0; times < 5; times++) await hands.click.now(save)
    await seesToast('内部员工已保存')
    expect(received(internalStaff.save)).toHaveLength(1)
  })

  it('F-101 completes a save and reports it after leaving the page', { tags: ['core'] }, async () => {
    await openConsole(`${STAFF}?mode=edit&record=81003&keyword=none`)
    await fill('备注', '已转岗', '.ant-drawer')
    control.inject({ path: internalStaff.save.path, kind: 'slow', delay: 300, times: 1 })
    await press.now('保存')
    await hands.click.now(sure(document.querySelector('.tab-head')))
    await until(() => expect(location.pathname).toBe('/home'))
    await seesToast('内部员工已保存')
    expect(bodies(internalStaff.save)).toHaveLength(1)
  })

  it('F-105 keeps a switch equal to the server state when every second save fails', async () => {
    await openConsole('/system-management/carsManagement?brandCode=QM')
    const name = '可试驾 启明Q5'
    for (let at = 0; at < 6; at++) {
      await settled()
      const before = received(carSeries.update).length
      if (at % 2)
        control.inject({ path: carSeries.update.path, kind: 'code', code: 500, message: `不行${at}`, times: 1 })
      await hands.click(await find('button[role=switch]', name))
      await until(() => expect(received(carSeries.update)).toHaveLength(before + 1))
      await until(() => expect(document.querySelector('.toggle[aria-busy]')).toBeNull())
      await settled()
      const flag = org.carSeries.find(({ id }) => id === '3001')?.driveFlag
      await until(async () =>
        expect((await find('button[role=switch]', name)).getAttribute('aria-checked')).toBe(String(Number(flag) === 1)),
      )
    }
  })

  it('F-87 F-88 leaves other pages usable while a request never answers', async () => {
    control.inject({ path: list.path, kind: 'never' })
    await openConsole(STAFF)
    await until(() => expect(document.querySelector('.ant-skeleton, [aria-busy=true]')).not.toBeNull())
    await hands.click(sure(document.querySelector('.tab-head')))
    await until(() => expect(location.pathname).toBe('/home'))
    expect(toasts()).toEqual([])
  }, 60_000)
})
