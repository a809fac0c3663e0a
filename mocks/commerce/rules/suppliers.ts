import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { placeOf } from '../../system/data/regions'
import type { PlaceFields } from '../../system/data/types'
import { org } from '../../system/rules/store'
import { buildSuppliers, type SupplierRow } from '../data/suppliers'

export const placesOfSeeds = (): ((countyCode: string) => PlaceFields) => {
  const regions = new Map(org.regions.map((region) => [region.code, region]))
  return (countyCode) => placeOf(regions, countyCode)
}

export const suppliers = seeded('suppliers', () =>
  buildSuppliers(createContext(reference(), 20_261_123, 400_001), placesOfSeeds()),
)
export const supplierById = (id: string): SupplierRow | undefined => suppliers().find((row) => row.id === id)
/** Returns the name of a supplier. Empty for the platform itself. */
export const supplierName = (id: string): string => supplierById(id)?.supplierName ?? ''
