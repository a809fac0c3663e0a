import { isBlank } from '@/lib/given'
import { storePart, type StoreInput } from './store'
import { hasHours } from './storeHours'

/** A page below this many percent is not shown to users. */
export const MIN_SHOWN = 60
/** Kilometres between a position and its address from which they are to be looked at again. */
export const MAX_OFF_KM = 5
const MIN_PICTURES = 3

/** What of a store page is looked at, in whatever shape it comes. */
export type StoreContent = { readonly [K in keyof StoreInput]?: unknown }
interface Part {
  part: number
  /** What it adds to the completeness of 100. */
  points: number
  /** The field that it is filled in at. */
  field: keyof StoreInput
  isDone: (of: StoreContent) => boolean
}

/** The parts of a store page with their weights. */
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

/** The parts that a store page lacks. */
export const missingParts = (of: StoreContent): number[] =>
  STORE_PARTS.filter(({ isDone }) => !isDone(of)).map(({ part }) => part)

/** The percent of a store page that is there. */
export const completenessOf = (of: StoreContent): number =>
  STORE_PARTS.reduce((sum, { points, isDone }) => sum + (isDone(of) ? points : 0), 0)
