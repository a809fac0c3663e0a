import { addressType } from '@/entities/commerce/shopAddress'
import { is } from '@/entities/field'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { buildAddresses, type AddressRow } from '../data/addresses'
import { placesOfSeeds, suppliers } from './suppliers'

export const addresses = seeded('shopAddresses', () =>
  buildAddresses(
    createContext(reference(), 20_261_124, 410_001),
    placesOfSeeds(),
    suppliers().map(({ id }) => id),
  ),
)
export const addressById = (id: string): AddressRow | undefined => addresses().find((row) => row.id === id)
export const isSender = (row: AddressRow | undefined): boolean =>
  row !== undefined && is(row.addressType, addressType.send, addressType.both)
