import type { CarInfo } from '@/entities/content/carInfo'
import type { GalleryPicture } from '@/entities/content/galleryPicture'
import type { PictureConfig } from '@/entities/content/pictureConfig'
import { about, get, getWrite, io, post, type Query } from '../call'
import { type Counted, numbers, type Page, pageOf, type Parts } from '../reply'
import { prop } from '@/lib/json'

const SETTING: Parts<PictureConfig> = { images: [], tags: [] }
const PICTURE: Parts<GalleryPicture> = { tags: [] }
const CAR: Parts<CarInfo> = { colorNames: [], places: [], changedFields: [] }

const countedOf =
  <T>(parts: Parts<T>) =>
  (data: unknown): Counted<T> => ({ ...pageOf<T>(parts)(data), summary: numbers(prop(data, 'summary')) })

/** Fields of a saved setting. Without an id it is new. At place 9 each of its images becomes a gallery picture. */
export type PictureInput = Partial<
  Pick<
    PictureConfig,
    | 'id'
    | 'seriesCode'
    | 'modelCode'
    | 'colorName'
    | 'cover'
    | 'images'
    | 'albumType'
    | 'tags'
    | 'status'
    | 'updateTime'
  >
> & { scene?: number; force?: boolean; titles?: string[] }
interface ShelfMove {
  id: string
  status: number
}

export const listPictures = get(
  '/api-star-web/picture/config/list',
  io<Query<PictureConfig> & { seriesCodes?: readonly string[] }, Page<PictureConfig>>(pageOf<PictureConfig>(SETTING)),
)
export const savePicture = post('/api-star-web/picture/config/insert', io<PictureInput, { id: string }>())
export const listModels = get(
  '/api-star-web/model/gallery/list',
  io<Query<GalleryPicture>, Counted<GalleryPicture>>(countedOf(PICTURE)),
)
export const setModelShelf = post('/api-star-web/model/gallery/upOrDown', about<ShelfMove>('id'))
/** Deletes a picture with a GET. */
export const removeModel = getWrite('/api-star-web/model/gallery/delete', about<{ id: string }>('id'))
/** Cars of the product master. `noCover` filters for those without a picture. */
export const listCars = get(
  '/api-star-web/carInfo/list',
  io<Query<CarInfo> & { seriesCodes?: readonly string[]; noCover?: number }, Counted<CarInfo>>(countedOf(CAR)),
)
export const setCarShelf = post('/api-star-web/carInfo/upOrDown', about<ShelfMove>('id'))
