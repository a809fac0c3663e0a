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

/** Which dealers are offered: those of some levels (3 first level, 4 second tier, 5 groups), of a place, or the members of one group; those of one place `first`. */
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

/** One dealer, or several, by code; searched by code or name. `dealerType` narrows to levels (without it the first level), `place` to where they are (those of `first` stand before the others), `group` to the members of a group. */
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

/** A filter of one dealer of these levels, or of a group. */
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

/** A filter of one dealer of the first level. */
export const dealerFilter = dealerFilterOf({})

/** The filter of a dealer as a viewer has it: headquarters one of all, a group one of its members, a dealer none. */
export const dealerFiltersFor = ({ hq, group, dealerCode }: Viewer): Filter<'dealerCode'>[] =>
  hq ? [dealerFilter] : group ? [dealerFilterOf({ group: dealerCode })] : []
