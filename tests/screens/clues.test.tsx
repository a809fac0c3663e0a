// @module-tag leads
import { read, utils } from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import * as clueEvents from '@/api/leads/clueEvents'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import * as clues from '@/api/leads/clues'
import * as dealers from '@/api/system/dealers'
import * as evaluations from '@/api/leads/evaluations'
import { clue } from '@/entities/leads/clue'
import {
  assignReason,
  assignType,
  blackReason,
  blackSource,
  clueStatus,
  failReason as failReasons,
  overdue,
  poolStatus,
} from '@/entities/leads/enums'
import { dealerStatus, staffPost, staffStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { isBlack, phoneBlacklist } from '../../mocks/leads/rules/blacklist'
import { isOpen, leadById, leads } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import {
  act,
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
  settled,
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received, reloadConsole, toasts } from '../harness'
import { takeSaved } from '../saved'

type Row = (typeof leads)[number]
const LIST = '/clue-management/clueList'
const POOL = '/clue-management/cluePoolList'
const lead = (fits: (row: Row) => boolean): Row => sure(leads.find((row) => fits(row) && isNamedAlone(row, leads)))
const isNamedAlone = (row: Row, among: readonly Row[]) =>
  among.filter(({ customerName }) => customerName === row.customerName).length === 1
const fresh = (row: Row): Row => sure(leadById(row.clueId))
const isFree = (row: Row) =>
  row.status === clueStatus.unassigned && row.blackFlag === 0 && row.pool?.status !== poolStatus.verifying
const isMovable = (row: Row) => isOpen(row) && row.blackFlag === 0 && row.dealerCode !== ''
const other = (code: string) =>
  sure(
    org.dealers.find((row) => row.dealerCode !== code && row.status === dealerStatus.open && row.acceptClueFlag === 1),
  )
const sellers = (code: string) =>
  org.staff.filter(
    (row) =>
      row.dealerCode === code &&
      row.post === staffPost.salesConsultant &&
      row.status === staffStatus.active &&
      row.acceptClue === 1,
  )
const byPhone = ({ phone }: Row) => `createTime=&phone=${phone}`
const open = (query = '', as?: string) => openConsole(`${LIST}${query && `?${query}`}`, { as })
const pool = (query = '') => openConsole(`${POOL}${query && `?${query}`}`)
const rowsShown = () => [...document.querySelectorAll('.data-row')].map((row) => row.textContent)
const counts = (count: number) =>
  until(() => expect(document.querySelector('section.list-card')).toHaveAttribute('aria-label', `共 ${count} 条`))
/** Chooses a dealer by its code, because the box lists only the first ones. */
const chooseDealer = async (label: string, code: string, part?: string) => {
  await hands.click(await find('input[role=combobox]', label, part))
  await hands.paste(code)
  await until(() => {
    const options = [...document.querySelectorAll('.ant-select-item-option')].filter(({ textContent }) =>
      textContent.includes('D0'),
    )
    expect(options).toHaveLength(1)
    expect(options[0]).toHaveTextContent(code)
  })
  await hands.click(
    sure(
      [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].findLast(({ textContent }) =>
        textContent.includes(code),
      ),
    ),
  )
}

const idsShown = () =>
  [...document.querySelectorAll('.data-row .cell-link > .digits')].map(({ textContent }) => textContent)
const drawn = async (before?: string) => {
  await settled()
  await until(() => expect(idsShown()[0] ?? before).not.toBe(before))
  return idsShown()
}

const savedBy = async (does: () => Promise<unknown>): Promise<string[][]> => {
  const saved = takeSaved()
  await does()
  const bytes = await until(() => sure(saved[0]).blob.arrayBuffer())
  const book = read(new Uint8Array(bytes), { type: 'array' })
  return utils.sheet_to_json<string[]>(sure(book.Sheets[sure(book.SheetNames[0])]), {
    header: 1,
    raw: false,
    defval: '',
  })
}

describe('lead list at headquarters', () => {
  it('loads the last 30 days with overdue leads first and a count per status', async () => {
    await open()
    await sent(clues.listZb)
    const query = sure(queries(clues.listZb)[0])
    expect(query).toMatchObject({
      pageNo: '1',
      pageSize: '20',
      createTimeEnd: `${formatTime(Date.now(), 'YYYY-MM-DD')} 23:59:59`,
    })
    expect(query).not.toHaveProperty('sortField')
    const young = leads.filter((row) => row.createTime >= sure(query.createTimeStart))
    await until(() => expect(document.body).toHaveTextContent(`全部 ${young.length}`))
    expect(document.body).toHaveTextContent(
      `待分配 ${young.filter(({ status }) => status === clueStatus.unassigned).length}`,
    )
    await until(() => expect(rowsShown()[0]).toContain('已超时'))
    expect(received(clues.listZb)).toHaveLength(1)
    for (const { textContent } of document.querySelectorAll('.data-cell'))
      expect(textContent).not.toMatch(/1[3-9]\d{9}/)
    await hands.click(await find('input[type=radio]', /^战败/))
    await until(() => expect(queries(clues.listZb).at(-1)).toMatchObject({ status: '8' }))
    await until(() => expect(document.body).toHaveTextContent(`全部 ${young.length}`))
  })

  it('filters by quick filters and by the event of a link', async () => {
    const row = lead(({ eventCode }) => eventCode !== '')
    await open(`createTime=&eventCode=${row.eventCode}`)
    await until(() => expect(document.querySelector('.filters')).toHaveTextContent(/来源活动：./))
    await until(() => expect(queries(clues.listZb)[0]).toMatchObject({ eventCode: row.eventCode }))
    await sent(clueEvents.list)
    await counts(leads.filter(({ eventCode }) => eventCode === row.eventCode).length)
    await press('首跟超时')
    await until(() => expect(queries(clues.listZb).at(-1)).toMatchObject({ overdue: String(overdue.yes) }))
    await press('首跟超时')
    await press('今日待跟进')
    const today = formatTime(Date.now(), 'YYYY-MM-DD')
    await until(() =>
      expect(queries(clues.listZb).at(-1)).toMatchObject({
        nextFollowTimeStart: `${today} 00:00:00`,
        nextFollowTimeEnd: `${today} 23:59:59`,
      }),
    )
    expect(queries(clues.listZb).at(-1)).not.toHaveProperty('overdue')
    await press('今日待跟进')
    await press('已拉黑')
    await until(() => expect(queries(clues.listZb).at(-1)).toMatchObject({ blackFlag: '1', eventCode: row.eventCode }))
    await counts(leads.filter(({ eventCode, blackFlag }) => eventCode === row.eventCode && blackFlag === 1).length)
  })

  it('filters by area, dealer and consultant', async () => {
    const row = lead((one) => isMovable(one) && one.saleUserId !== '')
    await open('createTime=')
    await press('展开筛选')
    await choose('大区', sure(org.dealers.find(({ dealerCode }) => dealerCode === row.dealerCode)).areaName)
    await until(() => expect(queries(clues.listZb).at(-1)).toHaveProperty('areaName'))
    await chooseDealer('跟进经销商', row.dealerCode)
    await until(() => expect(queries(clues.listZb).at(-1)).toMatchObject({ dealerCode: row.dealerCode }))
    const seller = sure(org.staff.find(({ id }) => id === row.saleUserId))
    await choose('销售顾问', seller.staffName)
    await until(() => expect(queries(clues.listZb).at(-1)).toMatchObject({ saleUserId: seller.id }))
    await until(() => expect(document.body).toHaveTextContent(`销售顾问：${seller.staffName}`))
    await counts(leads.filter((one) => one.dealerCode === row.dealerCode && one.saleUserId === seller.id).length)
  })

  it('filters by channel, level and series', async () => {
    const row = lead((one) => one.clueLevel !== '' && one.twoChannelCode !== '')
    const { oneChannelCode, twoChannelCode, clueLevel, seriesCode } = row
    const codes = { oneChannelCode, twoChannelCode, clueLevel, seriesCode }
    await open(
      `createTime=&channel=${oneChannelCode},${twoChannelCode}&clueLevel=${clueLevel}&seriesCode=${seriesCode}`,
    )
    await until(() => expect(queries(clues.listZb)[0]).toMatchObject(codes))
    const isLike = (one: Row) =>
      one.oneChannelCode === oneChannelCode &&
      one.twoChannelCode === twoChannelCode &&
      one.clueLevel === clueLevel &&
      one.seriesCode === seriesCode
    await counts(leads.filter(isLike).length)
  })

  it('rejects a date range of more than 366 days from the address', async () => {
    await open('createTime=2024-01-01~2026-01-01')
    await sees('时间范围不能超过 366 天')
    expect(queries(clues.listZb).filter(({ createTimeStart }) => createTimeStart)).toEqual([])
    await press(/查询$/)
    await sees('时间范围不能超过 366 天')
  })

  it('assigns a lead to a dealer and a consultant', { tags: ['core'] }, async () => {
    const row = lead(isFree)
    const to = other(row.dealerCode)
    const seller = sure(sellers(to.dealerCode)[0])
    await open(byPhone(row))
    expect(all('button', `改派 ${row.customerName}`)).toEqual([])
    await act(row.customerName, '分配')
    await sees('分配 1 条线索')
    await hands.click(await find('.ant-modal button', /^分\s?配$/))
    await sees('请选择目标经销商')
    expect(received(clues.reassignAgents)).toEqual([])
    await chooseDealer('目标经销商', to.dealerCode, '.ant-modal')
    await choose('销售顾问', seller.staffName, '.ant-modal')
    await hands.click(await find('.ant-modal button', /^分\s?配$/))
    await seesToast('已分配 1 条线索')
    expect(bodies(clues.reassignAgents)).toEqual([
      { clueIds: [row.clueId], target: { dealerCode: to.dealerCode, saleUserId: seller.id, remark: '' } },
    ])
    expect(fresh(row)).toMatchObject({ status: clueStatus.toContact, dealerCode: to.dealerCode, saleUserId: seller.id })
    await button(`改派 ${row.customerName}`)
    expect(all('button', `分配 ${row.customerName}`)).toEqual([])
  })

  it('offers a group only its dealers that accept leads', async () => {
    const group = sure(org.users.find(({ username }) => username === 'group01')).dealerCode
    const [from, to, deaf, closed] = org.dealers.filter(({ groupCode }) => groupCode === group)
    for (const one of [from, to]) Object.assign(sure(one), { acceptClueFlag: 1, status: dealerStatus.open })
    Object.assign(sure(deaf), { acceptClueFlag: 0, status: dealerStatus.open })
    Object.assign(sure(closed), { acceptClueFlag: 1, status: dealerStatus.suspended })
    const row = lead((one) => isMovable(one) && one.dealerCode === sure(from).dealerCode)
    await open(byPhone(row), 'group01')
    await act(row.customerName, '改派')
    await hands.click(await find('input[role=combobox]', '目标经销商', '.ant-modal'))
    await sent(dealers.list)
    await settled()
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map(
      ({ textContent }) => /D\d+/.exec(textContent)?.[0],
    )
    expect(new Set(offered)).toEqual(new Set([sure(from).dealerCode, sure(to).dealerCode]))
  })

  it('offers consultants that were sent without their flags', async () => {
    const row = lead(isFree)
    await open(byPhone(row))
    await act(row.customerName, '分配')
    control.inject({ path: dealers.selectSaleUsers.path, kind: 'raw', body: '{"code":200,"data":["S-1"]}' })
    await chooseDealer('目标经销商', other(row.dealerCode).dealerCode, '.ant-modal')
    await choose('销售顾问', 'S-1', '.ant-modal')
    await until(() => expect(document.querySelector('.ant-modal .ant-select-selection-item')).not.toBeNull())
  })

  it('requires a reason to reassign a lead and notes for an unlisted reason', async () => {
    const row = lead(
      (one) =>
        isMovable(one) && one.saleUserId !== '' && sellers(one.dealerCode).some(({ id }) => id === one.saleUserId),
    )
    const seller = sure(org.staff.find(({ id }) => id === row.saleUserId))
    const from = row.dealerCode
    const to = other(from)
    const send = async () => hands.click(await find('.ant-modal button', /^改\s?派$/))
    sure(org.dealers.find(({ dealerCode }) => dealerCode === row.dealerCode)).acceptClueFlag = 1
    await open(byPhone(row))
    await act(row.customerName, '改派')
    await chooseDealer('目标经销商', row.dealerCode, '.ant-modal')
    await choose('销售顾问', seller.staffName, '.ant-modal')
    await send()
    await sees('目标与当前归属相同')
    await sees('请选择改派原因')
    await chooseDealer('目标经销商', to.dealerCode, '.ant-modal')
    await choose('改派原因', '其他', '.ant-modal')
    await send()
    await sees('请输入备注')
    await fill('备注', '客户搬家', '.ant-modal')
    await send()
    await seesToast('已改派 1 条线索')
    expect(bodies(clues.reassignAgain)).toEqual([
      { clueIds: [row.clueId], target: { dealerCode: to.dealerCode, saleUserId: '', reason: '9', remark: '客户搬家' } },
    ])
    expect(fresh(row)).toMatchObject({ status: clueStatus.toContact, dealerCode: to.dealerCode })
    expect(fresh(row).assigns[0]).toMatchObject({
      assignType: assignType.reassigned,
      reason: assignReason.other,
      fromDealerCode: from,
      toDealerCode: to.dealerCode,
    })
  })

  it('offers reassignment of a lost lead but rejects ordered, won and invalid ones', async () => {
    const lost = lead(({ status, blackFlag }) => status === clueStatus.lost && blackFlag === 0)
    await open(byPhone(lost))
    await button(`改派 ${lost.customerName}`)
    for (const status of [6, 7, 9]) {
      const row = lead((some) => some.status === status)
      const result = await clues.reassignAgain({
        clueIds: [row.clueId],
        target: { dealerCode: 'D00001', saleUserId: '', reason: '4', remark: '' },
      })
      expect(result.failRows).toEqual([
        { clueId: row.clueId, reason: expect.stringMatching(/当前状态不可改派|号码已拉黑/) as string },
      ]) // vitest types its matchers as any.
    }
  })

  it('blocks the phone of a lead everywhere with a reason', async () => {
    const row = lead(isMovable)
    await open(byPhone(row))
    await act(row.customerName, '拉黑')
    await sees('该号码的未成交线索将置为无效，且不再分配和外呼')
    await hands.click(await find('.ant-modal button', /^拉\s?黑$/))
    await sees('请选择拉黑原因')
    await choose('拉黑原因', '空号停机', '.ant-modal')
    await hands.click(await find('.ant-modal button', /^拉\s?黑$/))
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.create)).toEqual([
      { phone: row.phone, reason: blackReason.notInService, remark: '', source: blackSource.lead },
    ])
    expect(fresh(row)).toMatchObject({ status: clueStatus.invalid, blackFlag: 1 })
    await until(() => expect(all('button', `拉黑 ${row.customerName}`)).toEqual([]))
  })

  it('exports the filtered leads and one line per follow-up', async () => {
    await open('createTime=&status=8&sort=createTime.desc')
    const found = leads.filter(({ status }) => status === clueStatus.lost)
    await counts(found.length)
    const [titles, ...cells] = await savedBy(() => press('导出线索'))
    expect(sure(queries(clues.exportZb)[0])).toMatchObject({ status: '8', sortField: 'createTime' })
    expect(queries(clues.exportZb)[0]).not.toHaveProperty('pageNo')
    expect(titles).toContain('跟进经销商')
    expect(cells.map(([id]) => id)).toEqual(
      found.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1)).map(({ clueId }) => clueId),
    )
    expect(cells[0]?.[2]).toMatch(/^\d{3}\*{4}\d{4}$/)
    const [, ...lines] = await savedBy(() => press('导出跟进记录'))
    expect(lines).toHaveLength(found.reduce((sum, { follows }) => sum + follows.length, 0))
    expect(queries(clues.exportFollow)[0]).toMatchObject({ status: '8' })
  })

  it('disables the export of an empty list', async () => {
    await open('phone=13000000000')
    await sees('没有符合条件的数据')
    expect(await button('导出线索')).toBeDisabled()
    expect(received(clues.exportZb)).toEqual([])
  })
})

