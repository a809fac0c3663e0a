import { entity, enumeration, f, type RowOf } from '../field'
import type { DailyStat } from './dailyStat'
import { audience, client, jumpType, shelfStatus, showPhase } from './shared'

export const mediaType = enumeration('mediaType', { picture: 1, video: 2 })
export const frequency = enumeration('frequency', { everyStart: 1, daily: 2, once: 3 })

export const splashAd = entity('splashAd', {
  id: f.id(),
  title: f.text({ required: true, max: 30 }),
  mediaType: f.enum(mediaType, { required: true }),
  cover: f.image(),
  coverTall: f.image(),
  video: f.file(),
  duration: f.integer({ min: 3, max: 5 }),
  skipFlag: f.switch(),
  frequency: f.enum(frequency, { required: true }),
  appTypes: f.multi(client, { required: true }),
  audience: f.enum(audience, { required: true }),
  cities: f.refs(),
  jumpType: f.enum(jumpType, { required: true }),
  jumpValue: f.text({ max: 500 }),
  jumpTitle: f.text(),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true }),
  sort: f.integer({ sortable: true }),
  viewCount: f.integer({ sortable: true }),
  clickCount: f.integer({ sortable: true }),
  skipRate: f.percent({ sortable: true }),
  phase: f.enum(showPhase),
  status: f.status(shelfStatus),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface SplashDay extends DailyStat {
  skipCount: number
  skipRate: number
  androidCount: number
  iosCount: number
  harmonyCount: number
}
export interface SplashAd extends RowOf<typeof splashAd> {
  /** 1 while users can see the target. */
  aliveFlag: 0 | 1
  cityCodes: string[]
  trend: SplashDay[]
}
