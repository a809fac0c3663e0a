import type { Numbers } from '@/api/reply'
import { dealerStatus, shopType } from '@/entities/shared/enums'
import { type InspectItem, inspectChoice, inspectResult } from '@/entities/vehicle/inspectItem'
import { reserveStatus } from '@/entities/vehicle/maintenanceReserve'
import { inspectStatus, type PreInspection } from '@/entities/vehicle/preInspection'
import { maskName } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { createContext, picture, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { areaOf, dealerName, seriesName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { CHECK_ITEMS } from '../data/inspectionItems'
import { buildInspections, type InspectionRow, type ServiceDealer } from '../data/inspections'
import type { ReserveRow } from '../data/reservations'
import { advisersOf, service } from './reservations'

const SHEETS = 260

const serviceDealers = (): ServiceDealer[] =>
  org.dealers
    .filter(({ status, shopType: shop }) => status !== dealerStatus.left && shop !== shopType.showroom)
    .map(({ dealerCode }) => ({ dealerCode, advisers: advisersOf(dealerCode) }))

const visits = (): ReserveRow[] => {
  const today = wireTime(control.now()).slice(0, 10)
  return service()
    .rows.filter(({ status, reserveDate }) => status === reserveStatus.done && reserveDate < today)
    .toSorted((a, b) => (`${a.reserveDate} ${a.slot}` < `${b.reserveDate} ${b.slot}` ? 1 : -1))
}

export const inspections = seeded('inspections', (): readonly InspectionRow[] =>
  buildInspections(
    createContext(reference(), 20_261_130, 190_001),
    control.now(),
    serviceDealers(),
    org.carSeries.filter(({ clueFlag, minPrice }) => clueFlag === 1 && minPrice !== null),
    visits(),
    SHEETS * control.volume(),
  ),
)

export const inspectionsOf = (user: UserRow): InspectionRow[] => {
  const sees = seesRecord(user)
  return inspections().filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
}

const centsOf = (findings: InspectionRow['findings']) =>
  findings.reduce((sum, { finding }) => sum + (finding.cents ?? 0), 0)
export const quotedCents = ({ findings }: InspectionRow): number => centsOf(findings)
const agreedCents = ({ findings }: InspectionRow): number =>
  centsOf(findings.filter(({ choice }) => choice === inspectChoice.agreed))

/** Sums up the sheets. A void one counts only as checked and, with findings, as abnormal. */
export const inspectionSummary = (rows: readonly InspectionRow[]): Numbers => {
  const valid = rows.filter(({ status }) => status !== inspectStatus.void)
  const sum = (cents: (row: InspectionRow) => number) =>
    Number(fromCents(valid.reduce((all, row) => all + cents(row), 0)))
  return {
    checkCount: rows.length,
    abnormalCount: rows.filter(({ findings }) => findings.length > 0).length,
    askedCount: valid.filter(({ status }) => status !== inspectStatus.checking).length,
    signedCount: valid.filter(({ isSigned }) => isSigned).length,
    quoteAmount: sum(quotedCents),
    agreedAmount: sum(agreedCents),
  }
}

export const inspectionView = (row: InspectionRow, isWhole: boolean): PreInspection => {
  const { findings, checked: _checked, isSigned, damages, customerName, ...plain } = row
  return {
    // The data holds only the values of the enumerations.
    ...(plain as unknown as PreInspection),
    customerName: isWhole ? customerName : maskName(customerName),
    seriesName: seriesName(row.seriesCode),
    dealerName: dealerName(row.dealerCode),
    abnormalCount: findings.length,
    quoteAmount: fromCents(quotedCents(row)),
    signImage: isSigned ? picture(customerName, '#3d4652', 240, 96) : '',
    damages: damages.map((mark, at) => ({
      // As above.
      ...(mark as unknown as PreInspection['damages'][number]),
      images: at % 3 === 2 ? [] : [picture('损伤', '#7a5200', 320, 240)],
    })),
  }
}

export const itemsOf = (row: InspectionRow): InspectItem[] =>
  CHECK_ITEMS.map(({ fine, ...item }, at): InspectItem => {
    const hit = row.findings.find(({ finding }) => finding.at === at)
    const isChecked = at < row.checked
    return {
      // As above.
      ...(item as Pick<InspectItem, 'category' | 'itemName' | 'standard'>),
      id: `${row.id}${String(at + 1).padStart(2, '0')}`,
      measureValue: hit ? hit.finding.measure : isChecked ? fine : '',
      result: hit?.finding.result ?? (isChecked ? inspectResult.fine : inspectResult.notChecked),
      images: hit && at % 2 === 0 ? [picture(item.itemName, '#2c5f7c', 320, 240)] : [],
      suggestion: hit?.finding.advice ?? '',
      quoteAmount: hit && hit.finding.cents !== null ? fromCents(hit.finding.cents) : '',
      // As above.
      choice: (hit?.choice ?? inspectChoice.none) as InspectItem['choice'],
    }
  })
