import { isBlank } from '@/lib/given'
import { storePart, type StoreInput } from './store'
import { hasHours } from './storeHours'

/** Minimum completeness in % for a page to be visible. */
export const MIN_SHOWN = 60
export const MAX_OFF_KM = 5
const MIN_PICTURES = 3

export type StoreContent = { readonly [K in keyof StoreInput]?: unknown }
interface Part {
  part: number
  /** Share of the completeness, in %. */
  points: number
  field: keyof StoreInput
  isDone: (of: StoreContent) => boolean
}

export const STORE_PARTS: readonly Part[] = [
  {
    part: storePart.hours,
    points: 15,
    field: 'salesHours',
    isDone: ({ salesHours, serviceHours }) => hasHours(salesHours) || hasHours(serviceHours),
  },
  { part: storePart.position, points: 15, field: 'location', isDone: ({ location: at }) => !isBlank(at) },
  {
    part: storePart.phones,
    points: 15,
    field: 'salesPhone',
    isDone: ({ salesPhone, servicePhone }) => !isBlank(salesPhone) || !isBlank(servicePhone),
  },
  {
    part: storePart.pictures,
    points: 20,
    field: 'images',
    isDone: ({ images }) => Array.isArray(images) && images.length >= MIN_PICTURES,
  },
  { part: storePart.services, points: 10, field: 'services', isDone: ({ services }) => !isBlank(services) },
  { part: storePart.facilities, points: 5, field: 'facilities', isDone: ({ facilities }) => !isBlank(facilities) },
  {
    part: storePart.introduction,
    points: 10,
    field: 'introduction',
    isDone: ({ introduction }) => !isBlank(introduction),
  },
  { part: storePart.video, points: 10, field: 'video', isDone: ({ video }) => !isBlank(video) },
]

export const missingParts = (of: StoreContent): number[] =>
  STORE_PARTS.filter(({ isDone }) => !isDone(of)).map(({ part }) => part)

export const completenessOf = (of: StoreContent): number =>
  STORE_PARTS.reduce((sum, { points, isDone }) => sum + (isDone(of) ? points : 0), 0)