describe('list of 10,000 leads', () => {
  const TIMES = 24
  /** Opens the list with its first columns only, because jsdom renders each cell of a hundred rows. */
  const openNarrow = () => {
    const hidden = Object.keys(clue).filter((key) => !['clueId', 'customerName'].includes(key))
    const value = { order: [], hidden, pinned: [], widths: {}, dense: false }
    localStorage.setItem(`columns:superadmin:${LIST}`, JSON.stringify({ value }))
    return open('createTime=&size=100')
  }
  const selectPage = async () => hands.click(await find('input[type=checkbox]', '选择本页全部'))
  const goToPage = async (page: number) => {
    const before = idsShown()[0]
    await hands.click(sure(document.querySelector<HTMLElement>(`.ant-pagination-item-${page}`)))
    await until(() => expect(location.search).toContain(`page=${page}`))
    await drawn(before)
  }

  it('reassigns selected leads across pages and retries only the failed ones', async () => {
    control.reset(TIMES)
    const late = leads.filter((row) => isMovable(row) && row.overdue === overdue.yes && row.follows.length === 0)
    sure(late[2]).status = clueStatus.won
    await openNarrow()
    await counts(leads.length)
    expect(leads.length).toBeGreaterThan(10_000)
    await drawn()
    for (const page of [1, 2]) {
      if (page > 1) await goToPage(page)
      await selectPage()
    }
    await sees('已选 200 条')
    await press('改派')
    await sees(/^已剔除 \d+ 条（.*）$/)
    const title = (await sees(/^改派 \d+ 条线索$/)).textContent
    const count = Number(/\d+/.exec(title)?.[0])
    expect(count).toBeGreaterThan(50)
    const to = sure(org.dealers.find((row) => row.dealerCode === 'D00002'))
    to.acceptClueFlag = 1
    await chooseDealer('目标经销商', 'D00002', '.ant-modal')
    await choose('改派原因', '区域不符', '.ant-modal')
    await hands.type(await box('备注', '.ant-modal'), '{Enter}')
    await sees(`确定改派 ${count} 条线索？`)
    const gone = late.slice(0, 2)
    for (const row of gone) row.status = clueStatus.won
    await press('确定')
    await sees(`成功 ${count - 2} 条，失败 2 条`)
    const body = bodies(clues.reassignAgain)[0]
    expect(body).toMatchObject({ target: { dealerCode: 'D00002', saleUserId: '', reason: '5', remark: '' } })
    expect((body as { clueIds: string[] }).clueIds).toHaveLength(count) // The type of the call.
    for (const row of gone) await sees(row.clueId)
    for (const row of gone) row.status = clueStatus.following
    await press('重试失败的 2 条')
    await sees('成功 2 条，失败 0 条')
    expect(bodies(clues.reassignAgain)[1]).toMatchObject({ clueIds: gone.map(({ clueId }) => clueId) })
    expect(gone.map((row) => fresh(row).dealerCode)).toEqual(['D00002', 'D00002'])
    await press('关闭')
    await until(() => expect(all('button', '取消选择')).toEqual([]))
  })

  it('limits the selection to 500 leads', async () => {
    control.reset(TIMES)
    await openNarrow()
    await drawn()
    for (const page of [1, 2, 3, 4, 5]) {
      if (page > 1) await goToPage(page)
      await selectPage()
    }
    await sees('已选 500 条')
    await goToPage(6)
    await selectPage()
    await seesToast('最多选择 500 条')
    await sees('已选 500 条')
  })
})

