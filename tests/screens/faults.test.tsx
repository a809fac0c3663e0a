import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import * as auth from '@/api/system/auth'
import * as carSeries from '@/api/system/carSeries'
import * as internalStaff from '@/api/system/internalStaff'
import * as users from '@/api/system/users'
import { forgetNotice } from '@/api/notices'
import { forgetMessages } from '@/app/messages'
import { dealerType, userStatus } from '@/entities/shared/enums'
import { internalStatus } from '@/entities/system/enums'
import { org } from '../../mocks/system/rules/store'
import { WRONGS } from '../faultList'
import { act, agree, button, fill, find, hands, press, sees, settled, sure, tick, seesToast, until } from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { takeConsoleErrors } from '../setup'
import { takeSaved } from '../saved'

/** FAULTS=all runs every action under every fault. Otherwise each fault runs once, distributed over the actions. */
const ALL = process.env.FAULTS === 'all'
/** jsdom cannot go offline and logs a broken connection as an error. */
const SAID =
  /^Error: (?:Cross origin|socket hang up|read ECONNRESET|aborted|Parse Error|incorrect header check|unexpected end)|Cross-Origin|ECONN|XMLHttpRequest|AggregateError|terminated|Parse Error|invalid/

interface Deed {
  kind: string
  call: AnyCall
  ready: () => Promise<unknown>
  send: () => Promise<unknown>
  /** Resolves once the success is reported or visible. */
  good: () => Promise<unknown>
  /** Reported in place instead of by a toast. */
  quiet?: boolean
  /** Restores the initial state after a failure that ends in a report. */
  again?: () => Promise<unknown>
}

const sheetOf = (...rows: unknown[][]): File => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'x')
  const bytes: ArrayBuffer = write(book, { bookType: 'xls', type: 'array' })
  return new File([bytes], 'people.xls')
}
let saved: ReturnType<typeof takeSaved> = []
let who = ''
const leftAs = async (at: number) => {
  await openConsole(`${STAFF}?status=2&size=10`)
  who = sure(
    (await internalStaff.list({ status: internalStatus.left, sortField: 'createTime', sortOrder: 'desc' })).records[at],
  ).staffName
}
const STAFF = '/internalStaff'

const DEEDS: readonly Deed[] = [
  {
    kind: 'a switch',
    call: carSeries.update,
    ready: async () => {
      await openConsole('/system-management/carsManagement?brandCode=QM')
      await find('button[role=switch]', '可试驾 启明Q5')
      await settled()
    },
    send: () => tick('可试驾 启明Q5'),
    good: () => seesToast('已关闭「可试驾」'),
  },
  {
    kind: 'an action at once',
    call: internalStaff.save,
    ready: async () => {
      await leftAs(0)
      await button(`恢复在职 ${who}`)
      await settled()
    },
    send: () => act(who, '恢复在职'),
    good: () => seesToast('已恢复在职'),
  },
  {
    kind: 'an action after a question',
    call: internalStaff.remove,
    ready: async () => {
      await leftAs(1)
      await act(who, '删除')
      await sees('删除后不可恢复')
    },
    send: () => press('删除'),
    good: () => seesToast('已删除'),
  },
  {
    kind: 'a new record in a panel',
    call: internalStaff.save,
    ready: async () => {
      await openConsole(`${STAFF}?mode=new&keyword=none`)
      await fill('姓名', '新同事', '.ant-drawer')
      await fill('工号', 'Z1', '.ant-drawer')
      await fill('手机号', '13900001230', '.ant-drawer')
      await hands.tab()
      await settled()
    },
    send: () => press('保存'),
    good: () => seesToast('内部员工已保存'),
  },
  {
    kind: 'a change in a panel',
    call: internalStaff.save,
    ready: async () => {
      await openConsole(`${STAFF}?mode=edit&record=81003&keyword=none`)
      await fill('备注', '已转岗', '.ant-drawer')
      await settled()
    },
    send: () => press('保存'),
    good: () => seesToast('内部员工已保存'),
  },
  {
    kind: 'a form of a page',
    call: auth.updatePassword,
    ready: async () => {
      await openConsole('/updatePassword')
      await button(/^(保存|确定|提交|修改密码|确认修改)$/)
      await fill(/^原密码|旧密码/, 'Abc@12345')
      await fill(/^新密码/, 'Xyz@98765')
      await fill(/确认/, 'Xyz@98765')
    },
    send: () => press(/^(保存|确定|提交|修改密码|确认修改)$/),
    good: () => until(() => expect(location.pathname).toBe('/login')),
  },
  {
    kind: 'an export',
    call: internalStaff.exportList,
    ready: async () => {
      saved = takeSaved()
      await openConsole(STAFF)
      await until(async () => expect(await button('导出')).toBeEnabled())
      await until(() => expect(document.querySelectorAll('.data-row').length).toBe(20))
    },
    send: () => press('导出'),
    good: () => until(() => expect(saved).toHaveLength(1)),
  },
  {
    kind: 'an import',
    call: internalStaff.importFile,
    ready: async () => {
      await openConsole(`${STAFF}?keyword=none`)
      await press('导入')
      const file = sheetOf(
        ['姓名', '手机号', '工号', '所属公司', '部门'],
        ['甲', '13900002220', 'N1', '启明', '市场部'],
      )
      await hands.upload(
        await until(() => sure(document.querySelector<HTMLInputElement>('.ant-upload input[type=file]'))),
        file,
      )
      await until(async () => expect(await button('开始导入')).toBeEnabled())
    },
    send: () => press('开始导入'),
    good: () => sees('共 1 行，成功 1 行，失败 0 行'),
  },
  {
    kind: 'an action on several rows',
    call: users.update,
    quiet: true,
    ready: async () => {
      const row = sure(
        org.users.find(
          (one) =>
            one.dealerType === dealerType.headquarters &&
            one.status === userStatus.active &&
            !one.username.includes('_') &&
            one.username !== 'superadmin',
        ),
      )
      await openConsole(`/system-management/userManagement?keyword=${row.username}&status=`)
      await tick(`选择「${row.nickname}」`)
      await press('停用')
      await sees(/对所选 1 条记录/)
    },
    send: () => agree(/^(停用|重试失败的 1 条)$/),
    good: () => sees('成功 1 条，失败 0 条'),
  },
]

