import '../lottery.css'
import type { RecordPage } from '@/api/lotteries'
import { lottery } from '@/entities/marketing/lottery'
import { lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { Chart } from '@/kit/chart/Chart'
import { DASH, useFormats } from '@/kit/format'
import { useT } from '@/locales'
import { Rate } from './faces'

/** So many prizes stand in the ring by name; the others are one part. */
const MOST_PARTS = 6

/** What the draws that a search finds come to, whether they won or not, and which prizes were won. */
export const RecordSums = ({ answer }: { answer: RecordPage | undefined }) => {
  const t = useT()
  const { number } = useFormats()
  const { draws = 0, people = 0, wins = 0, pointsSpent = 0, waiting = 0 } = answer?.summary ?? {}
  const byPrize = answer?.byPrize ?? []
  const others = byPrize.slice(MOST_PARTS).reduce((sum, { count }) => sum + Number(count), 0)
  const parts = [...byPrize.slice(0, MOST_PARTS), ...(others > 0 ? [{ prizeName: t('lotteryRecords.otherPrizes'), count: others }] : [])]
  const figures = [
    { label: 'lottery.drawCount', face: number(draws) },
    { label: 'lottery.joinCount', face: number(people) },
    { label: 'lottery.winCount', face: number(wins) },
    { label: 'lotteryRecords.winRate', face: <Rate part={wins} whole={draws} /> },
    { label: 'lottery.pointsSpent', face: number(pointsSpent) },
    { label: 'lotteryRecords.waiting', face: number(waiting) },
  ] as const
  return (
    <div className="record-sums">
      <dl className="card record-figures" aria-label={t('lotteryRecords.figures')}>
        {figures.map(({ label, face }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="digits">{answer ? face : DASH}</dd>
          </div>
        ))}
      </dl>
      <Chart
        shape="ring"
        title={t('lotteryRecords.prizes')}
        of={t(lotteryRecord.prizeName.label)}
        categories={parts.map(({ prizeName }) => prizeName)}
        series={[{ name: t(lottery.winCount.label), values: parts.map(({ count }) => Number(count)) }]}
        height={220}
      />
    </div>
  )
}
