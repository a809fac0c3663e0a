import type { VirtualCar } from '@/entities/content/virtualCar'
import { io, postRead, type Query } from '../call'
import { type Page, pageOf, type Parts } from '../reply'

/** What is not plain in a car model. */
const PARTS: Parts<VirtualCar> = { images: [], colors: [{}], highlights: [{}], specs: [{}] }

export const list = postRead(
  '/api-material/vcar/vcarList',
  io<Query<VirtualCar> & { seriesCode?: string }, Page<VirtualCar>>(pageOf<VirtualCar>(PARTS)),
)
