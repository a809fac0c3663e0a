// @module-tag leads
import { cleanup, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as clues from '@/api/leads/clues'
import * as dealers from '@/api/system/dealers'
import { assignReason, assignType, clueStatus } from '@/entities/leads/enums'
import { blackDealerStatus, dealerStatus, staffPost, staffStatus } from '@/entities/shared/enums'
import { prop } from '@/lib/json'
import { leads } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import type { LeadRow } from '../../mocks/leads/data/leads'
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
  rowActions,
  sees,
  sent,
  sure,
  tick,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received, reloadConsole, toasts } from '../harness'

const PATH = '/clue-management/dealerNetworkTran'
const CODE = 'D00018'
const WIZARD = '.ant-drawer'
const house = () => sure(org.dealers.find(({ dealerCode }) => dealerCode === CODE))
const openAt = (code: string) => leads.filter((row) => row.dealerCode === code && row.status >= 2 && row.status <= 5)
const movable = () => openAt(CODE).filter(({ blackFlag }) => blackFlag === 0)
const crowd = (count: number): LeadRow[] => {
  const one = sure(movable()[0])
  const more = Array.from({ length: count - movable().length }, (_, at) => ({
    ...one,
    clueId: String(27_000_000_000 + at),
    assigns: [...one.assigns],
  }))
  leads.push(...more)
  return movable()
}
const idsOf = (body: unknown): string[] => {
  const ids = prop(body, 'clueIds')
  return Array.isArray(ids) ? ids.map(String) : []
}
const next = () => press('下一步')
const step = async (title: string) =>
  until(() =>
    expect(document.querySelector('.ant-steps-item-active, .ant-steps-item-process')).toHaveTextContent(title),
  )
const target = async (...codes: string[]) => {
  for (const code of codes) await choose(/^目标经销商/, new RegExp(`^${code}`), WIZARD)
  await hands.tab()
}
const upToCheck = async (...codes: string[]) => {
  await openConsole(`${PATH}?dealerCode=${CODE}`)
  await sees(/^全部符合条件的线索（\d+）$/)
  await next()
  await step('选择目标')
  await target(...codes)
  await next()
  await step('核对')
}
const confirm = async () => {
  await fill(/以确认/, house().dealerName, WIZARD)
  await press.now('开始转移')
}
const again = async () => {
  cleanup()
  await openConsole(`${PATH}?dealerCode=${CODE}`)
}

describe('leaving dealer list', () => {
  it('offers a transfer only for dealers with open leads', async () => {
    await openConsole(PATH)
    await button(`转移线索 ${house().dealerName}`)
    expect(queries(dealers.listBlack)[0]).toMatchObject({ sortField: 'leaveDate', sortOrder: 'desc' })
    const done = sure(org.dealers.find(({ dealerCode }) => dealerCode === 'D00022'))
    expect(all('button', `转移线索 ${done.dealerName}`)).toEqual([])
    await choose('停网状态', '已停网')
    await until(() => expect(queries(dealers.listBlack).at(-1)).toMatchObject({ status: '1' }))
  })

  it('closes and reopens a dealer and switches its lead reception', async () => {
    const { dealerName: name } = sure(org.dealers.find(({ dealerCode }) => dealerCode === 'D00022'))
    await openConsole(`${PATH}?dealerName=D00022`)
    await hands.click(await find('[role=switch]', `接收线索 ${name}`))
    await seesToast('已开启接收线索')
    expect(bodies(dealers.setAcceptClue)).toEqual([{ dealerCode: 'D00022', acceptClueFlag: 1 }])
    await act(name, '停网')
    await press('停网')
    await seesToast('已停网')
    await act(name, '恢复在网')
    await agree('恢复在网')
    await seesToast('已恢复在网')
    expect(bodies(dealers.setBlackStatus)).toEqual([
      { dealerCode: 'D00022', status: blackDealerStatus.closed },
      { dealerCode: 'D00022', status: blackDealerStatus.open },
    ])
  })

  it('rejects closing a dealer with untransferred leads', async () => {
    await openConsole(`${PATH}?dealerName=${CODE}`)
    await act(house().dealerName, '停网')
    await sees(`仍有 ${movable().length} 条线索未转移`)
    await press('停网')
    await seesToast(`仍有${movable().length}条线索未转移`)
  })

  it('warns before closing a dealer whose number of open leads was not sent', async () => {
    const row = { dealerCode: CODE, dealerName: house().dealerName, status: blackDealerStatus.open }
    const body = JSON.stringify({ code: 200, data: { records: [row], total: 1 } })
    control.inject({ path: dealers.listBlack.path, kind: 'raw', body, times: 1 })
    await openConsole(PATH)
    await button(`转移线索 ${house().dealerName}`)
    await act(house().dealerName, '停网')
    await sees('仍有 — 条线索未转移')
  })

  it('hides closing from a sales area user', async () => {
    house().areaName = '华东'
    await openConsole(`${PATH}?dealerName=${CODE}`, { as: 'area_hd' })
    expect(await rowActions(house().dealerName)).toEqual(['转移线索'])
  })
})

