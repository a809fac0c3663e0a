import { entity, f, type RowOf } from '../field'
import { energyType } from '../shared/enums'
import { carPlace } from './carEnums'
import { shelfStatus } from './shared'

/** Car of the product master. Read-only here except for being shown in the app or taken down. */
export const carInfo = entity('carInfo', {
  id: f.id(),
  modelCode: f.text(),
  modelName: f.text(),
  seriesName: f.text(),
  yearModel: f.text(),
  energyType: f.enum(energyType),
  cover: f.image(),
  guidePrice: f.money({ sortable: true }),
  seatCount: f.integer(),
  range: f.text(),
  colorNames: f.tags(),
  places: f.multi(carPlace),
  sort: f.integer(),
  status: f.status(shelfStatus),
  shelfTime: f.dateTime({ sortable: true }),
  syncTime: f.dateTime({ sortable: true }),
  updateBy: f.user(),
})
/** Car with its series by code and name, and the fields changed by the last synchronization. */
export interface CarInfo extends RowOf<typeof carInfo> {
  seriesCode: string
  changedFields: string[]
}
