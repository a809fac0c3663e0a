// @module-tag members
import { describe, expect, it } from 'vitest'
import * as points from '@/api/members/points'
import * as pointTasks from '@/api/members/pointTasks'
import * as socialPoints from '@/api/members/socialPoints'
import { pointBindStatus, unbindReason } from '@/entities/members/pointBinding'
import { pointSide, poolChange } from '@/entities/members/pointEnums'
import { reportDimension } from '@/entities/members/pointReport'
import { exchange } from '../../mocks/commerce/calls/pointsExchange'
import { wireTime } from '../../mocks/core/context'
import { APP_POOL, HQ_POOL, poolBalance } from '../../mocks/members/data/pointBook'
import { bindingRows, bindings } from '../../mocks/members/rules/pointBindings'
import {
  accountOf,
  changePool,
  isBound,
  ledgerSums,
  pointBook,
  pointPoolRow,
  poolById,
  poolOfDealer,
  tasks,
} from '../../mocks/members/rules/pointBook'
import { rate } from '../../mocks/members/rules/pointRate'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sure,
  textWith,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const POOLS = '/setting/integralPool'
const REPORT = '/setting/integralReport'
const SETTINGS = '/setting/integralSetting'
const BINDINGS = '/setting/reportUnbundling'
const pool = (poolId = HQ_POOL) => sure(poolById(poolId))
const logsOf = (poolId: string) => pointBook().logs.filter((log) => log.poolId === poolId)
const retype = async (text: string) => {
  await hands.type(sure((await dialog(new RegExp(`请输入「${text}」`))).querySelector('input')), text)
}
const foot = (name: string | RegExp) => find('.ant-modal-footer button', name)

