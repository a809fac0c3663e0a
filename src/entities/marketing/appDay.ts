import { entity, f, type RowOf } from '../field'

/** A day of a material in the owner app; of a poster also how often its code was scanned. */
export const appDay = entity('appDay', {
  date: f.date(),
  viewCount: f.integer(),
  viewUserCount: f.integer(),
  shareCount: f.integer(),
  scanCount: f.integer(),
})
type Day = RowOf<typeof appDay>
export type AppDay = Omit<Day, 'scanCount'> & Partial<Pick<Day, 'scanCount'>>

/** What the owner app makes of a material: its days, and to headquarters the dealers that share it most. */
export interface AppUse {
  trend: AppDay[]
  ranking: { dealerCode: string; dealerName: string; shareCount: number }[]
  /** As of when its figures are. */
  asOf: string
}
/** Days and dealers as lists of records. */
export const APP_USE = { trend: [{}], ranking: [{}] } as const
