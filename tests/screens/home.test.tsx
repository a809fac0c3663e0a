import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import * as clues from '@/api/leads/clues'
import * as saleReports from '@/api/leads/saleReports'
import * as approvals from '@/api/system/approvals'
import * as dealers from '@/api/system/dealers'
import * as orders from '@/api/orders/orders'
import * as users from '@/api/system/users'
import { inTurn } from '@/areas/system/home/ask'
import { daysOf } from '@/areas/system/home/view'
import { clueStatus } from '@/entities/leads/enums'
import { grantStatus } from '@/entities/marketing/couponEnums'
import { dealerStatus, enableStatus, homeVariant as homeVariants } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { leads } from '../../mocks/leads/rules/leads'
import { grants } from '../../mocks/marketing/rules/coupons'
import { approvalRows } from '../../mocks/system/rules/approvals'
import { org } from '../../mocks/system/rules/store'
import { all, choose, fill, find, hands, press, queries, sees, sent, settled, sure, until } from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const open = async (as?: string, query = '') => {
  await openConsole(`/home${query}`, { as })
  await until(() => sure(document.querySelector('.home-head')))
  // Tiles below the fold load a frame later than the others.
  await until(() => expect(document.querySelector('.home-wait')).toBeNull())
  await settled()
}
const tile = (name: string) => find('.home-tile > a', new RegExp(`^${name}`))
const namesIn = (list: string) =>
  [...document.querySelectorAll(`${list} .home-tile > a > span`)].map(({ textContent }) => textContent)
const tiles = () => namesIn('.home-kpis')
const todos = () => namesIn('.home-todos')
const toneOf = async (name: string) => (await tile(name)).parentElement?.dataset.tone
const shortcuts = () => [...document.querySelectorAll('.home-shortcuts a')].map((link) => link.getAttribute('href'))
const numberOf = (name: string): Promise<string> =>
  until(async () => sure((await tile(name)).querySelector('b')).textContent)
const asked = (scope: string) => queries(approvals.listBusiness).filter((query) => query.scope === scope)
const inPeriod = () => asked('mine').filter(({ applyTimeStart }) => applyTimeStart !== undefined)
const choosePeriod = async (name: string) => hands.click(await find('.ant-segmented-item', name))
const userRow = (username: string) => sure(org.users.find((row) => row.username === username))

// A pending request would reach the log of the next test.
afterEach(settled)

const WORK: Readonly<Record<string, string[]>> = {
  superadmin: [
    ...[
      '首跟超时线索',
      '今日待跟进',
      '线索池待分配线索',
      '在池超 7 天',
      '待我审批',
      '待审核内容',
      '待审批二网准入',
      '待审批试驾车',
      '待审核大定退款',
      '小程序退款',
      '待受理评价申诉',
      '待下发培育线索',
    ],
    ...['暂停的外呼任务', '打款失败', '卡券发放失败', '待发货奖品', '被驳回的申请', '未读通知', '已锁定账号'],
  ],
  hq_clue: ['首跟超时线索', '今日待跟进', '线索池待分配线索', '在池超 7 天', '待下发培育线索', '暂停的外呼任务'],
  hq_market: ['打款失败', '卡券发放失败', '待发货奖品'],
  area_hd: [
    ...['首跟超时线索', '今日待跟进', '线索池待分配线索', '在池超 7 天', '待我审批', '待审批二网准入'],
    ...['待受理评价申诉', '待下发培育线索'],
    ...['暂停的外呼任务', '被驳回的申请'],
  ],
  dealer01: [
    ...[
      '首跟超时线索',
      '今日待跟进',
      '待首跟线索',
      '待分配线索',
      '待确认试驾',
      '待确认预约',
      '待回复差评',
      '待我审批',
      '被驳回的申请',
      '被总部下架的活动',
      '活动草稿',
      '未读通知',
    ],
  ],
  dealer01_service: ['待确认预约', '待回复差评', '待我审批', '被驳回的申请', '未读通知'],
  market01: ['待回复差评', '被总部下架的活动', '活动草稿'],
  sale01: ['首跟超时线索', '今日待跟进', '待首跟线索', '待分配线索'],
  second01: ['首跟超时线索', '今日待跟进', '待首跟线索', '待分配线索'],
  group01: ['首跟超时线索', '今日待跟进', '待首跟线索', '待分配线索', '待确认试驾', '待我审批', '被驳回的申请'],
}