describe('transfer of leads', () => {
  it('moves all leads evenly except blacklisted ones and then closes the dealer', async () => {
    const going = movable()
    const black = openAt(CODE).length - going.length
    const stay = leads.filter(
      (row) => row.dealerCode === CODE && (row.status === clueStatus.ordered || row.status === clueStatus.won),
    ).length
    await openConsole(PATH)
    await act(house().dealerName, '转移线索')
    expect(location.search).toContain(`dealerCode=${CODE}`)
    await until(() => expect(document.body).toHaveTextContent(`不转移（已下订、已成交） ${stay}`))
    expect(queries(clues.listZb).find(({ pageSize }) => pageSize === '20')).toMatchObject({ dealerCode: CODE })
    await next()
    await step('选择目标')
    await sent(dealers.selectDealers)
    await next()
    await sees('请选择目标经销商')
    await target('D00001', 'D00002')
    await until(() => expect(queries(dealers.selectByCityName)[0]).toMatchObject({ cityName: '呼和浩特市' }))
    await next()
    await step('核对')
    await sees(`${black} 条黑名单线索不转移，已剔除`)
    const seller = sure(
      org.staff.find(
        (row) =>
          row.dealerCode === 'D00001' && row.post === staffPost.salesConsultant && row.status === staffStatus.active,
      ),
    )
    await choose(/^销售顾问 上海博泰/, seller.staffName, WIZARD)
    expect(await button('开始转移')).toBeDisabled()
    await confirm()
    await sees(`成功 ${going.length} 条，失败 0 条`)
    const [one, two] = bodies(clues.reassignAgain)
    expect(one).toMatchObject({ target: { dealerCode: 'D00001', saleUserId: seller.id, reason: '6', remark: '' } })
    expect(two).toMatchObject({ target: { dealerCode: 'D00002', saleUserId: '' } })
    expect(Math.abs(idsOf(one).length - idsOf(two).length)).toBeLessThan(2)
    expect([...idsOf(one), ...idsOf(two)].toSorted()).toEqual(going.map(({ clueId }) => clueId).toSorted())
    expect(movable()).toEqual([])
    expect(going[0]?.assigns[0]).toMatchObject({
      assignType: assignType.transferred,
      fromDealerCode: CODE,
      reason: assignReason.dealerLeaving,
    })
    await next()
    await sees('停网后该经销商退出网络，线索接收、用户可选和取送车全部关闭')
    await tick('停网')
    await press('完成')
    await seesToast('退网转移已完成')
    expect(bodies(dealers.setAcceptClue)).toEqual([{ dealerCode: CODE, acceptClueFlag: 0 }])
    expect(bodies(dealers.setBlackStatus)).toEqual([{ dealerCode: CODE, status: blackDealerStatus.closed }])
    expect(house().status).toBe(dealerStatus.left)
    await until(() => expect(location.search).not.toContain('dealerCode'))
  })

  it('moves only the selected leads to the target dealer', { tags: ['core'] }, async () => {
    const rows = movable().slice(0, 2)
    await openConsole(`${PATH}?dealerCode=${CODE}`)
    for (const { customerName } of rows)
      await hands.click(await find('input[type=checkbox]', `选择「${customerName}」`))
    await next()
    await step('选择目标')
    await target('D00001')
    await next()
    await confirm()
    await sees('成功 2 条，失败 0 条')
    expect(bodies(clues.reassignAgain).flatMap(idsOf).toSorted()).toEqual(rows.map(({ clueId }) => clueId).toSorted())
    expect(rows.map(({ dealerCode }) => dealerCode)).toEqual(['D00001', 'D00001'])
  })

  it('starts with a dealer chosen in the wizard and moves only the selected leads', async () => {
    await openConsole(PATH)
    await press('发起转移')
    await next()
    await sees('请选择退网经销商')
    await hands.click(await find('input[role=combobox]', '退网经销商', WIZARD))
    await hands.keyboard(CODE)
    await choose('退网经销商', /^D00018/, WIZARD)
    await until(() => expect(location.search).toContain(`dealerCode=${CODE}`))
    const [one, two] = movable().map(({ customerName }) => customerName)
    for (const name of [one, two]) await hands.click(await find('input[type=checkbox]', `选择「${name}」`))
    await sees('仅所选线索（2）')
    await next()
    await step('选择目标')
    await target('D00001')
    await next()
    await confirm()
    await sees('成功 2 条，失败 0 条')
    expect(bodies(clues.reassignAgain).flatMap(idsOf)).toHaveLength(2)
    await next()
    await tick('停网')
    await press('完成')
    await find('.ant-modal-title', '仍有 10 条线索未转移')
    await hands.click(await find('.ant-modal button', '停网'))
    await seesToast('仍有10条线索未转移')
    expect(house().status).toBe(dealerStatus.leaving)
  })

  it('loads the pages after one with an unreadable row', async () => {
    const rows = crowd(150)
    await openConsole(`${PATH}?dealerCode=${CODE}`)
    await sees(/^全部符合条件的线索（\d+）$/)
    const body = JSON.stringify({ code: 200, data: { records: [null, ...rows.slice(1, 100)], total: 150 } })
    control.inject({ path: clues.listZb.path, kind: 'raw', body, times: 1 })
    await next()
    await step('选择目标')
    expect(queries(clues.listZb).filter(({ pageSize }) => pageSize === '100')).toMatchObject([
      { pageNo: '1' },
      { pageNo: '2' },
      { pageNo: '3' },
    ])
  })

  it('counts only the leads that match the filters of the first step', async () => {
    const level = sure(movable()[0]).clueLevel
    const fit = openAt(CODE).filter((row) => row.clueLevel === level && row.blackFlag === 0)
    await openConsole(`${PATH}?dealerCode=${CODE}`)
    await choose('客户级别', new RegExp(`^${level}级|${level === 'N' ? '未定级' : '无'}`), WIZARD)
    await until(() => expect(queries(clues.listZb).at(-1)).toMatchObject({ clueLevel: level, dealerCode: CODE }))
    expect(location.search).not.toContain('clueLevel')
    await next()
    await step('选择目标')
    await target('D00001')
    await until(() =>
      expect(document.querySelector('.ant-drawer .ant-table-row')).toHaveTextContent(String(fit.length)),
    )
  })

  it('distributes by series or by ratios that total 100%', async () => {
    crowd(20)
    await openConsole(`${PATH}?dealerCode=${CODE}`)
    await sees(/^全部符合条件的线索/)
    await next()
    await target('D00001', 'D00002')
    await hands.click(await find('input[type=radio]', '按比例'))
    await fill(/^比例 /, '70', WIZARD)
    await sees('合计须为 100%')
    await next()
    await step('选择目标')
    const first = sure(all('input', /^比例 /)[0])
    await hands.clear(first)
    await hands.click(first)
    await hands.paste('30')
    await until(() => expect(document.body).not.toHaveTextContent('合计须为 100%'))
    const counts = [...document.querySelectorAll('.ant-drawer .ant-table-row')].map(
      (row) => row.lastElementChild?.textContent,
    )
    expect(counts).toEqual(['6', '14'])
    await hands.click(await find('input[type=radio]', '按车系'))
    const series = new Set(movable().map(({ seriesCode }) => seriesCode))
    await until(() => expect(all('input[role=combobox]', /^目标经销商 /)).toHaveLength(series.size))
    const names = ['D00001', 'D00002'].map(
      (code) => sure(org.dealers.find(({ dealerCode }) => dealerCode === code)).dealerName,
    )
    for (const select of all('input[role=combobox]', /^目标经销商 /)) {
      if (select.closest('.ant-select')?.textContent.includes(names[1] ?? '')) continue
      await choose(select.getAttribute('aria-label') ?? '', names[1] ?? '', WIZARD)
    }
    await until(() =>
      expect(
        [...document.querySelectorAll('.ant-drawer .ant-table-row')]
          .slice(0, 2)
          .map((row) => row.lastElementChild?.textContent),
      ).toEqual(['0', '20']),
    )
  })

  it('reports blacklisted leads and offers dealers of the same sales area first', async () => {
    const blocked = openAt(CODE).length - movable().length
    const one = sure(movable()[0])
    one.blackFlag = 1
    await openConsole(`${PATH}?dealerCode=${CODE}`)
    await sees(`${blocked + 1} 条黑名单线索不转移，已剔除`)
    await next()
    await step('选择目标')
    await hands.click(await find('input[role=combobox]', /^目标经销商/, WIZARD))
    const areaOf = (text: string | null) => org.dealers.find(({ dealerCode }) => text?.startsWith(dealerCode))?.areaName
    await until(() =>
      expect(areaOf(sure(document.querySelector('.ant-select-item-option')).textContent)).toBe(house().areaName),
    )
  })

  it('rejects the leaving dealer as its own target', async () => {
    Object.assign(house(), { status: dealerStatus.open, acceptClueFlag: 1 })
    await openConsole(`${PATH}?dealerCode=${CODE}`)
    await sees(/^全部符合条件的线索/)
    await next()
    await step('选择目标')
    await target(CODE)
    await sees('不能转移给退网经销商本身')
    await next()
    await step('选择目标')
  })

  it('rejects more than 10,000 leads', async () => {
    crowd(10_001)
    await openConsole(`${PATH}?dealerCode=${CODE}`)
    await sees(/^全部符合条件的线索/)
    await next()
    await sees('超过 10,000 条线索，请分批转移')
    await step('选择线索')
  })
})

