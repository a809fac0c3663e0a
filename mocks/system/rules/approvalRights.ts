import type { ApprovalRecord } from '@/entities/shared/approvalRecord'
import { approvalAction, approvalStatus, dealerType } from '@/entities/shared/enums'
import { found, refuseFields, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import { type ApprovalRow, isOrder } from '../data/approvals'
import type { UserRow } from '../data/types'
import { demand, permissionsOf, seesRecord } from './access'
import { approvalRows, currentStep, decideStep, takeBack } from './approvals'
import { familyOf } from './store'

const OPINION = 200
const APPROVE = 'approvals.approveBusiness'

export const isOwn = (user: UserRow) => {
  const family = familyOf(user)
  return (row: ApprovalRow): boolean => family.includes(row.applyUserId)
}
const isDone = (user: UserRow) => (row: ApprovalRow) =>
  row.records.some(
    ({ operatorId, action }) =>
      operatorId === user.id && (action === approvalAction.approve || action === approvalAction.reject),
  )

/**
 * Returns true if the step is at the user's desk: a showroom step for its dealer, an area step for its area, a
 * network step for area or headquarters, any other for headquarters.
 */
const isAtDesk = (user: UserRow, row: ApprovalRow): boolean => {
  const desk = row.status === approvalStatus.running ? currentStep(row)?.desk : undefined
  if (desk === 'showroom') return user.dealerType === dealerType.dealer && user.dealerCode === row.dealerCode
  if (desk === 'area') return user.dealerType === dealerType.area && user.areaName === row.areaName
  if (desk === 'network' && user.dealerType === dealerType.area) return user.areaName === row.areaName
  return (desk === 'hq' || desk === 'network') && user.dealerType === dealerType.headquarters
}
const isTurn = (user: UserRow) => {
  const permissions = permissionsOf(user)
  const may = permissions.includes('*') || permissions.includes(APPROVE)
  return (row: ApprovalRow): boolean => may && isAtDesk(user, row)
}

/** Returns a predicate for the approvals of a scope. An empty scope covers all that the user may see. */
export const inScope = (user: UserRow, scope: string) => {
  const [own, done, turn, sees] = [isOwn(user), isDone(user), isTurn(user), seesRecord(user)]
  const all = (row: ApprovalRow) => user.dealerType <= 2 && sees(row)
  const todo = (row: ApprovalRow) => turn(row) && !own(row)
  const tests: Record<string, (row: ApprovalRow) => boolean> = { todo, done, mine: own, all }
  return tests[scope] ?? ((row: ApprovalRow) => own(row) || done(row) || turn(row) || all(row))
}

export const visible = (user: UserRow, id: string): ApprovalRow => {
  const sees = inScope(user, '')
  return found(
    approvalRows.find((row) => row.id === id && sees(row)),
    '审批单不存在',
  )
}

export const UNSENT = {
  about: undefined,
  drive: undefined,
  applyUserId: undefined,
  records: undefined,
  operatorId: undefined,
  desk: undefined,
}
export const recordsOf = (row: ApprovalRow): ApprovalRecord[] =>
  row.records.map((record) => ({ ...record, ...UNSENT, approvalId: row.id }))

const handledBy = (row: ApprovalRow): Refusal => {
  const last = row.records.findLast(({ action }) => action !== approvalAction.wait)
  return new Refusal(409, `该审批已被${last?.operator ?? '他人'}处理`)
}

/**
 * Decides the current step. The last approval or any rejection ends the approval. `rights` are the permissions
 * required.
 */
export const decide = (
  row: ApprovalRow,
  user: UserRow,
  now: number,
  passes: boolean,
  opinion: string,
  rights: readonly string[] = [passes ? APPROVE : 'approvals.rejectBusiness'],
): void => {
  for (const right of rights) demand(user, right)
  if (row.status !== approvalStatus.running || !currentStep(row)) throw handledBy(row)
  if (isOwn(user)(row)) throw new Refusal(409, '不能审批自己发起的申请')
  if (!isAtDesk(user, row)) throw new Refusal(403, '当前环节不由您审批')
  const length = [...opinion].length
  if (!passes && length < 5) refuseFields({ opinion: opinion === '' ? '请填写驳回意见' : '驳回意见不少于5个字符' })
  if (length > OPINION) refuseFields({ opinion: `意见不能超过${OPINION}个字符` })
  decideStep(row, user, now, passes, opinion)
}

/**
 * Withdraws the user's own application: one about a sale while it is at the showroom, any other until it is decided.
 */
export const revoke = (
  row: ApprovalRow,
  user: UserRow,
  now: number,
  opinion: string,
  right = 'approvals.revokeBusiness',
): void => {
  demand(user, right)
  if (!isOwn(user)(row)) throw new Refusal(403, '只能撤回本人发起的申请')
  if (row.status !== approvalStatus.running) throw new Refusal(409, '审批已完成，无法撤回')
  if (isOrder(row.bizType) && currentStep(row)?.desk !== 'showroom') throw new Refusal(409, '已到总部审核，无法撤回')
  takeBack(row, user, now, opinion)
}

/** Returns the reason and files of an application, or throws a refusal. */
export const checked = (input: Record<string, unknown>): { reason: string; attachments: string[] } => {
  const reason = text(input.reason)
  const attachments = texts(input.attachments)
  const length = [...reason].length
  if (length < 5 || length > 500) refuseFields({ reason: '申请说明须为5-500个字符' })
  if (attachments.length > 5) refuseFields({ attachments: '附件最多5个' })
  return { reason, attachments }
}
