import type { Numbers } from '@/api/reply'
import { type Queried, useLoad } from '@/kit/data/load'
import { useList } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'

/**
 * Number above a list: its name in the response, the state (or states joined by commas) that it counts, the money
 * format, and the alert style above 0.
 */
export interface Stat {
  name: string
  label: TextKey
  status?: number | string
  money?: boolean
  badAboveZero?: boolean
}

/**
 * Numbers of a search above its list; a state count filters the list. A failed or missing number is a dash and does
 * not affect the list.
 */
export const StatTiles = ({ of, stats }: { of: Queried<Numbers>; stats: readonly Stat[] }) => {
  const t = useT()
  const { count, money } = useFormats()
  const { setQuery } = useScreen()
  const { state } = useList()
  const { data } = useLoad(of)
  const chosen = state?.texts.status ?? ''
  return (
    <Tiles label={t('orders.stats')}>
      {stats.map(({ name, label, status, money: isMoney = false, badAboveZero = false }) => {
        const value = data?.[name]
        const code = status === undefined ? '' : String(status)
        return (
          <Tile
            key={name}
            label={t(label)}
            value={isMoney ? money(value) : count(value)}
            bad={badAboveZero && (value ?? 0) > 0}
            on={code !== '' && chosen === code}
            run={code ? () => setQuery({ status: chosen === code ? '' : code, page: undefined }) : undefined}
          />
        )
      })}
    </Tiles>
  )
}
