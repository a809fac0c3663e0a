import type { PolicyMonth } from '@/api/vehicle/insurance'
import { insuranceStatus as states, type InsurancePolicy, type PolicyDetail } from '@/entities/vehicle/insurancePolicy'
import { maskName } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { keepFile } from '../../core/files'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { buildPolicies, coveragesOf, eventsOf, type PolicyRow } from '../data/policies'
import { insurerById, insurerName } from './insurers'

const COUNT = 900
const INSURERS = 11

export const policies = seeded('policies', (): readonly PolicyRow[] =>
  buildPolicies(
    createContext(reference(), 20_261_129, 510_001),
    { ...org, insurerIds: Array.from({ length: INSURERS }, (_, index) => String(5101 + index)) },
    COUNT * control.volume(),
  ),
)

const policyView = ({
  index: _index,
  premiumCents,
  taxCents,
  renewed: _renewed,
  closeTime: _time,
  closeReason: _reason,
  ...row
}: PolicyRow): InsurancePolicy => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as InsurancePolicy),
  insuranceCompany: insurerName(row.insuranceCompanyId),
  seriesName: seriesName(row.seriesCode),
  dealerName: dealerName(row.dealerCode),
  premium: fromCents(premiumCents),
  taxAmount: fromCents(taxCents),
})
export const policyRow = (row: PolicyRow): InsurancePolicy => {
  const view = policyView(row)
  return { ...view, customerName: maskName(view.customerName), insuredName: maskName(view.insuredName) }
}

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 300]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 50>>stream
BT /F1 18 Tf 60 220 Td (Insurance policy) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`
const FILE = 'insurance-policy.pdf'
const document = (): string => {
  keepFile({ id: FILE, ownerId: '', mime: 'application/pdf', bytes: new TextEncoder().encode(PDF) })
  return `/__files/${FILE}`
}

export const policyDetail = (row: PolicyRow): PolicyDetail => {
  const insurer = insurerById(row.insuranceCompanyId)
  return {
    ...policyView(row),
    logo: insurer?.logo ?? '',
    claimPhone: insurer?.claimPhone ?? '',
    coverages: coveragesOf(row),
    events: eventsOf(row, control.now()),
    fileUrl: row.index % 7 === 5 ? '' : document(),
    closeTime: row.closeTime,
    closeReason: row.closeReason,
    others: policies()
      .filter(({ vin, id, status }) => vin === row.vin && id !== row.id && status === states.inForce)
      .map(({ id, policyNo, policyType }) => ({ id, policyNo, policyType })),
  }
}

const sum = (rows: readonly PolicyRow[], cents: (row: PolicyRow) => number) =>
  rows.reduce((all, row) => all + cents(row), 0)

/** Returns the renewed share of ended policies in percent, or null if none ended. */
const renewalRate = (rows: readonly PolicyRow[]): number | null => {
  const ended = rows.filter(({ status, renewed }) => status === states.expired || renewed)
  return ended.length === 0
    ? null
    : Math.round((ended.filter(({ renewed }) => renewed).length * 1000) / ended.length) / 10
}

export const policySums = (rows: readonly PolicyRow[]) => ({
  count: rows.length,
  premium: fromCents(sum(rows, ({ premiumCents }) => premiumCents)),
  taxAmount: fromCents(sum(rows, ({ taxCents }) => taxCents)),
  points: sum(rows, ({ points }) => points),
  renewalRate: renewalRate(rows),
})

const grouped = (rows: readonly PolicyRow[], key: 'month' | 'insurer'): [key: string, rows: PolicyRow[]][] => {
  const groups = new Map<string, PolicyRow[]>()
  for (const row of rows) {
    const name = key === 'month' ? row.signTime.slice(0, 7) : row.insuranceCompanyId
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups]
}

export const policyMonths = (rows: readonly PolicyRow[]): PolicyMonth[] =>
  grouped(rows, 'month')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, signed]) => ({
      month,
      renewalRate: renewalRate(rows.filter(({ endTime }) => endTime.startsWith(month))),
      premiums: grouped(signed, 'insurer').map(([id, those]) => ({
        companyName: insurerName(id),
        premium: fromCents(sum(those, ({ premiumCents }) => premiumCents)),
      })),
    }))
