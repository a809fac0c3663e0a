import { entity, f, type RowOf } from '../field'
import { energyType } from '../shared/enums'
import { carPlace } from './carEnums'
import { shelfStatus } from './shared'

/** A car of the product master that the app may show: nobody writes it here, it is only put on the shelf and taken down. */
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
/** A car as it is listed: its name travels with the code of its series, and with the fields that the last synchronisation changed. */
export interface CarInfo extends RowOf<typeof carInfo> {
  seriesCode: string
  changedFields: string[]
}