describe('points pools', () => {
  it('are topped up only once when the first response is lost', { tags: ['core'] }, async () => {
    const [before, lines] = [poolBalance(pool()), logsOf(HQ_POOL).length]
    await openConsole(POOLS)
    await act('总部积分池', '充值')
    await fill('变动积分', '5000')
    await sees(`变更前 ${before.toLocaleString('en')} → 变更后 ${(before + 5000).toLocaleString('en')}`)
    await fill('说明', '季度预算补充')
    control.inject({ path: points.changePoolBalance.path, kind: 'wire', wire: 'tooShort', times: 1 })
    await agree('充值')
    expect(poolBalance(pool())).toBe(before + 5000)
    await agree('充值')
    await until(() => expect(toasts()).toContainEqual(textWith(/已入账，余额 .+流水号 \d+/)))
    expect(poolBalance(pool())).toBe(before + 5000)
    expect(logsOf(HQ_POOL)).toHaveLength(lines + 1)
    const [first, second] = bodies(points.changePoolBalance)
    expect(second).toEqual(first)
    expect(first).toMatchObject({
      poolId: HQ_POOL,
      changeType: poolChange.topUp,
      points: 5000,
      remark: '季度预算补充',
      requestNo: textWith(/^[0-9a-f-]{36}$/),
    })
  })

  it('require an amount above one million to be typed again', async () => {
    await openConsole(POOLS)
    await act('总部积分池', '充值')
    await fill('变动积分', '1000001')
    await fill('说明', '年度预算充值')
    await agree('充值')
    await dialog(/请再次输入积分数 1,000,001 以确认/)
    expect(await foot('充值')).toBeDisabled()
    await retype('1000001')
    await agree('充值')
    await until(() => expect(received(points.changePoolBalance)).toHaveLength(1))
  })

  it('reject a deduction above the current balance', async () => {
    const held = poolBalance(pool())
    await openConsole(POOLS)
    await act('总部积分池', '扣减')
    await fill('变动积分', String(held + 1))
    await fill('说明', '预算收回重新核定')
    await agree('扣减')
    await sees(`扣减积分不能大于当前余额 ${held.toLocaleString('en')}`)
    expect(received(points.changePoolBalance)).toEqual([])
    await fill('变动积分', String(held))
    changePool(HQ_POOL, { changeType: poolChange.deduction, points: -1, remark: '别人扣减', createBy: '陈思远' })
    await agree('扣减')
    await sees(new RegExp(`扣减积分不能大于当前余额 ?(${held - 1}|${(held - 1).toLocaleString('en')})`))
    await sees(new RegExp(`变更前 ${(held - 1).toLocaleString('en')} `))
  })

  it('save a warning level without a log entry', async () => {
    const lines = logsOf(HQ_POOL).length
    await openConsole(POOLS)
    await act('总部积分池', '预警值')
    await fill('预警值', '77')
    await agree('预警值')
    await seesToast('「总部积分池」已更新')
    expect(pool().warnBalance).toBe(77)
    expect(logsOf(HQ_POOL)).toHaveLength(lines)
  })

  it('keep a warning level set by another user during a top-up', async () => {
    await openConsole(POOLS)
    await act('总部积分池', '充值')
    await fill('变动积分', '5000')
    await fill('说明', '季度预算补充')
    pool().warnBalance = 78
    await agree('充值')
    await until(() => expect(toasts()).toContainEqual(textWith(/已入账/)))
    expect(pool().warnBalance).toBe(78)
  })

  it('ask for confirmation before overwriting a warning level set by another user', async () => {
    await openConsole(POOLS)
    await act('总部积分池', '预警值')
    await fill('预警值', '77')
    pool().warnBalance = 78
    await hands.click(await foot('预警值'))
    await dialog(/预警值已被他人改为 78，确定改为 77？/)
    expect(received(points.changePoolBalance)).toEqual([])
    await agree('预警值')
    await seesToast('「总部积分池」已更新')
    expect(pool().warnBalance).toBe(77)
  })

  it('retry a failed bulk top-up under the same request number', async () => {
    const rows = pointBook()
      .pools.filter(({ poolId, isFrozen }) => poolId !== APP_POOL && !isFrozen)
      .slice(0, 2)
    const before = rows.map(poolBalance)
    await openConsole(POOLS)
    for (const { poolName } of rows) await tick(`选择「${poolName}」`)
    await hands.click(await find('.bulk-bar button', '充值'))
    await fill('每个积分池充值积分', '300')
    await fill('说明', '统一补充预算')
    control.inject({ path: points.changePoolBalance.path, kind: 'code', code: 500, message: '繁忙', times: 1 })
    await agree('充值')
    await dialog(/繁忙/)
    await press(/重试/)
    await until(() => expect(rows.map(poolBalance)).toEqual(before.map((held) => held + 300)))
    const sent = bodies(points.changePoolBalance)
    expect(sent).toHaveLength(3)
    expect(sent[2]).toEqual(sent[0])
  })

  it('exclude pools frozen after selection from a bulk top-up', async () => {
    const [first, second] = pointBook().pools.filter(({ poolId, isFrozen }) => poolId !== APP_POOL && !isFrozen)
    const [one, other] = [sure(first), sure(second)]
    await openConsole(POOLS)
    for (const { poolName } of [one, other]) await tick(`选择「${poolName}」`)
    other.isFrozen = true
    await hands.click(await find('button', '刷新', '.list-card'))
    await hands.click(await find('.bulk-bar button', '充值'))
    await sees(`以下积分池已冻结，不会充值：${other.poolName}`)
    await fill('每个积分池充值积分', '300')
    await fill('说明', '统一补充预算')
    await agree('充值')
    await until(() => expect(received(points.changePoolBalance)).toHaveLength(1))
    expect(bodies(points.changePoolBalance)[0]).toMatchObject({ poolId: one.poolId })
  })

  it('are changed with a type from the points dictionary', async () => {
    await openConsole(POOLS)
    await act('总部积分池', '扣减')
    await choose('变动类型', '人工发放', '.ant-modal')
    await fill('变动积分', '20')
    await fill('说明', '线下发放登记')
    await agree('扣减')
    await until(() => expect(logsOf(HQ_POOL).at(-1)).toMatchObject({ changeType: poolChange.grant, points: -20 }))
  })

  it('show a dealer its own pool without actions', async () => {
    await openConsole(POOLS, { as: 'dealer01' })
    const own = sure(poolOfDealer(sure(org.users.find(({ username }) => username === 'dealer01_sale')).dealerCode))
    await sees(own.poolName)
    expect(hasButton(/充值|扣减/)).toBe(false)
  })

  it('are filtered by the low balance card', async () => {
    await openConsole(POOLS)
    await press(/^余额预警/)
    await until(() => expect(queries(points.listPools).at(-1)).toMatchObject({ status: '2' }))
    await sees('共 3 条')
  })

  it('show the log and the balance chart of one pool', async () => {
    await openConsole(POOLS)
    await press('总部积分池')
    await until(() => expect(queries(points.listPoolLogs).at(-1)).toMatchObject({ poolId: HQ_POOL }))
    await press('展开图表')
    await sees('近 30 天余额')
  })

  it('include one pool of App points that is topped up from its own tab', async () => {
    const before = poolBalance(pool(APP_POOL))
    await openConsole(`${POOLS}?tab=app`)
    await press('充值')
    await fill('变动积分', '800')
    await fill('说明', '活动预算补充')
    await sees(/变更前/)
    await agree('充值')
    await until(() => expect(poolBalance(pool(APP_POOL))).toBe(before + 800))
    expect(bodies(socialPoints.changePool)).toEqual([expect.objectContaining({ points: 800, requestNo: anyText() })])
    expect(received(socialPoints.listPoolLogs).length).toBeGreaterThan(1)
  })
})