const inSight = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[style*="display: none"]'))
const IN_REPORTS: Readonly<Record<string, string>> = {
  素材浏览量: '浏览次数',
  素材新线索: '新线索数',
  待审核内容: '待审核',
}

describe('start page tile', () => {
  it.each(['superadmin', 'area_hd', 'dealer01_sale', 'market01', 'sale01', 'second01', 'group01'])(
    'shows the same number as its list or report: %s',
    async (as) => {
      // Coupons in distribution would change the number before the list loads.
      for (const grant of grants()) if (grant.status === grantStatus.sending) grant.status = grantStatus.done
      const { router } = await openConsole('/home', { as })
      await until(() => sure(document.querySelector('.home-shortcuts')))
      await settled()
      const said = [...document.querySelectorAll('.home-tile > a')].map((link) => ({
        name: link.querySelector('span')?.textContent ?? '',
        number: link.querySelector('b')?.textContent,
        address: sure(link.getAttribute('href')),
      }))
      expect(said.length).toBeGreaterThan(2)
      expect(new Set(said.map(({ name }) => name)).size).toBe(said.length)
      expect(said.filter(({ number }) => number !== '0' && number !== '—').length).toBeGreaterThan(1)
      const found: Record<string, unknown> = {}
      for (const { name, number, address } of said) {
        await act(() => router.navigate(address))
        await until(() => expect(location.pathname + location.search).toBe(address))
        const read = () =>
          /^\/(saleReport|report)\/|contentReview$/.test(address)
            ? inSight('.figure, .figures > div')
                .find((one) => one.firstElementChild?.textContent === (IN_REPORTS[name] ?? name))
                ?.querySelector('b')?.textContent
            : inSight('.list-card')
                .at(-1)
                ?.getAttribute('aria-label')
                ?.replace(/^共 (.*) 条$/, '$1')
        await until(() => sure(read()))
        await settled()
        found[name] = read()
        expect(`${name} ${String(read())}`).toBe(
          `${name} ${number?.replace(/^([\d,]+)$/, (text) => (/^\/(saleReport|report)\//.test(address) ? text : text.replaceAll(',', '')))}`,
        )
      }
    },
    180_000,
  )
})

describe('pending work on the start page', () => {
  it.each(Object.entries(WORK))('matches the permissions of %s', async (as, work) => {
    await open(as)
    expect(todos()).toEqual(work)
    expect([...document.querySelectorAll('.home-tile b')].map(({ textContent }) => textContent)).not.toContain('—')
    expect(toasts()).toEqual([])
  })

  it('shows an empty state when nothing is pending', async () => {
    for (const lead of leads) Object.assign(lead, { dealerCode: 'D00002', saleUserId: '' })
    await open('second01')
    await sees('暂无待办')
    expect(await numberOf('首跟超时线索')).toBe('0')
    expect(await toneOf('首跟超时线索')).toBe('none')
  })

  it('shows a dash when the response has no total', async () => {
    control.inject({ path: clues.listZb.path, kind: 'code', code: 200, data: { records: [{ clueId: '1' }] } })
    await open('hq_clue')
    expect(await numberOf('首跟超时线索')).toBe('—')
    expect(await numberOf('线索池待分配线索')).toMatch(/^\d+$/)
    expect(await numberOf('新增线索')).toBe('—')
  })
})

describe('trend of a figure', () => {
  const came = (status: number, now: number, before: number) => {
    const days = daysOf('thisMonth')
    leads.slice(0, now + before).forEach((lead, at) => {
      const [day] = at < now ? days.days : days.before
      Object.assign(lead, { status, createTime: `${day} 00:00:01` })
    })
    leads.splice(now + before)
  }
  const change = async (name: string) => {
    const mark = sure((await tile(name)).querySelector<HTMLElement>('.trend'))
    return [mark.dataset.good, mark.querySelector('[aria-label]')?.getAttribute('aria-label'), mark.textContent.trim()]
  }

  it('rates an increase as bad for lost leads and good for new leads', async () => {
    came(clueStatus.lost, 3, 2)
    await open()
    await until(async () => expect(await change('战败线索')).toEqual(['false', '上升', '50.0%']))
    expect(await change('新增线索')).toEqual(['true', '上升', '50.0%'])
  })

  it('rates fewer lost leads as good and leaves neutral figures uncoloured', async () => {
    came(clueStatus.lost, 1, 2)
    const [day] = daysOf('thisMonth').days
    for (const row of approvalRows.slice(0, 2)) row.applyTime = `${day} 00:00:01`
    await open()
    await until(async () => expect(await change('战败线索')).toEqual(['true', '下降', '50.0%']))
    await until(async () => expect((await change('审批申请'))[0]).toBeUndefined())
  })

  it('leaves the other figures intact when one request fails', async () => {
    control.inject({ path: clues.listZb.path, kind: 'code', code: 500, message: '系统繁忙' })
    await open('hq_clue')
    expect(await numberOf('新增线索')).toBe('—')
    expect(await numberOf('实销量')).toMatch(/^\d+$/)
    const reports = queries(saleReports.list)
    expect(reports.length).toBeGreaterThan(0)
    for (const query of reports) expect(query).toMatchObject({ viewpoint: 'headquarters', pageSize: '1' })
    // Several tiles send the request, and equal toasts are suppressed only for a moment.
    expect([...new Set(toasts())]).toEqual(['系统繁忙'])
  })
})

