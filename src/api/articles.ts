import type { Article } from '@/entities/marketing/article'
import { del, get, io, post, put, type Query } from './call'
import { page, type Page, record } from './reply'

/** What an article is saved with: labels by id, the series by its code. */
export type ArticleInput = Partial<
  Pick<Article, 'title' | 'articleType' | 'cover' | 'carouselImage' | 'summary' | 'content' | 'linkUrl' | 'shareTitle' | 'sort' | 'seriesName'>
> & { labels: string[]; seriesName: string }
export const list = get('/api-material/article/list', io<Query<Article> & { labelId?: string }, Page<Article>>(page))
const detail = get('/api-material/article/getOne', io<{ id: string }, Article>(record({ labels: [{}] })))
export { detail as get }
export const create = post('/api-material/article/save', io<ArticleInput, { id: string }>())
export const update = put('/api-material/article/update', io<ArticleInput & { id: string }>())
export const remove = del('/api-material/article/remove', io<{ id: string }>())
export const setShelf = post('/api-material/article/upOrDown', io<{ id: string; status: number }>())
export const pushC = post('/api-material/article/pushC', io<{ id: string }>())
export const setCarousel = post('/api-material/article/upOrDownCarousel', io<{ id: string; status: 0 | 1 }>())