describe('points report', () => {
  const month = () => wireTime(control.now()).slice(0, 7)
  const lines = (side: number) =>
    pointBook().lines.filter((line) => line.side === side && line.createTime.startsWith(month()))

  it('totals the ledger of the current month', { tags: ['core'] }, async () => {
    await openConsole(REPORT)
    const { earn, use } = ledgerSums(lines(pointSide.staff))
    await sees('合计')
    expect((await find('.figure', /^发放积分/)).textContent).toContain(earn.toLocaleString('en'))
    expect((await find('.figure', /^消耗积分/)).textContent).toContain(use.toLocaleString('en'))
    expect(queries(points.getReportByCondition)[0]).toMatchObject({
      side: '1',
      dimension: reportDimension.day,
      startTime: `${month()}-01 00:00:00`,
    })
  })

  it('shows App points without dealers and with their value in yuan', async () => {
    await openConsole(`${REPORT}?side=2`)
    await sees(/约 ¥/)
    expect(all('label.ant-segmented-item', '按经销商')).toEqual([])
  })

  it('exports the last search', async () => {
    await openConsole(`${REPORT}?dimension=dealer&changeType=EARN,11`)
    await press('导出')
    await until(() => expect(bodies(points.exportReport)).toHaveLength(1))
    expect(bodies(points.exportReport)[0]).toMatchObject({
      dimension: 'dealer',
      changeGroup: 'EARN',
      changeType: '11',
    })
  })

  it('compares its figures with the previous period', async () => {
    await openConsole(REPORT)
    await sees('合计')
    const figures = all('.figure', /./)
    expect(figures).toHaveLength(4)
    for (const figure of figures)
      expect(figure.querySelector('.period-change')).toHaveAttribute('title', textWith('较上期'))
  })

  it('shows the tasks that granted the most App points', async () => {
    await openConsole(`${REPORT}?side=2`)
    await press('展开图表')
    await sees('发放积分最多的 10 个任务')
    expect(queries(points.getReport)).toContainEqual(expect.objectContaining({ changeGroup: 'EARN', changeType: '11' }))
  })

  it('leads from a day to its ledger lines', async () => {
    await openConsole(REPORT)
    const [row] = (await points.getReportByCondition({ pageSize: 1 })).records
    await press(sure(row).dimName)
    await until(() =>
      expect(queries(points.listAllUserDetailsByCondition).at(-1)).toMatchObject({
        side: '1',
        createTimeEnd: `${sure(row).dimCode} 23:59:59`,
      }),
    )
  })

  it('leads from a role and a change type to its ledger lines', async () => {
    await openConsole(`${REPORT}?dimension=role&changeType=EARN`)
    const [row] = (await points.getReportByCondition({ dimension: 'role', changeGroup: 'EARN', pageSize: 1 })).records
    await press(sure(row).dimName)
    await until(() =>
      expect(queries(points.listAllUserDetailsByCondition).at(-1)).toMatchObject({
        roleId: sure(row).dimCode,
        changeGroup: 'EARN',
      }),
    )
  })

  it('hides App points from a dealer', async () => {
    await openConsole(REPORT, { as: 'dealer01' })
    await sees('合计')
    expect(all('label.ant-segmented-item', 'App积分')).toEqual([])
  })
})

