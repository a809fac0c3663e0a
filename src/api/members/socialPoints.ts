import type { AppPointTask } from '@/entities/members/appPointTask'
import type { PointPool, PointPoolLog } from '@/entities/members/pointPool'
import { about, io, post, postRead, type Query, type Since } from '../call'
import { type Page, pageOf, record } from '../reply'
import { type PoolBooked, poolBooked, type PoolChange } from './points'

export const listTasks = postRead(
  '/api-social/ec/boss/integral/task/list',
  io<Query<AppPointTask>, Page<AppPointTask>>(pageOf<AppPointTask>({})),
)
export const getTask = postRead(
  '/api-social/ec/boss/integral/task/detail',
  io<{ id: string }, AppPointTask>(record<AppPointTask>({})),
)
export type AppTaskInput = Pick<
  AppPointTask,
  | 'taskName'
  | 'icon'
  | 'points'
  | 'dayTimes'
  | 'totalTimes'
  | 'ownerOnly'
  | 'buttonText'
  | 'jumpUrl'
  | 'content'
  | 'sort'
>
export const updateTask = post(
  '/api-social/ec/boss/integral/task/edit',
  about<Partial<AppTaskInput> & Since & { id: string }>('id'),
)
export const setTaskStatus = post(
  '/api-social/ec/boss/integral/task/st',
  about<Pick<AppPointTask, 'id' | 'status'>>('id'),
)

export const getPool = postRead('/api-social/ec/boss/integral/pool/info', io<void, PointPool>(record<PointPool>({})))
export const changePool = post('/api-social/ec/boss/integral/pool/change', io<PoolChange, PoolBooked>(poolBooked))
export const listPoolLogs = postRead(
  '/api-social/ec/boss/integral/pool/log',
  io<Query<PointPoolLog>, Page<PointPoolLog>>(pageOf<PointPoolLog>({})),
)
