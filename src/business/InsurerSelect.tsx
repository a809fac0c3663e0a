import * as insurance from '@/api/vehicle/insurance'
import { type InsuranceCompany, insurerStatus } from '@/entities/vehicle/insuranceCompany'
import type { Field } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { CallSelect, type ChoiceSource } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { callChoicesFilter } from '@/kit/list/choiceFilters'
import type { Filter } from '@/kit/list/filters'
import { listOf } from '@/lib/listOf'

/** Single page that holds all insurers. */
const ALL = { pageNo: 1, pageSize: 100 }
const choice = ({ id, companyName }: InsuranceCompany) => ({ value: id, label: companyName })
const ACTIVE: ChoiceSource<InsuranceCompany> = {
  of: insurance.listCompanies.query({ ...ALL, status: insurerStatus.active }, { quiet: true }),
  choice,
}
const EVERY: ChoiceSource<InsuranceCompany> = { of: insurance.listCompanies.query(ALL, { quiet: true }), choice }

/** Selects one or several insurers by id. Offers active ones; an inactive one that was chosen earlier keeps its name. */
export const InsurerSelect = <V extends string | string[] | undefined = string | undefined>(
  props: ControlProps<V> & { multiple?: boolean; label?: string },
) => {
  const isChosen = [props.value].flat().some(Boolean)
  const { data } = useLoad(insurance.listCompanies.query(ALL, { quiet: true }), { enabled: isChosen })
  return <CallSelect<InsuranceCompany, V> {...props} {...ACTIVE} known={data?.records.map(choice)} />
}

export const insurersFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...callChoicesFilter(field, EVERY),
  control: ({ value, onChange, label }) => (
    <InsurerSelect<string[]> multiple value={listOf(value)} label={label} onChange={(ids) => onChange(ids.join(','))} />
  ),
})
