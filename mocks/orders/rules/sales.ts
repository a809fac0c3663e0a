import { is } from '@/entities/field'
import { atsApplyState, atsStatus, transferStatus } from '@/entities/orders/atsEnums'
import type { AtsHistory } from '@/entities/orders/atsHistory'
import { approvalAction, approvalStatus, dealerType } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { control, onReset } from '../../core/control'
import { text } from '../../core/input'
import { Refusal } from '../../core/types'
import { type ApprovalRow, buildApprovals, buildSaleApprovals, isOrder } from '../../system/data/approvals'
import { buildOrganisation } from '../../system/data/organisation'
import type { UserRow } from '../../system/data/types'
import { demand, seesRecord } from '../../system/rules/access'
import { approvalRows, currentStep, sales as seeds, whenMoved } from '../../system/rules/approvals'
import { familyOf, newId, reference } from '../../system/rules/store'
import { wonLeads } from '../../leads/rules/leads'
import { buildActualSales, detailsOf, type SaleRow, transferFor, transfersOf } from '../data/sales'
import { customerOrders } from './orders'
import { loseLead, winLead } from './saleLeads'

/** Message for a write after another user has changed the state. */
export const STATE = '状态已变化，请刷新后重试'
const DAY = 86_400_000
const APPLYING = '该车辆有申请正在审批，不能重复提交'

interface DayRows {
  day: number
  volume: number
  rows: readonly SaleRow[]
  places: ReadonlyMap<string, number>
}
/**
 * Rows of a day, which are immutable. They are built on first use from a separate organisation and survive resets.
 * Changes are stored separately, so that a reset costs nothing.
 */
let made: DayRows | undefined
const dayRows = (): DayRows => {
  const [day, volume] = [reference(), control.volume()]
  if (made?.day === day && made.volume === volume) return made
  const from = buildOrganisation(day, { times: volume })
  const approvals = [...buildApprovals(from, seeds, day), ...buildSaleApprovals(from, seeds, day, 0)]
  const rows = buildActualSales({ org: from, seeds, approvals, won: wonLeads(from) }, day)
  made = { day, volume, rows, places: new Map(rows.map(({ id }, at) => [id, at])) }
  return made
}

interface Store extends DayRows {
  changed: Map<string, SaleRow>
  added: SaleRow[]
}
let held: Store | undefined
onReset(() => {
  held = undefined
})
const store = (): Store => {
  if (held) return held
  held = { ...dayRows(), changed: new Map(), added: [] }
  // The sale of a lead with a customer order must have the VIN of that order.
  const vins = new Map(customerOrders().map(({ clueId, vin }) => [clueId, vin]))
  for (const row of held.rows) {
    const vin = row.clueId && vins.get(row.clueId)
    if (vin) held.changed.set(row.id, { ...row, vin })
  }
  const about = approvalRows.filter(({ bizType }) => isOrder(bizType))
  for (const row of about.toSorted((a, b) => (a.applyTime < b.applyTime ? -1 : 1))) follow(row)
  return held
}

export const saleById = (id: string): SaleRow | undefined => {
  const { rows, places, changed, added } = store()
  const at = places.get(id)
  return changed.get(id) ?? (at === undefined ? added.find((row) => row.id === id) : rows[at])
}

export const allSales = (): SaleRow[] => {
  const { rows, changed, added } = store()
  return [...added, ...(changed.size ? rows.map((row) => changed.get(row.id) ?? row) : rows)]
}
export const changeSale = (id: string, patch: Partial<SaleRow>): void => {
  const [{ added, changed }, row] = [store(), saleById(id)]
  if (!row) return
  if (added.includes(row)) Object.assign(row, patch)
  else changed.set(id, { ...row, ...patch })
}
export const addSale = (row: Omit<SaleRow, 'id' | 'index' | 'atsNo'>, now: number): SaleRow => {
  const { rows, added } = store()
  const index = rows.length + added.length
  const day = formatTime(now, 'YYYYMMDD')
  const full = { ...row, index, id: newId(), atsNo: `SX${day}${String(index + 1).padStart(5, '0')}` }
  added.unshift(full)
  return full
}

