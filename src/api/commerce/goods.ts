import type { Goods } from '@/entities/marketing/goods'
import { get, io, type Query } from '../call'
import { type Page, pageOf } from '../reply'

export const list = get(
  '/api-star-web/web/commodity/goods/page/list',
  io<Query<Goods> & { ids?: string[] }, Page<Goods>>(pageOf<Goods>({})),
)
