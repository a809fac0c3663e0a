import * as approvals from '@/api/system/approvals'
import type { Approval } from '@/entities/shared/approval'
import { approvalAction } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import type { ApprovalRow } from '../data/approvals'
import { decide, inScope, recordsOf, revoke, UNSENT, visible } from '../rules/approvalRights'
import { approvalRows } from '../rules/approvals'

const HOUR = 3_600_000

const shape =
  (now: number) =>
  (row: ApprovalRow): Approval => {
    const { records } = row
    const waiting = records.find(({ action }) => action === approvalAction.wait)
    const since = toMillis(records.findLast(({ createTime }) => createTime !== '')?.createTime) ?? now
    const waitHours = waiting ? Math.floor((now - since) / HOUR) : 0
    return { ...row, ...UNSENT, nodeName: waiting?.nodeName ?? '', approver: waiting?.operator ?? '', waitHours }
  }

const listed = listOf(approvals.listBusiness)<ApprovalRow>({
  is: ['source', 'bizType', 'dealerCode', 'status'],
  keyword: ['id', 'bizId', 'title'],
  like: ['applyBy'],
  between: ['applyTime'],
  sort: ['applyTime'],
})
on(approvals.listBusiness)((input, { user, now }) =>
  listed.page(approvalRows.filter(inScope(user, text(input.scope))), input, shape(now)),
)

on(approvals.listBusinessRecords)((input, { user }) => recordsOf(visible(user, text(input.approvalId))))

on(approvals.approveBusiness)((input, { user, now }) =>
  decide(visible(user, text(input.id)), user, now, true, text(input.opinion)),
)
on(approvals.rejectBusiness)((input, { user, now }) =>
  decide(visible(user, text(input.id)), user, now, false, text(input.opinion)),
)
on(approvals.revokeBusiness)((input, { user, now }) =>
  revoke(visible(user, text(input.id)), user, now, text(input.reason)),
)