const before = () => ({
  typed: [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')].map(
    (input) => `${input.value} ${input.checked}`,
  ),
  switched: [...document.querySelectorAll('[role=switch]')].map((one) => one.getAttribute('aria-checked')),
  windows: document.querySelectorAll('.ant-drawer-open, .ant-modal:not([style*="display: none"])').length,
  rows: document.querySelectorAll('.data-row').length,
  file: document.querySelector('.ant-modal .import-file')?.textContent,
})
const idle = () =>
  until(() => {
    expect(document.querySelectorAll('.ant-btn-loading, .toggle[aria-busy]')).toHaveLength(0)
  })

const failing = WRONGS.filter(({ fails, writes, does }) => fails && writes && does !== 'offline')

describe('failed save', () => {
  it.each(DEEDS.map((deed, at) => ({ ...deed, at })))(
    'F-55 F-60 F-94 F-210 $kind keeps the input, reports each failure once and can be retried',
    { timeout: ALL ? 600_000 : 60_000 },
    async ({ call, ready, send, good, quiet, at, kind }) => {
      await ready()
      // A response damaged on its way back means that the server has saved, so a retry is a second save. A file has
      // no encoding to change.
      const mine = failing.filter(
        ({ does }) => does !== 'offline' && (does.kind !== 'wire' || (call.kind === 'download' && does.wire !== 'gbk')),
      )
      const wrongs = ALL ? mine : mine.filter((_, index) => index % DEEDS.length === at)
      const found: string[] = []
      for (const { name, does } of wrongs) {
        if (does === 'offline') continue
        forgetNotice()
        const count = received(call).length
        // The console keeps the last fifty messages only.
        forgetMessages()
        const there = before()
        control.inject({ ...does, path: call.path, method: call.method })
        await send()
        await until(() => expect(received(call).length).toBeGreaterThan(count))
        await until(() =>
          expect(quiet ? document.body.textContent : toasts().length).toEqual(
            quiet ? expect.stringContaining('失败 1 条') : 1,
          ),
        ).catch(() => found.push(`${name}: told ${toasts().length} times`))
        await idle().catch(() => found.push(`${name}: does not come to rest`))
        if (received(call).length !== count + 1) found.push(`${name}: sent ${received(call).length - count} times`)
        if (!quiet)
          await until(() => expect(before()).toEqual(there)).catch(() =>
            found.push(`${name}: ${JSON.stringify(there)} became ${JSON.stringify(before())}`),
          )
        if (/undefined|NaN|Invalid Date|\[object/.test(document.body.textContent))
          found.push(`${name}: says ${document.body.textContent.slice(0, 200)}`)
        control.lift()
      }
      const noise = takeConsoleErrors().filter((one) => !SAID.test(one))
      expect([...found, ...noise]).toEqual([])
      forgetNotice()
      const sent = received(call).length
      await send()
      await good()
      expect(received(call)).toHaveLength(sent + 1)
      expect(kind).not.toBe('')
    },
  )
})
