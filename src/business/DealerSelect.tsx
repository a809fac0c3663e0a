import * as dealers from '@/api/system/dealers'
import type { Viewer } from './viewer'
import type { Code } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import type { Filter } from '@/kit/list/filters'
import { dealer, type Dealer } from '@/entities/shared/dealer'
import { named } from '@/kit/show/format'
import { derived, useLoad } from '@/kit/data/load'

const choices = (rows: readonly Dealer[]): Choice[] =>
  rows.map((row) => ({ value: row.dealerCode, label: named(row.dealerCode, row.dealerName) }))

/**
 * Dealers on offer: by level (3 first level, 4 second tier, 5 groups), by place, or the members of one group. Those
 * of the place `first` are listed first.
 */
interface Offer {
  dealerType?: Code | readonly Code[]
  place?: dealers.InPlace
  first?: dealers.InPlace
  group?: string
}

const ask =
  ({ dealerType, place, first, group }: Offer) =>
  (keyword: string) => {
    const word = keyword || undefined
    if (group !== undefined) {
      const ofGroup = {
        code: group,
        keyword: word,
        dealerType: dealerType === undefined ? undefined : Number(dealerType),
        pageNo: 1,
        pageSize: 20,
      }
      return derived(dealers.list.query(ofGroup), 'choices', ({ records }) => choices(records))
    }
    const levels: readonly (Code | undefined)[] = Array.isArray(dealerType)
      ? dealerType
      : [dealerType as Code | undefined] // isArray does not narrow readonly lists.
    const places = Object.values(first ?? {}).some(Boolean) ? [first, place] : [place]
    const asked = places.flatMap((where) =>
      levels.map((level) =>
        dealers.selectDealers.query({
          ...where,
          keyword: word,
          dealerType: level === undefined ? undefined : Number(level),
        }),
      ),
    )
    return {
      queryKey: [...asked.flatMap(({ queryKey }) => queryKey), 'choices'],
      queryFn: async (context: { signal: AbortSignal }) =>
        choices((await Promise.all(asked.map(({ queryFn }) => queryFn(context)))).flat()),
    }
  }

/**
 * Selects one or several dealers by code, searched by code or name. `dealerType` restricts the levels (default: first
 * level), `place` the location (those of `first` are listed first), and `group` the members of a group.
 */
export const DealerSelect = ({
  dealerType,
  place,
  first,
  group,
  ...rest
}: ControlProps<string | string[] | undefined> &
  Offer & { multiple?: boolean; label?: string; placeholder?: string }) => {
  const codes = (Array.isArray(rest.value) ? rest.value : [rest.value]).filter((code): code is string => !!code)
  const known = useLoad(dealers.selectDealers.query({ codes }, { quiet: true }), { enabled: codes.length > 0 })
  return <RemoteSelect {...rest} ask={ask({ dealerType, place, first, group })} known={choices(known.data ?? [])} />
}

const DealerName = ({ code }: { code: string }) => {
  const { data } = useLoad(dealers.selectDealers.query({ codes: [code] }, { quiet: true }))
  return data?.find(({ dealerCode }) => dealerCode === code)?.dealerName ?? code
}

export const dealerFilterOf = (offer: Offer): Filter<'dealerCode'> => ({
  key: dealer.dealerCode.key,
  label: 'user.dealerCode',
  instant: true,
  toQuery: (text) => ({ dealerCode: text }),
  describe: (text) => <DealerName code={text} />,
  control: ({ value, onChange, label }) => (
    <DealerSelect
      {...offer}
      value={value || undefined}
      label={label}
      placeholder={label}
      onChange={(code) => onChange(typeof code === 'string' ? code : '')}
    />
  ),
})

export const dealerFilter = dealerFilterOf({})

/** Returns the dealer filter of a viewer: all dealers for headquarters, the members for a group, none for a dealer. */
export const dealerFiltersFor = ({ hq, group, dealerCode }: Viewer): Filter<'dealerCode'>[] =>
  hq ? [dealerFilter] : group ? [dealerFilterOf({ group: dealerCode })] : []
