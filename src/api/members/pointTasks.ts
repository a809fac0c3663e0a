import type { PointTask, PointTaskStep } from '@/entities/members/pointTask'
import type { PointTaskRecord } from '@/entities/members/pointTaskRecord'
import { prop } from '@/lib/json'
import { about, get, io, post, type Query, type Since } from '../call'
import { type Counted, countedOf, type Page, pageOf, record, records, refs } from '../reply'

const TASK = { roles: refs<{ id: string; roleName: string }>('role') }

export const list = get(
  '/api-integral/pointTaskConfig/task/getList',
  io<Query<PointTask> & { id?: unknown }, Counted<PointTask>>(countedOf<PointTask>(TASK)),
)
export type TaskOption = Pick<PointTask, 'id' | 'taskName'>
export const listOptions = get(
  '/api-integral/pointTaskConfig/task/getDropDownList',
  io<{ side: number }, TaskOption[]>(records<TaskOption>({})),
)
export const getRule = get(
  '/api-integral/pointTaskConfig/task/getRuleDetail/{id}',
  io<void, PointTask>(record<PointTask>(TASK)),
)
export const listDetails = get(
  '/api-integral/pointTaskConfig/task/getDetailList',
  io<{ taskId: string }, PointTaskStep[]>(records<PointTaskStep>({})),
)
export type StepInput = Partial<Omit<PointTaskStep, 'taskId' | 'sort'>>
export type TaskInput = Pick<
  PointTask,
  | 'taskName'
  | 'icon'
  | 'poolType'
  | 'startTime'
  | 'endTime'
  | 'dayLimit'
  | 'monthLimit'
  | 'validDays'
  | 'jumpUrl'
  | 'sort'
  | 'ruleText'
> & { steps: StepInput[] }
export const update = post(
  '/api-integral/pointTaskConfig/task/update',
  about<Partial<TaskInput> & Since & { id: string }>('id'),
)
export const setOn = post('/api-integral/pointTaskConfig/task/onOrOff', about<Pick<PointTask, 'id' | 'status'>>('id'))
export const updateRoles = post(
  '/api-integral/pointTaskConfig/task/updateRoleRelation',
  about<{ id: string; roleIds: string[] }>('id'),
)

export interface RecordDay {
  date: string
  count: number
  points: number
}
export interface RecordAnswer extends Page<PointTaskRecord> {
  trend?: RecordDay[]
}
export const listRecords = get(
  '/api-integral/pointTaskRecord/getPcList',
  io<Query<PointTaskRecord> & { userId?: unknown; dealerCode?: unknown }, RecordAnswer>((data) => ({
    ...pageOf<PointTaskRecord>({})(data),
    trend: prop(data, 'trend') ? records<RecordDay>({})(prop(data, 'trend')) : undefined,
  })),
)

export interface TaskRole {
  id: string
  roleName: string
  shopTypes: number[]
}
export const listRoles = get(
  '/api-star-web/role/showRolesList',
  io<void, TaskRole[]>(records<TaskRole>({ shopTypes: [] }, 'role')),
)
