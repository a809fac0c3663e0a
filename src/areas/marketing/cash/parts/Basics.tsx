import { SeriesPicker } from '@/business/SeriesPicker'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { Choice } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { isBlank } from '@/lib/given'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import type { Values } from '../values'

const DAY = 86_400_000
const MAX_DAYS = 184

/** Title, period and who may draw. */
export const Basics = ({ Field, paused }: { Field: FormField<Values>; paused?: CashDraw }) => {
  const t = useT()
  const fixed = paused !== undefined
  const validateEnd = (value: unknown, { startTime }: Partial<Values>) => {
    const [start, end] = [toMillis(startTime), toMillis(value)]
    if (end === undefined) return undefined
    if (start !== undefined && end <= start) return t('cash.endAfterStart')
    if (start !== undefined && end - start > MAX_DAYS * DAY) return t('cash.tooManyDays', { max: MAX_DAYS })
    return paused && end < (toMillis(paused.endTime) ?? 0) ? t('cash.endOnlyLater') : undefined
  }
  const validateWin = (value: unknown, { userLimit }: Partial<Values>) =>
    !isBlank(value) && !isBlank(userLimit) && Number(value) > Number(userLimit) ? t('cash.winsAboveDraws') : undefined
  return (
    <>
      <h3 className="section-title">{t('cash.basics')}</h3>
      <div className="two-columns">
        <Field of={cashDraw.title} always disabled={fixed} />
        <Field of={cashDraw.seriesName} disabled={fixed}>
          <SeriesPicker by="seriesName" label={t(cashDraw.seriesName.label)} placeholder={t('cash.allSeries')} />
        </Field>
        <Field of={cashDraw.startTime} disabled={fixed} />
        <Field of={cashDraw.endTime} check={validateEnd} needs={[cashDraw.startTime]} />
      </div>
      <Field of={cashDraw.drawScene} disabled={fixed}>
        <Choice field={cashDraw.drawScene} />
      </Field>
      <div className="two-columns">
        <Field of={cashDraw.userLimit} disabled={fixed} />
        <Field of={cashDraw.winLimit} check={validateWin} needs={[cashDraw.userLimit]} disabled={fixed} />
      </div>
    </>
  )
}
