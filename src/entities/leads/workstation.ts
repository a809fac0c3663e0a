import { entity, f } from '../field'
import { dealer } from '../shared/dealer'
import { clue } from './clue'
import { type Sharer, sharer } from './reach'

export const workstation = {
  ...entity('workstation', {
    quickBays: f.integer({ sortable: true }),
    mechanicBays: f.integer({ sortable: true }),
    evBays: f.integer({ sortable: true }),
    bodyBays: f.integer(),
    paintBays: f.integer(),
    washBays: f.integer(),
    totalBays: f.integer({ sortable: true }),
    dailyCapacity: f.integer({ sortable: true }),
    createTime: f.dateTime({ sortable: true }),
  }),
  dealerCode: sharer.dealerCode,
  dealerName: sharer.dealerName,
  shopType: sharer.shopType,
  areaName: dealer.areaName,
  cityName: clue.cityName,
}

export const BAYS = ['quickBays', 'mechanicBays', 'evBays', 'bodyBays', 'paintBays', 'washBays'] as const
export type Bay = (typeof BAYS)[number]
export type BayCount = Bay | 'totalBays' | 'dailyCapacity'

/** Bays of a dealer. If none are set up, all counts are null and the time is empty. */
export interface Workstation
  extends Pick<Sharer, 'dealerCode' | 'dealerName' | 'shopType'>, Record<BayCount, number | null> {
  areaName: string
  provinceName: string
  cityName: string
  createTime: string
}
