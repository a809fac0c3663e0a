import type { Approval, ApprovalLine } from '@/entities/shared/approval'
import type { ApprovalRecord } from '@/entities/shared/approvalRecord'
import type { Transfer } from '@/entities/orders/transfer'
import type { Place } from '@/entities/shared/place'
import { prop } from '@/lib/json'
import { about, get, io, post, type Query } from '../call'
import { page, type Page, pageOf, rows } from '../reply'

export type ApprovalScope = 'todo' | 'done' | 'mine' | 'all'

export type ApplyInput = { bizType: 'transfer' | 'atsVoid'; bizId: string } & Partial<
  { title: string; reason: string; attachments: string[] } & Pick<Transfer, TransferField> & Place
>
type TransferField =
  | 'transferType'
  | 'ownerType'
  | 'customerName'
  | 'idType'
  | 'idNo'
  | 'phone'
  | 'address'
  | 'remark'
  | 'images'

export interface Decided {
  failRows: { bizId: string; reason: string }[]
}
const decided = (data: unknown): Decided => ({
  failRows: rows<Record<string, unknown>>(prop(data, 'failRows')).map(({ bizId, reason }) => ({
    bizId: String(bizId ?? ''),
    reason: typeof reason === 'string' ? reason : '',
  })),
})

export const listBusiness = get(
  '/api-user/businessApproval/applyList',
  io<Query<Approval> & { scope?: ApprovalScope }, Page<Approval>>(
    pageOf({ attachments: [], formData: rows<ApprovalLine> }),
  ),
)
/** Steps of a business approval, oldest first, including pending ones. */
export const listBusinessRecords = get(
  '/api-user/businessApproval/records',
  io<{ approvalId: string }, ApprovalRecord[]>(rows),
)
export const approveBusiness = post('/api-user/businessApproval/approve', about<{ id: string; opinion?: string }>('id'))
export const rejectBusiness = post('/api-user/businessApproval/reject', about<{ id: string; opinion: string }>('id'))
export const revokeBusiness = post('/api-user/businessApproval/revoke', about<{ id: string; reason?: string }>('id'))

export const apply = post('/api-order/approve/apply', io<ApplyInput, { id: string }>())
/**
 * With `result` (1 approve, 2 reject, 3 withdraw) decides the applications about some sales, without it resubmits a
 * corrected one.
 */
export const submit = post(
  '/api-order/approve/submit',
  io<
    {
      bizType: string
      bizIds: string[]
      result?: 1 | 2 | 3
      opinion?: string
      reason?: string
      attachments?: string[]
    },
    Decided
  >(decided),
)
export const listLogs = get(
  '/api-order/approve/log',
  io<{ bizId: string; pageNo?: number; pageSize?: number }, Page<ApprovalRecord>>(page),
)
