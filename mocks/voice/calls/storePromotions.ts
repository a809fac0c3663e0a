import * as stores from '@/api/voice/stores'
import { promoStatus } from '@/entities/voice/storePromotion'
import { counted } from '../../core/asOf'
import { on } from '../../core/dispatcher'
import { withId } from '../../core/input'
import { listOf } from '../../core/list'
import { demand, demandPage } from '../../system/rules/access'
import { promotionsFor, savePromotion, setPromotionStatus } from '../rules/storePromotions'

const PAGE = '/storeManagement/storePromotion'
const STATES = promoStatus.options.map(({ value }) => value)
const listed = listOf(stores.listPromotions)<ReturnType<typeof promotionsFor>[number]>({
  is: ['promoType', 'dealerCode', 'areaName', 'seriesCodes', 'clueFlag', 'status'],
  like: ['title'],
  between: ['startTime'],
  sort: ['updateTime', 'startTime', 'viewCount', 'callCount', 'clueCount'],
})

on(stores.listPromotions)((input, { user, now }) => {
  demandPage(user, PAGE)
  const rows = promotionsFor(user)
  return {
    ...listed.page(rows, input, ({ trend: _trend, ...row }) => ({ ...row, trend: [] })),
    summary: listed.counts(rows, input, 'status', STATES),
    ...counted(now),
  }
})
on(stores.getPromotion)(({ id }, { user }) => {
  demandPage(user, PAGE)
  return withId(promotionsFor(user), id, '参数缺失、数据不存在或无权查看')
})
on(stores.savePromotion)((input, { user, now }) => {
  demand(user, 'stores.savePromotion')
  return savePromotion(input, user, now)
})
on(stores.setPromotionStatus)((input, { user, now }) => {
  demand(user, 'stores.setPromotionStatus')
  return setPromotionStatus(input, user, now)
})
