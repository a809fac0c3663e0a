import { entity, f, type RowOf } from '../field'

/** Daily usage of a material in the owner app; for a poster also the scans of its code. */
export const appDay = entity('appDay', {
  date: f.date(),
  viewCount: f.integer(),
  viewUserCount: f.integer(),
  shareCount: f.integer(),
  scanCount: f.integer(),
})
type Day = RowOf<typeof appDay>
export type AppDay = Omit<Day, 'scanCount'> & Partial<Pick<Day, 'scanCount'>>

/** Usage of a material in the owner app: daily figures and, for headquarters, the dealers that share it most. */
export interface AppUse {
  trend: AppDay[]
  ranking: { dealerCode: string; dealerName: string; shareCount: number }[]
  asOf: string
}
export const APP_USE = { trend: [{}], ranking: [{}] } as const
