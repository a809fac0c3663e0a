import { isRecord } from '@/lib/json'
import { DASH, useFormats } from '@/kit/format'
import { type TextKey, useT } from '@/locales'

interface Figure {
  label: TextKey
  /** Its name in the summary of the answer. */
  name: string
  kind?: 'number' | 'money'
  /** As a share of another of these names, in percent. */
  of?: string
  /** Where it leads. */
  go?: () => void
  /** Bad news, where it is not 0. */
  bad?: boolean
}

/** A share in percent with one decimal; undefined of nothing. */
export const rateOf = (part: unknown, whole: unknown): string | undefined => {
  const [some, all] = [Number(part), Number(whole)]
  return all > 0 && Number.isFinite(some) ? ((some / all) * 100).toFixed(1) : undefined
}

/** Numbers in large over a list, out of the list's own answer. */
export const Figures = ({ label, figures, summary }: { label: TextKey; figures: readonly Figure[]; summary: unknown }) => {
  const t = useT()
  const format = useFormats()
  const valueOf = (name: string): unknown => (isRecord(summary) ? summary[name] : undefined)
  return (
    <ul className="counts cash-numbers" data-many aria-label={t(label)}>
      {figures.map(({ label: text, name, kind = 'number', of, go, bad }) => {
        const value = valueOf(name)
        const shown = of ? format.percent(rateOf(value, valueOf(of))) : format[kind](value)
        const face = (
          <>
            <span>{t(text)}</span>
            <b className={bad && Number(value) > 0 ? 'cash-bad' : undefined}>{value === undefined ? DASH : shown}</b>
          </>
        )
        return (
          <li key={text}>
            {go ? (
              <button type="button" className="count" onClick={go}>
                {face}
              </button>
            ) : (
              <div className="count">{face}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
