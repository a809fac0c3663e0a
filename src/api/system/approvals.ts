import type { Approval } from '@/entities/shared/approval'
import type { ApprovalRecord } from '@/entities/shared/approvalRecord'
import type { Transfer } from '@/entities/orders/transfer'
import type { Place } from '@/entities/shared/place'
import { prop } from '@/lib/json'
import { about, get, io, post, type Query } from '../call'
import { page, type Page, rows } from '../reply'

/** Whose approvals: waiting for the user, decided by the user, begun by the user, or all. */
export type ApprovalScope = 'todo' | 'done' | 'mine' | 'all'

/** What an application about a sale is made with: title, reason and files, or the fields of its own form. */
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

/** What came of deciding several sales at once: why which of them failed. */
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
  io<Query<Approval> & { scope?: ApprovalScope }, Page<Approval>>(page),
)
/** The steps of a business approval, oldest first, with those that still wait. */
export const listBusinessRecords = get(
  '/api-user/businessApproval/records',
  io<{ approvalId: string }, ApprovalRecord[]>(rows),
)
export const approveBusiness = post('/api-user/businessApproval/approve', about<{ id: string; opinion?: string }>('id'))
export const rejectBusiness = post('/api-user/businessApproval/reject', about<{ id: string; opinion: string }>('id'))
export const revokeBusiness = post('/api-user/businessApproval/revoke', about<{ id: string; reason?: string }>('id'))

export const apply = post('/api-order/approve/apply', io<ApplyInput, { id: string }>())
/** With `result` (1 pass, 2 reject, 3 withdraw) decides the applications about some sales; without it sends a corrected one in again. */
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
/** The steps of the applications about a sale, as listBusinessRecords. */
export const listLogs = get(
  '/api-order/approve/log',
  io<{ bizId: string; pageNo?: number; pageSize?: number }, Page<ApprovalRecord>>(page),
)
