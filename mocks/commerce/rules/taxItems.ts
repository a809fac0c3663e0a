import { enableStatus } from '@/entities/shared/enums'
import { seeded } from '../../core/control'
import { reference } from '../../system/rules/store'
import { buildTaxItems, type TaxRow } from '../data/taxItems'

const made = seeded('taxItems', () => {
  const rows = buildTaxItems(reference())
  return { rows, byCode: new Map(rows.map((row) => [row.taxCode, row])) }
})

export const taxItems = (): readonly TaxRow[] => made().rows
export const taxItemOf = (taxCode: string): TaxRow | undefined => made().byCode.get(taxCode)
/** Returns the code of an enabled tax item by its name. Empty if there is none. */
export const enabledTaxCodeOf = (taxName: string): string =>
  taxItems().find((row) => row.taxName === taxName && row.status === enableStatus.enabled)?.taxCode ?? ''
export const taxFault = (taxCode: string): string | undefined =>
  taxItemOf(taxCode)?.status === enableStatus.enabled ? undefined : '请选择末级且启用的税目'
