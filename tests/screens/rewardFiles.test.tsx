// @module-tag commerce
import { readSheet } from 'read-excel-file/browser'
import writeExcelFile from 'write-excel-file/browser'
import { describe, expect, it } from 'vitest'
import * as rewards from '@/api/commerce/rewards'
import { rewardTaskStatus } from '@/entities/commerce/rewardEnums'
import { goodsStatus, rewardScope } from '@/entities/commerce/shared'
import { orderRewardStatus } from '@/entities/orders/orderEnums'
import { dealerStatus } from '@/entities/shared/enums'
import { rewardGoodsRows, rewardTasks } from '../../mocks/commerce/rules/rewards'
import { goodsById, goods as shopGoods } from '../../mocks/commerce/rules/goods'
import { orderShares } from '../../mocks/orders/rules/orders'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
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
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const GOODS = '/shop-management-shop/reward-shop-mgt'
const GOODS_FORM = '/shop-management-shop/addRewardGoods'
const TASKS = '/shop-management-shop/shop-task-mgt'
const TASK = '/shop-management-shop/shop-task-detail'
const FORM = 'section.card form'
const taskCalled = (title: string) => sure(rewardTasks().find((row) => row.title === title))
/** Waits for this number of files, not empty and named by R-FILE-07. */
const seesFiles = async (saved: ReturnType<typeof takeSaved>, many: number) => {
  await until(() => expect(saved).toHaveLength(many))
  for (const { name, blob } of saved) {
    expect(name).toBe('excel.xls')
    expect(blob.size).toBeGreaterThan(0)
  }
}

describe('reward programme export', () => {
  it('saves the goods of the last search', { tags: ['core'] }, async () => {
    const saved = takeSaved()
    await openConsole(`${GOODS}?rewardType=1`)
    await sent(rewards.listGoods)
    await press('导出')
    await seesFiles(saved, 1)
    expect(bodies(rewards.exportGoods)).toMatchObject([{ rewardType: [1] }])
  })

  it('limits goods statistics to 366 days', async () => {
    const saved = takeSaved()
    await openConsole(GOODS)
    await sent(rewards.listGoods)
    await press('统计导出')
    await dialog(/统计维度/)
    await choose('大区', '华东', '[role=dialog]')
    await choose('统计维度', '经销商', '[role=dialog]')
    await fill('开始日期', '2024-01-01')
    await hands.keyboard('{Enter}')
    await agree('导出')
    await sees('时间范围不能超过 366 天')
    expect(received(rewards.exportGoodsStatistics)).toEqual([])
    await fill('开始日期', '2026-11-01')
    await hands.keyboard('{Enter}')
    await agree('导出')
    await seesFiles(saved, 1)
    await seesToast('已下载「excel.xls」')
    expect(bodies(rewards.exportGoodsStatistics)).toMatchObject([
      { startTime: '2026-11-01', areaName: '华东', groupBy: 'dealer' },
    ])
    await expect(
      rewards.exportGoodsStatistics({ startTime: '2024-01-01', endTime: '2025-01-02', groupBy: 'goods' }),
    ).rejects.toThrow('时间跨度不能超过366天')
  })

  it('saves the filtered tasks, people, goods and orders', async () => {
    const saved = takeSaved()
    const task = taskCalled('秋季车品分享赛')
    const { router } = await openConsole(`${TASKS}?status=1`)
    await sent(rewards.listActivities)
    await press('导出')
    await seesFiles(saved, 1)
    expect(bodies(rewards.exportActivities)).toMatchObject([{ status: '1' }])
    const { status } = sure(orderShares().find(({ activityId }) => activityId === task.id))
    const tabs = [
      ['user', 'level=1', rewards.listUsersByActivity, rewards.exportUsersByActivity, { level: [1] }],
      ['goods', 'goodsName=', rewards.listGoodsByActivity, rewards.exportGoodsByActivity, {}],
      ['order', `status=${status}`, rewards.listOrderRecords, rewards.exportOrderRecords, { status: [status] }],
    ] as const
    for (const [at, [tab, filter, list, exported, body]] of tabs.entries()) {
      await router.navigate(`${TASK}?id=${task.id}&tab=${tab}&${filter}`)
      await sent(list)
      await settled()
      await press('导出')
      await seesFiles(saved, at + 2)
      expect(bodies(exported)).toMatchObject([{ activityId: task.id, ...body }])
    }
  })

  it('reports an error reply and saves no file', async () => {
    const saved = takeSaved()
    await openConsole(GOODS)
    await sent(rewards.listGoods)
    control.inject({ path: rewards.exportGoods.path, kind: 'code', code: 500, message: '导出服务繁忙' })
    await press('导出')
    await seesToast('导出服务繁忙')
    expect(saved).toEqual([])
  })
})

