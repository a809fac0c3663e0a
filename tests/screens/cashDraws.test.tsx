// @module-tag marketing
import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as cashDraws from '@/api/marketing/cashDraws'
import { cashDrawStatus, drawScene, drawStatus, payChannel, payStatus, riskFlag } from '@/entities/marketing/cashEnums'
import { fromCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { cash, paidOf } from '../../mocks/marketing/rules/cashDraws'
import {
  act,
  all,
  bodies,
  box,
  button,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  rowActions,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  textWith,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const LIST = '/marketing-management/cash-draw'
const RECORDS = '/marketing-management/drawRecords'
const RECORD = '/marketing-management/drawRecordsDetail'
const PAYMENTS = '/marketing-management/payRecords'
const ADD = '/marketing-management/add-cash-draw'
const EDIT = '/marketing-management/edit-cash-draw'
const ofStatus = (status: number) => sure(cash().draws.find((row) => row.status === status))
const alone = async (status: number, as?: string) => {
  const row = ofStatus(status)
  await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`, { as })
  await find('a.cell-link', row.title)
  return row
}
const money = (cents: number) => `¥${fromCents(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`
const confirm = async (title: string, ok: string) => {
  const typed = await until(() => sure(document.querySelector<HTMLInputElement>('.ant-modal input')))
  const yes = await find('button', ok, '.ant-modal')
  expect(yes).toBeDisabled()
  await hands.click(typed)
  await hands.paste(title)
  expect(yes).toBeEnabled()
  await hands.click(yes)
}

describe('cash draw seed data', () => {
  it('never exceeds a budget or pays a record twice', () => {
    const { draws, records, payments } = cash()
    expect([draws.length, records.length, payments.length]).toEqual([5, 600, 180])
    expect(draws.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
    for (const draw of draws) {
      const won = records.filter((row) => row.drawId === draw.id && row.level > 0)
      expect(paidOf(draw)).toBeLessThanOrEqual(draw.budget)
      expect(draw.prizes.reduce((sum, { amount, stock }) => sum + amount * stock, 0)).toBeLessThanOrEqual(draw.budget)
      for (const tier of draw.prizes)
        expect(won.filter(({ level }) => level === tier.level).length).toBeLessThanOrEqual(tier.stock)
    }
    for (const record of records) {
      const paid = payments.filter((row) => row.recordId === record.id && row.status === payStatus.paid)
      expect(paid).toHaveLength(record.status === drawStatus.paid ? 1 : 0)
      if (paid[0]) expect(paid[0].amount).toBe(record.amount)
    }
  })
})

describe('cash draw list', () => {
  it('requests the newest first and filters by status, eligibility, series and start', async () => {
    await openConsole(`${LIST}?status=3&drawScene=2&seriesName=X&startTime=2026-01-01~2026-12-31`)
    await sent(cashDraws.list)
    expect(queries(cashDraws.list)[0]).toEqual({
      status: '3',
      drawScene: String(drawScene.deposit),
      seriesName: 'X',
      startTimeStart: '2026-01-01 00:00:00',
      startTimeEnd: '2026-12-31 23:59:59',
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
  })

  it('sums the payments of all draws and links to the failed ones', async () => {
    await openConsole(LIST)
    const { draws, payments } = cash()
    const paid = draws.reduce((sum, row) => sum + paidOf(row), 0)
    await sees(money(paid))
    expect(document.body).toHaveTextContent(
      money(payments.filter(({ status }) => status < 3).reduce((sum, { amount }) => sum + amount, 0)),
    )
    await hands.click(await find('button.figure', /打款失败笔数/))
    await until(() => expect(queries(cashDraws.listPayments)[0]).toMatchObject({ status: '4' }))
  })

  it('shows the paid part of the budget and marks a used-up budget', async () => {
    const row = await alone(cashDrawStatus.ended)
    await sees(`${money(paidOf(row))} / ${money(row.budget)}`)
    expect(document.body).toHaveTextContent('预算已用尽')
  })

  it.each([
    [cashDrawStatus.draft, ['发布', '详情', '编辑', '复制', '删除']],
    [cashDrawStatus.upcoming, ['详情', '撤回', '抽奖记录', '打款记录', '复制']],
    [cashDrawStatus.running, ['详情', '暂停', '抽奖记录', '打款记录', '复制', '结束']],
    [cashDrawStatus.paused, ['恢复', '详情', '编辑', '抽奖记录', '打款记录', '复制', '结束']],
    [cashDrawStatus.ended, ['详情', '抽奖记录', '打款记录', '复制']],
  ])('offers the actions allowed in status %i', async (status, wanted) => {
    const row = await alone(status)
    const inSight = all('button', new RegExp(`${row.title}$`)).map(
      (one) => (one.getAttribute('aria-label') ?? '').split(' ')[0],
    )
    await press(`更多 ${row.title}`)
    await find('[role=menuitem]', '复制')
    const behind = all('[role=menuitem]', /./).map(({ textContent }) => textContent)
    expect([...inSight.filter((name) => name !== '更多'), ...behind]).toEqual(wanted)
  })

  it('offers no step of the status if it was not sent', async () => {
    const records = [{ id: '1', title: '状态未知', status: null, prizes: [] }]
    control.inject({
      path: cashDraws.list.path,
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: { records, total: 1 } }),
      times: 1,
    })
    await openConsole(LIST)
    await sees('状态未知')
    expect(await rowActions('状态未知')).toEqual(['详情', '抽奖记录', '打款记录', '复制'])
  })

  it('publishes a draft after its title is typed and shows the total prize money', { tags: ['core'] }, async () => {
    const row = await alone(cashDrawStatus.draft)
    await act(row.title, '发布')
    await sees(`确定发布「${row.title}」？`)
    expect(document.body).toHaveTextContent(
      money(row.prizes.reduce((sum, { amount, stock }) => sum + amount * stock, 0)),
    )
    await confirm(row.title, '发布')
    await seesToast('已发布')
    expect(bodies(cashDraws.setStatus)).toEqual([{ id: row.id, status: cashDrawStatus.upcoming }])
    expect(row.status).toBe(cashDrawStatus.upcoming)
  })

  it('withdraws an upcoming draw', async () => {
    const row = await alone(cashDrawStatus.upcoming)
    await act(row.title, '撤回')
    await sees('撤回后活动变为草稿，到时不会自动开始')
    await press('撤回')
    await seesToast('已撤回')
    expect(bodies(cashDraws.setStatus)).toEqual([{ id: row.id, status: cashDrawStatus.draft }])
    expect(row.status).toBe(cashDrawStatus.draft)
  })

  it('pauses, resumes and ends a running draw', async () => {
    const row = await alone(cashDrawStatus.running)
    await act(row.title, '暂停')
    await sees('暂停后用户不可抽奖，已中奖用户仍可领取')
    await press('暂停')
    await seesToast('已暂停')
    await act(row.title, '恢复')
    await press('恢复')
    await seesToast('已恢复')
    expect(row.status).toBe(cashDrawStatus.running)
    await act(row.title, '结束')
    await confirm(row.title, '结束')
    await seesToast('已结束')
    expect(bodies(cashDraws.setStatus)).toEqual(
      [cashDrawStatus.paused, cashDrawStatus.upcoming, cashDrawStatus.ended].map((status) => ({ id: row.id, status })),
    )
    await expect(cashDraws.setStatus({ id: row.id, status: cashDrawStatus.upcoming })).rejects.toThrow(
      '当前状态不允许该操作',
    )
  })

  it('rejects resuming a draw whose budget is used up', async () => {
    const row = ofStatus(cashDrawStatus.paused)
    row.budget = paidOf(row) + 1
    await alone(cashDrawStatus.paused)
    await expect(cashDraws.setStatus({ id: row.id, status: cashDrawStatus.upcoming })).rejects.toThrow('活动预算已用尽')
  })

  it('deletes a draft', async () => {
    const row = await alone(cashDrawStatus.draft)
    await act(row.title, '删除')
    await sees(`确定删除「${row.title}」？`)
    await press('删除')
    await seesToast('已删除')
    expect(bodies(cashDraws.remove)).toEqual([{ id: row.id }])
    expect(cash().draws).not.toContain(row)
    await expect(cashDraws.remove({ id: ofStatus(cashDrawStatus.running).id })).rejects.toThrow('当前状态不允许该操作')
  })

  it('denies access to a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(cashDraws.list({})).rejects.toThrow('没有访问权限')
    await expect(cashDraws.listPayments({})).rejects.toThrow('没有访问权限')
    await expect(
      cashDraws.setStatus({ id: ofStatus(cashDrawStatus.running).id, status: cashDrawStatus.paused }),
    ).rejects.toThrow('没有操作权限')
  })
})

const cents = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
const REASONS: Record<string, string> = {
  NAME_MISMATCH: '收款人实名不一致',
  ACCOUNT_ABNORMAL: '账户异常',
  DAY_LIMIT: '超出单日限额',
  LOW_BALANCE: '商户余额不足',
}
const winOf = (status: number) => sure(cash().records.find((row) => row.status === status))
const paymentOf = (status: number, retries = 0) =>
  sure(cash().payments.find((row) => row.status === status && row.retryCount === retries))

describe('draw record list', () => {
  it('loads the last 30 days by default with their sums', async () => {
    await openConsole(RECORDS)
    await sent(cashDraws.listRecords)
    const [asked] = queries(cashDraws.listRecords)
    expect(asked).toMatchObject({ drawTimeStart: textWith(/ 00:00:00$/), sortField: 'drawTime', sortOrder: 'desc' })
    const found = cash().records.filter(({ drawTime }) => drawTime >= sure(asked?.drawTimeStart))
    const wins = found.filter(({ level }) => level > 0)
    await until(() => expect(document.querySelector('.data-foot')).toHaveTextContent(`合计${money(cents(wins))}`))
    const figures = sure(document.querySelector('.figures'))
    expect(figures).toHaveTextContent(`抽奖次数${found.length}`)
    expect(figures).toHaveTextContent(`参与人数${new Set(found.map(({ userId }) => userId)).size}`)
    expect(figures).toHaveTextContent(`中奖金额${money(cents(wins))}`)
    expect(figures).toHaveTextContent(
      `已到账金额${money(cents(wins.filter(({ status }) => status === drawStatus.paid)))}`,
    )
    expect(figures).toHaveTextContent(
      `已失效金额${money(cents(wins.filter(({ status }) => status === drawStatus.lapsed)))}`,
    )
  })

  it('loads the records of one draw without a date limit', async () => {
    const draw = await alone(cashDrawStatus.ended)
    await act(draw.title, '抽奖记录')
    await sent(cashDraws.listRecords)
    const [asked] = queries(cashDraws.listRecords)
    expect(asked).toMatchObject({ drawId: draw.id })
    expect(asked).not.toHaveProperty('drawTimeStart')
    await sees('共 200 条')
    await until(() => expect(document.body).toHaveTextContent(`活动名称：${draw.title}`))
  })

  it('sends its filters and rejects a date range of more than 366 days', async () => {
    await openConsole(
      `${RECORDS}?phone=1234&qualifyNo=SJ&region=华东大区&dealerCode=D1&drawScene=1&status=3&riskFlag=1&drawTime=2024-01-01~2026-01-01`,
    )
    await sent(cashDraws.listRecords)
    await press('查询')
    await sees('时间范围不能超过 366 天')
    expect(queries(cashDraws.listRecords)[0]).toMatchObject({
      phone: '1234',
      qualifyNo: 'SJ',
      areaName: '华东大区',
      dealerCode: 'D1',
      drawScene: String(drawScene.drive),
      status: '3',
      riskFlag: String(riskFlag.suspicious),
    })
    expect(received(cashDraws.listRecords)).toHaveLength(1)
  })

  it('exports the filtered records', async () => {
    const saved = takeSaved()
    await openConsole(`${RECORDS}?status=4&drawTime=`)
    await button(`详情 ${winOf(4).id}`)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(cashDraws.exportRecords)).toEqual([{ status: '4', sortField: 'drawTime', sortOrder: 'desc' }])
  })

  it('rejects a payment retry by a sales area', async () => {
    await openConsole('/home', { as: 'area_hd' })
    await expect(cashDraws.retryPayment({ id: paymentOf(4).id })).rejects.toThrow('没有操作权限')
  })
})

describe('draw record detail', () => {
  it('shows the steps, payee, device and payment of a payout', async () => {
    const row = winOf(3)
    const payment = sure(cash().payments.find(({ recordId }) => recordId === row.id))
    await openConsole(`${RECORD}?id=${row.id}`)
    await sees('打款明细')
    expect(queries(cashDraws.getRecord)).toEqual([{ id: row.id }])
    const page = document.body
    for (const text of [
      row.qualifyTime,
      row.drawTime,
      row.claimTime,
      payment.payTime,
      payment.tradeNo,
      row.ip,
      row.device,
    ])
      expect(page).toHaveTextContent(text)
    expect(page).toHaveTextContent(`${row.realName.slice(0, 1)}*`)
    expect(page).not.toHaveTextContent(row.phone)
    await press('显示完整号码')
    await until(() => expect(page).toHaveTextContent(row.phone))
    expect(document.querySelectorAll('.ant-steps-item-finish')).toHaveLength(5)
    expect(hasButton('重新打款')).toBe(false)
  })

  it('shows a failed payment in red and retries it after confirmation', async () => {
    const payment = paymentOf(4)
    const row = sure(cash().records.find(({ id }) => id === payment.recordId))
    await openConsole(`${RECORD}?id=${row.id}`)
    await button('重新打款')
    expect(document.querySelector('.ant-steps-item-error')).toHaveTextContent('打款失败')
    await press('重新打款')
    await sees(
      `确定重新向「${row.realName.slice(0, 1)}${'*'.repeat(row.realName.length - 1)}」打款 ${money(row.amount)}？`,
    )
    await hands.click(await find('button', '重新打款', '.ant-modal'))
    await seesToast('已重新提交打款')
    expect(bodies(cashDraws.retryPayment)).toEqual([{ id: payment.id }])
    expect([payment.status, payment.retryCount, row.status]).toEqual([payStatus.paying, 1, drawStatus.paying])
    await until(() => expect(hasButton('重新打款')).toBe(false))
  })

  it('reports that no payment has been started', async () => {
    await openConsole(`${RECORD}?id=${winOf(1).id}`)
    await sees('尚未发起打款')
  })

  it('requests nothing without a record number', async () => {
    await openConsole(RECORD)
    await sees('缺少记录编号')
    expect(received(cashDraws.getRecord)).toEqual([])
  })

  it('reports an unknown record as forbidden or missing', async () => {
    await openConsole(`${RECORD}?id=1`)
    await sees('无权查看或数据不存在')
  })
})

describe('payment list', () => {
  it('counts and sums payments by status and filters by a status', async () => {
    await openConsole(PAYMENTS)
    const { payments } = cash()
    const failed = payments.filter(({ status }) => status === payStatus.failed)
    const tab = await find('button.figure', new RegExp(`^打款失败${failed.length}`))
    expect(tab).toHaveTextContent(money(cents(failed)))
    await until(() =>
      expect(document.querySelector('.data-foot')).toHaveTextContent(`合计（180 笔）${money(cents(payments))}`),
    )
    expect(document.querySelector('.data-foot')).toHaveTextContent(
      `打款失败（${failed.length} 笔）${money(cents(failed))}`,
    )
    await hands.click(tab)
    await sent(cashDraws.listPayments, 2)
    expect(queries(cashDraws.listPayments)[1]).toMatchObject({ status: '4' })
    await until(() =>
      expect(document.querySelector('.data-foot')).toHaveTextContent(
        `合计（${failed.length} 笔）${money(cents(failed))}`,
      ),
    )
  })

  it('warns of payments that failed for a low merchant account balance', async () => {
    await openConsole(PAYMENTS)
    const short = cash().payments.filter(
      ({ status, failReason }) => status === payStatus.failed && failReason === 'LOW_BALANCE',
    )
    await sees(`近 24 小时有 ${short.length} 笔打款因商户余额不足失败，请先充值再重新打款`)
  })

  it('filters by draw, number, trade number, phone, channel, amount and creation time', async () => {
    await openConsole(
      `${PAYMENTS}?drawId=188102&id=1883&tradeNo=42&phone=1234&payChannel=1&amount=5~88.5&createTime=2026-01-01~2026-12-31`,
    )
    await sent(cashDraws.listPayments)
    expect(queries(cashDraws.listPayments)[0]).toMatchObject({
      drawId: '188102',
      id: '1883',
      tradeNo: '42',
      phone: '1234',
      payChannel: String(payChannel.weChat),
      amountMin: '5',
      amountMax: '88.5',
      createTimeStart: '2026-01-01 00:00:00',
      createTimeEnd: '2026-12-31 23:59:59',
    })
  })

  it('shows failure reasons and allows at most three retries', async () => {
    const payment = paymentOf(4)
    const spent = paymentOf(4, 3)
    const others = cash().payments.filter(({ status, id }) => status === payStatus.failed && id !== spent.id)
    await openConsole(`${PAYMENTS}?status=4`)
    await act(payment.id, '重新打款')
    await hands.click(await find('button', '重新打款', '.ant-modal'))
    await seesToast('已重新提交打款')
    expect(bodies(cashDraws.retryPayment)).toEqual([{ id: payment.id }])
    await expect(cashDraws.retryPayment({ id: payment.id })).rejects.toThrow('当前状态不允许该操作')
    await expect(cashDraws.retryPayment({ id: spent.id })).rejects.toThrow('该笔打款已重试 3 次')
    await button(`抽奖记录详情 ${spent.id}`)
    expect(hasButton(`重新打款 ${spent.id}`)).toBe(false)
    for (const text of new Set(
      others.filter(({ id }) => id !== payment.id).map(({ failReason }) => REASONS[failReason]),
    ))
      expect(document.body).toHaveTextContent(sure(text))
  })

  it('reloads payments in progress every 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openConsole(`${PAYMENTS}?status=2`)
    await button(`抽奖记录详情 ${paymentOf(2).id}`)
    const asked = received(cashDraws.listPayments).length
    await vi.advanceTimersByTimeAsync(30_000)
    await sent(cashDraws.listPayments, asked + 1)
  })

  it('does not reload settled payments', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openConsole(`${PAYMENTS}?status=3&pageSize=10`)
    await find('button.figure', /^打款成功/)
    await until(() => expect(document.querySelector('.data-foot')).toBeTruthy())
    const asked = received(cashDraws.listPayments).length
    await vi.advanceTimersByTimeAsync(90_000)
    await settled()
    expect(received(cashDraws.listPayments)).toHaveLength(asked)
  })

  it('exports the filtered payments', async () => {
    const saved = takeSaved()
    await openConsole(`${PAYMENTS}?status=4`)
    await button(/^抽奖记录详情/)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(cashDraws.exportPayments)).toEqual([{ status: '4', sortField: 'createTime', sortOrder: 'desc' }])
  })
})

const setTime = async (label: string, text: string) => {
  const input = await find('input', label)
  await hands.click(input)
  fireEvent.change(input, { target: { value: text } })
  await hands.keyboard('{Enter}')
}
const dayFrom = (days: number) => formatTime(Date.now() + days * 86_400_000, 'YYYY-MM-DD')

describe('cash draw form', () => {
  it('saves a draft with only a title', async () => {
    await openConsole(ADD)
    await press('存草稿')
    await sees('请输入活动名称')
    await fill('活动名称', '草稿一')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(cashDraws.create)).toEqual([
      {
        title: '草稿一',
        startTime: null,
        endTime: null,
        drawScene: null,
        seriesName: '',
        userLimit: 1,
        winLimit: 1,
        budget: '',
        dayBudget: '0.00',
        claimHours: 72,
        payChannel: null,
        realNameFlag: 0,
        cover: '',
        content: '',
        prizes: [{ level: 1, prizeName: '', amount: '', stock: null, dayStock: 0, probability: null }],
      },
    ])
    expect(cash().draws[0]).toMatchObject({ title: '草稿一', status: cashDrawStatus.draft })
    await button('详情 草稿一')
  })

  it('reports missing and inconsistent values before publishing', async () => {
    await openConsole(ADD)
    await press('发布')
    for (const text of [
      '请输入活动名称',
      '请选择开始时间',
      '请选择抽奖资格',
      '请输入活动预算',
      '请输入奖项名称',
      '请输入单份金额',
      '请选择打款渠道',
      '请上传活动头图',
      '请输入活动规则',
    ])
      await sees(text)
    expect(received(cashDraws.create)).toEqual([])
    await setTime('开始时间', `${dayFrom(1)} 09:00`)
    await setTime('结束时间', `${dayFrom(200)} 09:00`)
    await fill('每人限中', '2')
    await fill('活动预算', '100')
    await fill('每日预算', '100.01')
    await fill('单份金额 1', '0.29')
    await fill('份数 1', '10')
    await fill('每日限量 1', '11')
    await fill('中奖概率（%） 1', '60')
    await press(/^添加档位/)
    await fill('单份金额 2', '20')
    await fill('份数 2', '5')
    await fill('中奖概率（%） 2', '40.01')
    await press('发布')
    for (const text of [
      '活动时间最长 184 天',
      '限中次数不能大于限抽次数',
      '每日预算不能大于活动预算',
      '单份金额须在 0.30-500 元之间',
      '每日限量不能大于份数',
      '概率合计不能超过 100%',
    ])
      await sees(text)
    expect(await find('output', '未中奖概率')).toHaveTextContent('-0.01%')
    await fill('中奖概率（%） 2', '0.5')
    await fill('单份金额 1', '8.88')
    await press('发布')
    await until(() =>
      expect(all('[role=alert]', /./).map(({ textContent }) => textContent)).toContain('奖金合计 ¥188.80，超出预算'),
    )
    expect(await find('output', '未中奖概率')).toHaveTextContent('39.50%')
    await fill('活动预算', '200')
    await sees('剩余预算 ¥11.20')
    expect(received(cashDraws.create)).toEqual([])
  })

  it('requires real names once a tier pays 200 yuan', async () => {
    await openConsole(ADD)
    const flag = await find('button[role=switch]', '需实名')
    expect(flag).not.toBeChecked()
    await fill('单份金额 1', '200')
    await until(() => expect(flag).toBeChecked())
    expect(flag).toBeDisabled()
  })

  it('copies a draw without its dates and publishes the copy after its title is typed', async () => {
    const row = ofStatus(cashDrawStatus.draft)
    await openConsole(`${ADD}?copyId=${row.id}`)
    expect(await box('活动名称')).toHaveValue(row.title)
    expect(await box('开始时间')).toHaveValue('')
    await fill('活动名称', '副本')
    await setTime('开始时间', `${dayFrom(1)} 09:00`)
    await setTime('结束时间', `${dayFrom(20)} 09:00`)
    await press('发布')
    await sees('确定发布「副本」？')
    await confirm('副本', '发布')
    await seesToast('已发布')
    const made = sure(cash().draws[0])
    expect(made).toMatchObject({
      title: '副本',
      status: cashDrawStatus.upcoming,
      budget: row.budget,
      prizes: row.prizes,
    })
    expect(bodies(cashDraws.create)[0]).toMatchObject({
      startTime: `${dayFrom(1)} 09:00:00`,
      budget: fromCents(row.budget),
      prizes: row.prizes.map(({ level, prizeName, amount, stock, chance }) => ({
        level,
        prizeName,
        amount: fromCents(amount),
        stock,
        dayStock: 0,
        probability: chance / 100,
      })),
    })
    expect(bodies(cashDraws.setStatus)).toEqual([{ id: made.id, status: cashDrawStatus.upcoming }])
  })

  it('keeps the saved draft and reports the reason when publishing fails', async () => {
    const row = ofStatus(cashDrawStatus.draft)
    await openConsole(`${ADD}?copyId=${row.id}`)
    await fill('活动名称', '过期')
    await setTime('开始时间', '2026-01-01 09:00')
    await setTime('结束时间', '2026-01-20 09:00')
    await press('发布')
    await confirm('过期', '发布')
    await seesToast('已保存，但未生效：活动已过结束时间，请先修改时间')
    const made = sure(cash().draws[0])
    expect(made).toMatchObject({ title: '过期', status: cashDrawStatus.draft })
    await until(() => expect(queries(cashDraws.get).at(-1)).toEqual({ id: made.id }))
    expect(await box('活动名称')).toHaveValue('过期')
  })

  it('fills the rules from the form and simulates 10,000 draws', async () => {
    await openConsole(`${ADD}?copyId=${ofStatus(cashDrawStatus.draft).id}`)
    await press('插入模板')
    await until(() => expect(document.querySelector('.phone-page')).toHaveTextContent('参与资格：完成试驾'))
    await press('模拟 10,000 次')
    await sees('模拟 10,000 次抽奖')
  })

  it('restricts the changes to a paused draw', async () => {
    const row = ofStatus(cashDrawStatus.paused)
    const won = cash().records.filter(({ drawId, level }) => drawId === row.id && level === 3).length
    await openConsole(`${EDIT}?id=${row.id}`)
    for (const name of ['活动名称', '开始时间', '每人限抽', '单份金额 1', '奖项名称 1'])
      expect(await box(name)).toBeDisabled()
    await fill('活动预算', '1')
    await fill('份数 3', String(won - 1))
    await press('保存')
    await sees('预算只能增加')
    await sees(`份数不能小于已抽出份数 ${won}`)
    await fill('活动预算', '15000.5')
    await fill('份数 3', '501')
    await press('保存')
    await seesToast('保存成功')
    expect(bodies(cashDraws.update)).toEqual([
      {
        id: row.id,
        endTime: row.endTime,
        budget: '15000.50',
        dayBudget: '0.00',
        cover: row.cover,
        content: row.content,
        // vitest types its matchers as any
        prizes: row.prizes.map(
          (tier) =>
            expect.objectContaining({ level: tier.level, stock: tier.level === 3 ? 501 : tier.stock }) as unknown,
        ),
      },
    ])
    expect([row.budget, row.prizes[2]?.stock, row.status]).toEqual([1_500_050, 501, cashDrawStatus.paused])
    await expect(cashDraws.update({ id: row.id, userLimit: 9 })).rejects.toThrow('已暂停的活动不能修改该内容')
    await expect(cashDraws.update({ id: row.id, budget: '1.00' })).rejects.toThrow('预算只能增加')
  })

  it('reports a status changed by another user and keeps the input', async () => {
    const row = ofStatus(cashDrawStatus.draft)
    await openConsole(`${EDIT}?id=${row.id}`)
    await fill('活动名称', '改名')
    row.status = cashDrawStatus.upcoming
    await press('存草稿')
    await seesToast('活动状态已变更，请刷新')
    expect(await box('活动名称')).toHaveValue('改名')
    // The new state is loaded by now.
    await press('存草稿')
    expect(received(cashDraws.update)).toEqual([])
  })

  it('renumbers the remaining tiers after one is removed', async () => {
    const row = ofStatus(cashDrawStatus.draft)
    await openConsole(`${EDIT}?id=${row.id}`)
    await box('奖项名称 1')
    await press('删除第 2 档')
    await press('存草稿')
    await sent(cashDraws.update)
    expect(bodies(cashDraws.update)[0]).toMatchObject({
      prizes: [
        { level: 1, prizeName: '一等奖' },
        { level: 2, prizeName: '幸运奖' },
      ],
    })
  })
})

describe('read-only cash draw', () => {
  it('explains why a running draw is locked and allows pausing it', async () => {
    const row = ofStatus(cashDrawStatus.running)
    await openConsole(`${EDIT}?id=${row.id}`)
    await sees('进行中的活动请先暂停再修改')
    expect(hasButton('编辑')).toBe(false)
    await press('暂停')
    await hands.click(await find('button', '暂停', '.ant-modal'))
    await seesToast('已暂停')
    await box('活动名称')
    expect(row.status).toBe(cashDrawStatus.paused)
  })

  it('opens the form of a paused draw', async () => {
    const row = ofStatus(cashDrawStatus.paused)
    await openConsole(`${EDIT}?id=${row.id}&view=1`)
    await press('编辑')
    expect(await box('活动名称')).toHaveValue(row.title)
  })

  it('requests nothing without a draw number', async () => {
    await openConsole(EDIT)
    await sees('缺少活动编号')
    expect(received(cashDraws.get)).toEqual([])
  })

  it('returns to the list after deletion', async () => {
    const row = ofStatus(cashDrawStatus.draft)
    await openConsole(`${EDIT}?id=${row.id}&view=1`)
    await press('删除')
    await hands.click(await find('button', '删除', '.ant-modal'))
    await seesToast('已删除')
    await find('button', /新增现金抽奖/)
  })
})

describe('cash draw server over time', () => {
  it('settles payments, expires unclaimed prizes and ends draws whose budget is used up', async () => {
    await openConsole('/home')
    const { payments } = cash()
    const waits = paymentOf(1)
    const wrong = sure(payments.find(({ failReason }) => failReason === 'NAME_MISMATCH'))
    const draw = ofStatus(cashDrawStatus.running)
    const unclaimed = sure(cash().records.find((row) => row.status === drawStatus.toClaim && row.drawId === draw.id))
    wrong.retryCount = 0
    await cashDraws.retryPayment({ id: wrong.id })
    for (const row of [waits, wrong]) row.movedAt -= 600_000
    unclaimed.expireTime = '2026-01-01 00:00:00'
    await cashDraws.listPayments({})
    await cashDraws.listPayments({})
    expect([waits.status, wrong.status, unclaimed.status]).toEqual([
      payStatus.paid,
      payStatus.failed,
      drawStatus.lapsed,
    ])
    expect(cash().records.find(({ id }) => id === waits.recordId)?.status).toBe(drawStatus.paid)
    expect(draw.status).toBe(cashDrawStatus.running)
    draw.budget = paidOf(draw)
    await cashDraws.list({})
    expect(draw.status).toBe(cashDrawStatus.ended)
  })
})
