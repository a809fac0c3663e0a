// @module-tag core
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as clues from '@/api/leads/clues'
import * as dealers from '@/api/system/dealers'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import { clueStatus } from '@/entities/leads/enums'
import { dealerStatus } from '@/entities/shared/enums'
import { leads } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import {
  all,
  bodies,
  button,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  settled,
  sure,
  until,
} from '../actions'
import { formatTime } from '@/lib/time'
import { control, openConsole, received } from '../harness'

const LEADS = '/clue-management/clueList'
const rows = () => [...document.querySelectorAll<HTMLElement>('.data-row')]
const drawn = () => until(() => expect(rows().length).toBeGreaterThan(0))
const chips = (place = '.filters') =>
  [...document.querySelectorAll(`${place} .filter-chips .ant-tag`)].map((chip) => chip.textContent)
const ticked = () => document.querySelectorAll('.data-row .data-check:checked').length
const boxOf = (at: number) => sure(rows()[at]?.querySelector<HTMLElement>('.data-check'))

describe('initial filters of a list', () => {
  it('appear as a chip while folded and stay off once reset', async () => {
    await openConsole(LEADS)
    await drawn()
    expect(all('input', '创建时间 从')).toEqual([])
    expect(chips()).toEqual(['创建时间：近 30 天'])
    expect(queries(clues.listZb).at(-1)).toHaveProperty('createTimeStart')
    await hands.click(await find('[aria-label]', '重置 创建时间'))
    await until(() => expect(location.search).toBe('?createTime='))
    await until(() => expect(queries(clues.listZb).at(-1)).not.toHaveProperty('createTimeStart'))
    expect(chips()).toEqual([])
  })

  it('name the default states in a chip', async () => {
    await openConsole('/system-management/userManagement')
    await drawn()
    expect(chips()).toEqual(['状态：正常 / 停用 / 锁定'])
    expect(received(users.list)).toHaveLength(1)
  })

  it('are dropped for a search by complete phone number and restored afterwards', async () => {
    await openConsole(`${LEADS}?phone=13800138000`)
    await until(() => expect(queries(clues.listZb)).toEqual([{ phone: '13800138000', pageNo: '1', pageSize: '20' }]))
    expect(chips()).toEqual(['手机号：13800138000'])
    await fill('手机号', '')
    await press('查询')
    await until(() => expect(chips()).toEqual(['创建时间：近 30 天']))
    await fill('手机号', '8000')
    await press('查询')
    await until(() => expect(queries(clues.listZb).at(-1)).toEqual({ phone: '8000', pageNo: '1', pageSize: '20' }))
  })

  it.each([
    ['the end of a phone', 'phone=8000', false],
    ['a name', 'customerName=20260000029', true],
    ['a phone with days of its own', 'phone=8000&createTime=today', true],
  ])('restrict the days correctly in a search by %s', async (_, query, limited) => {
    await openConsole(`${LEADS}?${query}`)
    await until(() => expect(queries(clues.listZb)).toHaveLength(1))
    expect('createTimeStart' in sure(queries(clues.listZb)[0])).toBe(limited)
  })

  it('can be reset singly or all at once from an empty result', async () => {
    await openConsole(`${LEADS}?customerName=nobody`)
    await sees('没有符合条件的数据')
    expect(chips('.data-empty')).toEqual(['客户姓名：nobody', '创建时间：近 30 天'])
    await hands.click(sure(document.querySelector<HTMLElement>('.data-empty [aria-label="重置 客户姓名"]')))
    await drawn()
    expect(chips()).toEqual(['创建时间：近 30 天'])
    await fill('客户姓名', 'nobody')
    await press('查询')
    await press('清空筛选条件')
    await drawn()
    expect(location.search).toBe('?createTime=')
    await sees(`全部 ${leads.length}`)
  })
})

describe('loading of a list', () => {
  const USERS = '/system-management/userManagement'
  it('requests the rows once, before the filter options', async () => {
    await openConsole(USERS)
    await drawn()
    await settled()
    const asked = control.log().map(({ template }) => template)
    expect(asked).toContain(roles.list.path)
    expect(asked.indexOf(users.list.path)).toBeLessThan(asked.indexOf(roles.list.path))
    expect(received(users.list)).toHaveLength(1)
  })

  it('requests the rows again only on a retry after a failure', async () => {
    control.inject({ path: users.list.path, kind: 'code', code: 500, message: '稍后再试', times: 1 })
    await openConsole(USERS)
    await press('重试')
    await drawn()
    await settled()
    expect(received(users.list)).toHaveLength(2)
  })

  it('requests the rows only once more when the tab is remounted', async () => {
    const { router } = await openConsole(USERS)
    await drawn()
    await settled()
    await act(() => router.navigate(`/redirect${USERS}`))
    await until(() => expect(received(users.list)).toHaveLength(2))
    await drawn()
    await settled()
    expect(received(users.list)).toHaveLength(2)
  })
})