describe('manual distribution of leads', () => {
  const columns = () => [...document.querySelectorAll<HTMLElement>('.transfer-column')]
  const sizes = () => columns().map((column) => column.querySelectorAll('li').length)
  const open = async () => {
    await openConsole(`${PATH}?dealerCode=${CODE}`)
    await sees(/^全部符合条件的线索/)
    await next()
    await target('D00001', 'D00002')
    await hands.click(await find('input[type=radio]', '手动分配'))
    await until(() => expect(sizes()).toEqual([6, 6]))
  }

  it('moves a lead to another target by dragging', async () => {
    await open()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = columns().findIndex((column) => column.contains(this))
      return new DOMRect(Math.max(at, 0) * 300, 0, 280, 400)
    })
    const handle = sure(columns()[0]?.querySelector('.transfer-handle'))
    const pointer = { pointerId: 1, isPrimary: true, button: 0 }
    fireEvent.pointerDown(handle, { ...pointer, clientX: 20, clientY: 20 })
    for (const clientX of [60, 320, 340]) {
      fireEvent.pointerMove(document, { ...pointer, clientX, clientY: 40 })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    await until(() => expect(columns()[1]).toHaveAttribute('data-over', 'true'))
    fireEvent.pointerUp(document, { ...pointer, clientX: 340, clientY: 40 })
    await until(() => expect(sizes()).toEqual([5, 7]))
  })

  it('moves leads by keyboard and menu and keeps the result after a reload', async () => {
    await open()
    const handle = sure(columns()[0]?.querySelector<HTMLElement>('.transfer-handle'))
    const name = sure(handle.querySelector('bdi')).textContent
    handle.focus()
    for (const code of ['Space', 'ArrowRight', 'Space']) {
      fireEvent.keyDown(code === 'Space' && document.activeElement ? document.activeElement : handle, { code })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    await until(() => expect(sizes()).toEqual([5, 7]))
    await until(() => expect(columns()[1]).toHaveTextContent(name))
    await hands.click(sure(all('button', `移动「${name}」`)[0]))
    await hands.click(await find('[role=menuitem]', /上海博泰/))
    await until(() => expect(sizes()).toEqual([6, 6]))
    const other = sure(
      all('button', /^移动「/)
        .map((one) => one.getAttribute('aria-label')?.slice(3, -1))
        .find((one) => one !== name && columns()[0]?.textContent.includes(one ?? '')),
    )
    await hands.click(await button(`移动「${other}」`))
    await hands.click(await find('[role=menuitem]', /南京广源/))
    await until(() => expect(sizes()).toEqual([5, 7]))
    await reloadConsole()
    await until(() => expect(sizes()).toEqual([5, 7]))
    expect(columns()[0]).toHaveTextContent(name)
    expect(columns()[1]).toHaveTextContent(other)
  })
})