/** Applies the state of an approval to its sale, wherever it was decided. */
const follow = (approval: ApprovalRow): void => {
  const row = saleById(approval.bizId)
  if (!row) return
  const { status, bizType, finishTime } = approval
  const running = status === approvalStatus.running
  const showroom = running && currentStep(approval)?.desk === 'showroom'
  const last = approval.records.findLast(({ action }) => action === approvalAction.reject)
  const rejectReason = status === approvalStatus.rejected ? (last?.opinion ?? '') : ''
  if (bizType === 'ats') {
    const to = running
      ? showroom
        ? atsStatus.showroom
        : atsStatus.headquarters
      : status === approvalStatus.approved
        ? atsStatus.confirmed
        : status === approvalStatus.rejected
          ? atsStatus.rejected
          : atsStatus.incomplete
    changeSale(row.id, {
      ...(to === atsStatus.confirmed ? winLead(row, finishTime) : {}),
      status: to,
      rejectReason,
      submitTime: to === atsStatus.incomplete ? '' : approval.applyTime,
      confirmTime: to === atsStatus.confirmed ? finishTime : '',
    })
  } else if (bizType === 'atsVoid') {
    const isVoid = status === approvalStatus.approved
    if (isVoid) loseLead(row)
    changeSale(row.id, {
      applyState: running ? (showroom ? atsApplyState.voidShowroom : atsApplyState.voidHeadquarters) : 0,
      voidApply: {
        remark: approval.reason,
        images: approval.attachments,
        createBy: approval.applyBy,
        createTime: approval.applyTime,
      },
      ...(isVoid ? { status: atsStatus.voided, voidTime: finishTime } : {}),
    })
  } else {
    // Half of the transfers approved more than a day ago count as carried out.
    const isDone =
      status === approvalStatus.approved && row.index % 2 === 0 && finishTime < formatTime(reference() - DAY)
    const applyState = running
      ? showroom
        ? atsApplyState.transferShowroom
        : atsApplyState.transferHeadquarters
      : isDone || status === approvalStatus.revoked
        ? atsApplyState.none
        : status === approvalStatus.approved
          ? atsApplyState.transferPassed
          : atsApplyState.transferRejected
    const to = running
      ? showroom
        ? transferStatus.showroom
        : transferStatus.headquarters
      : isDone
        ? transferStatus.transferred
        : status === approvalStatus.approved
          ? transferStatus.passed
          : status === approvalStatus.rejected
            ? transferStatus.rejected
            : transferStatus.withdrawn
    const [present, ...older] = transfersOf(row)
    const begun =
      present && !is(present.status, transferStatus.transferred, transferStatus.withdrawn)
        ? [{ ...present, status: to }, ...older]
        : [
            transferFor(row, to, { id: approval.id, createTime: approval.applyTime, createBy: approval.applyBy }),
            ...transfersOf(row),
          ]
    changeSale(row.id, {
      applyState,
      transfers: begun,
      ...(isDone ? { transferTime: finishTime } : {}),
    })
  }
}
for (const type of ['ats', 'transfer', 'atsVoid'] as const) whenMoved(type, (row) => held && follow(row))

export const isOwnSale = (user: UserRow) => {
  const family = familyOf(user)
  return ({ consultantId }: SaleRow): boolean => family.includes(consultantId)
}
/** Returns a predicate for sales a user may see: those in scope, and the user's own. */
export const seesSale = (user: UserRow) => {
  const [sees, own] = [seesRecord(user), isOwnSale(user)]
  return (row: SaleRow): boolean => sees(row) || own(row)
}
/**
 * Returns a predicate for sales counted in a user's reports: those the user may see. A dealer counts its own, not
 * those of its outlets.
 */
export const countsSale = (user: UserRow) => {
  const sees = seesSale(user)
  return (row: SaleRow): boolean =>
    sees(row) && (user.dealerType !== dealerType.dealer || row.dealerCode === user.dealerCode)
}
export const visibleSale = (user: UserRow, id: unknown): SaleRow => {
  const row = saleById(text(id))
  if (!row || !seesSale(user)(row)) throw new Refusal(404, '实销单不存在')
  return row
}
/** Returns a visible sale for a write. Only staff of dealers and outlets with the permission `right` may write. */
export const ownDealerSale = (user: UserRow, id: unknown, right: string): SaleRow => {
  demand(user, right)
  const row = visibleSale(user, id)
  if (user.dealerType !== dealerType.dealer && user.dealerType !== dealerType.second)
    throw new Refusal(403, '仅经销商人员可操作')
  return row
}

/**
 * Rejects an application for a sale that is not confirmed or already has an application. A rejected transfer may be
 * followed by another one.
 */
export const demandFree = ({ status, applyState }: SaleRow, isTransfer: boolean): void => {
  if (status !== atsStatus.confirmed) throw new Refusal(409, STATE)
  if (applyState !== atsApplyState.none && !(isTransfer && applyState === atsApplyState.transferRejected))
    throw new Refusal(409, APPLYING, 200, { bizId: APPLYING })
}

/** Adds the changes of a sale to its history, one entry per field. */
export const note = (
  row: SaleRow,
  action: string,
  changes: readonly (readonly [fieldName: string, oldValue: string, newValue: string])[],
  by: UserRow,
  now: number,
): void => {
  const entries = changes.map(([fieldName, oldValue, newValue]): AtsHistory => ({
    id: newId(),
    action,
    fieldName,
    oldValue,
    newValue,
    createBy: by.nickname,
    createTime: formatTime(now),
  }))
  if (entries.length) changeSale(row.id, { history: [...entries, ...historyOf(row)] })
}
/** Returns the history of a sale, newest first. If none is stored, it is derived from the state. */
export const historyOf = (row: SaleRow): AtsHistory[] =>
  row.history ?? [
    ...(row.submitTime
      ? [
          entry(row, 1, '保存', '开票金额', '', detailsOf(row).invoiceAmount, row.submitTime),
          entry(row, 2, '保存', '证件号码', '', detailsOf(row).idNo, row.submitTime),
        ]
      : []),
    entry(row, 3, '创建', '实销日期', '', row.saleDate, row.createTime),
  ]
const entry = (
  row: SaleRow,
  place: number,
  action: string,
  fieldName: string,
  oldValue: string,
  newValue: string,
  createTime: string,
): AtsHistory => ({
  id: `${row.id}-${place}`,
  action,
  fieldName,
  oldValue,
  newValue,
  createBy: row.consultantName,
  createTime,
})
