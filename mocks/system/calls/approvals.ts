import * as approvals from '@/api/system/approvals'
import * as ats from '@/api/orders/ats'
import type { Approval } from '@/entities/shared/approval'
import type { ApprovalRecord } from '@/entities/shared/approvalRecord'
import {
  approvalAction,
  approvalSource,
  approvalStatus,
  bizType as bizTypes,
  dealerType,
} from '@/entities/shared/enums'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { type ApprovalRow, type BizType, isOrder, type SaleRow } from '../data/approvals'
import type { UserRow } from '../data/types'
import { demand, permissionsOf, seesRecord } from '../rules/access'
import { approvalRows, begin, beginning, currentStep, decideStep, sales, takeBack } from '../rules/approvals'
import { found, refuseFields, text, texts, integer } from '../../core/input'
import { familyOf } from '../rules/store'
import { paged } from '../../core/table'

const HOUR = 3_600_000
const OPINION = 200
const APPROVE = 'approvals.approveBusiness'

const isOwn = (user: UserRow) => {
  const family = familyOf(user)
  return (row: ApprovalRow): boolean => family.includes(row.applyUserId)
}
const isDone = (user: UserRow) => (row: ApprovalRow) =>
  row.records.some(
    ({ operatorId, action }) =>
      operatorId === user.id && (action === approvalAction.approve || action === approvalAction.reject),
  )

/** Whether a step is the user's to decide: the showroom's by its dealer, the area's by its area, the network's by area or headquarters, all else by headquarters. */
const isTurn = (user: UserRow) => {
  const permissions = permissionsOf(user)
  const may = permissions.includes('*') || permissions.includes(APPROVE)
  return (row: ApprovalRow): boolean => {
    const desk = row.status === approvalStatus.running && may ? currentStep(row)?.desk : undefined
    if (desk === 'showroom') return user.dealerType === dealerType.dealer && user.dealerCode === row.dealerCode
    if (desk === 'area') return user.dealerType === dealerType.area && user.areaName === row.areaName
    if (desk === 'network' && user.dealerType === dealerType.area) return user.areaName === row.areaName
    return (desk === 'hq' || desk === 'network') && user.dealerType === dealerType.headquarters
  }
}

/** The approvals of a scope; without one, all that the user may see. */
const inScope = (user: UserRow, scope: string) => {
  const [own, done, turn, sees] = [isOwn(user), isDone(user), isTurn(user), seesRecord(user)]
  const all = (row: ApprovalRow) => user.dealerType <= 2 && sees(row)
  const todo = (row: ApprovalRow) => turn(row) && !own(row)
  const tests: Record<string, (row: ApprovalRow) => boolean> = { todo, done, mine: own, all }
  return tests[scope] ?? ((row: ApprovalRow) => own(row) || done(row) || turn(row) || all(row))
}

const visible = (user: UserRow, id: string): ApprovalRow => {
  const sees = inScope(user, '')
  return found(
    approvalRows.find((row) => row.id === id && sees(row)),
    '审批单不存在',
  )
}

/** What the back end keeps for itself. */
const UNSENT = { about: undefined, applyUserId: undefined, records: undefined, operatorId: undefined, desk: undefined }

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

const recordsOf = (row: ApprovalRow): ApprovalRecord[] =>
  row.records.map((record) => ({ ...record, ...UNSENT, approvalId: row.id }))

on(approvals.listBusinessRecords)((input, { user }) => recordsOf(visible(user, text(input.approvalId))))

on(approvals.listLogs)((input, { user }) => {
  const sees = inScope(user, '')
  const about = approvalRows
    .filter((row) => isOrder(row.bizType) && row.bizId === text(input.bizId) && sees(row))
    .toSorted((a, b) => (a.applyTime < b.applyTime ? -1 : 1))
  return paged(about.flatMap(recordsOf), input, (record) => record)
})

const handledBy = (row: ApprovalRow): Refusal => {
  const last = row.records.findLast(({ action }) => action !== approvalAction.wait)
  return new Refusal(409, `该审批已被${last?.operator ?? '他人'}处理`)
}

/** Decides the present step: the last one that passes ends the approval, one that rejects too. */
const decide = (row: ApprovalRow, user: UserRow, now: number, passes: boolean, opinion: string) => {
  demand(user, passes ? APPROVE : 'approvals.rejectBusiness')
  if (row.status !== approvalStatus.running || !currentStep(row)) throw handledBy(row)
  if (isOwn(user)(row)) throw new Refusal(409, '不能审批自己发起的申请')
  if (!isTurn(user)(row)) throw new Refusal(403, '当前环节不由您审批')
  const length = [...opinion].length
  if (!passes && length < 5) refuseFields({ opinion: opinion === '' ? '请填写驳回意见' : '驳回意见不少于5个字符' })
  if (length > OPINION) refuseFields({ opinion: `意见不能超过${OPINION}个字符` })
  decideStep(row, user, now, passes, opinion)
}

