import { testDriveStatus } from '@/entities/orders/miniEnums'
import { approvalAction, approvalStatus, bizType, dealerStatus } from '@/entities/shared/enums'
import { picksendStatus } from '@/entities/vehicle/picksendOrder'
import { reserveStatus } from '@/entities/vehicle/maintenanceReserve'
import { appealStatus, type EvaluationAppeal } from '@/entities/voice/evaluationAppeal'
import {
  evaluateStatus,
  evaluateType,
  type StoreBusiness,
  type StoreEvaluation,
} from '@/entities/voice/storeEvaluation'
import { maskPhone } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { people } from '../../community/rules/people'
import { areaOf, consultantName, dealerName, seriesName } from '../../leads/rules/leads'
import { testDrives } from '../../orders/rules/testDrives'
import type { ApprovalRow } from '../../system/data/approvals'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { approvalRows, currentStep, sales } from '../../system/rules/approvals'
import { org } from '../../system/rules/store'
import { picksends } from '../../vehicle/rules/picksends'
import { service } from '../../vehicle/rules/reservations'
import { type AppealRow, buildAppeals } from '../data/evaluationAppeals'
import { buildEvaluations, type EvaluationRow, type Visit } from '../data/storeEvaluations'

const DELIVERED = 90

const visits = (): Visit[] => [
  ...testDrives().flatMap((row): Visit[] =>
    row.status === testDriveStatus.done
      ? [
          {
            ...{ evaluateType: evaluateType.drive, dealerCode: row.dealerCode, employeeId: row.consultantId },
            ...{ businessNo: row.orderNo, time: row.endTime, seriesName: seriesName(row.seriesCode) },
            ...{ customerName: row.customerName, customerPhone: row.phone },
            ...{ score: row.score, comment: row.comment, amountCents: null },
          },
        ]
      : [],
  ),
  ...sales.slice(0, DELIVERED).map((row) => ({
    ...{ evaluateType: evaluateType.delivery, dealerCode: row.dealerCode, employeeId: '' },
    ...{ businessNo: row.atsNo, time: `${row.saleDate} 15:30:00`, seriesName: row.seriesName },
    ...{ customerName: row.customerName, customerPhone: '', score: null, comment: '', amountCents: null },
  })),
  ...service().rows.flatMap((row): Visit[] =>
    row.status === reserveStatus.done
      ? [
          {
            ...{ evaluateType: evaluateType.service, dealerCode: row.dealerCode, employeeId: '' },
            ...{ businessNo: row.reserveNo, time: `${row.reserveDate} ${row.slot.slice(-5)}:00` },
            ...{ seriesName: seriesName(row.seriesCode), customerName: row.customerName, customerPhone: row.phone },
            ...{ score: null, comment: '', amountCents: null },
          },
        ]
      : [],
  ),
  ...picksends().orders.flatMap((row): Visit[] =>
    row.status === picksendStatus.done
      ? [
          {
            ...{ evaluateType: evaluateType.picksend, dealerCode: row.dealerCode, employeeId: '' },
            ...{ businessNo: row.orderNo, time: row.finishTime, seriesName: seriesName(row.seriesCode) },
            ...{ customerName: row.customerName, customerPhone: row.phone },
            ...{ score: row.score, comment: row.comment, amountCents: row.feeCents },
          },
        ]
      : [],
  ),
]

const isAppeal = (row: ApprovalRow): boolean => row.bizType === bizType.appeal

const made = seeded('storeEvaluations', (): { evaluations: EvaluationRow[]; appeals: AppealRow[] } => {
  const context = createContext(reference(), 20_261_142, 170_001)
  const approvals = approvalRows.filter(isAppeal)
  const now = control.now()
  const evaluations = buildEvaluations(context, now, {
    visits: visits(),
    approvals,
    people: people(),
    dealers: org.dealers.filter(({ status }) => status === dealerStatus.open),
    staff: org.staff,
    series: org.carSeries,
  })
  return { evaluations, appeals: buildAppeals(context, now, evaluations, approvals, org.users) }
})
export const storeEvaluations = (): EvaluationRow[] => made().evaluations
export const evaluationAppeals = (): AppealRow[] => made().appeals

const approvalsNow = (): ReadonlyMap<string, ApprovalRow> =>
  new Map(approvalRows.filter(isAppeal).map((row) => [row.bizId, row]))
const STATES = {
  [approvalStatus.running]: appealStatus.running,
  [approvalStatus.approved]: appealStatus.upheld,
  [approvalStatus.rejected]: appealStatus.rejected,
  [approvalStatus.revoked]: appealStatus.withdrawn,
} as const
const stateOf = (approval: ApprovalRow | undefined): EvaluationAppeal['status'] =>
  approval ? STATES[approval.status] : appealStatus.waiting

