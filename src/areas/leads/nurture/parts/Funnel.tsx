import { RightOutlined } from '@ant-design/icons'
import { Fragment } from 'react'
import * as clues from '@/api/clues'
import { nurtureStatus } from '@/entities/leads/enums'
import { DASH, useFormats } from '@/kit/format'
import { useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useLanguage, useT } from '@/locales'

const HANDED = 4

/** The stages of nurturing as counts, each a filter of the list below, and between two of them the share of those that got on to the next. */
export const Funnel = ({ search }: { search: Record<string, unknown> }) => {
  const t = useT()
  const { number } = useFormats()
  const language = useLanguage()
  const { query, setQuery } = useScreen()
  const { status: _, sortField: __, sortOrder: ___, ...rest } = search
  const { data } = useLoad(clues.listNurture.query({ ...rest, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const countOf = (status: number) => data?.summary[status] ?? 0
  const stages = nurtureStatus.options.filter(({ value }) => value <= HANDED)
  const all = nurtureStatus.options.reduce((sum, { value }) => sum + countOf(value), 0)
  /** How many got at least so far; who failed had been touched at least. */
  const reached = (status: number) =>
    status === 1 ? all : status === 2 ? all - countOf(1) : stages.reduce((sum, { value }) => sum + (value >= status ? countOf(value) : 0), 0)
  const share = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const rate = (from: number) => (reached(from) > 0 ? share.format(reached(from + 1) / reached(from)) : DASH)
  const chosen = query.get('status')
  return (
    <section className="card nurture-funnel" aria-label={t('nurture.funnel')}>
      {stages.map(({ value, label }, at) => (
        <Fragment key={value}>
          {at > 0 && (
            <span className="nurture-rate digits" title={t('nurture.rate')}>
              <RightOutlined aria-hidden />
              <span className="hidden-text">{t('nurture.rate')}</span> {data ? rate(value - 1) : DASH}
            </span>
          )}
          <button
            type="button"
            className="nurture-stage"
            aria-pressed={chosen === String(value)}
            onClick={() => setQuery({ status: chosen === String(value) ? undefined : String(value), page: undefined })}
          >
            <span className="quiet">{t(label)}</span>
            <strong className="digits">{data ? number(countOf(value)) : DASH}</strong>
          </button>
        </Fragment>
      ))}
    </section>
  )
}
