import { is } from '@/entities/field'
import { IN_STOCK, type RemoteStock } from '@/entities/shared/remoteStock'
import { onReset } from '../../core/control'
import { createContext } from '../../core/context'
import { buildRemoteStock } from '../data/remoteStock'
import { org, reference } from '../../system/rules/store'

/** The cars in off-site depots as they are now. */
export let remoteStock: RemoteStock[]
onReset(() => {
  remoteStock = buildRemoteStock(createContext(reference(), 20_240_801, 1), org.dealers, org.carSeries)
})

/** How many cars are in depots for a dealer, or on their way there. */
export const stockOf = (dealerCode: string): number =>
  remoteStock.filter((row) => row.dealerCode === dealerCode && is(row.status, ...IN_STOCK)).length
