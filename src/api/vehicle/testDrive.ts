import type { TestDriveDetail, TestDriveOrder } from '@/entities/orders/testDriveOrder'
import { download, get, io, postRead, type Query } from '../call'
import { page, type Page, record } from '../reply'

type DriveQuery = Query<TestDriveOrder>

export const list = postRead('/api-clue/drive/listPC', io<DriveQuery, Page<TestDriveOrder>>(page))
const detail = get(
  '/api-clue/drive/detail/{id}',
  io<void, TestDriveDetail>(record<TestDriveDetail>({ licenseImages: [], steps: [{}] })),
)
export { detail as get }
export const exportList = download('POST', '/api-clue/drive/exportPC', io<DriveQuery, Blob>())
