import * as logistics from '@/api/commerce/logistics'
import { addressType, type ShopAddress } from '@/entities/commerce/shopAddress'
import { is, isYes, optionOf } from '@/entities/field'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { demandHeadquarters, demandHeadquartersPage } from '../../community/rules/headquarters'
import { newId } from '../../system/rules/store'
import type { AddressRow } from '../data/addresses'
import { addresses, isSender } from '../rules/addresses'
import { afterSales } from '../rules/afterSales'
import { freights } from '../rules/freights'
import { supplierById, supplierName } from '../rules/suppliers'
import { lengthFault, placeOver, textsOver } from '../rules/supplyInput'

const PAGES = ['/shop-management-shop/shop-address', '/order-management-shop/freight-management']
const HOTLINE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,4})?|400-?\d{3}-?\d{4})$/
const TEXTS = [
  'addressName',
  'supplierId',
  'contactName',
  'phone',
  'telephone',
  'address',
  'postcode',
  'workTime',
  'remark',
] as const
const GONE = '地址不存在或已删除'

/** How many freight templates send from an address, and how many cases of after-sales return to it. */
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
/** The other addresses of the same supplier, or of headquarters. */
const kin = (row: AddressRow) => addresses().filter((one) => one.id !== row.id && one.supplierId === row.supplierId)

const faultsOf = (row: AddressRow, was: AddressRow | undefined): Record<string, string | undefined> => ({
  addressName:
    lengthFault(row.addressName, '地址名称', [2, 20]) ??
    (kin(row).some(({ addressName }) => addressName === row.addressName) ? '地址名称已存在' : undefined),
  addressType: !optionOf(addressType, row.addressType)
    ? '请选择地址用途'
    : was && ((was.defaultSend && !isSender(row)) || (was.defaultReturn && !takesBack(row)))
      ? '默认项不能停用或删除，请先更换默认项'
      : undefined,
  supplierId: row.supplierId === '' || supplierById(row.supplierId) ? undefined : '供应商不存在',
  contactName: lengthFault(row.contactName, '联系人', [2, 20]),
  phone:
    row.phone === '' && row.telephone === ''
      ? '请填写手机号或固定电话'
      : row.phone === '' || /^1[3-9]\d{9}$/.test(row.phone)
        ? undefined
        : '请输入正确的11位手机号',
  telephone: row.telephone === '' || HOTLINE.test(row.telephone) ? undefined : '请输入正确的电话号码',
  region: row.countyCode === '' ? '请选择省市区' : undefined,
  address: lengthFault(row.address, '详细地址', [5, 100]),
  postcode: row.postcode === '' || /^\d{6}$/.test(row.postcode) ? undefined : '邮编为6位数字',
  workTime: lengthFault(row.workTime, '收发货时间', [0, 50]),
  remark: lengthFault(row.remark, '备注', [0, 200]),
})
const flag = (input: Record<string, unknown>, key: 'defaultSend' | 'defaultReturn', was?: AddressRow): 0 | 1 =>
  (sent(input, key) ? isYes(input[key]) : isYes(was?.[key])) ? 1 : 0

/** An address as it is saved over what it was; the former default of its supplier goes. */
const save = (input: Record<string, unknown>, was: AddressRow | undefined, by: string, time: string): AddressRow => {
  const row: AddressRow = {
    id: was?.id ?? newId(),
    ...textsOver(was, input, TEXTS),
    ...placeOver(was, input),
    // Checked below.
    addressType: (sent(input, 'addressType')
      ? integer(input.addressType)
      : was?.addressType) as AddressRow['addressType'],
    defaultSend: flag(input, 'defaultSend', was),
    defaultReturn: flag(input, 'defaultReturn', was),
    createBy: was?.createBy ?? by,
    createTime: was?.createTime ?? time,
    updateTime: time,
  }
  refuseFields(faultsOf(row, was))
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
