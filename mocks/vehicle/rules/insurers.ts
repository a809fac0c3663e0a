import { regionLevel } from '@/entities/shared/enums'
import { type InsuranceCompany, insurerStatus } from '@/entities/vehicle/insuranceCompany'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { org } from '../../system/rules/store'
import { buildInsurers } from '../data/insurers'

const made = seeded('insurers', () => ({
  rows: buildInsurers(
    createContext(reference(), 20_261_128, 500_001),
    org.regions.filter(({ level }) => level === regionLevel.province).map(({ name }) => name),
  ),
}))

/** The current insurers. A cooperation ends after its last day. */
export const insurers = (): readonly InsuranceCompany[] => {
  const { rows } = made()
  const today = wireTime(control.now()).slice(0, 10)
  for (const row of rows)
    if (row.status === insurerStatus.active && row.endTime < today) Object.assign(row, { status: insurerStatus.ended })
  return rows
}
export const addInsurer = (row: InsuranceCompany): void => void made().rows.push(row)
export const dropInsurer = (id: string): void => {
  made().rows = made().rows.filter((row) => row.id !== id)
}
export const insurerById = (id: string): InsuranceCompany | undefined => insurers().find((row) => row.id === id)
export const insurerName = (id: string): string => insurerById(id)?.companyName ?? ''
