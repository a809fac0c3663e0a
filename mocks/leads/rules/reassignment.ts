import { assignReason, clueStatus, poolStatus } from '@/entities/leads/enums'
import { dealerStatus, staffPost, staffStatus } from '@/entities/shared/enums'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { isDealerBlack } from './blacklist'
import { refuseFields, text, integer } from '../../core/input'
import { giveLead, isOpen, leadById, seesLead } from './leads'
import { org } from '../../system/rules/store'
import { prop } from '@/lib/json'

const MAX_LENGTH = 200

/** Target of a reassignment. A reason of 0 means none. */
export interface Target {
  dealerCode: string
  saleUserId: string
  reason: number
  remark: string
}

type Reassigner = (clueId: string, target: Target, user: UserRow, now: number) => string | undefined
const reassigners: Reassigner[] = []
/**
 * Registers another kind of record that the same call allocates, such as nurtured customers. The handler returns the
 * reason for a failure, '' on success, or undefined for an unknown id. It is called only for ids that are not leads.
 */
export const onReassign = (giver: Reassigner): void => void reassigners.push(giver)

/**
 * Returns the validated target: for headquarters a dealer in its scope that accepts leads, for a dealer one of its
 * own consultants. Throws 400 by field for missing or forbidden values.
 */
export const targetOf = (input: unknown, user: UserRow, needsReason: boolean): Target => {
  const [dealerCode, saleUserId, remark] = ['dealerCode', 'saleUserId', 'remark'].map((key) => text(prop(input, key)))
  const target: Target = {
    dealerCode: dealerCode ?? '',
    saleUserId: saleUserId ?? '',
    reason: integer(prop(input, 'reason')) ?? 0,
    remark: remark ?? '',
  }
  const dealer = org.dealers.find((row) => row.dealerCode === target.dealerCode && seesRecord(user)(row))
  const takes = user.dealerType > 2 || (dealer?.acceptClueFlag === 1 && dealer.status === dealerStatus.open)
  const seller = org.staff.find(
    (row) =>
      row.id === target.saleUserId &&
      row.dealerCode === target.dealerCode &&
      row.post === staffPost.salesConsultant &&
      row.status === staffStatus.active,
  )
  refuseFields({
    ...(dealer ? (takes ? {} : { dealerCode: '该经销商未开启线索接收' }) : { dealerCode: '请选择目标经销商' }),
    ...(target.saleUserId === ''
      ? user.dealerType > 2
        ? { saleUserId: '请选择销售顾问' }
        : {}
      : seller
        ? {}
        : { saleUserId: '销售顾问不存在或已离职' }),
    ...(needsReason && target.reason === 0 ? { reason: '请选择改派原因' } : {}),
    ...([...target.remark].length > MAX_LENGTH ? { remark: '备注不能超过200个字符' } : {}),
    ...(needsReason && target.reason === assignReason.other && target.remark === '' ? { remark: '请输入备注' } : {}),
  })
  return target
}

/** Allocates a lead without an owner. Returns the reason for a failure, '' on success. */
export const allocate = (clueId: string, target: Target, user: UserRow, now: number): string => {
  const row = leadById(clueId)
  if (!row)
    return reassigners.map((give) => give(clueId, target, user, now)).find((told) => told !== undefined) ?? '线索不存在'
  if (!seesLead(user)(row)) return '线索不存在'
  if (row.blackFlag === 1) return '号码已拉黑，不可分配'
  if (row.status !== clueStatus.unassigned) return '该线索已被分配'
  if (row.pool?.status === poolStatus.verifying) return '线索清洗中，暂不可分配'
  if (isDealerBlack(target.dealerCode, row.phone)) return '目标经销商已拉黑该号码'
  giveLead(row, target, 1, user, now)
  return ''
}

/**
 * Takes a lead from its current owner. Headquarters can also revive lost leads. Returns the reason for a failure, ''
 * on success.
 */
export const reassign = (clueId: string, target: Target, user: UserRow, now: number): string => {
  const row = leadById(clueId)
  if (!row || !seesLead(user)(row)) return '线索不存在'
  if (row.blackFlag === 1) return '号码已拉黑，不可改派'
  const revives = row.status === clueStatus.lost && user.dealerType <= 2
  if (!isOpen(row) && !revives) return '当前状态不可改派'
  if (row.dealerCode === target.dealerCode && row.saleUserId === target.saleUserId) return '目标与当前归属相同'
  if (isDealerBlack(target.dealerCode, row.phone)) return '目标经销商已拉黑该号码'
  giveLead(row, target, revives ? 5 : target.reason === assignReason.dealerLeaving ? 3 : 2, user, now)
  return ''
}
