// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as rewards from '@/api/commerce/rewards'
import { rewardCalcMode, rewardMetric, rewardTaskStatus, rewardTo } from '@/entities/commerce/rewardEnums'
import { goodsStatus, rewardScope, rewardType } from '@/entities/commerce/shared'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { goodsById, goods as shopGoods } from '../../mocks/commerce/rules/goods'
import { rewardGoodsRows, rewardTasks } from '../../mocks/commerce/rules/rewards'
import { taskUsers, taskView } from '../../mocks/commerce/rules/rewardViews'
import { control } from '../../mocks/core/control'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  box,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole } from '../harness'

const GOODS = '/shop-management-shop/reward-shop-mgt'
const GOODS_FORM = '/shop-management-shop/addRewardGoods'
const TASKS = '/shop-management-shop/shop-task-mgt'
const TASK = '/shop-management-shop/shop-task-detail'
const TASK_FORM = '/shop-management-shop/addGoodsTask'
const FORM = 'section.card form'
const nameOf = (row: ReturnType<typeof rewardGoodsRows>[number]) => sure(goodsById(row.goodsId)).goodsName
const taskCalled = (title: string) => sure(rewardTasks().find((row) => row.title === title))
const faults = () => all('.ant-form-item-explain-error', /./).map(({ textContent }) => textContent)

describe('reward goods management', () => {
  it('names the affected tasks before disabling goods', { tags: ['core'] }, async () => {
    const held = sure(rewardGoodsRows()[0])
    await openConsole(`${GOODS}?goodsName=${nameOf(held)}`)
    await hands.click(await find('[role=switch]', new RegExp(nameOf(held))))
    await dialog(/秋季车品分享赛.*单件奖励/)
    await agree('停用')
    await seesToast('已停用')
    expect(bodies(rewards.setGoodsEnabled)).toEqual([{ id: held.id, status: enableStatus.disabled }])
    expect(held.status).toBe(enableStatus.disabled)
    await hands.click(await find('[role=switch]', new RegExp(nameOf(held))))
    await until(() =>
      expect(bodies(rewards.setGoodsEnabled).at(-1)).toEqual({ id: held.id, status: enableStatus.enabled }),
    )
  })

  it('rejects deletion of goods in use and enabling of unpublished goods', async () => {
    const held = sure(rewardGoodsRows()[0])
    held.status = enableStatus.disabled
    const free = sure(rewardGoodsRows().find(({ status, id }) => status === enableStatus.disabled && id !== held.id))
    const { router } = await openConsole(`${GOODS}?goodsName=${nameOf(free)}`)
    await expect(rewards.removeGoods({ id: held.id })).rejects.toThrow('正被')
    await act(nameOf(free), '删除')
    await dialog(/删除后不可恢复/)
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(rewards.removeGoods).at(-1)).toEqual({ id: free.id })
    const off = sure(rewardGoodsRows().find((row) => goodsById(row.goodsId)?.status === goodsStatus.offShelf))
    off.status = enableStatus.disabled
    await router.navigate(`${GOODS}?goodsCode=${sure(goodsById(off.goodsId)).goodsCode}`)
    await sees('商城已下架')
    expect(await find('[role=switch]', new RegExp(nameOf(off)))).toBeDisabled()
    await expect(rewards.setGoodsEnabled({ id: off.id, status: enableStatus.enabled })).rejects.toThrow('不能启用')
  })

  it('checks the goods code and confirms a high reward before saving', async () => {
    const known = new Set(rewardGoodsRows().map(({ goodsId }) => goodsId))
    const fresh = sure(shopGoods().find(({ id, status }) => status === goodsStatus.onSale && !known.has(id)))
    await openConsole(GOODS_FORM)
    await fill('商品编码', sure(goodsById(sure(rewardGoodsRows()[0]).goodsId)).goodsCode, FORM)
    await hands.tab()
    await sees('该编码不存在、未上架或已加入奖励商品')
    await fill('商品编码', fresh.goodsCode, FORM)
    await hands.tab()
    await sees(fresh.goodsName)
    expect(bodies(rewards.checkGoodsCode).at(-1)).toEqual({ goodsCode: fresh.goodsCode })
    expect(await box('分享标题', FORM)).toHaveValue(fresh.goodsName)
    await tick('按实付比例（%）')
    await fill('奖励数值', '25', FORM)
    await sees(/按当前售价，每件预计奖励/)
    await tick('按大区')
    await press('保存')
    await until(() => expect(faults()).toContain('请至少选择一个大区'))
    await tick('全部门店')
    await press('保存')
    await dialog(/比例 25% 较高/)
    await press('取消')
    await press('保存并新增')
    await dialog(/比例 25% 较高/)
    await press('取消')
    await press('保存')
    await agree('保存')
    await seesToast('已保存为停用状态，请在列表中启用')
    expect(bodies(rewards.createGoods)).toMatchObject([
      {
        goodsCode: fresh.goodsCode,
        rewardType: rewardType.points,
        rewardMode: rewardCalcMode.percent,
        rewardValue: 25,
        dealerScope: rewardScope.all,
        dealerCodes: [],
      },
    ])
    expect(rewardGoodsRows()[0]).toMatchObject({ goodsId: fresh.id, status: enableStatus.disabled })
  })

  it('locks the reward and dealers of enabled goods', async () => {
    const row = sure(rewardGoodsRows().find(({ status }) => status === enableStatus.enabled))
    const { router } = await openConsole(`${GOODS_FORM}?id=${row.id}`)
    await sees(/奖励和参与门店不可修改，请先停用/)
    expect(await box('奖励数值', FORM)).toBeDisabled()
    await fill('分享标题', '车主都在用', FORM)
    await press('保存')
    await seesToast('已保存')
    expect(row.shareTitle).toBe('车主都在用')
    expect(bodies(rewards.updateGoods)).toMatchObject([{ id: row.id, shareTitle: '车主都在用' }])
    await expect(rewards.updateGoods({ id: row.id, rewardValue: 99 })).rejects.toThrow('请先停用')
    await router.navigate(`${GOODS_FORM}?id=${row.id}&toDetail=1`)
    await sees('累计数据')
    await sent(rewards.listGoodsDealers)
    expect(hasButton('保存')).toBe(false)
  })
})

