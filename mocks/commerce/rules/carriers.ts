import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { buildCarriers, type CarrierRow } from '../data/carriers'

export const carriers = seeded('carriers', () => buildCarriers(createContext(reference(), 20_261_125, 420_001)))
export const carrierByCode = (code: string): CarrierRow | undefined =>
  carriers().find(({ logisticsCode }) => logisticsCode === code)
