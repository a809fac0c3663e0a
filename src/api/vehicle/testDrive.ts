import type { TestDriveDetail, TestDriveOrder } from '@/entities/orders/testDriveOrder'
import { prop } from '@/lib/json'
import { download, get, io, postRead, type Query } from '../call'
import { type Counted, counted, type Numbers, numbers, record } from '../reply'

type DriveQuery = Query<TestDriveOrder>

/** The drives of one day by the codes of their states. */
export interface DriveDay {
  date: string
  counts: Numbers
}
/** A page of test drives; beside it the counts by state, `all` and `averageScore`, and the counts by day where they were sent. */
export interface DriveAnswer extends Counted<TestDriveOrder> {
  days?: DriveDay[]
}
const answer = (data: unknown): DriveAnswer => {
  const days = prop(data, 'days')
  return {
    ...counted<TestDriveOrder>(data),
    days: Array.isArray(days)
      ? days.flatMap((day: unknown) => {
          const date = prop(day, 'date')
          return typeof date === 'string' ? [{ date, counts: numbers(prop(day, 'counts')) }] : []
        })
      : undefined,
  }
}

export const list = postRead('/api-clue/drive/listPC', io<DriveQuery, DriveAnswer>(answer))
const detail = get(
  '/api-clue/drive/detail/{id}',
  io<void, TestDriveDetail>(record<TestDriveDetail>({ licenseImages: [], steps: [{}] })),
)
export { detail as get }
export const exportList = download('POST', '/api-clue/drive/exportPC', io<DriveQuery, Blob>())