const isOpen = (state: EvaluationAppeal['status']) => state === appealStatus.waiting || state === appealStatus.running

const shownAs = (row: EvaluationRow, states: readonly EvaluationAppeal['status'][]): StoreEvaluation['status'] =>
  row.filtered
    ? evaluateStatus.filtered
    : states.some(isOpen)
      ? evaluateStatus.appealed
      : states.includes(appealStatus.upheld)
        ? evaluateStatus.hidden
        : evaluateStatus.shown

export type EvaluationView = StoreEvaluation & { areaName: string }

export const evaluationViews = (): EvaluationView[] => {
  const approvals = approvalsNow()
  const states = new Map<string, EvaluationAppeal['status'][]>()
  for (const { id, evaluationId } of evaluationAppeals())
    states.set(evaluationId, [...(states.get(evaluationId) ?? []), stateOf(approvals.get(id))])
  const [staff, dealers] = [
    new Map(org.staff.map((one) => [one.id, one.staffName])),
    new Map(org.dealers.map((one) => [one.dealerCode, one])),
  ]
  return storeEvaluations().map((row) => {
    const { customerName: _name, customerPhone: _phone, amountCents: _amount, businessTime: _time, ...rest } = row
    const { filtered: _filtered, appealId: _appealId, anonymous, ...sent } = rest
    const own = states.get(row.id) ?? []
    const status = shownAs(row, own)
    const counts = status === evaluateStatus.shown || status === evaluateStatus.appealed
    return {
      // The data holds only the values of the enumerations.
      ...(sent as unknown as StoreEvaluation),
      dealerName: dealers.get(row.dealerCode)?.dealerName ?? dealerName(row.dealerCode),
      areaName: dealers.get(row.dealerCode)?.areaName ?? areaOf(row.dealerCode),
      employeeName: staff.get(row.employeeId) ?? '',
      anonymousFlag: anonymous ? 1 : 0,
      ...(anonymous && { nickname: '', phone: '', businessNo: '' }),
      countFlag: counts ? 1 : 0,
      status,
      appealCount: own.length,
    }
  })
}
/** Returns the evaluations a user may see. Dealers do not see those hidden by the word filter. */
export const evaluationsFor = (user: UserRow): EvaluationView[] => {
  const sees = seesRecord(user)
  return evaluationViews().filter(
    (row) => sees(row) && (user.dealerType <= 2 || row.status !== evaluateStatus.filtered),
  )
}

export const businessOf = (id: string, user: UserRow): StoreBusiness | null => {
  const row = storeEvaluations().find((one) => one.id === id)
  if (!row || row.anonymous || row.businessNo === '') return null
  const { businessNo, businessTime, customerName, customerPhone, amountCents, employeeId } = row
  return {
    ...{ businessNo, businessTime, customerName },
    consultantName: consultantName(employeeId),
    customerPhone: user.dealerType <= 2 ? customerPhone : maskPhone(customerPhone),
    amount: amountCents === null ? '' : fromCents(amountCents),
  }
}

const appealView = (row: AppealRow, approval: ApprovalRow | undefined, about: EvaluationRow): EvaluationAppeal => {
  const { remark, userId: _userId, ...sent } = row
  const last = approval?.records.findLast(
    ({ action, opinion }) => action !== approvalAction.wait && action !== approvalAction.submit && opinion !== '',
  )
  return {
    // The data holds only the values of the enumerations.
    ...(sent as unknown as EvaluationAppeal),
    // As above.
    evaluateType: about.evaluateType as EvaluationAppeal['evaluateType'],
    dealerCode: about.dealerCode,
    dealerName: dealerName(about.dealerCode),
    areaName: areaOf(about.dealerCode),
    score: about.score,
    evaluateContent: about.content,
    approvalId: approval?.id ?? '',
    nodeName: (approval && currentStep(approval)?.nodeName) ?? '',
    opinion: last?.opinion ?? remark,
    status: stateOf(approval),
    finishTime: approval?.finishTime ?? '',
  }
}
export const appealsFor = (user: UserRow): EvaluationAppeal[] => {
  const [sees, approvals] = [seesRecord(user), approvalsNow()]
  const about = new Map(storeEvaluations().map((row) => [row.id, row]))
  return evaluationAppeals()
    .flatMap((row) => {
      const evaluation = about.get(row.evaluationId)
      return evaluation ? [appealView(row, approvals.get(row.id), evaluation)] : []
    })
    .filter(sees)
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}
