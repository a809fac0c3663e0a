import { useState } from 'react'
import * as logistics from '@/api/commerce/logistics'
import type { LogisticsCompany } from '@/entities/commerce/logisticsCompany'
import { enableStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { callFilter } from '@/kit/list/choiceFilters'
import { plain } from '@/kit/show/format'

const carriersInUse = logistics.list.query({ status: enableStatus.enabled, pageNo: 1, pageSize: 200 }, { quiet: true })
/**
 * Carriers in use. `first` is true until the first request has settled; a retry after a failure keeps the form
 * mounted.
 */
export const useCarriersInUse = (enabled = true): { rows: readonly LogisticsCompany[]; first: boolean } => {
  const { data, first } = useLoad(carriersInUse, { enabled })
  const [waits, setWaits] = useState(first)
  if (waits && !first) setWaits(false)
  return { rows: data?.records ?? [], first: waits }
}
const choice = ({ logisticsCode, logisticsName }: LogisticsCompany) => ({
  value: logisticsCode,
  label: plain(logisticsName) || logisticsCode,
})

export const CarrierSelect = (rest: ControlProps<string | undefined> & { label?: string; placeholder?: string }) => (
  <CallSelect {...rest} of={carriersInUse} choice={choice} />
)

/** Filter by one carrier, sent as logisticsCode. */
export const carrierFilter = callFilter(
  { key: 'logisticsCode', label: 'logisticsCompany.logisticsName' },
  { of: carriersInUse, choice },
)
