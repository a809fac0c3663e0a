import { Space } from 'antd'
import * as goods from '@/api/commerce/goods'
import type { Numbers } from '@/api/reply'
import { useLoad } from '@/kit/data/load'
import { QuickFilter } from '@/kit/list/QuickFilters'
import { plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const PREFIX = 'supplier:'

/** How many sub-orders wait at which supplier, most first; a press shows those of one. */
export const SupplierChips = ({ summary = {} }: { summary?: Numbers }) => {
  const t = useT()
  const { count } = useFormats()
  const { data = [] } = useLoad(goods.listAllSuppliers.query(undefined, { quiet: true }))
  const waiting = Object.entries(summary)
    .flatMap(([key, waits]) => (key.startsWith(PREFIX) && waits ? [{ id: key.slice(PREFIX.length), waits }] : []))
    .toSorted((a, b) => b.waits - a.waits)
  if (waiting.length === 0) return null
  const nameOf = (id: string) => plain(data.find((row) => row.id === id)?.supplierName) || id
  return (
    <Space wrap size={4} role="group" aria-label={t('orderDesk.waitingBySupplier')} className="space-below">
      {waiting.map(({ id, waits }) => (
        <QuickFilter key={id} filters={{ supplierId: id }}>
          {nameOf(id)} {count(waits)}
        </QuickFilter>
      ))}
    </Space>
  )
}
