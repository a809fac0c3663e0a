import * as dealers from '@/api/system/dealers'
import type { Dealer } from '@/entities/shared/dealer'
import { dealerType } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { derived } from '@/kit/data/load'

const choices = (rows: readonly Dealer[]) =>
  rows.map((row) => ({ value: row.dealerCode, label: `${row.dealerCode} ${row.dealerName}` }))

/** The first-level dealer of an outlet: those of its city are offered first, others are found by code or name. */
export const ParentSelect = ({
  cityName,
  known,
  ...rest
}: Omit<ControlProps<string>, 'onChange'> & {
  onChange?: (code: string) => void
  cityName?: string
  known?: Dealer
  placeholder?: string
}) => {
  const ask = (keyword: string) => {
    const asked =
      cityName && !keyword
        ? dealers.selectByCityName.query({ cityName })
        : dealers.selectDealers.query({ keyword: keyword || undefined, dealerType: dealerType.dealer })
    return derived(asked, 'choices', choices)
  }
  return (
    <RemoteSelect
      {...rest}
      value={rest.value || undefined}
      ask={ask}
      known={known ? choices([known]) : []}
      onChange={(code) => rest.onChange?.(typeof code === 'string' ? code : '')}
    />
  )
}
