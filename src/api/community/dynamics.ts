import type { Dynamic } from '@/entities/community/dynamic'
import type { HotDynamic } from '@/entities/content/hotDynamic'
import { prop } from '@/lib/json'
import { about, io, post, postRead, type Query } from '../call'
import { type Page, pageOf, record } from '../reply'

export const list = postRead(
  '/api-social/ec/boss/social/dynamic/list',
  io<Query<Dynamic>, Page<Dynamic>>(pageOf<Dynamic>({ images: [], topicNames: [] })),
)
const detail = postRead(
  '/api-social/ec/boss/social/dynamic/detail',
  io<{ id: string }, Dynamic>(record<Dynamic>({ images: [], topicNames: [] })),
)
export { detail as get }

/** The places of the hot list, with when it was reckoned last. */
export interface HotList extends Page<HotDynamic> {
  asOf: string
}
const places = pageOf<HotDynamic>({ images: [] })
export const listHot = postRead(
  '/api-social/ec/boss/social/hot/dynamic/list',
  io<Query<HotDynamic>, HotList>((data) => {
    const asOf = prop(data, 'asOf')
    return { ...places(data), asOf: typeof asOf === 'string' ? asOf : '' }
  }),
)
/** Puts posts into the list by hand, the first of them at a place; without one at the end. */
export const addHot = post(
  '/api-social/ec/boss/social/hot/dynamic/add',
  io<{ dynamicIds: string[]; endTime: string; sort?: number }>(),
)
export const removeHot = post('/api-social/ec/boss/social/hot/dynamic/delete', about<{ id: string }>('id'))
export const sortHot = post(
  '/api-social/ec/boss/social/hot/dynamic/sort',
  io<{ items: readonly { id: string; sort: number }[] }>(),
)
