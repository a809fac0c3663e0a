import type { CarColor, CarHighlight, CarSpec, VirtualCar } from '@/entities/content/virtualCar'
import { about, del, get, io, post, postRead, put, type Query } from '../call'
import { type Page, pageOf, type Parts, record } from '../reply'

const PARTS: Parts<VirtualCar> = { images: [], colors: [{}], highlights: [{}], specs: [{}] }

/**
 * Fields of a saved car model. With the `updateTime` that was read, the server refuses if another user saved it
 * since.
 */
export type CarModelInput = Partial<Omit<VirtualCar, 'id' | 'seriesName' | 'viewCount' | 'updateBy'>> & {
  colors?: CarColor[]
  highlights?: CarHighlight[]
  specs?: CarSpec[]
  force?: boolean
}

export const list = postRead(
  '/api-material/vcar/vcarList',
  io<Query<VirtualCar> & { seriesCode?: string }, Page<VirtualCar>>(pageOf<VirtualCar>(PARTS)),
)
const detail = get('/api-material/vcar/getVcarInfo/{id}', io<void, VirtualCar>(record<VirtualCar>(PARTS)))
export { detail as get }
export const create = post('/api-material/vcar/', io<CarModelInput, { id: string }>())
export const update = put('/api-material/vcar/', about<CarModelInput & { id: string }>('id'))
export const remove = del('/api-material/vcar/{id}', io<void>())
