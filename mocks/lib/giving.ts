import type { UserRow } from '../data/types'
import { seesRecord } from './access'
import { isDealerBlack } from './blacks'
import { refuseFields, text, whole } from './input'
import { giveLead, isOpen, leadById, seesLead } from './leads'
import { org } from './store'
import { prop } from '@/lib/json'

const OTHER = 9
const LEAVING = 6
const LOST = 8
const LONGEST = 200

/** Where leads are to go; reason 0 is none. */
export interface Target {
  dealerCode: string
  saleUserId: string
  reason: number
  remark: string
}

type Giver = (clueId: string, target: Target, user: UserRow, now: number) => string | undefined
const givers: Giver[] = []
/**
 * Others whose records are allocated by the same call, such as nurtured customers: answers why not, '' when it is done, or undefined for an id that is
 * none of theirs. Asked only about ids that are no leads.
 */
export const alsoGive = (giver: Giver): void => void givers.push(giver)

/**
 * Where somebody may send leads: headquarters to dealers of its scope that take leads, a dealer to its own consultants.
 * Refuses with 400 at the field what is missing or may not be.
 */
export const targetOf = (input: unknown, user: UserRow, needsReason: boolean): Target => {
  const [dealerCode, saleUserId, remark] = ['dealerCode', 'saleUserId', 'remark'].map((key) => text(prop(input, key)))
  const target: Target = { dealerCode: dealerCode ?? '', saleUserId: saleUserId ?? '', reason: whole(prop(input, 'reason')) ?? 0, remark: remark ?? '' }
  const dealer = org.dealers.find((row) => row.dealerCode === target.dealerCode && seesRecord(user)(row))
  const takes = user.dealerType > 2 || (dealer?.acceptClueFlag === 1 && dealer.status === 1)
  const seller = org.staff.find((row) => row.id === target.saleUserId && row.dealerCode === target.dealerCode && row.post === 13 && row.status === 1)
  refuseFields({
    ...(dealer ? (takes ? {} : { dealerCode: '该经销商未开启线索接收' }) : { dealerCode: '请选择目标经销商' }),
    ...(target.saleUserId === '' ? (user.dealerType > 2 ? { saleUserId: '请选择销售顾问' } : {}) : seller ? {} : { saleUserId: '销售顾问不存在或已离职' }),
    ...(needsReason && target.reason === 0 ? { reason: '请选择改派原因' } : {}),
    ...([...target.remark].length > LONGEST ? { remark: '备注不能超过200个字符' } : {}),
    ...(needsReason && target.reason === OTHER && target.remark === '' ? { remark: '请输入备注' } : {}),
  })
  return target
}

/** Allocates what nobody works on: answers why not, '' when it is done. */
export const allocate = (clueId: string, target: Target, user: UserRow, now: number): string => {
  const row = leadById(clueId)
  if (!row) return givers.map((give) => give(clueId, target, user, now)).find((told) => told !== undefined) ?? '线索不存在'
  if (!seesLead(user)(row)) return '线索不存在'
  if (row.blackFlag === 1) return '号码已拉黑，不可分配'
  if (row.status !== 1) return '该线索已被分配'
  if (row.pool?.status === 2) return '线索清洗中，暂不可分配'
  if (isDealerBlack(target.dealerCode, row.phone)) return '目标经销商已拉黑该号码'
  giveLead(row, target, 1, user, now)
  return ''
}

/** Takes a lead from whoever works on it; headquarters revives lost ones too. Answers why not, '' when it is done. */
export const reassign = (clueId: string, target: Target, user: UserRow, now: number): string => {
  const row = leadById(clueId)
  if (!row || !seesLead(user)(row)) return '线索不存在'
  if (row.blackFlag === 1) return '号码已拉黑，不可改派'
  const revives = row.status === LOST && user.dealerType <= 2
  if (!isOpen(row) && !revives) return '当前状态不可改派'
  if (row.dealerCode === target.dealerCode && row.saleUserId === target.saleUserId) return '目标与当前归属相同'
  if (isDealerBlack(target.dealerCode, row.phone)) return '目标经销商已拉黑该号码'
  giveLead(row, target, revives ? 5 : target.reason === LEAVING ? 3 : 2, user, now)
  return ''
}