describe('lead list of a dealer', () => {
  const ours = (row: Row) =>
    row.dealerCode === 'D00001' ||
    (row.dealerCode !== '' &&
      org.secondDealers.some((one) => one.dealerCode === row.dealerCode && one.parentDealerCode === 'D00001'))

  it('shows only its own leads without area and dealer filters', async () => {
    await open('createTime=', 'dealer01')
    await counts(leads.filter(ours).length)
    expect(received(clues.listZb)).toEqual([])
    await press('展开筛选')
    for (const name of ['大区', '跟进经销商']) expect(all('input', name)).toEqual([])
    expect(document.querySelector('.data-head')).not.toHaveTextContent('跟进经销商')
    const [titles, ...cells] = await savedBy(() => press('导出线索'))
    expect(titles).not.toContain('跟进经销商')
    expect(cells).toHaveLength(leads.filter(ours).length)
    expect(received(clues.exportDealer)).toHaveLength(1)
    await expect(clues.listZb({})).rejects.toThrow('仅总部可查看全部线索')
  })

  it('distributes leads evenly among consultants with one request each', async () => {
    const [first, second] = sellers('D00001')
    await open('createTime=&status=2&size=50', 'dealer01')
    await drawn()
    const found = leads.filter((row) => ours(row) && row.status === clueStatus.toContact)
    const free = found.filter(({ blackFlag }) => blackFlag === 0)
    await hands.click(await find('input[type=checkbox]', '选择本页全部'))
    await press('改派')
    await sees(`改派 ${free.length} 条线索`)
    if (free.length < found.length)
      await sees(`已剔除 ${found.length - free.length} 条（黑名单 ${found.length - free.length}）`)
    expect(all('input', '目标经销商')).toEqual([])
    await hands.click(await find('.ant-modal button', /^改\s?派$/))
    await sees('请选择销售顾问')
    await choose('销售顾问', sure(first).staffName, '.ant-modal')
    await choose('销售顾问', sure(second).staffName, '.ant-modal')
    const half = Math.ceil(free.length / 2)
    await until(() =>
      expect(document.body).toHaveTextContent(
        `${sure(first).staffName} × ${half}、${sure(second).staffName} × ${free.length - half}`,
      ),
    )
    await choose('改派原因', '跟进超时', '.ant-modal')
    await hands.click(await find('.ant-modal button', /^改\s?派$/))
    await sent(clues.reassignAgain, 2)
    await until(() =>
      expect(toasts().some((text) => text.startsWith('已改派')) || /成功 \d+ 条/.test(document.body.textContent)).toBe(
        true,
      ),
    )
    const sentBodies = bodies(clues.reassignAgain) as {
      clueIds: string[]
      target: { saleUserId: string; dealerCode: string }
    }[] // The type of the call.
    expect(sentBodies.map(({ clueIds, target }) => [clueIds.length, target.dealerCode, target.saleUserId])).toEqual([
      [half, 'D00001', sure(first).id],
      [free.length - half, 'D00001', sure(second).id],
    ])
  })

  it('offers no reassignment of a lost lead and blocks its phone only for the dealer', async () => {
    const lost = lead((row) => ours(row) && row.status === clueStatus.lost && row.blackFlag === 0)
    await open(byPhone(lost), 'dealer01')
    await button(`更多 ${lost.customerName}`)
    expect(all('button', `改派 ${lost.customerName}`)).toEqual([])
    await act(lost.customerName, '拉黑')
    await sees('该号码的新线索将不再分配给本店')
    await choose('拉黑原因', '客户要求', '.ant-modal')
    await hands.click(await find('.ant-modal button', /^拉\s?黑$/))
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.createDealer)).toEqual([
      { dealerCode: 'D00001', phone: lost.phone, reason: blackReason.customerRequest, remark: '', images: [] },
    ])
    expect(received(cluePhoneBlack.create)).toEqual([])
    expect(fresh(lost)).toMatchObject({ status: clueStatus.lost, blackFlag: 1 })
  })
})

