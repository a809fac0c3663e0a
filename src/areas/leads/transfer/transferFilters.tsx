import { is, withStates } from '@/entities/field'
import { clue } from '@/entities/leads/clue'
import { CallSelect } from '@/kit/form/CallSelect'
import { callFilter } from '@/kit/list/choiceFilters'
import { filterOf } from '@/kit/list/filters'
import { consultantsOf } from '@/business/ConsultantFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { OPEN } from './collect'

export const PersonSelect = ({
  dealerCode,
  onChange,
  ...props
}: {
  dealerCode: string
  value: string
  onChange: (id: string) => void
  label: string
  placeholder: string
}) => <CallSelect {...props} {...consultantsOf(dealerCode)} onChange={(id: string | undefined) => onChange(id ?? '')} />

const openStatus = withStates(clue.status, (code) => is(code, ...OPEN))

export const filtersOf = (dealerCode: string) => [
  filterOf(clue.clueLevel),
  filterOf(openStatus),
  callFilter({ key: 'saleUserId', label: clue.saleUserName.label }, consultantsOf(dealerCode)),
  seriesFilterOf(clue.seriesName),
]
