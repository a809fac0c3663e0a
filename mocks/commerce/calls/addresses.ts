import * as logistics from '@/api/commerce/logistics'
import { addressType, type ShopAddress, shopAddress } from '@/entities/commerce/shopAddress'
import { is } from '@/entities/field'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandHeadquarters, demandHeadquartersPage } from '../../community/rules/headquarters'
import { newId } from '../../system/rules/store'
import type { AddressRow } from '../data/addresses'
import { addresses, isSender } from '../rules/addresses'
import { afterSales } from '../rules/afterSales'
import { freights } from '../rules/freights'
import { supplierById, supplierName } from '../rules/suppliers'
import { placeOver } from '../rules/supplyInput'

const PAGES = ['/shop-management-shop/shop-address', '/order-management-shop/freight-management']
const KEYS = [
  'addressName',
  'addressType',
  'supplierId',
  'contactName',
  'phone',
  'telephone',
  'address',
  'postcode',
  'workTime',
  'defaultSend',
  'defaultReturn',
  'remark',
] as const
const GONE = '地址不存在或已删除'

/**
 * Returns the number of freight templates that send from an address plus the number of after-sales cases that return
 * to it.
 */
const usesOf = (id: string): number =>
  [...freights(), ...afterSales()].filter(({ addressId }) => addressId === id).length
const view = (row: AddressRow): ShopAddress => ({
  ...row,
  supplierName: supplierName(row.supplierId),
  useCount: usesOf(row.id),
})

const listed = listOf(logistics.listAddresses)<AddressRow>({
  is: ['id', 'addressType', 'supplierId', 'provinceCode', 'cityCode', 'countyCode'],
  like: ['addressName', 'contactName'],
  phone: ['phone'],
  sort: ['createTime'],
})
on(logistics.listAddresses, { whole: { why: 'business contacts of warehouses, which the sheet shows whole' } })(
  (input, { user }) => {
    demandHeadquartersPage(user, ...PAGES, '/order-management-shop/aftersale-management')
    return listed.page(addresses(), input, view)
  },
)
on(logistics.getAddress)(({ id }, { user }) => {
  demandHeadquartersPage(user, ...PAGES)
  return view(withId(addresses(), id, GONE))
})

const takesBack = (row: AddressRow) => is(row.addressType, addressType.return, addressType.both)
const kin = (row: AddressRow) => addresses().filter((one) => one.id !== row.id && one.supplierId === row.supplierId)

const save = (input: Record<string, unknown>, was: AddressRow | undefined, by: string, time: string): AddressRow => {
  const { values, faults } = readInto(shopAddress, KEYS, input, was ?? {})
  const row: AddressRow = {
    id: was?.id ?? newId(),
    ...values,
    ...placeOver(was, input),
    createBy: was?.createBy ?? by,
    createTime: was?.createTime ?? time,
    updateTime: time,
  }
  const isTaken = kin(row).some(({ addressName }) => addressName === row.addressName)
  const losesDefault = was && ((was.defaultSend && !isSender(row)) || (was.defaultReturn && !takesBack(row)))
  refuseFields({
    ...faults,
    addressName: faults.addressName ?? (isTaken ? '地址名称已存在' : undefined),
    addressType: faults.addressType ?? (losesDefault ? '默认项不能停用或删除，请先更换默认项' : undefined),
    supplierId: row.supplierId === '' || supplierById(row.supplierId) ? undefined : '供应商不存在',
    phone: row.phone === '' && row.telephone === '' ? '请填写手机号或固定电话' : faults.phone,
    region: row.countyCode === '' ? '请选择省市区' : undefined,
    postcode: row.postcode === '' || /^\d{6}$/.test(row.postcode) ? undefined : '邮编为6位数字',
  })
  if ((row.defaultSend && !isSender(row)) || (row.defaultReturn && !takesBack(row)))
    throw new Refusal(400, '状态已变化，请刷新后重试')
  for (const other of kin(row))
    Object.assign(other, row.defaultSend && { defaultSend: 0 }, row.defaultReturn && { defaultReturn: 0 })
  return row
}
on(logistics.createAddress)((input, { user, now }) => {
  demandHeadquarters(user, 'logistics.createAddress')
  const row = save(input, undefined, user.nickname, wireTime(now))
  addresses().push(row)
  return { id: row.id }
})
on(logistics.updateAddress)((input, { user, now }) => {
  demandHeadquarters(user, 'logistics.updateAddress')
  const was = withId(addresses(), input.id, GONE)
  Object.assign(was, save(input, was, user.nickname, wireTime(now)))
  return {}
})
on(logistics.removeAddress)(({ id }, { user }) => {
  demandHeadquarters(user, 'logistics.removeAddress')
  const row = withId(addresses(), text(id), GONE)
  if (row.defaultSend || row.defaultReturn) throw new Refusal(400, '默认项不能停用或删除，请先更换默认项')
  if (usesOf(row.id)) throw new Refusal(400, `「${row.addressName}」正被${usesOf(row.id)}条数据使用，不能停用或删除`)
  addresses().splice(addresses().indexOf(row), 1)
  return {}
})
