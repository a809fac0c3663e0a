import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { store, type StoreInput } from '@/entities/voice/store'
import { completenessOf, missingParts, STORE_PARTS, type StoreContent } from '@/entities/voice/storeRules'
import { optionName, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { toneOf } from './storeWords'

export const Checklist = ({
  of,
  completeness,
  show,
}: {
  of: StoreContent
  /** Percentage counted by the server; without it, computed from the form. */
  completeness?: number
  show?: (field: keyof StoreInput) => void
}) => {
  const t = useT()
  const format = useFormats()
  const percent = completeness ?? completenessOf(of)
  const lacks = missingParts(of)
  return (
    <section className="card space-below" aria-label={t(store.completeness.label)}>
      <span className="store-bar">
        <strong>{t(store.completeness.label)}</strong>
        <span className="store-track" data-tone={toneOf(percent)} aria-hidden>
          <span style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }} />
        </span>
        <strong className="digits">{format.percent(percent, 0)}</strong>
      </span>
      <ul className="store-parts">
        {STORE_PARTS.map(({ part, points, field }) => {
          const isDone = !lacks.includes(part)
          const words = t('stores.part', { part: optionName(t, store.missing, part), points })
          return (
            <li key={part} data-done={isDone}>
              {isDone ? <CheckCircleFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}
              {isDone || !show ? (
                words
              ) : (
                <Button size="small" onClick={() => show(field)}>
                  {words}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
