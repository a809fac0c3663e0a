import type { News, NewsPage } from '@/entities/content/news'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, numbers, pageOf, record } from '../reply'
import { prop } from '@/lib/json'
import type { Move, Placed } from './socialChannels'

const BASE = '/api-social/ec/boss/social/news'

export type NewsInput = Partial<
  Pick<
    News,
    | 'title'
    | 'summary'
    | 'coverStyle'
    | 'covers'
    | 'channelId'
    | 'seriesCode'
    | 'tags'
    | 'source'
    | 'sourceUrl'
    | 'author'
    | 'content'
    | 'publishTime'
    | 'commentFlag'
    | 'baseCount'
  >
> & { publishType?: 0 | 1 | 2 }

const PARTS = { covers: [], tags: [] } as const
const page = pageOf<News>(PARTS)

export const list = postRead(
  `${BASE}/list`,
  io<Query<News> & { seriesCode?: unknown; mine?: 1 }, Counted<News>>((data) => ({
    ...page(data),
    summary: numbers(prop(data, 'summary')),
  })),
)
const detail = postRead(`${BASE}/detail`, io<{ id: string }, NewsPage>(record<NewsPage>({ ...PARTS, trend: [{}] })))
export { detail as get }
export const create = post(`${BASE}/add`, io<NewsInput, { id: string }>())
export const update = post(`${BASE}/edit`, about<NewsInput & Since & { id: string }>('id'))
export const remove = post(`${BASE}/delete`, about<{ id: string }>('id'))
export const sort = post(`${BASE}/sort`, about<{ channelId: string; items: Placed[] }>('channelId'))
export const move = post(`${BASE}/move`, about<Partial<Omit<Move, 'id'>> & { id: string; channelId?: string }>('id'))
export const shelve = post(`${BASE}/shelve`, about<{ id: string; status: 1 | 2 }>('id'))
export const setQuality = post(`${BASE}/quality`, about<{ id: string; qualityFlag: 0 | 1 }>('id'))
export const top = post(`${BASE}/top`, about<{ id: string; topFlag: 0 | 1; topEndTime?: string }>('id'))
export const recommendHome = post(`${BASE}/homepage/recommend`, about<{ id: string; homeFlag: 0 | 1 }>('id'))
export const recommendStarWeb = post(
  '/api-star-web/ecNews/news/recommend',
  about<{ id: string; starWebFlag: 0 | 1 }>('id'),
)