describe('start page of headquarters', () => {
  it('counts by list totals and links each figure to its list', { tags: ['core'] }, async () => {
    await open()
    await until(async () =>
      expect(await numberOf('在营经销商')).toBe(
        String(org.dealers.filter(({ status }) => status === dealerStatus.open).length),
      ),
    )
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    await sees(/好，系统管理员$/)
    await until(() =>
      expect(
        queries(dealers.listFirst)
          .map(({ status, pageSize }) => `${status} ${pageSize}`)
          .toSorted(),
      ).toEqual(['1 1', '2 1', '3 1']),
    )
    const [from, to] = daysOf('thisMonth').days
    await until(() => expect(asked('all')).toHaveLength(2))
    expect(asked('all')).toContainEqual(
      expect.objectContaining({ applyTimeStart: `${from} 00:00:00`, applyTimeEnd: `${to} 23:59:59`, pageSize: '1' }),
    )
    expect(await tile('审批申请')).toHaveAttribute('href', `/approval/approval-index?tab=all&applyTime=${from}%7E${to}`)
    await hands.click(await tile('在营经销商'))
    await until(() =>
      expect(location.pathname + location.search).toBe('/system-management/distributorManagement?status=1'),
    )
  })

  it('counts pending work and marks what is late or due today', { tags: ['core'] }, async () => {
    await open()
    expect(todos()).toEqual(WORK.superadmin)
    await until(async () => expect(await toneOf('首跟超时线索')).toBe('late'))
    expect(await toneOf('今日待跟进')).toBe('soon')
    expect(await toneOf('线索池待分配线索')).toBeUndefined()
    await until(() =>
      expect(queries(orders.listSecondDealerApprovals)[0]).toMatchObject({ status: '1', pageSize: '1' }),
    )
    const { total } = await approvals.listBusiness({ scope: 'todo', pageNo: 1, pageSize: 1 })
    await until(() =>
      expect(document.querySelector('a[href="/approval/approval-index"] .ant-badge')).toHaveTextContent(String(total)),
    )
  })

  it('sends the period and area and reuses responses within a minute', async () => {
    await open()
    await until(() => expect(asked('all')).toHaveLength(2))
    await choosePeriod('上月')
    await until(() => expect(asked('all')).toHaveLength(4))
    const last = daysOf('lastMonth')
    for (const [from, to] of [last.days, last.before])
      expect(asked('all').slice(2)).toContainEqual(
        expect.objectContaining({ applyTimeStart: `${from} 00:00:00`, applyTimeEnd: `${to} 23:59:59` }),
      )
    await choosePeriod('本月')
    await choose('大区', '华东')
    await until(() => expect(queries(dealers.listFirst)).toHaveLength(6))
    expect(
      queries(dealers.listFirst)
        .slice(3)
        .map(({ areaName }) => areaName),
    ).toEqual(['华东', '华东', '华东'])
    expect(asked('all')).toHaveLength(4)
    expect(location.search).toBe(`?areaName=${encodeURIComponent('华东')}`)
    expect(await tile('在营经销商')).toHaveAttribute(
      'href',
      expect.stringContaining(`region=${encodeURIComponent('华东')}`),
    )
    await until(async () => expect(await tile('审批申请')).toHaveTextContent('全部大区'))
  })

  it('restores the filters from the address', async () => {
    await open(undefined, `?period=today&areaName=${encodeURIComponent('华北')}`)
    const [day] = daysOf('today').days
    await until(() =>
      expect(asked('all')).toContainEqual(expect.objectContaining({ applyTimeStart: `${day} 00:00:00` })),
    )
    await until(() => expect(queries(dealers.listFirst)[0]).toMatchObject({ areaName: '华北' }))
  })

  it('reloads everything on refresh', async () => {
    await open()
    await until(() => expect(queries(dealers.listFirst)).toHaveLength(3))
    await press('刷新')
    await until(() => expect(queries(dealers.listFirst)).toHaveLength(6))
    await sent(users.getCurrent, 2)
    await until(() => expect(asked('todo')).toHaveLength(2))
  })

  it('locks the area filter for a sales area', async () => {
    await open('area_hd')
    await until(() => expect(queries(dealers.listFirst)).toHaveLength(3))
    expect(await find('input[role=combobox]', '大区')).toBeDisabled()
    expect(sure(document.querySelector('.home-area'))).toHaveTextContent('华东')
    expect(queries(dealers.listFirst)[0]).not.toHaveProperty('areaName')
  })
})

