import { entity, enumeration, f, type RowOf } from '../field'
import { insuranceType } from './insuranceCompany'

export const policySource = enumeration('policySource', { newCar: 1, renewal: 2, transfer: 3 })
export const insuranceStatus = enumeration('insuranceStatus', {
  pending: [1, 'processing'],
  inForce: [2, 'success'],
  expired: 3,
  cancelled: [4, 'error'],
  void: 5,
})
export const policyScope = enumeration('policyScope', { due: 'due', lapsed: 'lapsed', cancelled: 'cancelled' })
export const coverageType = enumeration('coverageType', { main: 1, rider: 2 })
export const policyEventType = enumeration('policyEventType', {
  issued: 1,
  amended: 2,
  claimed: 3,
  paid: 4,
  pointsGiven: 5,
  pointsTaken: 6,
  cancelled: 7,
  reminded: 8,
})

/** Insurance policy, as reported by its insurer every night. */
export const insurancePolicy = entity('insurancePolicy', {
  id: f.id(),
  policyNo: f.id(),
  policyType: f.enum(insuranceType),
  insuranceCompany: f.ref(),
  customerName: f.realName(),
  insuredName: f.realName(),
  phone: f.phone(),
  idNo: f.idNumber(),
  plate: f.text(),
  vin: f.id(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  bizSource: f.enum(policySource),
  premium: f.money({ sortable: true }),
  taxAmount: f.money({ sortable: true }),
  points: f.points({ sortable: true }),
  signTime: f.date({ sortable: true }),
  startTime: f.dateTime(),
  endTime: f.dateTime({ sortable: true }),
  status: f.status(insuranceStatus),
})
export interface InsurancePolicy extends RowOf<typeof insurancePolicy> {
  insuranceCompanyId: string
  dealerCode: string
}

export const policyCoverage = entity('policyCoverage', {
  id: f.id(),
  coverageName: f.text(),
  coverageType: f.enum(coverageType),
  amount: f.money(),
  premium: f.money(),
  deductible: f.percent(),
})
export type PolicyCoverage = RowOf<typeof policyCoverage>

export const policyEvent = entity('policyEvent', {
  id: f.id(),
  eventType: f.enum(policyEventType),
  createTime: f.dateTime(),
  amount: f.money(),
  content: f.text(),
  createBy: f.text(),
})
export type PolicyEvent = RowOf<typeof policyEvent>

export interface PolicyDetail extends InsurancePolicy {
  logo: string
  claimPhone: string
  coverages: PolicyCoverage[]
  events: PolicyEvent[]
  /** Electronic policy; empty until the insurer sends it. */
  fileUrl: string
  closeTime: string
  closeReason: string
  others: Pick<InsurancePolicy, 'id' | 'policyNo' | 'policyType'>[]
}
