import { DASH, useFormats } from '@/kit/format'
import { useScreen } from '@/kit/screen'
import { type TextKey, useT } from '@/locales'

/** One number over a list, and the filters of the list, as in its address, that show what it counts. */
export interface CountOf {
  label: TextKey
  /** Its name in the summary of the answer. */
  name: string
  texts: Readonly<Record<string, string>>
}

/** What to look at, counted by the list's own answer: each filters the list, and takes its filters off again (`defaults` where they are not none). */
export const Counts = ({
  label,
  counts,
  summary,
  defaults = {},
}: {
  label: TextKey
  counts: readonly CountOf[]
  summary: Readonly<Record<string, number>> | undefined
  defaults?: Readonly<Record<string, string>>
}) => {
  const t = useT()
  const format = useFormats()
  const { query, setQuery } = useScreen()
  const keys = [...new Set(counts.flatMap(({ texts }) => Object.keys(texts)))]
  const now = (key: string) => query.get(key) ?? defaults[key] ?? ''
  return (
    <ul className="counts" data-many aria-label={t(label)}>
      {counts.map(({ label: text, name, texts }) => {
        const on = keys.every((key) => now(key) === (texts[key] ?? ''))
        const next = (key: string) => (on ? undefined : (texts[key] ?? ''))
        const change = Object.fromEntries(keys.map((key) => [key, next(key) === (defaults[key] ?? '') ? undefined : next(key)]))
        return (
          <li key={name}>
            <button type="button" className="count" aria-pressed={on} onClick={() => setQuery({ ...change, page: undefined })}>
              <span>{t(text)}</span>
              <b>{summary ? format.number(summary[name] ?? 0) : DASH}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
