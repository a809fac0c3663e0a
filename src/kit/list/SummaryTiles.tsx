import { type TextKey, useT } from '@/locales'
import { useScreen } from '../page/screen'
import { Tile, Tiles } from '../show/Figures'
import { useFormats } from '../show/format'
import { useSummary } from './place'

export interface SummaryTile {
  label: TextKey
  name: string
  /** Filters that show the counted rows, by their keys in the address; empty for none. */
  filters?: Readonly<Record<string, string>>
  bad?: boolean
  /** Text if the value is not a count of the summary. */
  value?: string
}

/**
 * Summary of the list's response as tiles. A click filters by a tile instead of the previous one; another click
 * clears it. Renders nothing without a summary.
 */
export const SummaryTiles = ({ label, of }: { label: TextKey; of: readonly SummaryTile[] }) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const summary = useSummary()
  if (!summary) return null
  const none = Object.fromEntries(
    of.flatMap(({ filters = {} }) => Object.keys(filters).map((key) => [key, undefined] as const)),
  )
  return (
    <Tiles label={t(label)}>
      {of.map(({ label: words, name, filters, bad, value }) => {
        const on = filters && Object.entries(filters).every(([key, text]) => (query.get(key) ?? '') === text)
        const change = on ? {} : Object.fromEntries(Object.entries(filters ?? {}).filter(([, text]) => text !== ''))
        return (
          <Tile
            key={name}
            label={t(words)}
            value={value ?? count(summary[name])}
            bad={bad && (summary[name] ?? 0) > 0}
            on={on}
            run={filters && (() => setQuery({ ...none, ...change, page: undefined }))}
          />
        )
      })}
    </Tiles>
  )
}
