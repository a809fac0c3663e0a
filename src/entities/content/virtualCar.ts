import { entity, f, type RowOf } from '../field'
import { energyType } from '../shared/enums'
import { carShow, colorType } from './carEnums'

export const virtualCar = entity('virtualCar', {
  id: f.id(),
  modelName: f.text({ required: true, max: 30 }),
  seriesName: f.text({ required: true }),
  energyType: f.enum(energyType),
  slogan: f.text({ max: 30 }),
  cover: f.image({ required: true }),
  images: f.images({ required: true }),
  video: f.file(),
  minPrice: f.money({ required: true }),
  maxPrice: f.money(),
  colors: f.json(),
  highlights: f.json(),
  specs: f.json(),
  vrUrl: f.url({ rule: 'url' }),
  driveFlag: f.switch(),
  orderFlag: f.switch(),
  viewCount: f.count({ sortable: true }),
  sort: f.integer({ min: 0, max: 9999 }),
  status: f.status(carShow),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})

/** Colour of a car model; a two-tone car combines two. */
export const carColor = entity('carColor', {
  colorName: f.text({ required: true, max: 12 }),
  colorType: f.enum(colorType),
  color: f.text({ required: true }),
  color2: f.text(),
  image: f.image(),
  extraPrice: f.money(),
  sort: f.integer(),
})
export interface CarColor extends RowOf<typeof carColor> {}

export const carHighlight = entity('carHighlight', {
  title: f.text({ required: true, max: 16 }),
  content: f.text({ max: 60 }),
  image: f.image(),
  video: f.file(),
  sort: f.integer(),
})
export interface CarHighlight extends RowOf<typeof carHighlight> {}

export const carSpec = entity('carSpec', {
  groupName: f.text({ max: 12 }),
  specName: f.text({ required: true, max: 20 }),
  specValue: f.text({ required: true, max: 40 }),
  mainFlag: f.switch(),
})
export interface CarSpec extends RowOf<typeof carSpec> {}

/** Car model with its series by code, its colours, highlights and specification. */
export interface VirtualCar extends Omit<RowOf<typeof virtualCar>, 'colors' | 'highlights' | 'specs'> {
  seriesCode: string
  colors: CarColor[]
  highlights: CarHighlight[]
  specs: CarSpec[]
}