describe('points settings', () => {
  const save = () => press('保存')

  it('set a rate from tomorrow after confirmation of both rates', { tags: ['core'] }, async () => {
    await openConsole(SETTINGS)
    await fill('兑换App积分', '9')
    await sees('1,000 员工积分 = 900 App积分')
    await fill('调整说明', '年末活动调整')
    await save()
    await dialog(/由「10 员工积分 : 8 App积分.*改为「10 员工积分 : 9 App积分/)
    await agree('保存')
    await seesToast('兑换设置已保存')
    expect(rate()).toMatchObject({ now: { appPoints: 8 }, next: { appPoints: 9, remark: '年末活动调整' } })
    await sees('明日')
  })

  it('delay the confirmation of a large rate change by three seconds', { timeout: 20_000 }, async () => {
    await openConsole(SETTINGS)
    await fill('兑换App积分', '20')
    await fill('调整说明', '年末活动调整')
    await save()
    await dialog(/变化超过 50%/)
    expect(await foot(/保存/)).toBeDisabled()
    await until(async () => expect(await foot('保存')).toBeEnabled(), { timeout: 6000 })
    await agree('保存')
    await until(() => expect(rate().next?.appPoints).toBe(20))
  })

  it('reject a monthly limit below the daily one and a new rate without a reason', async () => {
    await openConsole(SETTINGS)
    await fill('每人每月上限', '10')
    await fill('1 元等值App积分', '120')
    await save()
    await sees('每月上限不能小于每日上限')
    await sees('请填写说明')
    expect(received(points.setRate)).toEqual([])
  })

  it('can be enabled where none exist yet', async () => {
    rate().now = null
    await openConsole(SETTINGS)
    await press('启用兑换')
    await find('input', '兑换App积分')
    expect(received(points.getRate).length).toBeGreaterThan(0)
  })

  it('assign tasks to roles with one request for each changed task', async () => {
    const [first, second] = tasks().tasks
    const [one, two] = [sure(first), sure(second)]
    await openConsole(`${SETTINGS}?tab=roles`)
    const box = sure(all('[role=checkbox]', new RegExp(`^${one.taskName} `))[0])
    box.focus()
    await hands.keyboard(' ')
    for (let turn = 0; turn < 2; turn++)
      await hands.click(await find('input[type=checkbox]', `全选「${two.taskName}」`))
    await sees('已修改 2 个任务')
    await press('保存修改')
    await until(() => expect(received(pointTasks.updateRoles)).toHaveLength(1))
    await sees('1 个任务未保存')
    await sees('请至少选择一个角色')
    await press('全部撤销')
    await sees('已修改 0 个任务')
    expect(bodies(pointTasks.updateRoles)).toEqual([{ id: one.id, roleIds: one.roleIds }])
    expect(two.roleIds.length).toBeGreaterThan(0)
  })

  it('warn when the shop uses another rate', async () => {
    exchange().rule = { ...sure(exchange().rule), pointsPerYuan: 200 }
    await openConsole(`${SETTINGS}?tab=shop`)
    await sees(/与商城抵扣汇率不一致：商城 1 元 = 200 积分/)
  })

  it.each([
    ['POINT_CHANGE_TYPE/EARN', '星球收获'],
    ['NONE', '未找到该字典'],
  ])('show the dictionary %s', async (code, words) => {
    await openConsole(`${SETTINGS}?tab=dict&parentCode=${code}`)
    await sees(words)
  })
})

describe('App account bindings of staff', () => {
  const row = () => sure(bindings().find(({ status }) => status === pointBindStatus.bound))
  const nameOf = (bindId: string) => sure(bindingRows().find((one) => one.bindId === bindId)).userName
  const open = (bindId: string) => openConsole(`${BINDINGS}?mode=unbind&record=${bindId}`)

  it('are released after the last digits of the App phone are typed', { tags: ['core'] }, async () => {
    const one = row()
    await open(one.bindId)
    await choose('解绑原因', '绑定错误')
    await agree('解绑')
    await dialog(/解绑后员工积分不能再转入该App账号/)
    expect(await foot('解绑')).toBeDisabled()
    await retype(one.appPhone.slice(-4))
    await agree('解绑')
    await seesToast(`「${nameOf(one.bindId)}」已解绑`)
    expect(one).toMatchObject({ status: pointBindStatus.unbound, unbindReason: unbindReason.wrongAccount })
    expect(isBound(sure(accountOf(pointSide.staff, one.userId)))).toBe(false)
  })

  it('require notes for a release due to misuse', async () => {
    const one = row()
    await open(one.bindId)
    await choose('解绑原因', '违规')
    await agree('解绑')
    await sees('请填写说明')
    expect(all('.ant-select-item-option', '本人解绑')).toEqual([])
    expect(received(points.unbind)).toEqual([])
  })

  it('report a release by another user meanwhile', async () => {
    const one = row()
    await open(one.bindId)
    await choose('解绑原因', '绑定错误')
    one.status = pointBindStatus.unbound
    await agree('解绑')
    await retype(one.appPhone.slice(-4))
    await agree('解绑')
    await until(() => expect(toasts()).toContain('状态已变化，请刷新后重试'))
  })

  it('are filtered by the card of several App accounts', async () => {
    await openConsole(BINDINGS)
    await press(/^90 天内绑定过多个App账号/)
    await until(() => expect(bodies(points.listBindings).at(-1)).toMatchObject({ several: '1' }))
  })

  it('match the bound accounts', () => {
    const rows = bindingRows()
    expect(rows).toHaveLength(320)
    const bound = [...pointBook().accounts.values()].filter((one) => one.side === pointSide.staff && isBound(one))
    expect(rows.filter(({ status }) => status === pointBindStatus.bound)).toHaveLength(bound.length)
  })
})

it('balance of a points pool equals inflow minus outflow', () => {
  for (const one of pointBook().pools) expect(pointPoolRow(one).balance).toBe(one.totalIn - one.totalOut)
})
