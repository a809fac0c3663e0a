import { RightOutlined } from '@ant-design/icons'
import { Fragment } from 'react'
import * as clues from '@/api/leads/clues'
import { sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { nurtureStatus } from '@/entities/leads/enums'
import { useFormats } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { useList } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** The stages of nurturing as counts, each a filter of the list below, and between two of them the share of those that got on to the next. */
export const Funnel = () => {
  const t = useT()
  const { count, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const { status: _, sortField: __, sortOrder: ___, ...rest } = useList().search
  const { data } = useLoad(clues.listNurture.query({ ...rest, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const countOf = (status: number) => data?.summary[status]
  const stages = nurtureStatus.options.filter(({ value }) => value <= nurtureStatus.handed)
  const sumFrom = (options: readonly { value: number }[], status: number) =>
    sumOf(options.filter(({ value }) => value >= status).map(({ value }) => countOf(value)))
  /** How many got at least so far; who failed had been touched at least. */
  const reached = (status: number) =>
    sumFrom(status <= nurtureStatus.nurturing ? nurtureStatus.options : stages, status)
  const rate = (from: number) => percent(rateOf(reached(from + 1), reached(from)))
  const chosen = query.get('status')
  return (
    <section className="card nurture-funnel" aria-label={t('nurture.funnel')}>
      {stages.map(({ value, label }, at) => (
        <Fragment key={value}>
          {at > 0 && (
            <span className="nurture-rate digits" title={t('nurture.rate')}>
              <RightOutlined aria-hidden />
              <span className="hidden-text">{t('nurture.rate')}</span> {rate(value - 1)}
            </span>
          )}
          <button
            type="button"
            className="nurture-stage"
            aria-pressed={chosen === String(value)}
            onClick={() => setQuery({ status: chosen === String(value) ? undefined : String(value), page: undefined })}
          >
            <span className="quiet">{t(label)}</span>
            <strong className="digits">{count(countOf(value))}</strong>
          </button>
        </Fragment>
      ))}
    </section>
  )
}
