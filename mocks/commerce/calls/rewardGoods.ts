import * as rewards from '@/api/commerce/rewards'
import { rewardCalcMode, rewardShelf, rewardTaskStatus } from '@/entities/commerce/rewardEnums'
import { type RewardGoods, type RewardGoodsDealer, rewardGoods } from '@/entities/commerce/rewardGoods'
import { goodsStatus, rewardScope, rewardType } from '@/entities/commerce/shared'
import { dealerStatus, enableStatus } from '@/entities/shared/enums'
import { formatTime, toMillis } from '@/lib/time'
import { isHeadquarters } from '@/session/identity'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, readSheet, sheetOf, xlsFile } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { orderShares } from '../../orders/rules/orders'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, seesRecord } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import { demandHeadquarters } from '../../community/rules/headquarters'
import type { RewardGoodsRow } from '../data/rewards'
import { categories } from '../rules/categories'
import { goods } from '../rules/goods'
import {
  dropRewardGoods,
  goodsCodeOf,
  rewardCouponFault,
  rewardGoodsRows,
  rewardShares,
  rewardTasks,
} from '../rules/rewards'
import { enabledTasksOf, goodsDealers, goodsView } from '../rules/rewardViews'
import { demandSpan } from '../rules/spans'
import { lengthFault, wordsIn } from '../rules/supplyInput'

const PAGES = ['/shop-management-shop/reward-shop-mgt', '/shop-management-shop/shop-task-mgt']
const MISSING = '数据不存在'
const BAD_CODE = '该编码不存在、未上架或已加入奖励商品'
const CHANGED = '状态已变化，请刷新后重试'

const rowOf = (id: unknown): RewardGoodsRow => withId(rewardGoodsRows(), id, MISSING)

const listed = listOf(rewards.listGoods)<RewardGoods>({
  is: ['id', 'categoryId', 'rewardType', 'dealerScope', 'shelfState', 'status'],
  like: ['goodsName', 'goodsCode'],
  between: ['createTime'],
  sort: ['createTime', 'shareCount', 'orderCount', 'rewardTotal'],
})
const demandHead = (user: UserRow) => {
  demandOnePage(user, PAGES)
  if (!isHeadquarters(user)) throw new Refusal(403, '没有访问权限')
}
on(rewards.listGoods)((input, { user, now }) => {
  // Dealers may read goods by id, because their tasks refer to them, but not the list of the programme.
  if (texts(input.id).length > 0) demandOnePage(user, PAGES)
  else demandHead(user)
  return listed.page(
    rewardGoodsRows().map((row) => goodsView(row, now)),
    input,
  )
})
on(rewards.getGoods)(({ id }, { user, now }) => {
  demandHead(user)
  return goodsView(rowOf(id), now)
})
const TYPES = ['', '积分', '卡券', '现金']
const SCOPES = ['', '全部门店', '按大区', '指定门店']
on(rewards.exportGoods)((input, { user, now }) => {
  demandHeadquarters(user, 'rewards.exportGoods')
  const rows = rewardGoodsRows().map((row) => goodsView(row, now))
  return sheetOf(listed.exported(rows, input), {
    ...columnsOf(rewardGoods, 'goodsCode', 'goodsName', 'categoryName', 'price', 'rewardType'),
    奖励数值: (row) => `${row.rewardValue}${row.rewardMode === rewardCalcMode.percent ? '%' : ''}`,
    ...columnsOf(
      rewardGoods,
      'dealerScope',
      'dealerCount',
      'shareCount',
      'orderCount',
      'rewardTotal',
      'status',
      'createTime',
    ),
  })
})

on(rewards.listGoodsCategories)((_input, { user }) => {
  demandOnePage(user, PAGES)
  const parents = new Set(categories().map(({ parentId }) => parentId))
  return categories().flatMap(({ id, categoryName }) => (parents.has(id) ? [] : { categoryId: id, categoryName }))
})
on(rewards.selectAreas)(() => org.salesAreas.map(({ areaCode, areaName }) => ({ code: areaCode, name: areaName })))

const dealersListed = listOf(rewards.listGoodsDealers)<RewardGoodsDealer & { amountCents: number }>({
  is: ['dealerCode', 'areaName'],
  like: ['dealerName'],
  sort: ['shareCount', 'orderCount', { orderAmount: (row) => row.amountCents }, 'rewardTotal'],
})
on(rewards.listGoodsDealers)((input, { user }) => {
  demandHead(user)
  const rows = goodsDealers(rowOf(input.goodsId), seesRecord(user))
  const fitting = dealersListed.fitting(rows, input)
  const sum = (of: (row: (typeof rows)[number]) => number) => fitting.reduce((all, row) => all + of(row), 0)
  return {
    ...dealersListed.page(rows, input, ({ amountCents: _cents, ...row }) => row),
    summary: {
      shareCount: sum((row) => row.shareCount),
      orderCount: sum((row) => row.orderCount),
      orderAmount: sum((row) => row.amountCents) / 100,
      rewardTotal: Math.round(sum((row) => row.rewardTotal * 100)) / 100,
    },
  }
})