describe('failed part of the start page', () => {
  it('shows a dash and retries only its own requests', async () => {
    control.clearLog()
    control.inject({ path: dealers.listFirst.path, kind: 'code', code: 500, message: '系统繁忙' })
    await open()
    const retry = await find('button', '重试 在营经销商')
    expect(await numberOf('在营经销商')).toBe('—')
    await until(async () => expect(await numberOf('审批申请')).toMatch(/^\d+$/))
    expect(toasts()).toEqual(['系统繁忙'])
    control.lift()
    const before = received(approvals.listBusiness).length
    await hands.click(retry)
    await until(async () => expect(await numberOf('在营经销商')).toMatch(/^\d+$/))
    await until(() => expect(received(dealers.listFirst)).toHaveLength(6))
    expect(received(approvals.listBusiness)).toHaveLength(before)
    await until(() => expect(all('button', /^重试/)).toEqual([]))
  })

  it('retries only the failed pending item', async () => {
    control.inject({
      path: orders.listSecondDealerApprovals.path,
      kind: 'code',
      code: 500,
      message: '系统繁忙',
      times: 1,
    })
    await open()
    await press('重试 待审批二网准入')
    await sent(orders.listSecondDealerApprovals, 2)
    await until(async () => expect(await numberOf('待审批二网准入')).toMatch(/^\d+$/))
    expect(asked('todo')).toHaveLength(1)
    expect(toasts()).toEqual(['系统繁忙'])
  })
})

describe('start page of a dealer', () => {
  it('shows only dealer figures without an area filter', async () => {
    await open('dealer01')
    await until(() => expect(inPeriod()).toHaveLength(2))
    expect(tiles().slice(0, 3)).toEqual(['新增线索', '成交线索', '战败线索'])
    expect(tiles()).toContain('我发起的审批')
    expect(all('input', '大区')).toEqual([])
    expect(received(dealers.listFirst)).toEqual([])
    expect(received(orders.listSecondDealerApprovals)).toEqual([])
    expect(inPeriod()[0]).not.toHaveProperty('dealerCode')
  })

  it('narrows to one dealer of the group', async () => {
    await open('group01')
    await until(() => expect(inPeriod()).toHaveLength(2))
    const member = sure(org.dealers.find(({ groupCode }) => groupCode === userRow('group01').dealerCode))
    await choose('所属经销商', new RegExp(`^${member.dealerCode}`))
    await until(() => expect(inPeriod()).toHaveLength(4))
    expect(inPeriod().at(-1)).toMatchObject({ dealerCode: member.dealerCode })
    expect(location.search).toBe(`?dealerCode=${member.dealerCode}`)
    expect(await tile('我发起的审批')).toHaveAttribute(
      'href',
      expect.stringContaining(`dealerCode=${member.dealerCode}`),
    )
  })

  it('notes the tiles that include all dealers', async () => {
    const member = sure(org.dealers.find(({ groupCode }) => groupCode === userRow('group01').dealerCode))
    await open('group01', `?dealerCode=${member.dealerCode}`)
    const noted = [...document.querySelectorAll('.home-kpis .home-tile > a')].filter(({ textContent }) =>
      textContent.includes('全部经销商'),
    )
    expect(noted.map((one) => one.querySelector('span')?.textContent)).toEqual(['素材浏览量', '素材新线索'])
  })

  it('can be chosen by a user with both variants and stays chosen', async () => {
    const dealerRole = sure(
      org.roles.find(
        ({ homeVariant, status }) => homeVariant === homeVariants.dealer && status === enableStatus.enabled,
      ),
    )
    userRow('superadmin').roleIds.push(dealerRole.id)
    await open()
    await until(() => expect(tiles()).toContain('在营经销商'))
    await hands.click(await find('.ant-segmented-item', '门店看板'))
    await until(() => expect(tiles()).toContain('我发起的审批'))
    expect(tiles()).not.toContain('在营经销商')
    expect(all('input', '大区')).toEqual([])
    expect(localStorage.getItem(`home.variant.${userRow('superadmin').id}`)).toContain('dealer')
  })
  it('is not offered to users with one variant', async () => {
    await open()
    await tile('在营经销商')
    expect(all('.ant-segmented-item', /看板$/)).toEqual([])
  })
})