describe('order record of a reward task', () => {
  it('can be deleted only when its reward failed or is void', async () => {
    const task = taskCalled('秋季车品分享赛')
    const own = orderShares().filter(({ activityId }) => activityId === task.id)
    const gone = sure(
      own.find(({ status }) => status === orderRewardStatus.void || status === orderRewardStatus.failed),
    )
    const paid = sure(own.find(({ status }) => status === orderRewardStatus.pending))
    const { router } = await openConsole(`${TASK}?id=${task.id}&tab=order&orderNo=${paid.orderNo}`)
    await find('main .data-row', new RegExp(paid.orderNo))
    expect(hasButton(new RegExp(`^(删除|更多) ${paid.orderNo}`))).toBe(false)
    await router.navigate(`${TASK}?id=${task.id}&tab=order&orderNo=${gone.orderNo}`)
    await find('main .data-row', new RegExp(gone.orderNo))
    await act(gone.orderNo, '删除')
    await dialog(new RegExp(gone.orderNo))
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(rewards.removeOrderRecord)).toEqual([{ id: gone.id }])
    await expect(rewards.removeOrderRecord({ id: paid.id })).rejects.toThrow()
  })

  it('is read-only for a dealer, which sees only its own records', async () => {
    const enabled = new Set(rewardTasks().flatMap(({ id, status }) => (status === rewardTaskStatus.enabled ? id : [])))
    const own = sure(
      orderShares().find(({ dealerCode, activityId }) => dealerCode === 'D00001' && enabled.has(activityId ?? '')),
    )
    const activityId = sure(own.activityId)
    await openConsole(`${TASK}?id=${activityId}&tab=order`, { as: 'market01' })
    await find('main .data-row', new RegExp(own.orderNo))
    expect(hasButton('导出')).toBe(false)
    expect(hasButton(/^(删除|更多)/)).toBe(false)
    const { records } = await rewards.listOrderRecords({ activityId, pageNo: 1, pageSize: 100 })
    const houses = orderShares().filter(({ id }) => records.some((row) => row.id === id))
    expect(new Set(houses.map(({ dealerCode }) => dealerCode))).toEqual(new Set(['D00001']))
    await expect(rewards.removeOrderRecord({ id: own.id })).rejects.toThrow()
  })
})

describe('dealer import for reward goods', () => {
  const sheet = async (codes: readonly string[]) =>
    new File(
      [
        await writeExcelFile(
          [['经销商代码'], ...codes.map((code) => [code])].map((row) => row.map((value) => ({ value }))),
        ).toBlob(),
      ],
      'dealers.xlsx',
    )
  it('adds valid dealers to the selection and reports invalid codes', async () => {
    const saved = takeSaved()
    const known = new Set(rewardGoodsRows().map(({ goodsId }) => goodsId))
    const fresh = sure(shopGoods().find(({ id, status }) => status === goodsStatus.onSale && !known.has(id)))
    const open = org.dealers.filter(({ status }) => status === dealerStatus.open).map(({ dealerCode }) => dealerCode)
    const left = sure(org.dealers.find(({ status }) => status !== dealerStatus.open)).dealerCode
    const [a, b] = [sure(open[0]), sure(open[1])]
    await openConsole(GOODS_FORM)
    await fill('商品编码', fresh.goodsCode, FORM)
    await hands.tab()
    await sees(fresh.goodsName)
    await fill('奖励数值', '50', FORM)
    await tick('指定门店')
    await press('保存')
    await sees('请至少选择一家经销商')
    await press('导入')
    await dialog(/导入/)
    await press('下载模板')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(rewards.downloadDealerTemplate)).toEqual([{ code: 'import_reward_dealer' }])
    const give = async (codes: readonly string[]) => {
      await hands.upload(
        sure(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')),
        await sheet(codes),
      )
      await agree('开始导入')
    }
    await give([a, 'X99999', left])
    await sees('共 3 行，成功 1 行，失败 2 行')
    await sees('代码不存在')
    await sees('已退网')
    await press('下载失败行')
    await until(() => expect(saved).toHaveLength(2))
    expect((await readSheet(sure(saved[1]).blob)).slice(1).map((row) => row.at(-1))).toEqual(['代码不存在', '已退网'])
    await agree('加入已选门店')
    await press('导入')
    await dialog(/导入/)
    await give([a, b])
    await sees('共 2 行，成功 2 行，失败 0 行')
    await agree('加入已选门店')
    expect(received(rewards.createGoods)).toEqual([])
    await press('保存')
    await seesToast('已保存为停用状态，请在列表中启用')
    expect(bodies(rewards.createGoods)).toMatchObject([
      { goodsCode: fresh.goodsCode, dealerScope: rewardScope.chosen, dealerCodes: [a, b] },
    ])
    expect(sure(goodsById(sure(rewardGoodsRows()[0]).goodsId)).goodsCode).toBe(fresh.goodsCode)
    await expect(rewards.importDealers(new FormData())).rejects.toThrow()
  })
})
