import * as logistics from '@/api/commerce/logistics'
import { type LogisticsCompany, logisticsCompany } from '@/entities/commerce/logisticsCompany'
import { enableStatus } from '@/entities/shared/enums'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandHeadquarters, demandHeadquartersPage } from '../../community/rules/headquarters'
import { newId } from '../../system/rules/store'
import type { CarrierRow } from '../data/carriers'
import { carriers } from '../rules/carriers'
import { shopOrders } from '../rules/shopOrders'

const PAGE = '/config-management-shop/logistics-config'
/** Pages whose orders and after-sales cases refer to carriers. */
const READERS = [
  '/order-management-shop/order-management',
  '/order-management-shop/new-orderManage',
  '/order-management-shop/aftersale-management',
]
const DAYS = 30 * 86_400_000
const GONE = '物流公司不存在'

const parcelsSince = (since: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { packages } of shopOrders())
    for (const { logisticsCode, deliverTime } of packages)
      if (logisticsCode !== '' && deliverTime >= since) counts.set(logisticsCode, (counts.get(logisticsCode) ?? 0) + 1)
  return counts
}
const viewAt = (now: number): ((row: CarrierRow) => LogisticsCompany) => {
  const parcels = parcelsSince(wireTime(now - DAYS))
  return (row) => ({ ...row, useCount: parcels.get(row.logisticsCode) ?? 0 })
}

const listed = listOf(logistics.list)<LogisticsCompany>({
  is: ['status'],
  like: ['logisticsName', 'logisticsCode'],
  sort: ['sort', 'useCount', 'updateTime'],
})
on(logistics.list)((input, { user, now }) => {
  demandHeadquartersPage(user, PAGE, ...READERS)
  const asked = input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' as const }
  return listed.page(carriers().map(viewAt(now)), asked)
})
on(logistics.get)(({ id }, { user, now }) => {
  demandHeadquartersPage(user, PAGE)
  return viewAt(now)(withId(carriers(), id, GONE))
})

const isPattern = (rule: string): boolean => {
  try {
    return Boolean(new RegExp(rule))
  } catch {
    return false
  }
}
const save = (input: Record<string, unknown>, was: CarrierRow | undefined, time: string): CarrierRow => {
  const { values, faults } = readInto(
    logisticsCompany,
    ['logisticsName', 'logo', 'phone', 'website', 'numberRule', 'defaultFlag', 'sort', 'remark'],
    input,
    was ?? {},
  )
  const status = sent(input, 'status') ? integer(input.status) : was?.status
  const row: CarrierRow = {
    ...values,
    id: was?.id ?? newId(),
    logisticsCode: was?.logisticsCode ?? text(input.logisticsCode),
    sort: values.sort ?? 0,
    status: status === enableStatus.disabled ? enableStatus.disabled : enableStatus.enabled,
    updateTime: time,
  }
  const others = carriers().filter(({ id }) => id !== row.id)
  const taken = (key: 'logisticsName' | 'logisticsCode') => others.some((other) => other[key] === row[key])
  refuseFields({
    ...faults,
    logisticsName: faults.logisticsName ?? (taken('logisticsName') ? '物流公司已存在' : undefined),
    logisticsCode:
      !was && !/^[a-z0-9_]{2,20}$/.test(row.logisticsCode)
        ? '编码为2-20位小写字母、数字或下划线'
        : taken('logisticsCode')
          ? '公司编码已存在'
          : undefined,
    numberRule: isPattern(row.numberRule) ? faults.numberRule : '正则表达式不正确',
    status:
      row.defaultFlag && row.status === enableStatus.disabled ? '默认项不能停用或删除，请先更换默认项' : undefined,
  })
  if (row.status === enableStatus.disabled && !others.some((one) => one.status === enableStatus.enabled))
    throw new Refusal(400, '至少保留一家启用的物流公司')
  if (row.defaultFlag) for (const other of others) Object.assign(other, { defaultFlag: 0 })
  return row
}
on(logistics.create)((input, { user, now }) => {
  demandHeadquarters(user, 'logistics.create')
  const row = save(input, undefined, wireTime(now))
  carriers().push(row)
  return { id: row.id }
})
on(logistics.update)((input, { user, now }) => {
  demandHeadquarters(user, 'logistics.update')
  const was = withId(carriers(), input.id, GONE)
  Object.assign(was, save(input, was, wireTime(now)))
  return {}
})
on(logistics.remove)(({ id }, { user }) => {
  demandHeadquarters(user, 'logistics.remove')
  const row = withId(carriers(), text(id), GONE)
  const used = parcelsSince('').get(row.logisticsCode) ?? 0
  if (row.defaultFlag) throw new Refusal(400, '默认项不能停用或删除，请先更换默认项')
  if (used) throw new Refusal(400, `「${row.logisticsName}」正被${used}条数据使用，不能停用或删除`)
  if (row.status === enableStatus.enabled) throw new Refusal(400, '状态已变化，请刷新后重试')
  carriers().splice(carriers().indexOf(row), 1)
  return {}
})
