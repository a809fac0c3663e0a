import { Empty, Timeline } from 'antd'
import { type NurtureTouch, nurtureTouch } from '@/entities/leads/nurtureTouch'
import { useFormats } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'

/** A change of the score with its sign, good or bad. */
const Change = ({ value }: { value: unknown }) => {
  const t = useT()
  const { number } = useFormats()
  const change = Number(value)
  return (
    <span className={change ? 'digits trend' : 'digits quiet'} data-good={change ? change > 0 : undefined}>
      {t(nurtureTouch.scoreChange.label)} {change > 0 ? '+' : ''}
      {number(change)}
    </span>
  )
}

/** The contacts with a nurtured customer, newest first. */
export const Touches = ({ rows }: { rows: readonly NurtureTouch[] }) => {
  const t = useT()
  if (!rows.length) return <Empty description={t('list.empty')} />
  return (
    <Timeline
      className="nurture-touches"
      items={rows.map((row) => ({
        key: row.id,
        color: Number(row.scoreChange) > 0 ? 'green' : Number(row.scoreChange) < 0 ? 'red' : 'gray',
        content: (
          <div>
            <div className="nurture-touch">
              <Value field={nurtureTouch.touchTime} value={row.touchTime} full />
              <StatusTag field={nurtureTouch.touchWay} value={row.touchWay} />
              <StatusTag field={nurtureTouch.result} value={row.result} />
              <Change value={row.scoreChange} />
            </div>
            <div>
              <Value field={nurtureTouch.content} value={row.content} full />
            </div>
            <small className="quiet">
              {t(nurtureTouch.createBy.label)}
              {t('kit.colon')}
              <bdi>{row.createBy}</bdi>
            </small>
          </div>
        ),
      }))}
    />
  )
}
