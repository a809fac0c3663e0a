import type { Numbers } from '@/api/reply'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
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
  summary: Numbers | undefined
  defaults?: Readonly<Record<string, string>>
}) => {
  const t = useT()
  const format = useFormats()
  const { query, setQuery } = useScreen()
  const keys = [...new Set(counts.flatMap(({ texts }) => Object.keys(texts)))]
  const now = (key: string) => query.get(key) ?? defaults[key] ?? ''
  const figures = counts.map(({ label: text, name, texts }) => {
    const on = keys.every((key) => now(key) === (texts[key] ?? ''))
    const next = (key: string) => (on ? undefined : (texts[key] ?? ''))
    const change = Object.fromEntries(
      keys.map((key) => [key, next(key) === (defaults[key] ?? '') ? undefined : next(key)]),
    )
    return {
      label: t(text),
      value: format.count(summary?.[name]),
      on,
      run: () => setQuery({ ...change, page: undefined }),
    }
  })
  return (
    <Tiles label={t(label)}>
      {figures.map((figure) => (
        <Tile key={figure.label} {...figure} />
      ))}
    </Tiles>
  )
}
