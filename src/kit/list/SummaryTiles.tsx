import { type TextKey, useT } from '@/locales'
import { useScreen } from '../page/screen'
import { Tile, Tiles } from '../show/Figures'
import { useFormats } from '../show/format'
import { useSummary } from './place'

export interface SummaryTile {
  label: TextKey
  /** Its name in the summary of the list's answer. */
  name: string
  /** The filters, by their keys in the address, that show what it counts; '' is none. */
  filters?: Readonly<Record<string, string>>
  /** Bad news when there are any. */
  bad?: boolean
  /** Its text, where it is no count of the summary. */
  value?: string
}

/** The summary of a list's answer as tiles. A press shows what a tile counts instead of what another one did, another press all again. Without a summary nothing. */
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
