import type { Numbers } from '@/api/reply'
import { type Queried, useLoad } from '@/kit/data/load'
import { useList } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'

/** A number above a list: of which name in the reply, of which state, or states joined by commas, it is the count, whether it is money, and bad news when there are any. */
export interface Stat {
  name: string
  label: TextKey
  status?: number | string
  money?: boolean
  badAboveZero?: boolean
}

/** The numbers of a search above its list; those that count a state narrow the list to it. What fails or was not sent is a dash, and the list works on. */
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
