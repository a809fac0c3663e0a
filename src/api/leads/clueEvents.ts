import type { ClueEvent } from '@/entities/leads/clueEvent'
import type { EventChannel } from '@/entities/leads/eventChannel'
import { about, del, get, io, post, type Query } from '../call'
import { page, type Page, record, refPage } from '../reply'

export type EventInput = Partial<
  Pick<ClueEvent, 'eventCode' | 'eventName' | 'eventType' | 'seriesCode' | 'startTime' | 'endTime' | 'remark'>
>
export type EventChannelInput = Partial<
  Pick<EventChannel, 'eventCode' | 'oneChannelCode' | 'twoChannelCode' | 'landingUrl'>
>

export const list = get('/api-clue/event/list', io<Query<ClueEvent>, Page<ClueEvent>>(refPage('event')))
const detail = get('/api-clue/event/detail/{id}', io<{}, ClueEvent>(record({})))
export { detail as get }
export const create = post('/api-clue/event/create', io<EventInput, { id: string }>())
export const update = post('/api-clue/event/update', about<EventInput & { id: string }>('id'))
export const remove = del('/api-clue/event/delete/{id}', io<{}>())
export const enable = post('/api-clue/event/enable/{id}', io<{}>())
export const disable = post('/api-clue/event/disable/{id}', io<{}>())
export const listChannels = get('/api-clue/eventChannel/list', io<Query<EventChannel>, Page<EventChannel>>(page))
export const getChannel = get('/api-clue/eventChannel/detail/{id}', io<{}, EventChannel>(record({})))
export const createChannel = post('/api-clue/eventChannel/create', io<EventChannelInput, { id: string }>())
export const updateChannel = post('/api-clue/eventChannel/update', about<EventChannelInput & { id: string }>('id'))
export const removeChannel = del('/api-clue/eventChannel/delete/{id}', io<{}>())
export const enableChannel = post('/api-clue/eventChannel/enable/{id}', io<{}>())
export const disableChannel = post('/api-clue/eventChannel/disable/{id}', io<{}>())