describe('reward task management', () => {
  it('asks for confirmation before disabling a task', { tags: ['core'] }, async () => {
    const running = taskCalled('秋季车品分享赛')
    await openConsole(`${TASKS}?status=1&title=${running.title}`)
    await act(running.title, '停用')
    await dialog(/停用后新产生的订单不再计入任务，已达成的奖励照常发放/)
    await agree('停用')
    await seesToast('已停用')
    expect(bodies(rewards.setActivityEnabled)).toEqual([{ id: running.id, status: rewardTaskStatus.disabled }])
    expect(running.status).toBe(rewardTaskStatus.disabled)
  })

  it('enables only tasks without conflict and deletes only drafts', async () => {
    const running = taskCalled('秋季车品分享赛')
    running.status = rewardTaskStatus.disabled
    const washing = taskCalled('洗护用品推广')
    const { router } = await openConsole(`${TASKS}?title=${washing.title}`)
    await act(washing.title, '启用')
    await agree('启用')
    await seesToast('已启用')
    await expect(rewards.setActivityEnabled({ id: running.id, status: rewardTaskStatus.enabled })).rejects.toThrow(
      '同一商品在同一门店',
    )
    await expect(rewards.removeActivity({ id: washing.id })).rejects.toThrow('状态已变化')
    const draft = taskCalled('年终答谢分享')
    await router.navigate(`${TASKS}?status=0`)
    await act(draft.title, '删除')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(rewards.removeActivity).at(-1)).toEqual({ id: draft.id })
  })

  it('shows results by dealer, person, goods and order', async () => {
    const task = taskCalled('秋季车品分享赛')
    const { shareCount } = taskView(task, control.now())
    const { router } = await openConsole(`${TASK}?id=${task.id}`)
    expect(await find('.figures', '任务数据')).toHaveTextContent(String(shareCount))
    expect(await find('.data-foot', /合计/)).toHaveTextContent(String(shareCount))
    await press(/^导出$/)
    await dialog(/共 40 行/)
    await until(() => expect(all('[role=dialog] tbody tr', /D000/)).toHaveLength(10))
    await agree('导出')
    await sent(rewards.exportActivityDetails)
    expect(bodies(rewards.exportActivityDetails)).toMatchObject([{ activityId: task.id }])
    const [best] = taskUsers(task, control.now())
    await router.navigate(`${TASK}?id=${task.id}&tab=user&dealerCode=${sure(best).dealerCode}`)
    await until(() =>
      expect(bodies(rewards.listUsersByActivity).at(-1)).toMatchObject({ dealerCode: sure(best).dealerCode }),
    )
    await settled()
    expect(document.querySelector('main')?.textContent).not.toContain(sure(best).phone)
    await hands.click(sure(await find('[role=row] button', /查看订单/)))
    await until(() => expect(bodies(rewards.listOrderRecords).at(-1)).toMatchObject({ activityId: task.id }))
    expect(router.state.location.search).toContain('shareUserId=')
    await router.navigate(`${TASK}?id=${task.id}&tab=goods`)
    await settled()
    expect(await find('.data-foot', /合计/)).toHaveTextContent(String(shareCount))
  })

  it('shows a dealer enabled tasks without budgets and the dealer ranking', async () => {
    const { router } = await openConsole(TASKS, { as: 'market01' })
    await sees('秋季车品分享赛')
    await settled()
    expect(document.querySelector('main')?.textContent).not.toMatch(/年终答谢分享|预算使用/)
    expect(hasButton('新增奖励任务')).toBe(false)
    expect(hasButton('导出')).toBe(false)
    const task = taskCalled('秋季车品分享赛')
    await router.navigate(`${TASK}?id=${task.id}`)
    await sees('员工明细')
    expect(all('[role=tab]', '门店排行')).toEqual([])
    const own = taskUsers(task, control.now(), ({ dealerCode }) => dealerCode === 'D00001')
    const page = await rewards.listUsersByActivity({ activityId: task.id, pageNo: 1, pageSize: 100 })
    expect(page.total).toBe(own.length)
    await expect(rewards.listActivityDetails({ activityId: task.id })).rejects.toThrow('无权查看')
  })
})

