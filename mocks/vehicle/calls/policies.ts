import * as insurance from '@/api/vehicle/insurance'
import type { PolicySums } from '@/api/vehicle/insurance'
import { insurancePolicy, insuranceStatus as states } from '@/entities/vehicle/insurancePolicy'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import type { PolicyRow } from '../data/policies'
import { policies, policyDetail, policyMonths, policyRow, policySums } from '../rules/policies'

const PAGE = '/insurance/riskOfSingle'
const DAY = 86_400_000
/** Days before its end in which a policy is due, and days after its end in which it counts as lapsed. */
const [DUE_DAYS, LAPSED_DAYS] = [30, 90]

const listed = listOf(insurance.listPolicies)<PolicyRow>({
  is: [
    'policyType',
    'status',
    'dealerCode',
    'bizSource',
    { areaName: (row) => row.areaName, insuranceCompany: (row) => row.insuranceCompanyId },
  ],
  like: ['policyNo', 'plate', 'vin'],
  phone: ['phone'],
  between: ['signTime', 'endTime'],
  where: {
    renewed: (asked) => (row) => text(asked) === '' || row.renewed === (integer(asked) === 1),
  },
  sort: ['signTime', 'endTime', { premium: (row) => row.premiumCents, taxAmount: (row) => row.taxCents }, 'points'],
})

const policiesOf = (user: UserRow): PolicyRow[] => policies().filter(seesRecord(user))

/**
 * Returns the sums of the matching policies, and the count of each tab under the other filters. With a `scope`, `all`
 * covers the policies signed in the last 90 days.
 */
const sumsOf = (rows: readonly PolicyRow[], input: Record<string, unknown>, now: number): PolicySums => {
  const dayIn = (days: number) => wireTime(now + days * DAY).slice(0, 10)
  const [today, due, past] = [dayIn(0), dayIn(DUE_DAYS), dayIn(-LAPSED_DAYS)]
  const fitting = listed.fitting(rows, input)
  const cleared = { status: undefined, endTimeStart: undefined, endTimeEnd: undefined, renewed: undefined }
  const open = input.scope === undefined ? input : { ...input, ...cleared }
  const all = listed.fitting(rows, input.scope === undefined ? input : { ...open, signTimeStart: past })
  const count = (filters: Record<string, unknown>) =>
    listed.fitting(rows, { ...open, ...cleared, signTimeStart: undefined, signTimeEnd: undefined, ...filters }).length
  return {
    ...policySums(fitting),
    all: all.length,
    due: count({ status: states.inForce, endTimeStart: today, endTimeEnd: due }),
    lapsed: count({ status: states.expired, endTimeStart: past, endTimeEnd: today, renewed: 0 }),
    cancelled: count({ status: states.cancelled }),
    months: policyMonths(fitting),
  }
}

on(insurance.listPolicies)((input, { user, now }) => {
  demandPage(user, PAGE)
  const rows = policiesOf(user)
  const found = listed.page(rows, input, policyRow)
  if ((integer(input.pageNo) ?? 1) > 1) return found
  return { ...found, asOf: `${wireTime(now).slice(0, 10)} 02:00:00`, summary: sumsOf(rows, input, now) }
})
on(insurance.getPolicy)(({ id }, { user }) => {
  demandPage(user, PAGE)
  return policyDetail(withId(policiesOf(user), id, '参数缺失或记录不存在，请从列表进入'))
})
on(insurance.exportPolicies)((input, { user }) => {
  demand(user, 'insurance.exportPolicies')
  return sheetOf(
    listed.exported(policiesOf(user), input).map(policyRow),
    columnsOf(
      insurancePolicy,
      ...(['policyNo', 'policyType', 'insuranceCompany', 'customerName', 'phone', 'plate', 'seriesName'] as const),
      ...(['dealerName', 'bizSource', 'premium', 'taxAmount', 'points', 'signTime', 'startTime', 'endTime'] as const),
      'status',
    ),
  )
})