/** Returns the goods with this code if they are on sale and not yet in the programme. */
const freeGoods = (code: string) => {
  const of = goods().find(({ id }) => goodsCodeOf(id) === code)
  return of && of.status === goodsStatus.onSale && !rewardGoodsRows().some(({ goodsId }) => goodsId === of.id)
    ? of
    : undefined
}
on(rewards.checkGoodsCode)(({ goodsCode }, { user }) => {
  demandHeadquarters(user, 'rewards.createGoods')
  const of = freeGoods(text(goodsCode))
  if (!of) return { valid: 0, reason: BAD_CODE, goods: null }
  const category = categories().find(({ id }) => id === of.categoryId)
  return {
    valid: 1,
    reason: '',
    goods: {
      goodsName: of.goodsName,
      cover: of.cover,
      price: of.price,
      categoryId: of.categoryId,
      categoryName: category?.categoryName ?? '',
    },
  }
})

type Sent = Omit<RewardGoodsRow, 'id' | 'goodsId' | 'status' | 'createBy' | 'createTime'>
const sentGoods = (input: Record<string, unknown>): Sent => ({
  // The values are checked below.
  ...({
    rewardType: integer(input.rewardType),
    rewardMode: integer(input.rewardMode),
    dealerScope: integer(input.dealerScope),
  } as Pick<Sent, 'rewardType' | 'rewardMode' | 'dealerScope'>),
  rewardValue: Number(input.rewardValue),
  categoryId: text(input.categoryId),
  couponId: text(input.couponId),
  shareTitle: text(input.shareTitle),
  shareImage: text(input.shareImage),
  content: text(input.content),
  dealerCodes: texts(input.dealerCodes),
  areas: texts(input.areas),
  sort: text(input.sort) === '' ? 0 : (integer(input.sort) ?? -1),
})
const valueError = ({ rewardType: type, rewardMode, rewardValue: value }: Sent): string | undefined => {
  if (!Number.isFinite(value)) return '请填写奖励数值'
  if (rewardMode === rewardCalcMode.percent) return value >= 0.1 && value <= 50 ? undefined : '比例须为0.1-50'
  if (type === rewardType.cash) return value >= 0.01 && value <= 9999.99 ? undefined : '现金须为0.01-9999.99'
  const max = type === rewardType.coupon ? 10 : 99_999
  return Number.isInteger(value) && value >= 1 && value <= max ? undefined : `奖励数值须为1-${max}的整数`
}
const couponOf = (row: Sent | undefined): string | undefined =>
  row?.rewardType === rewardType.coupon ? row.couponId : undefined
/** Returns faults by field. The stored coupon may have expired since it was chosen. */
const faultsOf = (row: Sent, was?: RewardGoodsRow) => {
  const coupon = couponOf(row)
  return {
    rewardType: TYPES[row.rewardType] ? undefined : '请填写奖励类型',
    rewardMode:
      row.rewardType === rewardType.coupon && row.rewardMode === rewardCalcMode.percent
        ? '卡券奖励只能选择「每件固定」'
        : row.rewardMode
          ? undefined
          : '请填写奖励方式',
    rewardValue: valueError(row),
    couponId:
      coupon === undefined || (coupon !== '' && coupon === couponOf(was)) ? undefined : rewardCouponFault(coupon),
    categoryId: row.categoryId ? undefined : '请填写商品分类',
    dealerScope: SCOPES[row.dealerScope] ? undefined : '请填写参与门店',
    areas: row.dealerScope === rewardScope.areas && !row.areas.length ? '请至少选择一个大区' : undefined,
    dealerCodes:
      row.dealerScope === rewardScope.chosen && (!row.dealerCodes.length || row.dealerCodes.length > 2000)
        ? '请至少选择一家经销商'
        : undefined,
    shareTitle: row.shareTitle.length > 30 ? '分享标题长度须为0-30个字符' : undefined,
    content: lengthFault(wordsIn(row.content), '推广话术', [0, 5000]),
    sort: row.sort < 0 || row.sort > 999 ? '排序须为0-999的整数' : undefined,
  }
}
on(rewards.createGoods)((input, { user, now }) => {
  demandHeadquarters(user, 'rewards.createGoods')
  const row = sentGoods({ ...input })
  const of = freeGoods(text(input.goodsCode))
  refuseFields({ goodsCode: of ? undefined : BAD_CODE, ...faultsOf(row) })
  const id = newId()
  rewardGoodsRows().unshift({
    ...row,
    id,
    goodsId: of?.id ?? '',
    shareTitle: row.shareTitle || (of?.goodsName ?? '').slice(0, 30),
    status: enableStatus.disabled,
    createBy: user.nickname,
    createTime: formatTime(now),
  })
  return { id }
})
const FIXED = ['rewardType', 'rewardMode', 'rewardValue', 'couponId', 'dealerScope'] as const
on(rewards.updateGoods)((input, { user }) => {
  demandHeadquarters(user, 'rewards.updateGoods')
  const row = rowOf(input.id)
  const next = sentGoods({ ...row, ...input })
  if (
    row.status === enableStatus.enabled &&
    (FIXED.some((key) => next[key] !== row[key]) ||
      String(next.dealerCodes) !== String(row.dealerCodes) ||
      String(next.areas) !== String(row.areas))
  )
    throw new Refusal(400, '请先停用再修改奖励和参与门店')
  refuseFields(faultsOf(next, row))
  Object.assign(row, next)
  return {}
})
on(rewards.setGoodsEnabled)(({ id, status }, { user, now }) => {
  demandHeadquarters(user, 'rewards.setGoodsEnabled')
  const row = rowOf(id)
  const isOn = Number(status) === enableStatus.enabled
  if (isOn && goodsView(row, now).shelfState !== rewardShelf.onSale)
    throw new Refusal(400, '商品已在商城下架，不能启用')
  row.status = isOn ? enableStatus.enabled : enableStatus.disabled
  return {}
})
on(rewards.removeGoods)(({ id }, { user, now }) => {
  demandHeadquarters(user, 'rewards.removeGoods')
  const row = rowOf(id)
  if (row.status === enableStatus.enabled) throw new Refusal(400, CHANGED)
  const uses = enabledTasksOf(row.id, now).length
  if (uses) throw new Refusal(400, `「${goodsView(row, now).goodsName}」正被${uses}条数据使用，不能停用或删除`)
  dropRewardGoods(row.id)
  for (const task of rewardTasks())
    if (task.status !== rewardTaskStatus.enabled) task.goodsIds = task.goodsIds.filter((one) => one !== row.id)
  return {}
})

