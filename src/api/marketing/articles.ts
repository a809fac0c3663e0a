import type { Article } from '@/entities/marketing/article'
import { APP_USE, type AppUse } from '@/entities/marketing/appDay'
import { about, del, get, io, post, put, type Query } from '../call'
import type { ShelfMove } from './shelf'
import { type Counted, countedOf, record, refs } from '../reply'

export type ArticleInput = Partial<
  Pick<
    Article,
    | 'title'
    | 'articleType'
    | 'cover'
    | 'carouselImage'
    | 'summary'
    | 'content'
    | 'linkUrl'
    | 'shareTitle'
    | 'sort'
    | 'seriesName'
  >
> & { labels: string[]; seriesName: string }
export const list = get(
  '/api-material/article/list',
  io<Query<Article> & { labelId?: string; app?: 1 }, Counted<Article>>(countedOf({ labels: refs('label') })),
)
const detail = get(
  '/api-material/article/getOne',
  io<{ id: string }, Article & AppUse>(record({ labels: refs('label'), ...APP_USE })),
)
export { detail as get }
export const create = post('/api-material/article/save', io<ArticleInput, { id: string }>())
export const update = put('/api-material/article/update', about<ArticleInput & { id: string }>('id'))
export const remove = del('/api-material/article/remove', about<{ id: string }>('id'))
export const setShelf = post('/api-material/article/upOrDown', about<ShelfMove>('id'))
export const pushC = post('/api-material/article/pushC', about<{ id: string }>('id'))
export const setCarousel = post('/api-material/article/upOrDownCarousel', about<{ id: string; status: 0 | 1 }>('id'))