describe('lead detail', () => {
  const detail = (clueId: string, as?: string) => openConsole(`/clue-management/clueDetail?clueId=${clueId}`, { as })

  it('reveals the phone on request and loads evaluations when their tab opens', { tags: ['core'] }, async () => {
    const row = lead(({ status, follows }) => status === clueStatus.driven && follows.length > 1)
    await detail(row.clueId)
    await sees(`${row.phone.slice(0, 3)}****${row.phone.slice(-4)}`)
    await press('显示完整号码')
    await sees(row.phone)
    for (const title of ['待首跟', '到店', '试驾', '下订', '成交'])
      expect(document.querySelector('.clue-steps')).toHaveTextContent(title)
    expect(document.querySelector('.clue-steps .ant-steps-item-active')).toHaveTextContent('试驾')
    expect(
      document.querySelectorAll('.clue-follows li, .clue-follows .ant-timeline-item').length,
    ).toBeGreaterThanOrEqual(row.follows.length)
    expect(all('button', /上一条|下一条/)).toEqual([])
    await hands.click(await find('[role=tab]', '流转记录'))
    await sees('首次分配')
    await hands.click(await find('[role=tab]', '外呼记录'))
    expect(received(evaluations.listByClue)).toEqual([])
    await hands.click(await find('[role=tab]', '客户评价'))
    await sent(evaluations.listByClue)
    expect(queries(evaluations.listByClue)).toEqual([{ clueId: row.clueId }])
    expect(location.search).toContain('tab=evaluate')
  })

  it('copies its link and prints the page', async () => {
    const row = lead(({ status }) => status === clueStatus.driven)
    await detail(row.clueId)
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await press('复制链接')
    await seesToast('链接已复制')
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/clue-management/clueDetail?clueId=${row.clueId}`,
    )
    await press('打印')
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('opens beside the list and moves to the next row', async () => {
    await open('createTime=&status=7')
    const ids = await drawn()
    const first = sure(leads.find(({ clueId }) => clueId === ids[0]))
    await act(first.customerName, '速览')
    const panel = () => sure(document.querySelector<HTMLElement>('.ant-drawer-open'))
    await until(() => expect(panel().querySelector('h2')).toHaveTextContent(first.customerName))
    expect(location.search).toContain(`peek=${first.clueId}`)
    expect(location.pathname).toBe(LIST)
    await press('下一条')
    await until(() => expect(location.search).toContain(`peek=${sure(ids[1])}`))
    await until(() => expect(all('dd', new RegExp(sure(ids[1])), panel())).toHaveLength(1))
    await press('打开详情页')
    await until(() =>
      expect(location.pathname + location.search).toBe(`/clue-management/clueDetail?clueId=${sure(ids[1])}`),
    )
  })

  it('shows the reason of a lost lead in red', async () => {
    const row = lead(
      ({ status, failReason, blackFlag }) =>
        status === clueStatus.lost && failReason === failReasons.price && blackFlag === 0,
    )
    await detail(row.clueId)
    await until(() => expect(document.querySelector('.clue-steps .ant-steps-item-error')).toHaveTextContent('价格不符'))
    await until(() =>
      expect(document.querySelector('.clue-steps .ant-steps-item-error')).toHaveTextContent('战败时必选，计入战败分析'),
    )
    expect(document.querySelector('.fact-groups')).toHaveTextContent('战败原因')
    await button(/^改\s?派$/)
  })

  it('shows only the steps that a lost lead reached', async () => {
    const data = { clueId: '1', status: clueStatus.lost, createTime: '2026-11-01 08:00:00', reached: { assign: null } }
    control.inject({ path: clues.get.path, kind: 'raw', body: JSON.stringify({ code: 200, data }) })
    await detail('1')
    await until(() => expect(document.querySelectorAll('.clue-steps .ant-steps-item')).toHaveLength(2))
  })

  it('warns of a blocked phone and hides the actions', async () => {
    const row = lead(({ blackFlag, status, phone }) => blackFlag === 1 && status > 1 && isBlack(phone))
    await detail(row.clueId)
    await sees('号码已拉黑，不可分配和外呼')
    const entry = sure([...phoneBlacklist.values()].find(({ phone }) => phone === row.phone))
    await sees(new RegExp(`${entry.createBy} · ${entry.createTime.slice(0, 16)}`))
    expect(all('button', /^(分\s?配|改\s?派|拉\s?黑)$/)).toEqual([])
  })

  it('requests nothing without a lead number', async () => {
    await openConsole('/clue-management/clueDetail')
    await sees('缺少线索编号')
    expect(received(clues.get)).toEqual([])
    await press('返回列表')
    await until(() => expect(location.pathname).toBe(LIST))
  })
  it.each([
    ['unknown', () => '1', undefined],
    ["another dealer's", () => lead(({ dealerCode }) => dealerCode === 'D00002').clueId, 'dealer01'],
  ])('hides a lead that is %s', async (_, id, as) => {
    await detail(id(), as)
    await sees('无权查看或数据不存在')
    await button('返回列表')
  })

  it('returns to the list when its lead is no longer visible', async () => {
    const row = lead(isMovable)
    const to = other(row.dealerCode)
    await detail(row.clueId)
    await press(/^改\s?派$/)
    await chooseDealer('目标经销商', to.dealerCode, '.ant-modal')
    await choose('改派原因', '客户要求', '.ant-modal')
    control.inject({ path: clues.get.path, kind: 'code', code: 403, message: '无权查看或数据不存在' })
    await hands.click(await find('.ant-modal button', /^改\s?派$/))
    await seesToast('已改派 1 条线索')
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('R-KEEP-02 moves to the neighbouring leads and returns to the list with its filters', async () => {
    await open('createTime=&status=7')
    const ids = await drawn()
    await press(sure(ids[0]))
    await until(() => expect(location.search).toContain(`clueId=${sure(ids[0])}`))
    expect(await button('上一条')).toBeDisabled()
    await press('下一条')
    await until(() => expect(location.search).toContain(`clueId=${sure(ids[1])}`))
    await until(() => expect(queries(clues.get).length + received(clues.get).length).toBeGreaterThan(2))
    expect(await button('上一条')).toBeEnabled()
    await reloadConsole()
    await press('上一条')
    await until(() => expect(location.search).toContain(`clueId=${sure(ids[0])}`))
    const kept = sure(sessionStorage.getItem('rowsAround:superadmin'))
    expect(kept).toContain(sure(ids[0]))
    for (const { phone, customerName } of leads) expect(kept.includes(phone) || kept.includes(customerName)).toBe(false)
    await press('返回列表')
    await until(() => expect(location.search).toContain('status=7'))
  })
})

describe('lead pool', () => {
  const waiting = (row: Row) =>
    row.pool?.status === poolStatus.unassigned && row.blackFlag === 0 && row.status === clueStatus.unassigned
  const send = async () => hands.click(await find('.ant-modal button', /^分\s?配$/))

  it('shows waiting leads of any age and filters by its counts', async () => {
    await pool()
    await sent(clues.listPool)
    expect(queries(clues.listPool)[0]).toEqual({ pageNo: '1', pageSize: '20', status: '1' })
    await counts(leads.filter(({ pool: entry }) => entry?.status === poolStatus.unassigned).length)
    await press(/^在池超 7 天/)
    await until(() => expect(queries(clues.listPool).at(-1)).toMatchObject({ status: '1', stayDaysStart: '7' }))
    await press(/^清洗中/)
    await until(() => expect(queries(clues.listPool).at(-1)).toMatchObject({ status: '2' }))
    await counts(leads.filter(({ pool: entry }) => entry?.status === poolStatus.verifying).length)
    await press(/^今日已分配/)
    await until(() =>
      expect(queries(clues.listPool).at(-1)).toMatchObject({
        status: '3',
        leaveTimeStart: expect.any(String) as string,
      }),
    ) // vitest types its matchers as any.
    expect(queries(clues.listPool).at(-1)).not.toHaveProperty('stayDaysStart')
  })

  it('lists dealers of the same city first and warns of one that returned the lead', async () => {
    const near = (city: string) =>
      org.dealers.filter((one) => one.cityName === city && one.status === dealerStatus.open && one.acceptClueFlag === 1)
    const row = lead(
      (some) =>
        waiting(some) &&
        !!some.pool?.lastDealerCode &&
        near(some.cityName).some(({ dealerCode }) => dealerCode !== some.pool?.lastDealerCode),
    )
    const last = sure(org.dealers.find(({ dealerCode }) => dealerCode === row.pool?.lastDealerCode))
    Object.assign(last, { acceptClueFlag: 1, status: dealerStatus.open })
    await pool(`phone=${row.phone}`)
    await act(row.customerName, '分配')
    await hands.click(await find('input[role=combobox]', '目标经销商', '.ant-modal'))
    await sent(dealers.selectByCityName)
    expect(queries(dealers.selectByCityName)[0]).toEqual({ cityName: row.cityName })
    await until(() => expect(document.querySelector('.ant-select-item-option')).toHaveTextContent(row.cityName))
    expect(document.querySelector('.ant-select-item-option')).not.toHaveTextContent('该经销商曾退回此线索')
    await hands.paste(last.dealerCode)
    await until(() => expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1))
    expect(document.querySelector('.ant-select-item-option')).toHaveTextContent('该经销商曾退回此线索')
    await hands.click(sure(document.querySelector('.ant-select-item-option')))
    await until(() => expect(document.querySelector('.ant-modal .ant-alert')).toHaveTextContent('该经销商曾退回此线索'))
    const { dealerCode } = last
    await send()
    await seesToast('已分配 1 条线索')
    expect(bodies(clues.reassignAgents)).toEqual([
      { clueIds: [row.clueId], target: { dealerCode, saleUserId: '', remark: '' } },
    ])
    expect(fresh(row)).toMatchObject({
      status: clueStatus.toContact,
      dealerCode,
      pool: { status: poolStatus.assigned },
    })
    await until(() => expect(rowsShown()).toEqual([]))
  })

  it('distributes leads evenly and reports one assigned meanwhile', async () => {
    await pool()
    const shown = (await drawn()).map((id) => sure(leadById(id)))
    const some = shown.filter((row) => waiting(row) && isNamedAlone(row, shown)).slice(0, 3)
    for (const row of some) await hands.click(await find('input[type=checkbox]', `选择「${row.customerName}」`))
    await press(/^分\s?配$/)
    await sees(`分配 3 条线索`)
    await hands.click(await find('input[type=radio]', '平均分配'))
    const [first, second] = org.dealers.filter((row) => row.status === dealerStatus.open && row.acceptClueFlag === 1)
    await chooseDealer('目标经销商', sure(first).dealerCode, '.ant-modal')
    await send()
    await sees('请选择 2-10 家经销商')
    await chooseDealer('目标经销商', sure(second).dealerCode, '.ant-modal')
    await until(() =>
      expect(document.querySelector('.ant-modal .ant-table-tbody')).toHaveTextContent(
        new RegExp(`${sure(first).dealerName}2`),
      ),
    )
    const taken = sure(some[2])
    Object.assign(taken, { status: clueStatus.toContact })
    await send()
    await sees('成功 2 条，失败 1 条')
    await sees('该线索已被分配')
    expect(bodies(clues.reassignAgents)).toMatchObject([
      { clueIds: some.slice(0, 2).map(({ clueId }) => clueId), target: { dealerCode: sure(first).dealerCode } },
      { clueIds: [taken.clueId], target: { dealerCode: sure(second).dealerCode } },
    ])
  })

  it('splits leads of several cities into one assignment per city', async () => {
    await pool()
    const shown = (await drawn()).map((id) => sure(leadById(id)))
    const named = shown.filter((row) => waiting(row) && isNamedAlone(row, shown))
    const some = named
      .filter((row, at) => named.findIndex(({ cityCode }) => cityCode === row.cityCode) === at)
      .slice(0, 2)
    for (const row of some) await hands.click(await find('input[type=checkbox]', `选择「${row.customerName}」`))
    await press(/^分\s?配$/)
    await sees('所选线索分布在 2 个城市')
    await press('按城市拆分')
    const boxes = await until(() => {
      const found = all('.ant-modal input[role=combobox]', '目标经销商')
      expect(found).toHaveLength(2)
      return found
    })
    const targets = org.dealers
      .filter((row) => row.status === dealerStatus.open && row.acceptClueFlag === 1)
      .slice(0, 2)
    for (const [at, input] of boxes.entries()) {
      await hands.click(input)
      const wanted = sure(targets[at]).dealerCode
      const options = () => {
        const popup = document
          .getElementById(input.getAttribute('aria-controls') ?? '')
          ?.closest('.ant-select-dropdown')
        return [...sure(popup).querySelectorAll<HTMLElement>('.ant-select-item-option')]
      }
      await hands.click(await until(() => sure(options().find(({ textContent }) => textContent.startsWith(wanted)))))
    }
    await send()
    await seesToast('已分配 2 条线索')
    expect(bodies(clues.reassignAgents)).toMatchObject(
      some.map(({ clueId }, at) => ({ clueIds: [clueId], target: { dealerCode: sure(targets[at]).dealerCode } })),
    )
  })

  it('closes a lead after its phone is blocked', async () => {
    const row = lead(waiting)
    await pool(`phone=${row.phone}`)
    await act(row.customerName, '拉黑')
    await choose('拉黑原因', '内部测试', '.ant-modal')
    await hands.click(await find('.ant-modal button', /^拉\s?黑$/))
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.create)).toMatchObject([{ phone: row.phone, reason: blackReason.internalTest }])
    expect(fresh(row).pool?.status).toBe(poolStatus.closed)
  })
})

describe('import templates', () => {
  it('are downloaded by their codes', async () => {
    await open()
    expect((await clues.downloadTemplate({ code: 'import_outcall' })).size).toBeGreaterThan(0)
    expect(queries(clues.downloadTemplate)).toEqual([{ code: 'import_outcall' }])
  })
})