describe('list rows', () => {
  it('are selected and deselected as a range with Shift', async () => {
    await openConsole(LEADS)
    await drawn()
    await hands.click(boxOf(1))
    await hands.keyboard('{Shift>}')
    await hands.click(boxOf(6))
    await hands.keyboard('{/Shift}')
    expect(ticked()).toBe(6)
    await sees('已选 6 条')
    await hands.keyboard('{Shift>}')
    await hands.click(boxOf(3))
    await hands.keyboard('{/Shift}')
    expect(ticked()).toBe(2)
  })

  it('are all selected across pages in requests of one hundred', async () => {
    await openConsole(`${LEADS}?createTime=&status=2`)
    await drawn()
    const total = leads.filter(({ status }) => status === clueStatus.toContact).length
    expect(total).toBeGreaterThan(20)
    await hands.click(await find('input[type=checkbox]', '选择本页全部'))
    await sees('已选 20 条')
    await press(`选择全部 ${total} 条`)
    await sees(`已选 ${total} 条`)
    expect(queries(clues.listZb).at(-1)).toEqual({ status: '2', pageNo: '1', pageSize: '100' })
    expect(all('button', /^选择全部/)).toEqual([])
  })

  it('cannot all be selected when more than 500 match', async () => {
    control.reset(2)
    await openConsole(`${LEADS}?createTime=`)
    await drawn()
    expect(leads.length).toBeGreaterThan(500)
    await hands.click(await find('input[type=checkbox]', '选择本页全部'))
    await sees('已选 20 条')
    expect(all('button', /^选择全部/)).toEqual([])
  })

  it('are navigated, selected and opened from the keyboard', async () => {
    await openConsole(LEADS)
    await drawn()
    await hands.keyboard('jj')
    expect(document.activeElement).toBe(rows()[1])
    await hands.keyboard('{ArrowDown}k{ }')
    expect(document.activeElement).toBe(rows()[1])
    expect(boxOf(1)).toBeChecked()
    await hands.keyboard('/')
    expect(document.activeElement).toBe(await find('input', '手机号'))
    await hands.keyboard('j')
    expect(document.activeElement).toHaveValue('j')
    await hands.clear(sure(document.activeElement))
    rows()[1]?.focus()
    const to = sure(rows()[1]?.querySelector('a')).getAttribute('href')
    await hands.keyboard('{Enter}')
    await until(() => expect(location.pathname + location.search).toBe(to))
  })

  it('are marked as visited after returning from the detail', async () => {
    await openConsole(LEADS)
    await drawn()
    const marked = () => rows().map((row) => row.dataset.visited === 'true')
    expect(marked().filter(Boolean)).toEqual([])
    const link = sure(rows()[2]?.querySelector('a'))
    await hands.click(link)
    await until(() => expect(location.pathname).toBe('/clue-management/clueDetail'))
    history.back()
    await drawn()
    await until(() => expect(marked().indexOf(true)).toBe(2))
    expect(marked().filter(Boolean)).toHaveLength(1)
  })
})

it.each([
  '/marketing-management/cardVoucherManagement',
  '/marketing-management/campaign-host',
  '/marketing-management/lottery-record',
  '/marketing-management/payRecords',
])('%s shows its period filter while the other filters are folded', async (path) => {
  await openConsole(path)
  await drawn()
  expect(await button('展开筛选')).toHaveAttribute('aria-expanded', 'false')
  expect(document.querySelectorAll('.filters .ant-picker-range')).toHaveLength(1)
})

describe('list without a total', () => {
  const sendRows = (count: number) =>
    control.inject({
      path: roles.list.path,
      kind: 'raw',
      body: JSON.stringify({
        code: 200,
        data: Array.from({ length: count }, (_, at) => ({ id: `R${at}`, roleName: `角色${at}` })),
      }),
      times: 1,
    })
  const pageLinks = () =>
    [...document.querySelectorAll('.data-pager .ant-pagination-item')].map((one) => one.textContent)

  it('has a next page after a full one and is counted at the last', async () => {
    sendRows(20)
    await openConsole('/system-management/roleManagement')
    await sees('共 20+ 条')
    expect(pageLinks()).toEqual(['1', '2'])
    sendRows(3)
    await hands.click(await find('.data-pager .ant-pagination-item', '2'))
    await sees('共 23 条')
    expect(location.search).toBe('?page=2')
    expect(pageLinks()).toEqual(['1', '2'])
  })

  it('returns to the previous page from an empty one', async () => {
    sendRows(20)
    await openConsole('/system-management/roleManagement')
    await sees('共 20+ 条')
    sendRows(0)
    await hands.click(await find('.data-pager .ant-pagination-item', '2'))
    await until(() => expect(location.search).toBe(''))
  })
})