describe('shortcut list of the start page', () => {
  const EDITOR = '.ant-drawer, .ant-modal'
  it('saves added, moved and removed shortcuts for the user', async () => {
    await open()
    await until(() => expect(shortcuts().length).toBeGreaterThan(2))
    const [first, second, third] = shortcuts()
    await press('编辑')
    await fill('搜索页面名称或拼音', 'xgmm', EDITOR)
    await press('添加「修改密码」')
    const names = [...document.querySelectorAll('.home-editor ol .home-name')].map(({ textContent }) => textContent)
    await press(`下移 ${names[0]}`)
    await press(`移除「${names[2]}」`)
    await press('保存')
    await until(() => expect(shortcuts().slice(0, 2)).toEqual([second, first]))
    expect(shortcuts()).not.toContain(third)
    expect(shortcuts()).toContain('/updatePassword')
    const kept: unknown = JSON.parse(localStorage.getItem(`home.shortcuts.${userRow('superadmin').id}`) ?? '')
    expect(kept).toEqual({ value: shortcuts() })
  })

  it('omits saved shortcuts that are no longer permitted', async () => {
    const { id } = userRow('dealer01')
    localStorage.setItem(
      `home.shortcuts.${id}`,
      JSON.stringify({ value: ['/approval/approval-index', '/secret/page', '/updatePassword'] }),
    )
    await open('dealer01')
    await until(() => expect(shortcuts()).toEqual(['/approval/approval-index', '/updatePassword']))
    expect(toasts()).toEqual([])
    await hands.click(sure(document.querySelector('.home-shortcuts a')))
    await until(() => expect(location.pathname).toBe('/approval/approval-index'))
  })
})

describe('helpers of the start page', () => {
  it('daysOf compares the running period with the same span of the previous one', () => {
    const at = (text: string) => toMillis(text)
    const now = at('2026-03-31 00:30')
    expect(daysOf('today', now)).toEqual({ days: ['2026-03-31', '2026-03-31'], before: ['2026-03-30', '2026-03-30'] })
    expect(daysOf('thisWeek', now)).toEqual({
      days: ['2026-03-30', '2026-03-31'],
      before: ['2026-03-23', '2026-03-24'],
    })
    expect(daysOf('thisWeek', at('2026-03-29 12:00'))).toEqual({
      days: ['2026-03-23', '2026-03-29'],
      before: ['2026-03-16', '2026-03-22'],
    })
    expect(daysOf('thisMonth', now)).toEqual({
      days: ['2026-03-01', '2026-03-31'],
      before: ['2026-02-01', '2026-02-28'],
    })
    expect(daysOf('thisMonth', at('2026-03-10 12:00'))).toEqual({
      days: ['2026-03-01', '2026-03-10'],
      before: ['2026-02-01', '2026-02-10'],
    })
    expect(daysOf('lastMonth', now)).toEqual({
      days: ['2026-02-01', '2026-02-28'],
      before: ['2026-01-01', '2026-01-31'],
    })
  })

  it('inTurn sends at most six calls at a time and skips aborted ones', async () => {
    const ends: (() => void)[] = []
    const begun: number[] = []
    const [lasting, gone] = [new AbortController(), new AbortController()]
    const results = Promise.allSettled(
      [1, 2, 3, 4, 5, 6, 7, 8].map((name) =>
        inTurn(name === 7 ? gone.signal : lasting.signal, () => {
          begun.push(name)
          return new Promise<number>((resolve, reject) =>
            ends.push(() => (name === 1 ? reject(new Error('no')) : resolve(name))),
          )
        }),
      ),
    )
    await waitFor(() => expect(begun).toEqual([1, 2, 3, 4, 5, 6]))
    gone.abort()
    ends[0]?.()
    await waitFor(() => expect(begun).toEqual([1, 2, 3, 4, 5, 6, 8]))
    for (const end of ends) end()
    expect((await results).map(({ status }) => status[0]).join('')).toBe('rfffffrf')
  })
})
