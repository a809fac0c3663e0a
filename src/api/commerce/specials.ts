import type { Goods } from '@/entities/commerce/goods'
import type { ShopBanner } from '@/entities/commerce/shopBanner'
import type { Subject } from '@/entities/commerce/subject'
import { type Block, readBlocks } from '@/entities/commerce/subjectBlock'
import { isRecord, prop } from '@/lib/json'
import { about, get, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, countedOf, type Page, page, record } from '../reply'
import { goodsPage, type GoodsQuery } from './goods'

const BASE = '/api-star-web/web/commodity/special'

export interface SubjectPage extends Subject {
  blocks: readonly Block[]
}
export type SubjectInput = Pick<
  Subject,
  'title' | 'pageType' | 'cover' | 'bgColor' | 'bgImage' | 'shareTitle' | 'shareImage' | 'startTime' | 'endTime'
> & { blocks: readonly Block[]; status: number }
export type BannerInput = Pick<
  ShopBanner,
  'title' | 'cover' | 'position' | 'linkType' | 'linkTarget' | 'startTime' | 'endTime' | 'sort'
>
interface Placed {
  id: string
  sort: number
}

export const listSubjects = get(
  `${BASE}/subject/page/list`,
  io<Query<Subject>, Counted<Subject>>(countedOf<Subject>({})),
)
export const getSubject = get(
  `${BASE}/subject/get`,
  io<{ id: string }, SubjectPage>((data) => {
    const inside = prop(data, 'subject')
    const row = isRecord(inside) ? inside : data
    return {
      ...record<Subject>({})(row),
      blocks: readBlocks(prop(row, 'blocks') ?? prop(data, 'blocks')),
    }
  }),
)
export const createSubject = post(`${BASE}/subject/insert`, io<SubjectInput, { id: string }>())
export const updateSubject = post(`${BASE}/subject/update`, about<{ id: string } & Since & Partial<SubjectInput>>('id'))
export const removeSubject = post(`${BASE}/subject/delete`, about<{ id: string }>('id'))
export const sortSubjects = post(`${BASE}/subject/update/list`, io<{ list: readonly Placed[] }>())
export const listSubjectOptions = get(
  `${BASE}/subject/getList`,
  io<{ status: number }, Page<Pick<Subject, 'id' | 'title' | 'cover'>>>(page),
)
export const queryGoods = postRead(`${BASE}/subject/queryGoods`, io<GoodsQuery, Page<Goods>>(goodsPage))

/** Banners of a position. `summary` counts the active ones by position. */
export const listBanners = get(
  `${BASE}/banner/page/list`,
  io<Query<ShopBanner>, Counted<ShopBanner>>(countedOf<ShopBanner>({})),
)
export const createBanner = post(`${BASE}/banner/insert`, io<BannerInput, { id: string }>())
export const updateBanner = post(`${BASE}/banner/update`, about<{ id: string } & Since & Partial<BannerInput>>('id'))
export const removeBanner = post(`${BASE}/banner/delete`, about<{ id: string }>('id'))
export const sortBanners = post(`${BASE}/banner/update/list`, io<{ list: readonly Placed[] }>())
export const setBannerShelf = post(`${BASE}/banner/upOrDown`, about<{ id: string; status: 0 | 1 }>('id'))
