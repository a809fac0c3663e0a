import * as logistics from '@/api/commerce/logistics'
import { isHeadquarters } from '@/session/identity'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { demandHeadquarters } from '../../community/rules/headquarters'
import type { UserRow } from '../../system/data/types'
import { demandOnePage, demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import type { FreightRow } from '../data/freights'
import { freightOf, freights, freightView, goodsOfFreight, refuseFreight, withFreightInput } from '../rules/freights'

const PAGE = '/order-management-shop/freight-management'
/** Pages whose goods and addresses refer to templates. */
const READERS = ['/shop-management-shop/shop-management', '/shop-management-shop/shop-address']

const listed = listOf(logistics.listFreights)<FreightRow>({
  is: ['id', 'chargeType', 'addressId', 'supplierId', 'defaultFlag'],
  like: ['freightName'],
  sort: ['updateTime'],
})
const demandHead = (user: UserRow) => {
  if (!isHeadquarters(user)) throw new Refusal(403, '没有访问权限')
}
on(logistics.listFreights)((input, { user }) => {
  demandOnePage(user, [PAGE, ...READERS])
  demandHead(user)
  return listed.page(freights(), input, freightView)
})
on(logistics.getFreight)(({ id }, { user }) => {
  demandPage(user, PAGE)
  demandHead(user)
  return freightView(freightOf(id))
})

on(logistics.createFreight)((input, { user, now }) => {
  demandHeadquarters(user, 'logistics.createFreight')
  const row = withFreightInput<FreightRow>(
    {
      id: newId(),
      freightName: '',
      chargeType: 0,
      addressId: '',
      supplierId: '',
      rules: [],
      freeAmount: '',
      noSendRegions: [],
      noSendText: '该地区暂不配送',
      defaultFlag: freights().length === 0 ? 1 : 0,
      updateBy: user.nickname,
      updateTime: formatTime(now),
    },
    input,
  )
  refuseFreight(row)
  freights().unshift(row)
  return { id: row.id }
})
on(logistics.updateFreight)((input, { user, now }) => {
  demandHeadquarters(user, 'logistics.updateFreight')
  const row = freightOf(input.id)
  const isSwitch = sent(input, 'defaultFlag') && !sent(input, 'freightName')
  if (isSwitch) {
    if (integer(input.defaultFlag) !== 1) throw new Refusal(400, '默认项不能停用或删除，请先更换默认项')
    for (const one of freights()) one.defaultFlag = one === row ? 1 : 0
  } else {
    refuseChanged(row, input)
    const next = withFreightInput(row, input)
    if (next.chargeType !== row.chargeType && goodsOfFreight(row.id) > 0)
      refuseFields({ chargeType: '模板使用中，计费方式不能更换' })
    refuseFreight(next)
    Object.assign(row, next)
  }
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(logistics.removeFreight)(({ id }, { user }) => {
  demandHeadquarters(user, 'logistics.removeFreight')
  const row = freightOf(id)
  const used = goodsOfFreight(row.id)
  if (row.defaultFlag === 1) throw new Refusal(409, '默认项不能停用或删除，请先更换默认项')
  if (used > 0) throw new Refusal(409, `「${row.freightName}」正被${used}条数据使用，不能停用或删除`)
  freights().splice(freights().indexOf(row), 1)
})
