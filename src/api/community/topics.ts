import type { Why } from '@/entities/community/reason'
import type { Topic, TopicDetail } from '@/entities/community/topic'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, countedOf, record } from '../reply'

const BASE = '/api-social/ec/boss/social/topic'

export type TopicInput = Partial<
  Pick<
    Topic,
    | 'topicName'
    | 'topicType'
    | 'cover'
    | 'intro'
    | 'plateId'
    | 'startTime'
    | 'endTime'
    | 'points'
    | 'hotFlag'
    | 'recommendFlag'
  >
>

export const list = postRead(`${BASE}/list`, io<Query<Topic>, Counted<Topic>>(countedOf<Topic>({})))
const detail = postRead(
  `${BASE}/detail`,
  io<{ id: string }, TopicDetail>(record<TopicDetail>({ trend: [{}], userTypes: [{}], authors: [{}] })),
)
export { detail as get }
export const create = post(`${BASE}/add`, io<TopicInput, { id: string }>())
export const update = post(`${BASE}/edit`, about<TopicInput & Since & { id: string }>('id'))
export const remove = post(`${BASE}/delete`, about<Why & { id: string }>('id'))
export const shelve = post(`${BASE}/shelve`, about<Partial<Why> & { id: string; status: 0 | 1 }>('id'))
/** The complete new order of the topics on offer. */
export const sort = post(`${BASE}/sort`, io<{ ids: readonly string[] }>())
