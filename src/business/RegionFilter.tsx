import type { InPlace } from '@/api/system/dealers'
import { dealer } from '@/entities/shared/dealer'
import type { Filter } from '@/kit/list/filters'
import type { TextKey } from '@/locales'
import { listOf } from '@/lib/listOf'
import { LazyCascader, useLabels } from './cascade'
import { dealerFilter, dealerFiltersFor, DealerSelect } from './DealerSelect'
import { PLACE_LEVELS } from './PlaceSelect'
import type { Viewer } from './viewer'

const ORDER = ['areaName', 'provinceCode', 'cityCode', 'countyCode'] as const
type LevelKey = (typeof ORDER)[number]

const wireOf = (keys: readonly LevelKey[], text: string): InPlace =>
  Object.fromEntries(listOf(text).flatMap((code, at) => (keys[at] ? [[keys[at], code]] : [])))

const Words = ({ levels, text }: { levels: typeof PLACE_LEVELS; text: string }) =>
  useLabels(levels, listOf(text)).join(' / ')

const KEY = 'region'

/**
 * Returns a cascading filter by a place that has dealers, `from` one level `to` another; a choice may end on any
 * level. The address holds `region`, the request areaName, provinceCode, cityCode and countyCode. A change clears a
 * dependent dealer filter.
 */
export const regionFilter = ({
  from = 'areaName',
  to = 'countyCode',
  label = 'region.filter',
}: { from?: 'areaName' | 'provinceCode'; to?: LevelKey; label?: TextKey } = {}): Filter<LevelKey, typeof KEY> => {
  const [first, last] = [ORDER.indexOf(from), ORDER.indexOf(to) + 1]
  const keys = ORDER.slice(first, last)
  const levels = PLACE_LEVELS.slice(first, last)
  return {
    key: KEY,
    label,
    instant: true,
    clears: [dealer.dealerCode.key],
    toQuery: (text) => ({ ...wireOf(keys, text) }),
    describe: (text) => <Words levels={levels} text={text} />,
    control: ({ value, onChange, label: name }) => (
      <LazyCascader
        levels={levels}
        anyLevel
        value={listOf(value)}
        onChange={(codes) => onChange(codes.join(','))}
        label={name}
        placeholder={name}
      />
    ),
  }
}

/**
 * Dealer filter that depends on `regionFilter` (which must start at the area) and offers the dealers of the chosen
 * place.
 */
export const dealerOfRegionFilter: typeof dealerFilter = {
  ...dealerFilter,
  control: ({ value, onChange, label, texts }) => (
    <DealerSelect
      value={value || undefined}
      place={wireOf(ORDER, texts[KEY] ?? '')}
      label={label}
      placeholder={label}
      onChange={(code) => onChange(typeof code === 'string' ? code : '')}
    />
  ),
}

/**
 * Returns the filters by organisation for a viewer: for headquarters the sales areas and their dealers, for a group
 * its members, for a dealer none.
 */
export const areaFiltersFor = (
  viewer: Viewer,
  { areaName, dealerName }: Readonly<Record<'areaName' | 'dealerName', { label: TextKey }>>,
) =>
  viewer.hq
    ? [regionFilter({ to: 'areaName', label: areaName.label }), { ...dealerOfRegionFilter, label: dealerName.label }]
    : dealerFiltersFor(viewer)
