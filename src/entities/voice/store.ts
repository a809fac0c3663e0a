import { entity, enumeration, f, type RowOf } from '../field'
import { dealerStatus, shopType } from '../shared/enums'
import type { GeoPoint, Place } from '../shared/place'
import type { StoreHours } from './storeHours'

export const storeService = enumeration('storeService', {
  newCars: 1,
  testDrive: 2,
  maintenance: 3,
  bodyShop: 4,
  pickUp: 5,
  usedCars: 6,
  charging: 7,
})
export const storeFacility = enumeration('storeFacility', {
  wifi: 1,
  lounge: 2,
  children: 3,
  snacks: 4,
  parking: 5,
  chargers: 6,
  barrierFree: 7,
  glassWorkshop: 8,
})
export const storePart = enumeration('storePart', {
  hours: 1,
  position: 2,
  phones: 3,
  pictures: 4,
  services: 5,
  facilities: 6,
  introduction: 7,
  video: 8,
})

export const completenessBand = enumeration('completenessBand', { low: 'low', part: 'part', whole: 'whole' })

/** Public page of a dealer. Name, code, type, region and network status come from the dealer's record. */
export const store = entity('store', {
  dealerCode: f.id(),
  dealerName: f.text(),
  shopType: f.enum(shopType),
  status: f.status(dealerStatus),
  areaName: f.ref(),
  region: f.region(),
  displayName: f.text({ required: true, min: 2, max: 20 }),
  address: f.text({ required: true, min: 5, max: 100 }),
  location: f.geo({ required: true }),
  salesPhone: f.text({ rule: 'hotline' }),
  servicePhone: f.text({ rule: 'hotline' }),
  rescuePhone: f.text({ rule: 'hotline' }),
  salesHours: f.json(),
  serviceHours: f.json(),
  images: f.images({ required: true, max: 9 }),
  video: f.file(),
  services: f.multi(storeService, { required: true }),
  facilities: f.multi(storeFacility),
  introduction: f.longtext({ max: 300 }),
  score: f.number({ sortable: true }),
  completeness: f.percent({ decimals: 0, sortable: true }),
  missing: f.multi(storePart),
  showFlag: f.switch(),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})

type Plain = Omit<RowOf<typeof store>, 'region' | 'location' | 'salesHours' | 'serviceHours'>
export interface Store extends Plain, Place {
  location: GeoPoint | null
  salesHours?: StoreHours
  serviceHours?: StoreHours
  transportCarStatus: number
  dealerLocation: GeoPoint | null
}

export type StoreInput = Pick<
  Store,
  | 'displayName'
  | 'address'
  | 'salesPhone'
  | 'servicePhone'
  | 'rescuePhone'
  | 'salesHours'
  | 'serviceHours'
  | 'images'
  | 'video'
  | 'services'
  | 'facilities'
  | 'introduction'
> & { location?: GeoPoint }
