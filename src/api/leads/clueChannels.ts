import type { Channel } from '@/entities/leads/channel'
import { about, download, get, io, post, type Query } from '../call'
import { type Page, refPage, refs } from '../reply'

export type ChannelInput = Partial<
  Pick<
    Channel,
    | 'id'
    | 'channelCode'
    | 'channelName'
    | 'channelLevel'
    | 'parentCode'
    | 'channelType'
    | 'followLimit'
    | 'sort'
    | 'remark'
  >
>

export const list = get('/api-clue/clueChannel/get/list', io<Query<Channel>, Page<Channel>>(refPage('channel')))
export const listFirstLevel = get('/api-clue/clueChannel/get/oneChannelList', io<void, Channel[]>(refs('channel')))
export const listSecondLevel = get('/api-clue/clueChannel/get/twoChannelList', io<void, Channel[]>(refs('channel')))
export const listByParentCode = get(
  '/api-clue/clueChannel/get/channelListByParentCode',
  io<{ parentCode: string }, Channel[]>(refs('channel')),
)
export const save = post('/api-clue/clueChannel/saveChannel', io<ChannelInput, { id: string }>())
export const setOptional = post(
  '/api-clue/clueChannel/update/channelOptional',
  about<{ id: string; flag: 0 | 1 }>('id'),
)
export const setOutCall = post('/api-clue/clueChannel/update/channelOutCall', about<{ id: string; flag: 0 | 1 }>('id'))
export const exportList = download('GET', '/api-clue/clueChannel/export/channelList', io<Query<Channel>, Blob>())
