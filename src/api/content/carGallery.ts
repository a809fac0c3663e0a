import type { CarInfo } from '@/entities/content/carInfo'
import type { GalleryPicture } from '@/entities/content/galleryPicture'
import type { PictureConfig } from '@/entities/content/pictureConfig'
import { about, get, getWrite, io, post, type Query } from '../call'
import { type Counted, numbers, type Page, pageOf, type Parts } from '../reply'
import { prop } from '@/lib/json'

const SETTING: Parts<PictureConfig> = { images: [], tags: [] }
const PICTURE: Parts<GalleryPicture> = { tags: [] }
const CAR: Parts<CarInfo> = { colorNames: [], places: [], changedFields: [] }

/** Reads a page of such records with the counts of its states. */
const countedOf =
  <T>(parts: Parts<T>) =>
  (data: unknown): Counted<T> => ({ ...pageOf<T>(parts)(data), summary: numbers(prop(data, 'summary')) })

/** What a setting is saved with: what it is about, by codes, and the picture; without an id it is a new one. In place 9 it makes a picture of the gallery of each of its images. */
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

/** The settings; `seriesCodes` asks for those of some series. */
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
/** Deletes a picture, over GET. */
export const removeModel = getWrite('/api-star-web/model/gallery/delete', about<{ id: string }>('id'))
/** The cars of the product master; `noCover` asks for those without a picture. */
export const listCars = get(
  '/api-star-web/carInfo/list',
  io<Query<CarInfo> & { seriesCodes?: readonly string[]; noCover?: number }, Counted<CarInfo>>(countedOf(CAR)),
)
export const setCarShelf = post('/api-star-web/carInfo/upOrDown', about<ShelfMove>('id'))