on(rewards.exportGoodsStatistics)((input, { user, now }) => {
  demandHeadquarters(user, 'rewards.exportGoodsStatistics')
  const [from, to] = [text(input.startTime).slice(0, 10), text(input.endTime).slice(0, 10)]
  if (!((toMillis(from) ?? NaN) <= (toMillis(to) ?? NaN))) throw new Refusal(400, '请选择统计时间')
  demandSpan(from, to)
  const houses = new Map(org.dealers.map((one) => [one.dealerCode, one]))
  const inTime = (time: string) => time.slice(0, 10) >= from && time.slice(0, 10) <= to
  const fits = (dealerCode: string, goodsId: string | undefined) =>
    (!input.areaName || houses.get(dealerCode)?.areaName === input.areaName) &&
    (!input.categoryId || rewardGoodsRows().some((row) => row.id === goodsId && row.categoryId === input.categoryId))
  const byDealer = input.groupBy === 'dealer'
  const shares = rewardShares().filter((row) => inTime(row.shareTime) && fits(row.dealerCode, row.rewardGoodsId))
  const orders = orderShares().filter(
    (row) => row.rewardGoodsId !== undefined && inTime(row.createTime) && fits(row.dealerCode, row.rewardGoodsId),
  )
  const keys = byDealer
    ? [...new Set(shares.map(({ dealerCode }) => dealerCode))].filter(Boolean)
    : rewardGoodsRows().map(({ id }) => id)
  const nameOf = (key: string) => {
    const row = rewardGoodsRows().find(({ id }) => id === key)
    return byDealer ? (houses.get(key)?.dealerName ?? key) : row ? goodsView(row, now).goodsName : key
  }
  return xlsFile(
    'excel.xls',
    [byDealer ? '经销商' : '商品名称', '分享次数', '成交订单', '成交金额'],
    keys.map((key) => {
      const own = (row: { dealerCode: string; rewardGoodsId?: string }) =>
        key === (byDealer ? row.dealerCode : row.rewardGoodsId)
      const sold = orders.filter(own)
      return [
        nameOf(key),
        shares.filter(own).length,
        sold.length,
        sold.reduce((all, { amountCents }) => all + amountCents, 0) / 100,
      ]
    }),
  )
})

const CODE = '经销商代码'
on(rewards.downloadDealerTemplate)((_input, { user }) => {
  demand(user, 'rewards.importDealers')
  return xlsFile('奖励门店导入模板.xls', [CODE, '经销商名称'], [['D00001', '']])
})
on(rewards.importDealers)(async (_input, { user, form }) => {
  demandHeadquarters(user, 'rewards.importDealers')
  const { fileName, rows } = await readSheet(form, [CODE])
  const seen = new Set<string>()
  const good: { dealerCode: string; dealerName: string; areaName: string }[] = []
  const failRows = rows.flatMap(({ rowNo, cells }, index) => {
    const code = cells[CODE] ?? ''
    const house = org.dealers.find(({ dealerCode }) => dealerCode === code)
    const reason =
      fileName.startsWith('fail.') && index < 3
        ? '代码不存在'
        : !house
          ? '代码不存在'
          : house.status !== dealerStatus.open
            ? '已退网'
            : seen.has(code)
              ? '重复'
              : undefined
    seen.add(code)
    if (reason) return { rowNo, column: CODE, value: code, reason }
    if (house) good.push({ dealerCode: house.dealerCode, dealerName: house.dealerName, areaName: house.areaName })
    return []
  })
  return {
    fileName,
    total: rows.length,
    successCount: good.length,
    failCount: failRows.length,
    failRows,
    dealers: good,
  }
})
