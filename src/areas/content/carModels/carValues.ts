import type { CarModelInput } from '@/api/content/virtualCars'
import { colorType } from '@/entities/content/carEnums'
import {
  type CarColor,
  type CarHighlight,
  type CarSpec,
  type VirtualCar,
  virtualCar,
} from '@/entities/content/virtualCar'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import type { TextKey } from '@/locales'

export interface Values {
  modelName: string
  seriesCode: string
  energyType?: VirtualCar['energyType']
  slogan: string
  minPrice: string
  maxPrice: string
  sort?: number
  driveFlag: 0 | 1
  orderFlag: 0 | 1
  cover: string
  images: string[]
  video: string
  vrUrl: string
  colors: CarColor[]
  highlights: CarHighlight[]
  specs: CarSpec[]
}

/** Returns the form values of a model, or the defaults. */
export const valuesOf = (car?: VirtualCar): Partial<Values> => ({
  modelName: car?.modelName ?? '',
  seriesCode: car?.seriesCode,
  energyType: car?.energyType,
  slogan: car?.slogan ?? '',
  minPrice: car?.minPrice ?? '',
  maxPrice: car?.maxPrice ?? '',
  sort: numberIn(car?.sort) ?? 0,
  driveFlag: is(car?.driveFlag, 1) ? 1 : 0,
  orderFlag: is(car?.orderFlag, 1) ? 1 : 0,
  cover: car?.cover ?? '',
  images: car?.images ?? [],
  video: car?.video ?? '',
  vrUrl: car?.vrUrl ?? '',
  colors: (car?.colors ?? []).map((one) => ({ ...one, colorName: plain(one.colorName) })),
  highlights: (car?.highlights ?? []).map((one) => ({ ...one, title: plain(one.title) })),
  specs: (car?.specs ?? []).map((one) => ({
    ...one,
    groupName: plain(one.groupName),
    specName: plain(one.specName),
    specValue: plain(one.specValue),
  })),
})

/** Returns the values to send. Colours are numbered within their type, highlights by their order. */
export const inputOf = (values: Values): CarModelInput => ({
  ...values,
  colors: values.colors.map((color) => ({
    ...color,
    colorName: color.colorName.trim(),
    sort: values.colors.filter((one) => is(one.colorType, color.colorType)).indexOf(color) + 1,
  })),
  highlights: values.highlights.map((one, at) => ({ ...one, title: one.title.trim(), sort: at + 1 })),
  specs: values.specs.map((one) => ({ ...one, specName: one.specName.trim(), specValue: one.specValue.trim() })),
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
/** Returns the fields of an input that differ from the model. */
export const changesOf = (before: VirtualCar, now: CarModelInput): CarModelInput => {
  const was = new Map(Object.entries(inputOf({ ...valuesOf(before) } as Values))) // A model has all of them.
  // A subset of the entries of an input.
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => !isSame(was.get(key), value))) as CarModelInput
}

/** Returns the labels of the fields that a model needs before it can be shown. */
export const missingOf = ({
  cover,
  colors,
  minPrice,
}: Pick<VirtualCar, 'cover' | 'colors' | 'minPrice'>): TextKey[] => [
  ...(isBlank(cover) ? [virtualCar.cover.label] : []),
  ...(colors.some((one) => is(one.colorType, colorType.exterior) && !isBlank(one.image))
    ? []
    : ['carPages.exteriorColor' as const]),
  ...(isBlank(minPrice) ? [virtualCar.minPrice.label] : []),
]
