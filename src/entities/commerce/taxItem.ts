import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'

export const leafFlag = enumeration('leafFlag', { group: 0, leaf: [1, 'processing'] })

/** Item of the official tax catalogue. Only enabled ones of the lowest level may be assigned to goods. */
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
  /** Null for groups. */
  status: 0 | 1 | null
}

/** Node of the tax item tree. A code has nineteen digits and is therefore text. */
export interface TaxNode {
  taxCode: string
  /** Code of the parent in a flat response. */
  parentCode?: string
  taxName: string
  /** Set on the lowest level; a server may omit it. */
  status?: number | null
  children: TaxNode[]
}