const revoke = (row: ApprovalRow, user: UserRow, now: number, opinion: string) => {
  demand(user, 'approvals.revokeBusiness')
  if (!isOwn(user)(row)) throw new Refusal(403, '只能撤回本人发起的申请')
  if (row.status !== approvalStatus.running) throw new Refusal(409, '审批已完成，无法撤回')
  takeBack(row, user, now, opinion)
}

on(approvals.approveBusiness)((input, { user, now }) =>
  decide(visible(user, text(input.id)), user, now, true, text(input.opinion)),
)
on(approvals.rejectBusiness)((input, { user, now }) =>
  decide(visible(user, text(input.id)), user, now, false, text(input.opinion)),
)
on(approvals.revokeBusiness)((input, { user, now }) =>
  revoke(visible(user, text(input.id)), user, now, text(input.reason)),
)

const checked = (input: Record<string, unknown>) => {
  const reason = text(input.reason)
  const attachments = texts(input.attachments)
  const length = [...reason].length
  if (length < 5 || length > 500) refuseFields({ reason: '申请说明须为5-500个字符' })
  if (attachments.length > 5) refuseFields({ attachments: '附件最多5个' })
  return { reason, attachments }
}

on(approvals.apply)((input, { user, now }) => {
  demand(user, 'approvals.apply')
  const bizType: BizType | undefined =
    input.bizType === bizTypes.atsVoid || input.bizType === bizTypes.transfer ? input.bizType : undefined
  if (!bizType) throw new Refusal(400, '不支持的业务类型')
  const sees = seesRecord(user)
  const sale = sales.find((one) => one.id === text(input.bizId) && sees(one))
  if (!sale) refuseFields({ bizId: '实销单不存在' })
  const said = checked(input)
  const busy = approvalRows.find(
    (row) => isOrder(row.bizType) && row.bizId === sale?.id && row.status === approvalStatus.running,
  )
  if (busy) throw new Refusal(409, '该实销单已有审批中的申请', 200, { bizId: '该实销单已有审批中的申请' })
  if (!sale) throw new Refusal(404, '实销单不存在')
  const { dealerCode, dealerName, areaName } = sale
  const title = text(input.title) || `${bizType === bizTypes.atsVoid ? '实销作废' : '车辆过户'}:${sale.vin}`
  const formData = [
    { label: '实销单号', before: sale.atsNo, after: sale.atsNo },
    ...(bizType === bizTypes.atsVoid ? [{ label: '实销状态', before: '已实销', after: '已作废' }] : []),
  ]
  const { id } = begin(
    {
      source: approvalSource.order,
      bizType,
      bizId: sale.id,
      title,
      dealerCode,
      dealerName,
      areaName,
      ...said,
      formData,
    },
    user,
    now,
  )
  return { id }
})

on(approvals.submit)((input, { user, now }) => {
  const decision = integer(input.result)
  const sees = inScope(user, '')
  const chosen = texts(input.bizIds).map((bizId) =>
    found(
      approvalRows.findLast((row) => row.bizId === bizId && row.bizType === input.bizType && sees(row)),
      '审批单不存在',
    ),
  )
  for (const row of chosen) {
    if (decision === 3) revoke(row, user, now, text(input.opinion))
    else if (decision !== undefined) decide(row, user, now, decision === 1, text(input.opinion))
    else {
      demand(user, 'approvals.submit')
      if (!isOwn(user)(row)) throw new Refusal(403, '只能重新提交本人发起的申请')
      if (row.source !== approvalSource.order) throw new Refusal(409, '请在业务页面修改后重新提交')
      if (row.status !== approvalStatus.rejected && row.status !== approvalStatus.revoked)
        throw new Refusal(409, '当前状态不允许重新提交')
      Object.assign(row, {
        ...checked(input),
        status: approvalStatus.running,
        applyTime: formatTime(now),
        finishTime: '',
      })
      row.records.push(...beginning(row, user, now))
    }
  }
})

const listedSales = listOf(ats.list)<SaleRow>({ keyword: ['vin', 'customerName', 'atsNo'] })
on(ats.list)((input, { user }) => {
  // A sale that waits for its own approval, or that an application is about, cannot be voided.
  const isFree = ({ id }: SaleRow) =>
    !approvalRows.some(
      (row) =>
        isOrder(row.bizType) &&
        row.bizId === id &&
        (row.status === approvalStatus.running ||
          (row.bizType === bizTypes.ats && row.status !== approvalStatus.approved)),
    )
  const free = sales.filter(seesRecord(user)).filter(isFree)
  return listedSales.page(free, input, ({ id, atsNo, vin, customerName, seriesName, saleDate, dealerName }) => ({
    id,
    atsNo,
    vin,
    customerName,
    seriesName,
    saleDate,
    dealerName,
  }))
})
