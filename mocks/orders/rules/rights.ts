import type { Equity } from '@/entities/orders/equity'
import { fromCents } from '@/lib/money'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { buildRights, type RightRow } from '../data/rights'

export const rights = seeded('rights', (): readonly RightRow[] =>
  buildRights(createContext(reference(), 20_241_111, 1), org.carSeries),
)

export const rightView = ({ worthCents, ...row }: RightRow): Equity => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as Equity),
  seriesNames: row.seriesCodes.map(seriesName),
  worth: worthCents === null ? '' : fromCents(worthCents),
})
