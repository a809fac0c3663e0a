import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { buildCarriers, type CarrierRow } from '../data/carriers'

/** The carriers as they are now. */
export const carriers = seeded('carriers', () => buildCarriers(createContext(reference(), 20_261_125, 420_001)))
/** A carrier by the code that parcels name. */
export const carrierByCode = (code: string): CarrierRow | undefined =>
  carriers().find(({ logisticsCode }) => logisticsCode === code)
