import * as goodsCalls from '@/api/commerce/goods'
import { settleType, type Supplier } from '@/entities/commerce/supplier'
import { goodsStatus } from '@/entities/commerce/shared'
import { optionOf } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { isCreditCode } from '@/lib/checkDigits'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { wireTime } from '../../core/context'
import { Refusal } from '../../core/types'
import { demandHeadquarters, demandHeadquartersPage } from '../../community/rules/headquarters'
import { newId } from '../../system/rules/store'
import type { SupplierRow } from '../data/suppliers'
import { goods } from '../rules/goods'
import { suppliers } from '../rules/suppliers'
import { lengthFault, placeOver, textsOver } from '../rules/supplyInput'

const PAGE = '/shop-management-shop/supplierManagement'
const HOTLINE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,4})?|400-?\d{3}-?\d{4})$/
const TEXTS = [
  'supplierCode',
  'supplierName',
  'creditCode',
  'contactName',
  'phone',
  'address',
  'bankName',
  'bankAccount',
  'licence',
  'contractEnd',
  'remark',
] as const

/** How many goods of a supplier are on sale. */
const goodsCount = (id: string): number =>
  goods().filter(({ supplierId, status }) => supplierId === id && status === goodsStatus.onSale).length
const view = (row: SupplierRow): Supplier => ({ ...row, goodsCount: goodsCount(row.id) })

on(goodsCalls.listAllSuppliers)(() =>
  suppliers().map(({ id, supplierCode, supplierName, status }) => ({ id, supplierCode, supplierName, status })),
)
const listed = listOf(goodsCalls.listSuppliers)<SupplierRow>({
  is: ['settleType', 'status'],
  like: ['supplierName', 'supplierCode', 'creditCode', 'contactName'],
  between: ['contractEnd'],
  sort: ['createTime'],
})
on(goodsCalls.listSuppliers)((input, { user }) => {
  demandHeadquartersPage(user, PAGE)
  return listed.page(suppliers(), input, view)
})
on(goodsCalls.getSupplier)(({ id }, { user }) => {
  demandHeadquartersPage(user, PAGE)
  return view(withId(suppliers(), id, '供应商不存在'))
})

const faultsOf = (row: SupplierRow): Record<string, string | undefined> => {
  const others = suppliers().filter(({ id }) => id !== row.id)
  const taken = (key: 'supplierCode' | 'supplierName') => others.some((other) => other[key] === row[key])
  const hasBoth = (row.bankName === '') === (row.bankAccount === '')
  return {
    supplierCode: !/^[A-Z0-9]{2,20}$/.test(row.supplierCode)
      ? '编码为2-20位大写字母或数字'
      : taken('supplierCode')
        ? '供应商编码已存在'
        : undefined,
    supplierName:
      lengthFault(row.supplierName, '供应商名称', [2, 50]) ?? (taken('supplierName') ? '供应商名称已存在' : undefined),
    creditCode: isCreditCode(row.creditCode) ? undefined : '统一社会信用代码不正确',
    contactName: lengthFault(row.contactName, '联系人', [1, 20]),
    phone: HOTLINE.test(row.phone) ? undefined : '请输入正确的电话号码',
    address: lengthFault(row.address, '详细地址', [0, 100]),
    settleType: optionOf(settleType, row.settleType) ? undefined : '请选择结算方式',
    bankName: !hasBoth && row.bankName === '' ? '开户行和银行账号须同时填写' : undefined,
    bankAccount:
      row.bankAccount !== '' && !/^\d{8,30}$/.test(row.bankAccount)
        ? '银行账号应为8-30位数字'
        : !hasBoth && row.bankAccount === ''
          ? '开户行和银行账号须同时填写'
          : undefined,
    remark: lengthFault(row.remark, '备注', [0, 200]),
  }
}
on(goodsCalls.saveSupplier)((input, { user, now }) => {
  demandHeadquarters(user, 'goods.saveSupplier')
  const was = text(input.id) === '' ? undefined : withId(suppliers(), input.id, '供应商不存在')
  const status = sent(input, 'status') ? integer(input.status) : was?.status
  if (was && status === enableStatus.disabled && was.status === enableStatus.enabled && goodsCount(was.id))
    throw new Refusal(400, `「${was.supplierName}」正被${goodsCount(was.id)}条数据使用，不能停用或删除`)
  const row: SupplierRow = {
    id: was?.id ?? newId(),
    ...textsOver(was, input, TEXTS),
    ...(was && { supplierCode: was.supplierCode }),
    ...placeOver(was, input),
    // Checked below.
    settleType: (sent(input, 'settleType') ? integer(input.settleType) : was?.settleType) as SupplierRow['settleType'],
    status: status === enableStatus.disabled ? enableStatus.disabled : enableStatus.enabled,
    createTime: was?.createTime ?? wireTime(now),
  }
  refuseFields(faultsOf(row))
  if (was) Object.assign(was, row)
  else suppliers().push(row)
  return { id: row.id }
})
