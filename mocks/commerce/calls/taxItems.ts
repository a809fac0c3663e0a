import * as goodsCalls from '@/api/commerce/goods'
import { leafFlag, type TaxNode } from '@/entities/commerce/taxItem'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { demandHeadquarters } from '../../community/rules/headquarters'
import type { TaxRow } from '../data/taxItems'
import { goods, taxedAs } from '../rules/goods'
import { taxItemOf, taxItems } from '../rules/taxItems'

on(goodsCalls.getTaxTree)(() => {
  const nodes = new Map<string, TaxNode>()
  const top: TaxNode[] = []
  for (const { taxCode, parentCode, taxName, status } of taxItems()) {
    const node = { taxCode, taxName, status, children: [] }
    nodes.set(taxCode, node)
    const above = nodes.get(parentCode)?.children ?? top
    above.push(node)
  }
  return top
})

const goodsByTax = (): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const row of goods()) {
    const code = taxedAs(row)
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return counts
}

const isBelow = (row: TaxRow, code: string): boolean => {
  const above = taxItemOf(row.parentCode)
  return above !== undefined && (above.taxCode === code || isBelow(above, code))
}
type Counted = TaxRow & { goodsCount: number }
const listed = listOf(goodsCalls.listTaxItems)<Counted>({
  is: ['leafFlag', { status: (row) => row.status ?? [], taxRate: (row) => row.taxRate }],
  like: ['taxCode', 'taxName', { keyword: (row) => row.keyword }],
  within: ['goodsCount'],
  where: {
    parentCode: (asked) => {
      const code = text(asked)
      return (row) => code === '' || isBelow(row, code)
    },
  },
  sort: ['goodsCount', 'updateTime'],
  keepsOrder: true,
})
on(goodsCalls.listTaxItems)((input: Record<string, unknown>) => {
  const counts = goodsByTax()
  return listed.page(
    taxItems().map((row) => ({ ...row, goodsCount: counts.get(row.taxCode) ?? 0 })),
    input,
  )
})
on(goodsCalls.setTaxItemStatus)((input: Record<string, unknown>, { user, now }) => {
  demandHeadquarters(user, 'goods.setTaxItemStatus')
  const status = integer(input.status) === enableStatus.enabled ? enableStatus.enabled : enableStatus.disabled
  const fails = texts(input.taxCodes).flatMap((id) => {
    const row = taxItemOf(id)
    if (!row) return [{ id, reason: '税目不存在' }]
    if (row.leafFlag !== leafFlag.leaf) return [{ id, reason: '汇总项不能启用或停用' }]
    if (row.status === status) return [{ id, reason: '状态已变化，请刷新后重试' }]
    Object.assign(row, { status, updateTime: formatTime(now) })
    return []
  })
  return { fails }
})
