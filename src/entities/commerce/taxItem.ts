import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'

export const leafFlag = enumeration('leafFlag', { group: 0, leaf: [1, 'processing'] })

/** An item of the state's tax catalogue; only those of the lowest level that are enabled may be put on goods. */
export const taxItem = entity('taxItem', {
  taxCode: f.id(),
  parentCode: f.text(),
  taxName: f.text(),
  shortName: f.text(),
  taxRate: f.percent({ decimals: 2 }),
  keyword: f.text(),
  leafFlag: f.enum(leafFlag),
  goodsCount: f.integer({ sortable: true }),
  status: f.status(enableStatus),
  updateTime: f.dateTime({ sortable: true }),
})
export interface TaxItem extends Omit<RowOf<typeof taxItem>, 'status'> {
  /** Groups have none. */
  status: 0 | 1 | null
}

/** A node of the tree of tax items; a code is text of nineteen digits. */
export interface TaxNode {
  taxCode: string
  /** What it hangs below, where the nodes come flat. */
  parentCode?: string
  taxName: string
  /** Of those of the lowest level; a server may leave it out. */
  status?: number | null
  children: TaxNode[]
}
