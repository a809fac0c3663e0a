import type { ReportAnswer } from '@/api/orders/ats'
import { atsReportRow } from '@/entities/orders/atsReport'
import { Blank } from '@/kit/show/Blank'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { Trend } from '@/kit/show/Trend'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** How sales changed, in percent: more of them is good. */
export const Growth = ({ value }: { value: unknown }) => {
  const { percent } = useFormats()
  const change = numberIn(value)
  if (change === null) return <Blank />
  return <Trend change={change}>{percent(Math.abs(change))}</Trend>
}

/** The figures of the month that runs. */
export const Cards = ({ answer }: { answer: ReportAnswer | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const now = answer?.current ?? {}
  return (
    <Tiles label={t('ats.thisMonth')}>
      <Tile label={t('ats.monthSales')} value={count(now.saleCount)} />
      <Tile label={t(atsReportRow.targetCount.label)} value={count(now.targetCount)} />
      <Tile label={t(atsReportRow.finishRate.label)} value={percent(now.finishRate)} />
      <Tile label={t(atsReportRow.momRate.label)} value={<Growth value={now.momRate} />} />
      <Tile label={t(atsReportRow.yoyRate.label)} value={<Growth value={now.yoyRate} />} />
      <Tile label={t(atsReportRow.infoRate.label)} value={percent(now.infoRate)} />
    </Tiles>
  )
}
