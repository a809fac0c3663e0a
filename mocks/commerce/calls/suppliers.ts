import * as goodsCalls from '@/api/commerce/goods'
import { type Supplier, supplier } from '@/entities/commerce/supplier'
import { goodsStatus } from '@/entities/commerce/shared'
import { enableStatus } from '@/entities/shared/enums'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { wireTime } from '../../core/context'
import { Refusal } from '../../core/types'
import { demandHeadquarters, demandHeadquartersPage } from '../../community/rules/headquarters'
import { newId } from '../../system/rules/store'
import type { SupplierRow } from '../data/suppliers'
import { goods } from '../rules/goods'
import { suppliers } from '../rules/suppliers'
import { placeOver } from '../rules/supplyInput'

const PAGE = '/shop-management-shop/supplierManagement'
const KEYS = [
  'supplierName',
  'creditCode',
  'contactName',
  'phone',
  'address',
  'settleType',
  'bankName',
  'bankAccount',
  'licence',
  'contractEnd',
  'remark',
] as const

type Faults = { [K in keyof SupplierRow]?: string }

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

const ownFaults = (row: SupplierRow, faults: Faults): Faults => {
  const others = suppliers().filter(({ id }) => id !== row.id)
  const taken = (key: 'supplierCode' | 'supplierName') => others.some((other) => other[key] === row[key])
  const hasBoth = (row.bankName === '') === (row.bankAccount === '')
  return {
    supplierCode: !/^[A-Z0-9]{2,20}$/.test(row.supplierCode)
      ? '编码须为2-20位大写字母或数字'
      : taken('supplierCode')
        ? '供应商编码已存在'
        : undefined,
    supplierName: faults.supplierName ?? (taken('supplierName') ? '供应商名称已存在' : undefined),
    bankName: !hasBoth && row.bankName === '' ? '开户行和银行账号须同时填写' : faults.bankName,
    bankAccount:
      row.bankAccount !== '' && !/^\d{8,30}$/.test(row.bankAccount)
        ? '银行账号须为8-30位数字'
        : !hasBoth && row.bankAccount === ''
          ? '开户行和银行账号须同时填写'
          : undefined,
  }
}
on(goodsCalls.saveSupplier)((input, { user, now }) => {
  demandHeadquarters(user, 'goods.saveSupplier')
  const was = text(input.id) === '' ? undefined : withId(suppliers(), input.id, '供应商不存在')
  const status = sent(input, 'status') ? integer(input.status) : was?.status
  if (was && status === enableStatus.disabled && was.status === enableStatus.enabled && goodsCount(was.id))
    throw new Refusal(400, `「${was.supplierName}」正被${goodsCount(was.id)}条数据使用，不能停用或删除`)
  const { values, faults } = readInto(supplier, KEYS, input, was ?? {})
  const row: SupplierRow = {
    id: was?.id ?? newId(),
    ...values,
    supplierCode: was?.supplierCode ?? text(input.supplierCode),
    ...placeOver(was, input),
    status: status === enableStatus.disabled ? enableStatus.disabled : enableStatus.enabled,
    createTime: was?.createTime ?? wireTime(now),
  }
  refuseFields({ ...faults, ...ownFaults(row, faults) })
  if (was) Object.assign(was, row)
  else suppliers().push(row)
  return { id: row.id }
})