describe('long transfer', () => {
  it('sends chunks of 200 leads and resumes after being stopped', async () => {
    crowd(450)
    await upToCheck('D00001')
    control.setLatency(120)
    await confirm()
    await sent(clues.reassignAgain)
    await press('停止')
    await sees(/^转移已停止，还有 \d+ 条未处理$/)
    const before = received(clues.reassignAgain).length
    expect(before).toBeLessThan(3)
    control.setLatency(0)
    await press('继续转移')
    await sees('成功 450 条，失败 0 条')
    expect(bodies(clues.reassignAgain).map((body) => idsOf(body).length)).toEqual([200, 200, 50])
    expect(movable()).toEqual([])
  })

  it('names the failed leads and retries only those', async () => {
    crowd(230)
    await upToCheck('D00001')
    control.inject({ path: clues.reassignAgain.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await confirm()
    await sees('成功 30 条，失败 200 条')
    await sees('重试失败的 200 条')
    expect(all('.data-cell, td', '服务繁忙').length).toBe(10)
    await press('重试失败的 200 条')
    await sees('成功 230 条，失败 0 条')
    expect(bodies(clues.reassignAgain).map((body) => idsOf(body).length)).toEqual([200, 30, 200])
    expect(movable()).toEqual([])
  })

  it('resends only the leads of a lost chunk that have not moved', async () => {
    crowd(230)
    await upToCheck('D00001')
    control.inject({ path: clues.reassignAgain.path, kind: 'reset', times: 1 })
    await confirm()
    await sees('成功 30 条，失败 200 条')
    const lost = idsOf(bodies(clues.reassignAgain)[0]).slice(0, 100)
    for (const row of leads) if (lost.includes(row.clueId)) row.dealerCode = 'D00001'
    await press('重试失败的 200 条')
    await sees('成功 230 条，失败 0 条')
    expect(bodies(clues.reassignAgain).map((body) => idsOf(body).length)).toEqual([200, 30, 100])
  })

  it('resumes after the session expires', async () => {
    crowd(450)
    await upToCheck('D00001')
    control.inject({
      path: clues.reassignAgain.path,
      kind: 'code',
      code: 401,
      message: '登录状态已失效',
      after: 1,
      times: 1,
    })
    await confirm()
    await until(() => expect(location.pathname).toBe('/login'))
    expect(toasts()).toContain('登录状态已失效')
    await again()
    await sees('转移已停止，还有 250 条未处理')
    await press('继续转移')
    await sees('成功 450 条，失败 0 条')
    expect(bodies(clues.reassignAgain).map((body) => idsOf(body).length)).toEqual([200, 50])
    expect(movable()).toEqual([])
  })

  it('resumes after a reload', async () => {
    crowd(450)
    await upToCheck('D00001')
    control.setLatency(150)
    await confirm()
    await until(() => expect(document.querySelector('.ant-drawer [role=status]')).toHaveTextContent('正在处理 200/450'))
    await press('停止')
    await sees('转移已停止，还有 50 条未处理')
    control.setLatency(0)
    await reloadConsole()
    await sees('转移已停止，还有 50 条未处理')
    await press('继续转移')
    await sees('成功 450 条，失败 0 条')
  })
})

describe('transfer wizard', () => {
  it('restores its input after a reload', async () => {
    await upToCheck('D00001', 'D00002')
    await fill(/以确认/, '内蒙古呼和', WIZARD)
    await reloadConsole()
    await step('核对')
    await until(async () => expect(await box(/以确认/, WIZARD)).toHaveValue('内蒙古呼和'))
    expect(document.querySelectorAll('.ant-drawer .ant-table-row')).toHaveLength(2)
    await confirm()
    await sees(/^成功 \d+ 条，失败 0 条$/)
  })

  it('restores its input after the session expires', async () => {
    await upToCheck('D00001')
    await fill(/以确认/, '内蒙', WIZARD)
    control.inject({ path: dealers.listBlack.path, kind: 'code', code: 401, message: '登录状态已失效', times: 1 })
    await expect(dealers.listBlack({})).rejects.toThrow('登录状态已失效')
    await until(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('redirect')).toContain(`dealerCode=${CODE}`)
    await again()
    await step('核对')
    await until(async () => expect(await box(/以确认/, WIZARD)).toHaveValue('内蒙'))
  })

  it('keeps the choice when closing the dealer fails and resends only the failed step', async () => {
    await upToCheck('D00001')
    await confirm()
    await sees(/^成功 \d+ 条/)
    await next()
    control.inject({ path: dealers.setBlackStatus.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await sees(/^退网日期为 \d{4}-\d{2}-\d{2}，现在停网将立即生效$/)
    expect(await find('[role=switch]', '停网', WIZARD)).not.toBeChecked()
    await tick('停网')
    await press('完成')
    await seesToast('服务繁忙')
    expect(await find('[role=switch]', '停网', WIZARD)).toBeChecked()
    await press('完成')
    await seesToast('退网转移已完成')
    expect(received(dealers.setAcceptClue)).toHaveLength(1)
    expect(received(dealers.setBlackStatus)).toHaveLength(2)
  })

  it('completes without changing the dealer when the last step is skipped', async () => {
    house().leaveDate = ''
    await upToCheck('D00001')
    await confirm()
    await sees(/^成功 \d+ 条/)
    await next()
    await sees('退网日期未知，现在停网将立即生效')
    expect(await find('[role=switch]', '停网', WIZARD)).not.toBeChecked()
    await hands.click(await find('[role=switch]', '停止接收线索', WIZARD))
    await press('完成')
    await seesToast('退网转移已完成')
    expect([received(dealers.setAcceptClue), received(dealers.setBlackStatus)]).toEqual([[], []])
  })

  it('asks for confirmation before it is left and then discards its input', async () => {
    await upToCheck('D00001')
    await hands.click(sure(document.querySelector<HTMLElement>('[role=tab][aria-selected=true] .tab-close')))
    await find('.ant-modal-title', '转移尚未完成，确定离开？')
    await press('继续编辑')
    await hands.click(sure(document.querySelector<HTMLElement>('.ant-drawer-close')))
    await find('.ant-modal-title', '转移尚未完成，确定离开？')
    const leave = await until(() =>
      sure(
        all('.ant-modal button', '离开').find(
          (one) => one.closest<HTMLElement>('.ant-modal-wrap')?.style.display !== 'none',
        ),
      ),
    )
    await hands.click(leave)
    await until(() => expect(location.search).not.toContain('dealerCode'))
    expect(Object.keys(sessionStorage).filter((key) => key.includes('transfer.'))).toEqual([])
  })
})
