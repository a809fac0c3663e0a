import type { StoreEmployee } from '@/entities/voice/storeEmployee'
import type { StoreQuestion } from '@/entities/voice/storeQuestion'
import { about, get, io, post, type Query, type Since } from '../call'
import { type Counted, countedOf, record } from '../reply'

type QuestionQuery = Query<StoreQuestion> & {
  seriesCode?: unknown
  /** 1: open for more than 24 hours. */
  overdue?: unknown
}
export const listQuestions = get(
  '/api-user/store/question/page/list',
  io<QuestionQuery, Counted<StoreQuestion>>(countedOf<StoreQuestion>({ images: [] })),
)
/** `replyTime` is that of the answer as it was read, '' where there was none: another answer since then is refused. */
export const replyQuestion = post(
  '/api-user/store/question/reply',
  about<Pick<StoreQuestion, 'id' | 'reply' | 'replyTime'>>('id'),
)
export const removeQuestion = post('/api-user/store/question/delete', about<{ id: string; reason: string }>('id'))

/** What the form of an employee sends. */
export interface EmployeeInput extends Pick<
  StoreEmployee,
  | 'staffId'
  | 'employeeName'
  | 'headImgUrl'
  | 'phone'
  | 'wecomQr'
  | 'workYears'
  | 'skillTags'
  | 'introduction'
  | 'status'
> {}
/** A new employee, changes of one, or the numbers of those that were moved. */
type EmployeeSave =
  | EmployeeInput
  | (Partial<EmployeeInput & Pick<StoreEmployee, 'starFlag'>> & Since & { id: string })
  | { items: readonly Pick<StoreEmployee, 'id' | 'sort'>[] }
const EMPLOYEE = { skillTags: [] } as const
export const listEmployees = get(
  '/api-user/store/employee/page/list',
  io<Query<StoreEmployee>, Counted<StoreEmployee>>(countedOf<StoreEmployee>(EMPLOYEE)),
)
export const getEmployee = get(
  '/api-user/store/employee/get',
  io<{ id: string }, StoreEmployee & { updateBy: string }>(record<StoreEmployee & { updateBy: string }>(EMPLOYEE)),
)
export const saveEmployee = post('/api-user/store/employee/saveOrUpdate', io<EmployeeSave>())
export const removeEmployee = post('/api-user/store/employee/delete', about<{ id: string; reason?: string }>('id'))
