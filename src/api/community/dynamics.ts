import type { Dynamic } from '@/entities/community/dynamic'
import type { HotDynamic } from '@/entities/content/hotDynamic'
import { about, io, post, postRead, type Query } from '../call'
import { type Counted, countedOf, type Page, pageOf, type Parts, record } from '../reply'

/** What posts are asked for by: beside their own fields one topic by its id. */
export type DynamicQuery = Query<Dynamic> & { topicId?: unknown }

const PARTS: Parts<Dynamic> = { images: [], topicNames: [], topicIds: [], flags: [], machineLabel: [] }

/** Posts, with how many there are in each state. */
export const list = postRead(
  '/api-social/ec/boss/social/dynamic/list',
  io<DynamicQuery, Counted<Dynamic>>(countedOf<Dynamic>(PARTS)),
)
const detail = postRead(
  '/api-social/ec/boss/social/dynamic/detail',
  io<{ id: string }, Dynamic>(record<Dynamic>(PARTS)),
)
export { detail as get }

/** The places of the hot list. */
export const listHot = postRead(
  '/api-social/ec/boss/social/hot/dynamic/list',
  io<Query<HotDynamic>, Page<HotDynamic>>(pageOf<HotDynamic>({ images: [] })),
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
