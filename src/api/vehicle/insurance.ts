import type { InsuranceCompany } from '@/entities/vehicle/insuranceCompany'
import type { InsurancePolicy, PolicyDetail } from '@/entities/vehicle/insurancePolicy'
import { about, del, download, get, io, post, type Query } from '../call'
import { beside, type Page, page, pageOf, record } from '../reply'

export type InsurerInput = Partial<Omit<InsuranceCompany, 'id' | 'updateTime'>>
const INSURER = { provinceNames: [], products: [] } as const

export const listCompanies = get(
  '/api-order/insuranceCompany/list',
  io<Query<InsuranceCompany>, Page<InsuranceCompany>>(pageOf<InsuranceCompany>(INSURER)),
)
export const getCompany = get(
  '/api-order/insuranceCompany/detail/{id}',
  io<void, InsuranceCompany>(record<InsuranceCompany>(INSURER)),
)
export const createCompany = post('/api-order/insuranceCompany/create', io<InsurerInput>())
export const updateCompany = post(
  '/api-order/insuranceCompany/update',
  about<InsurerInput & Pick<InsuranceCompany, 'id'>>('id'),
)
export const removeCompany = del('/api-order/insuranceCompany/delete/{id}', io<void>())

export interface PolicyMonth {
  month: string
  renewalRate: number | null
  premiums: { companyName: string; premium: string }[]
}
export interface PolicySums extends Record<'all' | 'due' | 'lapsed' | 'cancelled', number> {
  count: number
  premium: string
  taxAmount: string
  points: number
  renewalRate: number | null
  months: PolicyMonth[]
}
export interface PolicyAnswer extends Page<InsurancePolicy> {
  /** Sent with the first page only. */
  summary?: PolicySums
}
type PolicyQuery = Query<InsurancePolicy> & {
  areaName?: unknown
  scope?: unknown
  renewed?: unknown
}

const policies = (data: unknown): PolicyAnswer => ({
  ...page<InsurancePolicy>(data),
  summary: beside<PolicySums>(data, 'summary', { months: [{ premiums: [{}] }] }),
})
export const listPolicies = get('/api-order/insurancePolicy/list', io<PolicyQuery, PolicyAnswer>(policies))
export const getPolicy = get(
  '/api-order/insurancePolicy/detail/{id}',
  io<void, PolicyDetail>(record<PolicyDetail>({ coverages: [{}], events: [{}], others: [{}] })),
)
export const exportPolicies = download('GET', '/api-order/insurancePolicy/export', io<PolicyQuery, Blob>())
