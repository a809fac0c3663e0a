// @module-tag marketing
import { fireEvent } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as coupons from '@/api/marketing/coupons'
import * as lotteries from '@/api/marketing/lotteries'
import { couponPurpose } from '@/entities/marketing/couponEnums'
import {
  drawWay,
  lotteryStatus,
  prizeStatus,
  prizeType as prizeTypes,
  slotCount,
} from '@/entities/marketing/lotteryEnums'
import { memberType } from '@/entities/marketing/memberType'
import { dealerType } from '@/entities/shared/enums'
import { wordsOf } from '@/kit/rich/html'
import { prop } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { formats } from '@/kit/show/format'
import { couponById, leftOf } from '../../mocks/marketing/rules/coupons'
import { isWin, lotteries as wheels, lotteryRecords, noteSave, sentCounts } from '../../mocks/marketing/rules/lotteries'
import {
  act,
  all,
  bodies,
  box,
  button,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  sent,
  settled,
  sure,
  textWith,
  tick,
  seesToast,
  until,
} from '../actions'
import { org } from '../../mocks/system/rules/store'
import { openConsole } from '../harness'

beforeAll(() => {
  // jsdom has no layout. The editor only needs the range to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

const LIST = '/marketing-management/integral-turntable'
const DETAILS = '/marketing-management/details'
const RECORDS = '/marketing-management/lottery-record'
const RECORD = '/marketing-management/lottery-record-detail'
const DAY = 86_400_000
const inDays = (days: number) => formatTime(Date.now() + days * DAY, 'YYYY-MM-DD')
const ofStatus = (status: number) => sure(wheels().find((row) => row.status === status))
const alone = async (status: number) => {
  const row = ofStatus(status)
  await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
  await button(`详情 ${row.title}`)
  return ofStatus(status)
}
const row = (slot: number) => `.prize-row:nth-child(${slot})`
const setTime = async (label: string, text: string) => {
  const input = await find('input', label)
  await hands.click(input)
  fireEvent.change(input, { target: { value: text } })
  await hands.keyboard('{Enter}')
}
const openForm = async (query = '') => {
  await openConsole(`${DETAILS}${query}`)
  await box('活动名称')
}
const openEdit = async (status: number) => {
  const { id } = ofStatus(status)
  await openForm(`?id=${id}&mode=edit`)
  return ofStatus(status)
}
const sum = () => sure(document.querySelector('.prize-rows ~ * .chance-sum, .prize-sum .chance-sum'))

describe('lottery list', () => {
  it('loads the newest first, filtered by title, audience and start', async () => {
    await openConsole(`${LIST}?title=转盘&status=1,2&audience=1&startTime=2026-01-01~2027-12-31`)
    await sent(lotteries.list)
    expect(queries(lotteries.list)[0]).toMatchObject({
      title: '转盘',
      audience: String(memberType.owner),
      startTimeStart: '2026-01-01 00:00:00',
      startTimeEnd: '2027-12-31 23:59:59',
      sortField: 'createTime',
      sortOrder: 'desc',
      pageSize: '20',
    })
  })

  it('counts draws, wins and the stock of the scarcest prize from the draw records', async () => {
    const wheel = await alone(lotteryStatus.running)
    const draws = lotteryRecords().filter(({ lotteryId }) => lotteryId === wheel.id)
    const wins = draws.filter(isWin).length
    await sees(String(draws.length))
    expect(document.body).toHaveTextContent(`${wins} (${((wins / draws.length) * 100).toFixed(1)}%)`)
    const count = sentCounts(wheel.id)
    const least = Math.min(
      ...wheel.prizes.flatMap(({ slot, stock }) =>
        stock ? [Math.floor(((stock - count(slot)) / stock) * 1000) / 10] : [],
      ),
    )
    expect(document.body).toHaveTextContent(formats('zh').percent(least))
  })

  it.each([
    [lotteryStatus.draft, ['发布', '详情', '编辑', '复制', '删除']],
    [lotteryStatus.upcoming, ['详情', '撤回', '抽奖记录', '复制']],
    [lotteryStatus.running, ['详情', '抽奖记录', '停用', '复制']],
    [lotteryStatus.stopped, ['恢复', '详情', '编辑', '结束', '抽奖记录', '复制']],
    [lotteryStatus.ended, ['详情', '抽奖记录', '复制']],
  ])('offers the actions allowed in state %i', async (status, wanted) => {
    const { title } = await alone(status)
    const inSight = () =>
      all('button', new RegExp(` ${title}$`)).map((one) => (one.getAttribute('aria-label') ?? '').split(' ')[0])
    const offered = inSight().filter((label) => label !== '更多')
    if (hasButton(`更多 ${title}`)) {
      await press(`更多 ${title}`)
      await find('[role=menuitem]', '复制')
      offered.push(...all('[role=menuitem]', /./).map(({ textContent }) => textContent))
    }
    expect(offered).toEqual(wanted)
  })

  it('publishes a draft after confirmation and withdraws it again', { tags: ['core'] }, async () => {
    const wheel = await alone(lotteryStatus.draft)
    await act(wheel.title, '发布')
    await dialog(/发布后将于/)
    await press('发布')
    await seesToast('已发布')
    expect(bodies(lotteries.setStatus)).toEqual([{ id: wheel.id, status: lotteryStatus.upcoming }])
    await act(wheel.title, '撤回')
    await press('撤回')
    await seesToast('已撤回')
    expect(bodies(lotteries.setStatus)[1]).toEqual({ id: wheel.id, status: lotteryStatus.draft })
    expect(wheel.status).toBe(lotteryStatus.draft)
  })

  it('reports the reason a draft cannot be published', async () => {
    const wheel = await alone(lotteryStatus.draft)
    const other = ofStatus(lotteryStatus.upcoming)
    Object.assign(wheel, { startTime: other.startTime, endTime: other.endTime, audience: other.audience })
    await act(wheel.title, '发布')
    await press('发布')
    await seesToast('该时段已有抽奖活动')
    sure(wheel.prizes[0]).probability += 1
    await press('发布')
    await seesToast('概率合计须为 100%，当前 101.00%')
    Object.assign(wheel, { startTime: '2026-01-01 00:00:00' })
    sure(wheel.prizes[0]).probability -= 1
    await press('发布')
    await seesToast('开始时间不能早于当前时间')
  })

  it('stops and resumes a running lottery and ends it after its title is typed', async () => {
    const wheel = await alone(lotteryStatus.running)
    await act(wheel.title, '停用')
    await dialog(/停用后用户不可抽奖，已中奖品照常发放/)
    await press('停用')
    await seesToast('已停用')
    await act(wheel.title, '恢复')
    await press('恢复')
    await seesToast('已恢复')
    await act(wheel.title, '停用')
    await press('停用')
    await sent(lotteries.setStatus, 3)
    await act(wheel.title, '结束')
    const ask = await dialog(/结束后不可恢复/)
    expect(sure(all('button', '结束', ask)[0])).toBeDisabled()
    await fill(textLabel(wheel.title), wheel.title, '.ant-modal')
    await press('结束')
    await seesToast('已结束')
    expect(bodies(lotteries.setStatus)).toEqual(
      [lotteryStatus.stopped, lotteryStatus.upcoming, lotteryStatus.stopped, lotteryStatus.ended].map((status) => ({
        id: wheel.id,
        status,
      })),
    )
    await expect(lotteries.setStatus({ id: wheel.id, status: lotteryStatus.upcoming })).rejects.toThrow(
      '当前状态不允许该操作',
    )
  })

  it('deletes only drafts', async () => {
    const wheel = await alone(lotteryStatus.draft)
    await act(wheel.title, '删除')
    await press('删除')
    await seesToast('已删除')
    expect(bodies(lotteries.remove)).toEqual([{ id: wheel.id }])
    expect(wheels()).not.toContain(wheel)
    await expect(lotteries.remove({ id: ofStatus(lotteryStatus.running).id })).rejects.toThrow('当前状态不允许该操作')
  })

  it('refuses access to dealers', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(lotteries.list({})).rejects.toThrow('没有访问权限')
    await expect(lotteries.getRecord({ id: sure(lotteryRecords()[0]).id })).rejects.toThrow('没有访问权限')
    await expect(lotteries.create({ title: 'x' })).rejects.toThrow('没有操作权限')
  })

  it('is read-only for sales areas', async () => {
    sure(org.users.find(({ username }) => username === 'superadmin')).dealerType = dealerType.area
    const { title, id } = await alone(lotteryStatus.stopped)
    expect(all('button', new RegExp(` ${title}$`)).map((one) => one.getAttribute('aria-label'))).toEqual([
      `详情 ${title}`,
      `抽奖记录 ${title}`,
    ])
    expect(hasButton('新增转盘')).toBe(false)
    await expect(lotteries.setStatus({ id, status: lotteryStatus.ended })).rejects.toThrow('仅总部可执行该操作')
  })
})

const textLabel = (name: string) => new RegExp(`请输入「${name}」以确认`)

describe('lottery form', () => {
  it('saves an incomplete draft but rejects publishing it', async () => {
    await openForm()
    await press('存草稿')
    await sees('请输入活动名称')
    await fill('活动名称', '双十二转盘')
    await press('发布')
    await sees('请选择开始时间')
    expect(document.body).toHaveTextContent('请选择参与人群')
    expect(document.body).toHaveTextContent('请输入活动规则')
    expect(bodies(lotteries.create)).toEqual([])
    await press('存草稿')
    await seesToast('保存成功')
    const [body] = bodies(lotteries.create)
    expect(body).toMatchObject({
      title: '双十二转盘',
      startTime: '',
      endTime: '',
      audience: [],
      slotCount: slotCount.eight,
      costPoints: 10,
      freeTimes: 1,
      dayLimit: 5,
      totalLimit: 0,
    })
    expect(prop(body, 'prizes')).toHaveLength(8)
    expect(sure(wheels()[0])).toMatchObject({ title: '双十二转盘', status: lotteryStatus.draft })
    expect(bodies(lotteries.setStatus)).toEqual([])
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('validates limits and times against each other', async () => {
    await openForm()
    await fill('活动名称', '检查')
    await fill('每日免费次数', '8')
    await fill('活动期上限', '3')
    await setTime('开始时间', `${inDays(3)} 10:00`)
    await setTime('结束时间', `${inDays(2)} 10:00`)
    await press('存草稿')
    await sees('结束时间须晚于开始时间')
    expect(document.body).toHaveTextContent('每日上限不能小于免费次数')
    expect(document.body).toHaveTextContent('活动期上限不能小于每日上限')
    await setTime('开始时间', '2026-01-01 10:00')
    await press('发布')
    await sees('开始时间不能早于当前时间')
  })

  it('requires chances of exactly 100% and fills the gap with the slot without a prize', async () => {
    await openEdit(lotteryStatus.draft)
    await until(() => expect(sum()).toHaveTextContent('概率合计 100.00%'))
    expect(sum()).toHaveAttribute('data-whole', 'true')
    await fill('中奖概率（%）', '0.15', row(1))
    await until(() => expect(sum()).toHaveTextContent('概率合计须为 100%，当前 99.95%'))
    expect(sum()).toHaveAttribute('data-whole', 'false')
    await press('发布')
    await until(() =>
      expect(document.querySelector('.ant-form-item-explain-error, .ant-form-item-explain')).toHaveTextContent(
        '99.95%',
      ),
    )
    await press('剩余概率归入「谢谢参与」')
    await until(() => expect(sum()).toHaveAttribute('data-whole', 'true'))
    expect(await box('中奖概率（%）', row(3))).toHaveValue('30.05')
    await fill('中奖概率（%）', '0.25', row(1))
    await until(() => expect(sum()).toHaveTextContent('概率合计须为 100%，当前 100.10%'))
    expect(sum()).toHaveAttribute('data-whole', 'false')
  })

  it('requires a guaranteed slot before publishing', async () => {
    const wheel = await openEdit(lotteryStatus.draft)
    const [first, ...rest] = wheel.prizes
    await expect(
      lotteries.update({
        ...asInput(wheel),
        id: wheel.id,
        prizes: [
          { ...asPrize(sure(first)), prizeType: prizeTypes.again, probability: 100 },
          ...rest.map((one) => ({ ...asPrize(one), prizeType: prizeTypes.again, probability: 0 })),
        ],
      }),
    ).resolves.toBeDefined()
    await expect(lotteries.setStatus({ id: wheel.id, status: lotteryStatus.upcoming })).rejects.toThrow(
      '至少保留一个保底奖项',
    )
  })

  it('moves slots by arrow buttons and sends them in the new order', async () => {
    const wheel = await openEdit(lotteryStatus.draft)
    const names = wheel.prizes.map(({ prizeName }) => prizeName)
    await press('下移 第 1 格')
    await sees('第 1 格：第 2 位，共 8 位')
    await press('存草稿')
    await seesToast('保存成功')
    const [body] = bodies(lotteries.update)
    const sentRows = prop(body, 'prizes') as { slot: number; prizeName: string }[] // the form sends rows
    expect(sentRows.map(({ prizeName }) => prizeName)).toEqual([names[1], names[0], ...names.slice(2)])
    expect(sentRows.map(({ slot }) => slot)).toEqual(names.map((_, at) => at + 1))
    expect(body).not.toHaveProperty('status')
    expect(prop(body, 'id')).toBe(wheel.id)
  })

  it('asks for confirmation before removing filled slots', async () => {
    await openEdit(lotteryStatus.draft)
    await tick('6 格')
    await dialog(/最后 2 个奖项将被移除/)
    await press('取消')
    expect(document.querySelectorAll('.prize-row')).toHaveLength(8)
    await tick('6 格')
    await press('确定')
    await until(() => expect(document.querySelectorAll('.prize-row')).toHaveLength(6))
    await tick('10 格')
    await until(() => expect(document.querySelectorAll('.prize-row')).toHaveLength(10))
  })

  it('limits the stock of a coupon prize to the remaining coupons', async () => {
    await openForm()
    await fill('活动名称', '卡券')
    await choose('奖品类型', '卡券', row(2))
    await hands.click(await find('input[role=combobox]', '卡券', row(2)))
    await sent(coupons.listByPurpose)
    expect(queries(coupons.listByPurpose)[0]).toMatchObject({
      purpose: String(couponPurpose.lottery),
      status: String(lotteryStatus.upcoming),
    })
    const option = await until(() =>
      sure(
        document.querySelector<HTMLElement>(
          '.ant-select-item-option:not(.ant-select-item-option-disabled) .choice-words',
        ),
      ),
    )
    await hands.click(option)
    await until(async () => expect(await box('奖品名称', row(2))).not.toHaveValue(''))
    await fill('总库存', '999999', row(2))
    await press('存草稿')
    await sees('库存不能超过卡券剩余数量')
    await fill('总库存', '1', row(2))
    await fill('每日限量', '2', row(2))
    await press('存草稿')
    await sees('每日限量不能大于总库存')
    await fill('每日限量', '1', row(2))
    await press('存草稿')
    await seesToast('保存成功')
    const prize = sure(sure(wheels()[0]).prizes[1])
    expect(leftOf(sure(couponById(prize.couponId)))).toBeGreaterThan(0)
    expect(prize).toMatchObject({ prizeType: prizeTypes.coupon, stock: 1, dayStock: 1, points: null, goodsId: '' })
  })

  it('inserts rules generated from the form values', async () => {
    await openForm()
    await fill('活动名称', '模板')
    await fill('每次消耗积分', '88')
    await fill('奖品名称', '好礼<b>', row(2))
    await press('插入模板')
    await press('存草稿')
    await seesToast('保存成功')
    const content = String(prop(bodies(lotteries.create)[0], 'content'))
    expect(wordsOf(content)).toContain('每次抽奖消耗 88 积分')
    expect(wordsOf(content)).toContain('好礼<b>')
  })

  it('previews the wheel, spins it by the chances and simulates 10,000 draws', async () => {
    const wheel = await openEdit(lotteryStatus.draft)
    await find('[role=img]', textName(wheel.prizes.map(({ prizeName }) => prizeName).join('，')))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    await press('试转')
    await sees(`第 1 格：${sure(wheel.prizes[0]).prizeName}`)
    await press('模拟 10,000 次')
    const table = await dialog(/模拟 10,000 次抽奖/)
    const cells = [...sure(table.querySelector('tbody tr:not(.ant-table-measure-row)')).querySelectorAll('td')].map(
      ({ textContent }) => textContent,
    )
    expect(cells[0]).toBe(sure(wheel.prizes[0]).prizeName)
    expect(cells[1]).toBe('20')
    expect(cells[2]).toContain('10另有 9,990 次未发出')
    expect(cells[3]).toBe(
      `¥${(Number(sure(wheel.prizes[0]).worth) * 10).toLocaleString('zh', { minimumFractionDigits: 2 })}`,
    )
    vi.restoreAllMocks()
    await press('再模拟一次')
    await until(() =>
      expect(table.querySelectorAll('tbody tr:not(.ant-table-measure-row) td')[2]?.textContent).not.toContain('9,990'),
    )
  })

  it('saves the changes before publishing after confirmation', async () => {
    const wheel = await openEdit(lotteryStatus.draft)
    await fill('活动名称', '开运大转盘')
    await press('发布')
    await dialog(/发布后将在开始时间自动上线/)
    await hands.click(sure(all('button', '发布', await dialog(/发布后将在开始时间自动上线/))[0]))
    await seesToast('已发布')
    expect(prop(bodies(lotteries.update)[0], 'title')).toBe('开运大转盘')
    expect(bodies(lotteries.setStatus)).toEqual([{ id: wheel.id, status: lotteryStatus.upcoming }])
    expect(wheel).toMatchObject({ title: '开运大转盘', status: lotteryStatus.upcoming })
  })

  it('keeps the input and saves it as a draft when publishing is refused', async () => {
    const wheel = await openEdit(lotteryStatus.draft)
    const other = ofStatus(lotteryStatus.upcoming)
    Object.assign(other, { startTime: wheel.startTime, endTime: wheel.endTime, audience: wheel.audience })
    await fill('活动名称', '撞期')
    await press('发布')
    await hands.click(sure(all('button', '发布', await dialog(/发布后将在开始时间自动上线/))[0]))
    await seesToast('已保存，但未生效：该时段已有抽奖活动')
    expect(await box('活动名称')).toHaveValue('撞期')
    expect(wheel).toMatchObject({ title: '撞期', status: lotteryStatus.draft })
  })

  it('locks the terms of a stopped lottery and rejects stock below the drawn number', async () => {
    const wheel = await openEdit(lotteryStatus.stopped)
    expect(await box('活动名称')).toBeDisabled()
    expect(await box('每次消耗积分')).toBeDisabled()
    expect(await find('input[role=combobox]', '奖品类型', row(1))).toBeDisabled()
    expect(hasButton('下移 第 1 格')).toBe(false)
    const coupon = wheel.prizes.findIndex(({ prizeType }) => prizeType === prizeTypes.coupon) + 1
    expect(sentCounts(wheel.id)(coupon)).toBeGreaterThan(1)
    await fill('总库存', '1', row(coupon))
    await fill('每日限量', '0', row(coupon))
    await press('保存')
    await sees('库存不能小于已抽出数量')
    await fill('总库存', '60', row(coupon))
    await fill('奖品名称', '精洗券', row(coupon))
    await press('保存')
    await seesToast('保存成功')
    expect(wheel.prizes[coupon - 1]).toMatchObject({ prizeName: '精洗券', stock: 60 })
    await expect(lotteries.update({ ...asInput(wheel), id: wheel.id, costPoints: 1 })).rejects.toThrow(
      '已停用的活动只能修改',
    )
  })

  it('rejects a save over a change by another user and keeps the input', async () => {
    const wheel = await openEdit(lotteryStatus.draft)
    noteSave({ id: 'somebody', nickname: '王运营' }, wheel.id, Date.now() + 1000)
    await fill('活动名称', '我的修改')
    await press('存草稿')
    await seesToast('该活动已被王运营修改，请刷新后再改')
    expect(await box('活动名称')).toHaveValue('我的修改')
  })

  it('saves a stopped lottery whose coupon is no longer available', async () => {
    const wheel = await openEdit(lotteryStatus.stopped)
    const at = wheel.prizes.findIndex(({ prizeType }) => prizeType === prizeTypes.coupon)
    sure(couponById(sure(wheel.prizes[at]).couponId)).status = lotteryStatus.running
    await fill('奖品名称', '改名', row(at + 1))
    await press('保存')
    await seesToast('保存成功')
    expect(sure(wheel.prizes[at]).prizeName).toBe('改名')
  })

  it('starts as a copy of another lottery without its times and counts', async () => {
    const wheel = ofStatus(lotteryStatus.running)
    await openForm(`?copyId=${wheel.id}`)
    expect(await box('活动名称')).toHaveValue(wheel.title)
    expect(await box('开始时间')).toHaveValue('')
    await press('存草稿')
    await seesToast('保存成功')
    const [body] = bodies(lotteries.create)
    expect(body).toMatchObject({ title: wheel.title, startTime: '', endTime: '', costPoints: wheel.costPoints })
    expect(Object.keys(sure((prop(body, 'prizes') as object[])[0]))).not.toContain('sentCount') // the form sends rows
  })
})

const textName = (part: string) => new RegExp(part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
type Wheel = ReturnType<typeof ofStatus>
const asPrize = (prize: Wheel['prizes'][number]) => prize as lotteries.PrizeInput // the data holds only the values of the enumerations
const asInput = ({ id: _id, status: _status, createBy: _by, createTime: _time, ...wheel }: Wheel) =>
  wheel as lotteries.LotteryInput // as above

describe('lottery detail', () => {
  it('shows the remaining prizes and actual shares and leads to the draw records', async () => {
    const wheel = ofStatus(lotteryStatus.running)
    await openConsole(`${DETAILS}?id=${wheel.id}`)
    await find('h2', textName(wheel.title))
    expect(hasButton('编辑')).toBe(false)
    expect(await button('停用')).toBeInTheDocument()
    const count = sentCounts(wheel.id)
    const tent = sure(wheel.prizes[0])
    const cells = [
      ...sure(
        (await find('section.card', /^奖项格位/)).querySelector('tbody tr:not(.ant-table-measure-row)'),
      ).querySelectorAll('td'),
    ].map(({ textContent }) => textContent)
    expect(cells).toEqual(
      expect.arrayContaining([
        tent.prizeName,
        String(count(1)),
        String(sure(tent.stock) - count(1)),
        formats('zh').percent(tent.probability, 2),
      ]),
    )
    const draws = lotteryRecords().filter(({ lotteryId }) => lotteryId === wheel.id)
    const shares = await find('[role=img]', /^奖项概率与实际占比/)
    expect(shares).toHaveAccessibleName(
      textWith(
        `2 ${sure(wheel.prizes[1]).prizeName}: 设定概率 35.25%、实际占比 ${((count(2) / draws.length) * 100).toFixed(1)}%`,
      ),
    )
    await press('抽奖记录')
    await until(() => expect(location.search).toContain(`lotteryId=${wheel.id}`))
    expect(location.pathname).toBe(RECORDS)
  })

  it('ignores the edit mode when the state forbids editing', async () => {
    await openConsole(`${DETAILS}?id=${ofStatus(lotteryStatus.ended).id}&mode=edit`)
    await find('h2', textName(ofStatus(lotteryStatus.ended).title))
    expect(hasButton('存草稿')).toBe(false)
  })

  it('reports a missing lottery and leads back to the list', async () => {
    await openConsole(`${DETAILS}?id=404`)
    await sees(/无权查看|不存在/)
    await press('返回列表')
    await until(() => expect(location.pathname).toBe(LIST))
  })
})

describe('draw record list', () => {
  it('shows the wins of the last 30 days by default with totals of all draws', async () => {
    await openConsole(RECORDS)
    await sent(lotteries.listRecords)
    expect(queries(lotteries.listRecords)[0]).toMatchObject({
      win: '1',
      drawTimeStart: `${inDays(-29)} 00:00:00`,
      drawTimeEnd: `${inDays(0)} 23:59:59`,
      sortField: 'drawTime',
    })
    const recent = lotteryRecords().filter(({ drawTime }) => drawTime >= `${inDays(-29)} 00:00:00`)
    const wins = recent.filter(isWin).length
    await until(() =>
      expect(document.querySelector('.figures')).toHaveTextContent(
        `中奖率${((wins / recent.length) * 100).toFixed(1)}%`,
      ),
    )
    expect(document.querySelector('.figures')).toHaveTextContent(`抽奖次数${recent.length.toLocaleString('zh')}`)
  })

  it('filters by lottery, user, prize and draw type', async () => {
    const wheel = ofStatus(lotteryStatus.ended)
    await openConsole(
      `${RECORDS}?lotteryId=${wheel.id}&drawTime=&win=&phone=1234&nickname=车&prizeType=3&status=4,5&freeFlag=1`,
    )
    await sent(lotteries.listRecords)
    const [query] = queries(lotteries.listRecords)
    expect(query).toMatchObject({
      lotteryId: wheel.id,
      phone: '1234',
      nickname: '车',
      prizeType: String(prizeTypes.goods),
      freeFlag: String(drawWay.free),
    })
    expect(query).not.toHaveProperty('win')
    expect(query).not.toHaveProperty('drawTimeStart')
    await until(() => expect(document.body).toHaveTextContent(`抽奖活动：${wheel.title}`))
  })

  it('marks prizes that expire within a day', async () => {
    const goods = sure(lotteryRecords().find(({ prizeType }) => prizeType === prizeTypes.goods))
    Object.assign(goods, {
      status: lotteryStatus.upcoming,
      drawTime: `${inDays(-1)} 10:00:00`,
      expireTime: formatTime(Date.now() + 3_600_000),
    })
    await openConsole(`${RECORDS}?status=1`)
    await until(() => expect(document.querySelector('.record-lapsing')).toHaveTextContent('即将失效'))
  })

  it('exports with the filters of the last search', async () => {
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => {}
    await openConsole(`${RECORDS}?prizeType=3&drawTime=`)
    await settled()
    await press('导出')
    await sent(lotteries.exportRecords)
    expect(queries(lotteries.exportRecords)[0]).toMatchObject({
      prizeType: String(prizeTypes.goods),
      win: '1',
      sortField: 'drawTime',
    })
  })

  it('navigates from one record to the next in list order', async () => {
    await openConsole(RECORDS)
    const ids = await until(() => {
      const found = [...document.querySelectorAll('a.cell-link')]
        .map(({ textContent }) => textContent)
        .filter((text) => text.startsWith('LR'))
      expect(found.length).toBeGreaterThan(2)
      return found
    })
    await press(sure(ids[1]))
    await find('h2', textName(sure(ids[1])))
    await press('下一条')
    await find('h2', textName(sure(ids[2])))
    await press('上一条')
    await find('h2', textName(sure(ids[1])))
  })
})

describe('draw record detail', () => {
  it('shows delivery steps, recipient, points and the other draws of the user', async () => {
    const goods = sure(lotteryRecords().find(({ status }) => status === lotteryStatus.stopped))
    await openConsole(`${RECORD}?id=${goods.id}`)
    await find('h2', textName(goods.id))
    expect(hasButton('下一条')).toBe(false)
    expect(sure(document.querySelector('.record-steps')).textContent).toMatch(/抽奖.*填写地址.*待发货.*已发货.*已签收/)
    expect(document.querySelector('.ant-steps-item-process')).toHaveTextContent('已签收')
    expect(document.body).toHaveTextContent(goods.receiverName)
    expect(document.body).toHaveTextContent(goods.receiverPhone.replace(/^(\d{3})\d{4}/, '$1****'))
    expect(sure((await find('section.card', /^积分变动/)).querySelector('.figures')).textContent).toContain(
      `变动后余额${goods.balance.toLocaleString('zh')}`,
    )
    const others = lotteryRecords().filter(({ userId, id }) => userId === goods.userId && id !== goods.id)
    expect(document.querySelectorAll('.record-more tbody tr:not(.ant-table-measure-row)')).toHaveLength(
      Math.min(others.length, 10),
    )
  })

  it('shows a failed grant as a failed step with its reason', async () => {
    const failed = sure(lotteryRecords().find(({ status }) => status === prizeStatus.failed))
    await openConsole(`${RECORD}?id=${failed.id}`)
    await until(() => expect(document.querySelector('.ant-steps-item-error')).toHaveTextContent(`发放失败`))
    expect(document.querySelector('.ant-steps-item-error')).toHaveTextContent(failed.failReason)
  })

  it('reports a missing number without a request', async () => {
    await openConsole(RECORD)
    await sees('缺少记录编号')
    expect(queries(lotteries.getRecord)).toEqual([])
  })

  it('reports a record that does not exist', async () => {
    await openConsole(`${RECORD}?id=LR0`)
    await sees(/无权查看|不存在/)
  })
})
