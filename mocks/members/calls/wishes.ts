import * as feedback from '@/api/voice/feedback'
import { wish } from '@/entities/members/wish'
import { on } from '../../core/dispatcher'
import { integer, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, seesRecord } from '../../system/rules/access'
import type { WishRow } from '../data/wishes'
import { wishDetail, wishes, wishStats, wishView } from '../rules/wishes'

const PAGES = ['/wishList/wishList', '/feedback/index']

const listed = listOf(feedback.listWishes)<WishRow>({
  is: [
    { seriesCodes: ({ seriesCode }) => seriesCode },
    ...(['provinceCode', 'cityCode', 'dealerCode', 'buyPlan', 'status'] as const),
  ],
  like: ['nickname', 'remark'],
  phone: ['phone'],
  between: ['createTime'],
  sort: ['createTime', { guidePrice: ({ cents }) => cents }],
})
/** Returns the wishes a user may see. Dealers see those addressed to them. */
const wishesFor = (user: UserRow): WishRow[] => {
  const sees = seesRecord(user)
  return wishes().filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
}

on(feedback.listWishes)((input, { user }) => {
  demandOnePage(user, PAGES)
  const rows = wishesFor(user)
  const page = listed.page(rows, input, wishView)
  return (integer(input.pageNo) ?? 1) > 1 ? page : { ...page, stats: wishStats(listed.fitting(rows, input)) }
})
on(feedback.getWish)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return wishDetail(withId(wishesFor(user), id, '参数缺失或数据不存在，请从列表进入'))
})
on(feedback.exportWishes)((input, { user }) => {
  demand(user, 'feedback.exportWishes')
  return sheetOf(
    listed.exported(wishesFor(user), input).map(wishView),
    columnsOf(
      wish,
      ...(['id', 'nickname', 'phone', 'seriesName', 'modelName', 'exterior', 'interior', 'options'] as const),
      ...(['guidePrice', 'payWay', 'buyPlan', 'cityName', 'dealerName', 'source', 'clueId', 'status'] as const),
      ...(['createTime', 'updateTime'] as const),
    ),
  )
})