describe('deleted row', () => {
  it('is removed from the selection', async () => {
    await openConsole('/internalStaff')
    await drawn()
    await hands.click(boxOf(0))
    await hands.click(boxOf(1))
    await sees('已选 2 条')
    const name = sure(rows()[0]?.querySelector('.cell-link, [role=cell]:nth-child(2)')?.textContent)
    await hands.click(sure(rows()[0]?.querySelector<HTMLElement>('button[aria-label^="更多"]')))
    await hands.click(await find('[role=menuitem]', '删除'))
    await hands.click(sure([...document.querySelectorAll<HTMLElement>('.ant-modal-footer button')].at(-1)))
    await until(() => expect(rows()[0]?.textContent).not.toContain(name))
    await sees('已选 1 条')
  })
})

describe('unsubmitted filter input', () => {
  it('is cleared by a reset together with its error', async () => {
    await openConsole(LEADS)
    await drawn()
    const phone = await fill('手机号', '123')
    await press('查询')
    await sees('请输入完整手机号或后 4 位')
    await press('重置')
    expect(phone).toHaveValue('')
    expect(all('[role=alert].filter-fault', /./)).toEqual([])
    const name = await fill('客户姓名', '王')
    await press('重置')
    expect(name).toHaveValue('')
  })
})

describe('relative date filter', () => {
  it('moves to the new day after midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${formatTime(Date.now(), 'YYYY-MM-DD')}T23:59:30+08:00`) })
    await openConsole(`${LEADS}?createTime=today`)
    const [before] = queries(clues.listZb)
    vi.setSystemTime(Date.now() + 60_000)
    await act(() => window.dispatchEvent(new Event('focus')))
    await settled()
    expect(queries(clues.listZb).at(-1)?.createTimeStart).not.toBe(before?.createTimeStart)
    expect(chips()).toEqual(['创建时间：今天'])
  })
})

describe('several numbers pasted into a filter for one number', () => {
  it.each([
    ['手机号', LEADS, '13800138000\n13900139000', '13800138000, 13900139000'],
    ['卡券编号', '/marketing-management/cardVoucherManagement', '100001,100002', '100001,100002'],
  ])('are rejected at %s until only one is left', async (label, path, pasted, kept) => {
    await openConsole(path)
    await drawn()
    await settled()
    control.clearLog()
    const box = await fill(label, pasted)
    expect(box).toHaveValue(kept)
    await press('查询')
    await sees('一次只能查询一个号码，请保留一个')
    expect(box).toHaveAccessibleDescription('一次只能查询一个号码，请保留一个')
    expect(control.log()).toEqual([])
    const [first = ''] = pasted.split(/[\n,]/)
    await fill(label, first)
    await press('查询')
    await until(() => expect(location.search).toContain(first))
  })
})

describe('switch in a row', () => {
  const shop = () => sure(org.dealers.find((one) => one.status === dealerStatus.open && one.optionalFlag === 1))
  const flip = async () => {
    const { dealerCode, dealerName } = shop()
    await openConsole(`/system-management/distributorManagement?keyword=${dealerCode}`)
    const name = `用户可选 ${dealerName}`
    await hands.click(await find('[role=switch]', name))
    return { dealerCode, undo: await find('.app-toast button', `撤销 ${name}`), name }
  }
  const isOn = async (name: string) => (await find('[role=switch]', name)).getAttribute('aria-checked')

  it('can be undone once from its message', async () => {
    const { dealerCode, undo, name } = await flip()
    await settled()
    expect(await isOn(name)).toBe('false')
    expect(undo).toHaveTextContent('撤销')
    expect(undo.closest('[role=alert]')).toHaveTextContent('已关闭「用户可选」')
    undo.focus()
    await hands.keyboard('{Enter}')
    await until(async () => expect(await isOn(name)).toBe('true'))
    await seesToast('已开启「用户可选」')
    await settled()
    expect(bodies(dealers.setOptional)).toEqual([
      { dealerCode, optionalFlag: 0 },
      { dealerCode, optionalFlag: 1 },
    ])
    expect(all('.app-toast button', /./)).toEqual([])
    await hands.keyboard('{Control>}z{/Control}')
    expect(bodies(dealers.setOptional)).toHaveLength(2)
  })

  it('keeps its state and shows the reason when an undo with Ctrl+Z is refused', async () => {
    const { name } = await flip()
    await settled()
    control.inject({ path: dealers.setOptional.path, kind: 'code', code: 409, message: '状态已变更', times: 1 })
    await hands.keyboard('{Control>}z{/Control}')
    await seesToast('状态已变更')
    await settled()
    expect(await isOn(name)).toBe('false')
    expect(all('.app-toast button', /./)).toEqual([])
  })

  it('offers no undo when switching back requires confirmation', async () => {
    const row = sure(org.dealers.find((one) => one.status === dealerStatus.open && one.acceptClueFlag === 0))
    await openConsole(`/system-management/distributorManagement?keyword=${row.dealerCode}`)
    await hands.click(await find('[role=switch]', `接收线索 ${row.dealerName}`))
    await seesToast('已开启「接收线索」')
    expect(all('.app-toast button', /./)).toEqual([])
  })
})
