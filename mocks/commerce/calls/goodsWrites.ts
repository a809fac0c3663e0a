import * as calls from '@/api/commerce/goods'
import { type GoodsDetail, goodsDealerScope, shelfType } from '@/entities/commerce/goods'
import { sellOutConfig, sellOutRule } from '@/entities/commerce/sellOut'
import { deliveryMode, goodsPayType, goodsStatus } from '@/entities/commerce/shared'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, text, withId } from '../../core/input'
import { readInto } from '../../core/readInto'
import { type Context, Refusal } from '../../core/types'
import { demandHeadquarters } from '../../community/rules/headquarters'
import { newId } from '../../system/rules/store'
import type { GoodsRow } from '../data/shopGoods'
import { goods } from '../rules/goods'
import {
  checkGoods,
  eachGoods,
  fillGoods,
  isCodeTaken,
  MOVED,
  runGoods,
  shelveFault,
  spuFault,
  stateAfter,
} from '../rules/goodsRules'
import { openOrdersOf, usesOfGoods } from '../rules/goodsUses'
import { goodsView } from '../rules/goodsViews'
import { sellOut } from '../rules/sellOut'

type Input = Record<string, unknown>
/** Maximum number of hot goods, and of recommended goods. */
const MAX = 20
const GONE = '参数缺失或记录不存在，请从列表进入'

const stamped = (row: GoodsRow, { user, now }: Context): GoodsRow =>
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })

on(calls.get)((input, { now }) => {
  runGoods(now)
  const row = withId(goods(), input.id, GONE)
  const { skuTags, skuList, dealerCodes, updateBy } = row
  // The state codes are those of the enumerations.
  return {
    ...goodsView(row),
    skuTags,
    skuList,
    dealerCodes,
    updateBy,
    openOrders: openOrdersOf(row.id),
  } as unknown as GoodsDetail
})

const BLANK: Omit<GoodsRow, 'id' | 'createTime' | 'updateBy' | 'updateTime'> = {
  goodsCode: '',
  spu: '',
  goodsName: '',
  subTitle: '',
  goodsType: 0,
  categoryId: '',
  supplierId: '',
  taxCode: '',
  seriesCodes: [],
  cover: '',
  images: [],
  video: '',
  content: '',
  payType: goodsPayType.cash,
  price: '',
  oriPrice: '',
  points: null,
  stocks: 0,
  virtualSales: 0,
  deliveryMode: deliveryMode.carrier,
  freightId: '',
  dealerScope: goodsDealerScope.all,
  dealerCodes: [],
  couponId: '',
  limitCount: 0,
  afterSaleFlag: 1,
  shelfType: shelfType.kept,
  shelfTime: '',
  hotSale: 0,
  recommend: 0,
  sort: 0,
  status: goodsStatus.draft,
  skuTags: [],
  skuList: [],
}
const saved = (row: GoodsRow, input: Input, context: Context): GoodsRow => {
  const next = fillGoods(row, input)
  next.status = stateAfter(next)
  checkGoods(next, row, context.now)
  return stamped(next, context)
}
on(calls.create)((input: Input, context) => {
  demandHeadquarters(context.user, 'goods.create')
  const time = formatTime(context.now)
  const row = saved({ ...BLANK, id: newId(), createTime: time, updateBy: '', updateTime: time }, input, context)
  goods().unshift(row)
  return { id: row.id }
})
on(calls.update)((input: Input, context) => {
  demandHeadquarters(context.user, 'goods.update')
  const row = withId(goods(), input.id, GONE)
  refuseChanged(row, input)
  const fixed = openOrdersOf(row.id) ? ['goodsType', 'payType', 'deliveryMode'] : ['goodsType']
  const kept = Object.fromEntries(Object.entries(input).filter(([key]) => !fixed.includes(key)))
  Object.assign(row, saved(row, { ...kept, goodsCode: undefined, spu: row.spu ? undefined : input.spu }, context))
})

on(calls.checkCode)(({ goodsCode }) => ({ exists: isCodeTaken(text(goodsCode)) }))
on(calls.checkSpu)(({ spu }) => {
  const reason = spuFault(text(spu))
  return { valid: reason === undefined, reason: reason ?? '' }
})

/** Returns the input if the user works at headquarters and has the permission. */
const demanded = (input: Input, { user }: Context, can: string): Input => {
  demandHeadquarters(user, can)
  return input
}
on(calls.shelve)((input: Input, context) =>
  eachGoods(demanded(input, context, 'goods.shelve'), (row) => {
    if (row.status === goodsStatus.onSale) throw new Refusal(400, MOVED)
    const fault = shelveFault(row)
    if (fault) throw new Refusal(400, fault)
    stamped(row, context).status = goodsStatus.onSale
  }),
)
on(calls.unshelve)((input: Input, context) =>
  eachGoods(demanded(input, context, 'goods.unshelve'), (row) => {
    if (row.status !== goodsStatus.onSale && row.status !== goodsStatus.scheduled) throw new Refusal(400, MOVED)
    const isScheduled = row.status === goodsStatus.scheduled
    Object.assign(stamped(row, context), {
      status: isScheduled ? goodsStatus.draft : goodsStatus.offShelf,
      shelfType: shelfType.kept,
      hotSale: 0,
      recommend: 0,
    })
  }),
)
const marks = (key: 'hotSale' | 'recommend', can: string, full: string) => (input: Input, context: Context) =>
  eachGoods(demanded(input, context, can), (row) => {
    const to = integer(input[key]) === 1 ? 1 : 0
    if (row.status !== goodsStatus.onSale) throw new Refusal(400, MOVED)
    if (to && !row[key] && goods().filter((one) => one[key]).length >= MAX) throw new Refusal(400, full)
    stamped(row, context)[key] = to
  })
on(calls.setHotSale)(marks('hotSale', 'goods.setHotSale', '热销商品最多20个'))
on(calls.recommend)(marks('recommend', 'goods.recommend', '推荐商品最多20个'))
on(calls.remove)((input: Input, context) =>
  eachGoods(demanded(input, context, 'goods.remove'), (row) => {
    if (row.status === goodsStatus.onSale || row.status === goodsStatus.scheduled) throw new Refusal(400, MOVED)
    const uses = usesOfGoods(row.id)
    if (uses) throw new Refusal(400, `「${row.goodsName}」正被${uses}条数据使用，不能停用或删除`)
    goods().splice(goods().indexOf(row), 1)
  }),
)

on(calls.getSellOutConfig)(() => sellOut.kept() ?? null)
on(calls.saveSellOutConfig)((input: Input, context) => {
  demandHeadquarters(context.user, 'goods.saveSellOutConfig')
  const { values, faults } = readInto(
    sellOutConfig,
    ['rule', 'sellOutText', 'arrivalFlag', 'warnStock', 'warnPhones'],
    input,
    {},
  )
  const { warnStock, warnPhones: phones } = values
  refuseFields({
    ...faults,
    warnPhones:
      phones.length > 5 || phones.some((phone) => !/^1[3-9]\d{9}$/.test(phone)) || (warnStock && phones.length === 0)
        ? '请填写正确的手机号，最多5个'
        : undefined,
  })
  sellOut.keep({ ...values, id: '1', updateBy: context.user.nickname, updateTime: formatTime(context.now) })
  // Goods that are sold out are taken off the shelf at once.
  if (values.rule === sellOutRule.takeOff)
    for (const row of goods())
      if (row.status === goodsStatus.onSale && row.stocks === 0)
        Object.assign(stamped(row, context), { status: goodsStatus.offShelf, hotSale: 0, recommend: 0 })
})
