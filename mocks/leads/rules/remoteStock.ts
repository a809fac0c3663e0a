import { is } from '@/entities/field'
import { IN_STOCK, type RemoteStock } from '@/entities/shared/remoteStock'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { dmsOrders } from '../../orders/rules/orders'
import { org } from '../../system/rules/store'
import { buildRemoteStock } from '../data/remoteStock'

export const remoteStock = seeded('remoteStock', (): RemoteStock[] =>
  buildRemoteStock(createContext(reference(), 20_240_801, 1), { ...org, orders: dmsOrders() }),
)

/** Returns the number of cars for a dealer that are in a depot or on their way to one. */
export const stockOf = (dealerCode: string): number =>
  remoteStock().filter((row) => row.dealerCode === dealerCode && is(row.status, ...IN_STOCK)).length
