import { entity, f, type RowOf } from '../field'
import { clue } from './clue'
import { shareSource } from './enums'
import type { Outcome, Sharer } from './reach'

export const retention = {
  ...entity('retention', {
    userName: f.text(),
    dealerName: f.dealer(),
    source: f.enum(shareSource),
    createTime: f.dateTime({ sortable: true }),
  }),
  seriesName: clue.seriesName,
  cityName: clue.cityName,
}
/** A number that is submitted again keeps its first row; `repeatCount` counts the repetitions. */
export interface Retention extends RowOf<typeof retention>, Outcome, Pick<Sharer, 'shareUserName' | 'dealerCode'> {
  activityId: string
  seriesCode: string
  provinceName: string
  repeatCount: number
}
