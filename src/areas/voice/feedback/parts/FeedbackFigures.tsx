import { feedbackStatus } from '@/entities/voice/feedback'
import { useSummary } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

/** How much waits and how well it is answered; a press on what waits shows it. */
export const FeedbackFigures = () => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const summary = useSummary()
  if (!summary) return null
  const waiting = String(feedbackStatus.waiting)
  const isOverdue = query.get('overdue') === '1'
  const { medianHours, solved = null, judged = null } = summary
  return (
    <Tiles label={t('feedback.figures')}>
      <Tile
        label={t('feedbackStatus.waiting')}
        value={count(summary[waiting])}
        on={(query.get('status') ?? waiting) === waiting && !isOverdue}
        run={() => setQuery({ status: undefined, overdue: undefined, page: undefined })}
      />
      <Tile
        label={t('feedback.overdue')}
        value={count(summary.overdue)}
        bad={(summary.overdue ?? 0) > 0}
        on={isOverdue}
        run={() =>
          setQuery({ status: isOverdue ? undefined : '', overdue: isOverdue ? undefined : '1', page: undefined })
        }
      />
      <Tile label={t('feedback.repliedToday')} value={count(summary.repliedToday)} />
      <Tile
        label={t('feedback.medianHours')}
        value={medianHours === undefined ? '' : t('feedback.hours', { hours: oneDecimal(medianHours) })}
      />
      <Tile label={t('feedback.solvedRate')} value={percent(rateOf(solved, judged))} />
    </Tiles>
  )
}