const inStep = (name: string) =>
  until(() => expect(document.querySelector(`[role=group][aria-label='${name}']`)).toBeVisible())

describe('reward task form', () => {
  it('validates each step and reports a refused activation after saving', async () => {
    const draft = taskCalled('年终答谢分享')
    await openConsole(`${TASK_FORM}?id=${draft.id}`)
    await fill('任务名称', '秋季车品分享赛', FORM)
    await press('下一步')
    await until(() => expect(faults()).toContain('任务名称已存在'))
    await fill('任务名称', '元旦分享任务', FORM)
    await press('下一步')
    await inStep('商品')
    await sees(/已选 3 个商品/)
    await press('下一步')
    await inStep('门店')
    await sees(/共 40 家门店/)
    await press('下一步')
    await inStep('奖励')
    await fill(/第 2 档 达标门槛/, '1')
    await press('下一步')
    await until(() => expect(faults()).toContain('奖励阶梯的门槛和奖励须逐级递增'))
    await fill(/第 2 档 达标门槛/, '2')
    await fill('奖励预算', '6000', FORM)
    await press('下一步')
    await sees(/需要预算 ¥8,000\.00/)
    await press('保存并启用')
    await seesToast('已保存，但未生效：含已停用或已下架的奖励商品')
    expect(bodies(rewards.updateActivity)).toMatchObject([
      {
        id: draft.id,
        title: '元旦分享任务',
        budget: 6000,
        tiers: [{ threshold: 1 }, { threshold: 2 }, { threshold: 5 }],
      },
    ])
    expect(draft).toMatchObject({ title: '元旦分享任务', status: rewardTaskStatus.draft })
  })

  it('counts no dealers while the sales areas are not loaded', async () => {
    const draft = taskCalled('年终答谢分享')
    Object.assign(draft, { dealerScope: rewardScope.areas, areas: ['HD'] })
    control.inject({ path: rewards.selectAreas.path, kind: 'code', code: 500, message: '繁忙' })
    await openConsole(`${TASK_FORM}?id=${draft.id}`)
    await sees('任务信息')
    await press('下一步')
    await inStep('商品')
    await press('下一步')
    await inStep('门店')
    await settled()
    expect(document.body).not.toHaveTextContent(/共 \d+ 家门店/)
  })

  it('locks name and tiers of a running task but accepts a higher budget', async () => {
    const task = taskCalled('秋季车品分享赛')
    const { router } = await openConsole(`${TASK_FORM}?id=${task.id}`)
    await sees(/任务进行中/)
    expect(await box('任务名称', FORM)).toBeDisabled()
    await press('下一步')
    await press('下一步')
    await press('下一步')
    await fill('奖励预算', '10', FORM)
    await press('保存')
    await until(() => expect(faults().join()).toMatch(/不能少于已发放的/))
    await fill('奖励预算', '90000', FORM)
    await press('保存')
    await seesToast('已保存')
    expect(task.budget).toBe(90_000)
    await expect(rewards.updateActivity({ id: task.id, tiers: [] })).rejects.toThrow('部分内容不能修改')
    const over = taskCalled('国庆自驾好物推荐')
    await router.navigate(`${TASK_FORM}?id=${over.id}`)
    await sees('任务规则')
    expect(hasButton('保存')).toBe(false)
  })

  it('saves a draft with only a title', async () => {
    await openConsole(TASK_FORM)
    await press('存草稿')
    await until(() => expect(faults()).toContain('请输入任务名称'))
    await fill('任务名称', '元旦分享任务', FORM)
    await press('存草稿')
    await seesToast('已保存')
    expect(bodies(rewards.createActivity)).toMatchObject([
      {
        title: '元旦分享任务',
        rewardTo: rewardTo.person,
        metric: rewardMetric.shares,
        dealerScope: rewardScope.all,
        goodsIds: [],
        userLimit: null,
      },
    ])
    expect(rewardTasks()[0]).toMatchObject({ title: '元旦分享任务', status: rewardTaskStatus.draft })
    const yesterday = formatTime(control.now() - 86_400_000, 'YYYY-MM-DD 23:00:00')
    await expect(rewards.createActivity({ title: '过期任务', startTime: yesterday })).rejects.toThrow(
      '开始时间不能早于今天',
    )
  })

  it('finds goods by code, rounds the budget and enables a valid task', async () => {
    const draft = taskCalled('年终答谢分享')
    const busy = new Set(
      rewardTasks().flatMap(({ status, goodsIds }) => (status === rewardTaskStatus.enabled ? goodsIds : [])),
    )
    const free = sure(
      rewardGoodsRows().find(({ id, goodsId }) => !busy.has(id) && goodsById(goodsId)?.status === goodsStatus.onSale),
    )
    free.status = enableStatus.enabled
    draft.goodsIds = []
    draft.tiers = draft.tiers.map((tier) => ({ ...tier, rewardType: rewardType.points }))
    Object.assign(draft, { dealerScope: rewardScope.areas, areas: ['HD'] })
    const inArea = org.dealers.filter(({ areaName }) => areaName === '华东')
    sure(inArea[0]).areaName = ''
    const { goodsCode } = sure(goodsById(free.goodsId))
    await openConsole(`${TASK_FORM}?id=${draft.id}`)
    await sees('任务信息')
    await press('下一步')
    await inStep('商品')
    await press('下一步')
    await until(() => expect(faults()).toContain('请至少选择一个商品'))
    await fill('商品编码', goodsCode, FORM)
    await hands.keyboard('{Enter}')
    await until(() => expect(bodies(rewards.listGoods).at(-1)).toMatchObject({ goodsCode, status: [1] }))
    await tick(new RegExp(nameOf(free)))
    await sees(/已选 1 个商品/)
    await press('下一步')
    await inStep('门店')
    // A dealer in no area is outside.
    await sees(`共 ${inArea.length - 1} 家门店`)
    await press('下一步')
    await inStep('奖励')
    await fill('奖励预算', '60000.5', FORM)
    await hands.tab()
    expect(await box('奖励预算', FORM)).toHaveValue('60001')
    await press('下一步')
    await inStep('确认')
    await press('保存并启用')
    await seesToast('已保存并启用')
    expect(bodies(rewards.updateActivity)).toMatchObject([{ id: draft.id, goodsIds: [free.id], budget: 60_001 }])
    expect(bodies(rewards.setActivityEnabled)).toEqual([{ id: draft.id, status: rewardTaskStatus.enabled }])
    expect(draft.status).toBe(rewardTaskStatus.enabled)
  })
})
