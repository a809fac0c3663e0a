import { entity, enumeration, f, type RowOf } from '../field'
import { plateStatus, postMode, socialCount } from './shared'
import type { SocialUser } from './socialUser'

export const plateType = enumeration('plateType', { car: 1, interest: 2, city: 3, official: 4 })

/** Board that posts are assigned to. The app lists boards by their order. */
export const plate = entity('plate', {
  id: f.id(),
  plateName: f.text({ required: true, min: 2, max: 12 }),
  plateType: f.enum(plateType, { required: true }),
  seriesCodes: f.refs(),
  icon: f.image({ required: true }),
  cover: f.image({ required: true }),
  intro: f.longtext({ required: true, min: 5, max: 100 }),
  moderators: f.refs(),
  postMode: f.enum(postMode, { required: true }),
  defaultFlag: f.switch(),
  dynamicCount: socialCount({ sortable: true }),
  todayCount: socialCount({ sortable: true }),
  followCount: socialCount({ sortable: true }),
  sort: f.integer({ min: 0, max: 999, sortable: true }),
  status: f.status(plateStatus),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Plate extends Omit<RowOf<typeof plate>, 'moderators'> {
  moderators: SocialUser[]
}

export interface SeriesOption {
  seriesCode: string
  seriesName: string
  brandName?: string
  status?: number
}
