import type { AreaDetail, AreaTask } from '@/entities/leads/areaTask'
import type { ChannelTask } from '@/entities/leads/channelTask'
import type { DealerTask, DealerTaskDetail } from '@/entities/leads/dealerTask'
import { type Metric, METRICS, type TargetKey } from '@/entities/leads/target'
import type { TaskCommand, TaskDetail } from '@/entities/leads/taskCommand'
import { prop } from '@/lib/json'
import { about, del, get, io, post, type Query } from '../call'
import { type Page, pageOf, record, records, rows } from '../reply'

type TargetInput = Partial<Record<TargetKey, number>>

/** Fields of a saved task. For an enabled one only targets and reason can be changed. */
export interface TaskInput extends TargetInput {
  title?: string
  periodType?: number
  startTime?: string
  endTime?: string
  metrics?: string[]
  channel_level?: number
  province?: string[]
  remark?: string
  reason?: string
}

export interface GridSave {
  taskId: string
  rows: (TargetInput & { id: string })[]
}

/** Rows that were not saved, with reasons. All other rows are saved. */
export interface GridReply {
  failed: { id: string; reason: string }[]
}
const failures = (data: unknown): GridReply => ({ failed: rows<GridReply['failed'][number]>(prop(data, 'failed')) })

export interface OwnTaskInput extends TargetInput {
  title: string
  startTime: string
  endTime: string
  channel_level?: number
  remark?: string
}

const DONE = { done: {}, lastDone: { maybe: {} } } as const
const TASK = { ...DONE, metrics: [], province: [], unbalanced: [] } as const
const SHARE = { ...DONE, metrics: [] } as const
export const list = get('/api-report/taskCommand/list', io<Query<TaskCommand>, Page<TaskCommand>>(pageOf(TASK)))
const known = <T extends { metrics: Metric[] }>(task: T): T => ({
  ...task,
  metrics: METRICS.filter((metric) => task.metrics.includes(metric)),
})
const readTask = record<TaskDetail>({ ...TASK, sums: { area: {}, channel: {}, dealer: {} }, daily: [{}] })
const readDealerTask = record<DealerTaskDetail>({ ...SHARE, splits: [DONE], daily: [{}] })
const readArea = record<AreaDetail>({ ...DONE, task: TASK, sums: { dealer: {} } })

const detail = get(
  '/api-report/taskCommand/detail/{id}',
  io<{}, TaskDetail>((data) => known(readTask(data))),
)
export { detail as get }
export const create = post('/api-report/taskCommand/create', io<TaskInput, { id: string }>())
export const update = post('/api-report/taskCommand/update', about<TaskInput & { id: string }>('id'))
export const remove = del('/api-report/taskCommand/delete/{id}', io<{}>())
export const enable = post('/api-report/taskCommand/enable', about<{ id: string }>('id'))
export const disable = post('/api-report/taskCommand/disable', about<{ id: string }>('id'))
/**
 * Dealers' tasks. With `taskId` those of one task, all of them unless a page is requested; without it a page of the
 * tasks of the user's dealers.
 */
export const listDealer = get('/api-report/dealerTask/list', io<Query<DealerTask>, Page<DealerTask>>(pageOf(SHARE)))
export const getDealer = get(
  '/api-report/dealerTask/detail/{id}',
  io<{}, DealerTaskDetail>((data) => known(readDealerTask(data))),
)
export const createDealer = post(
  '/api-report/dealerTask/create',
  io<{ taskId: string; dealerCodes: string[] } | OwnTaskInput, { id?: string }>(),
)
export const updateDealer = post(
  '/api-report/dealerTask/update',
  about<
    GridSave | { id: string; splits: (TargetInput & { userId: string })[] } | (OwnTaskInput & { id: string }),
    GridReply
  >('id', failures),
)
export const removeDealer = del('/api-report/dealerTask/delete/{id}', io<{}>())
export const enableDealer = post('/api-report/dealerTask/enable', about<{ id: string }>('id'))
export const disableDealer = post('/api-report/dealerTask/disable', about<{ id: string }>('id'))
export const listChannel = get(
  '/api-report/channelTask/list',
  io<{ taskId: string; channel_level?: number }, ChannelTask[]>(records(DONE)),
)
export const updateChannel = post('/api-report/channelTask/update', about<GridSave, GridReply>('id', failures))
export const listArea = get(
  '/api-report/areaTask/list',
  io<{ taskId: string; province?: string }, AreaTask[]>(records(DONE)),
)
export const getArea = get(
  '/api-report/areaTask/detail/{id}',
  io<{}, AreaDetail>((data) => {
    const area = readArea(data)
    return { ...area, task: known(area.task) }
  }),
)

export const updateArea = post('/api-report/areaTask/update', about<GridSave, GridReply>('id', failures))
