import type { CarInfo } from '@/entities/content/carInfo'
import type { GalleryPicture } from '@/entities/content/galleryPicture'
import type { PictureConfig } from '@/entities/content/pictureConfig'
import type { VirtualCar } from '@/entities/content/virtualCar'
import { fromCents, toCents } from '@/lib/money'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { buildCars, buildGallery, buildSettings, type CarRow, type GalleryRow, type SettingRow } from '../data/cars'
import { buildVirtualCars, type VirtualCarRow } from '../data/virtualCars'

const SEED = 20_251_123
const context = () => createContext(reference(), SEED, 1)

export const cars = seeded('cars', (): readonly CarRow[] => buildCars(context(), org.carSeries))
export const settings = seeded('pictureSettings', (): SettingRow[] => buildSettings(context(), cars()))
export const gallery = seeded('gallery', (): GalleryRow[] => buildGallery(context(), cars()))
export const virtualCars = seeded('virtualCars', (): VirtualCarRow[] => buildVirtualCars(context(), org.carSeries))

const modelName = (code: string): string => cars().find(({ modelCode }) => modelCode === code)?.modelName ?? ''
const yuan = (value: number | null): string => (value === null ? '' : fromCents(value))

// The data holds only the values of the enumerations.
export const carView = ({ guidePrice, ...row }: CarRow): CarInfo =>
  ({
    ...row,
    seriesName: seriesName(row.seriesCode),
    guidePrice: guidePrice === null ? '' : fromCents(toCents(guidePrice) ?? 0),
  }) as unknown as CarInfo
export const settingView = (row: SettingRow): PictureConfig =>
  ({
    ...row,
    seriesName: seriesName(row.seriesCode),
    modelName: modelName(row.modelCode),
    albumType: '',
    tags: [],
  }) as unknown as PictureConfig // As above.
export const galleryView = (row: GalleryRow): GalleryPicture =>
  ({
    ...row,
    seriesName: seriesName(row.seriesCode),
    modelName: modelName(row.modelCode),
    thumb: row.image,
  }) as unknown as GalleryPicture // As above.
export const virtualCarView = ({ minCents, maxCents, ...row }: VirtualCarRow): VirtualCar =>
  ({
    ...row,
    seriesName: seriesName(row.seriesCode),
    minPrice: yuan(minCents),
    maxPrice: yuan(maxCents),
  }) as unknown as VirtualCar // As above.
