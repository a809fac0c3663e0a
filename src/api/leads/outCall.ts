import type { OutCallConfig } from '@/entities/leads/outCallConfig'
import type { OutCallDetail } from '@/entities/leads/outCallDetail'
import type { OutCallTask } from '@/entities/leads/outCallTask'
import type { ImportSummary } from '@/entities/shared/file'
import { about, del, download, get, io, post, postRead, type Query, upload } from '../call'
import { codes } from '../refs'
import { beside, type Counted, countedOf, page, type Page, pageOf, type Parts, record, imported } from '../reply'

const CONFIG: Parts<OutCallConfig> = { channels: codes, channelNames: [] }

export type TaskInput = Partial<
  Pick<
    OutCallTask,
    | 'taskName'
    | 'callType'
    | 'scriptName'
    | 'oneChannelCode'
    | 'twoChannelCode'
    | 'clueTimeStart'
    | 'clueTimeEnd'
    | 'clueScope'
    | 'startTime'
    | 'endTime'
    | 'callWindow'
    | 'retryTimes'
    | 'remark'
  >
>
export type ConfigInput = Partial<Omit<OutCallConfig, 'id' | 'channelNames' | 'status' | 'updateTime'>>

/**
 * Numbers of a task, with the task. The summary counts all its numbers by result (0 to 6), by interest (A to D) and
 * those handed to dealers.
 */
export interface TaskPage extends Counted<OutCallDetail> {
  task?: OutCallTask
}
export const listTasks = postRead('/api-clue/outCall/getTaskList', io<Query<OutCallTask>, Page<OutCallTask>>(page))
export const listTaskDetails = get(
  '/api-clue/outCall/getTaskDetailList',
  io<Query<OutCallDetail> & { taskId: string; handed?: 1 }, TaskPage>((data) => ({
    ...countedOf<OutCallDetail>({ tags: [], transcript: [{}] })(data),
    task: beside(data, 'task', {}),
  })),
)
/** Matching tasks, or with `taskId` the numbers of one. */
export const exportTasks = download(
  'POST',
  '/api-clue/outCall/exportTaskList',
  io<Query<OutCallTask> & Query<OutCallDetail>, Blob>(),
)
export const createTask = post('/api-clue/outCall/task/create', io<TaskInput, { taskId: string }>())
export const updateTask = post('/api-clue/outCall/task/update', io<TaskInput & { taskId: string }>())
export const removeTask = del('/api-clue/outCall/task/delete/{id}', io<{}>())
export const enableTask = post('/api-clue/outCall/task/enable/{id}', io<{}>())
export const disableTask = post('/api-clue/outCall/task/disable/{id}', io<{}>())
export const importTask = upload('/api-clue/outCall/task/import', io<FormData, ImportSummary | undefined>(imported))

export const listConfigs = get(
  '/api-clue/outCall/config/list',
  io<Query<OutCallConfig>, Page<OutCallConfig>>(pageOf(CONFIG)),
)
export const getConfig = get('/api-clue/outCall/config/detail/{id}', io<{}, OutCallConfig>(record(CONFIG)))
export const createConfig = post('/api-clue/outCall/config/create', io<ConfigInput, { id: string }>())
export const updateConfig = post('/api-clue/outCall/config/update', about<ConfigInput & { id: string }>('id'))
export const removeConfig = del('/api-clue/outCall/config/delete/{id}', io<{}>())
export const enableConfig = post('/api-clue/outCall/config/enable/{id}', io<{}>())
export const disableConfig = post('/api-clue/outCall/config/disable/{id}', io<{}>())
