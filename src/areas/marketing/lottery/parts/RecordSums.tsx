import '../lottery.css'
import type { RecordPage } from '@/api/marketing/lotteries'
import { lottery } from '@/entities/marketing/lottery'
import { lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { Chart } from '@/kit/chart/Chart'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { numberIn, sumOf } from '@/lib/counts'
import { Rate } from './cells'

/** So many prizes stand in the ring by name; the others are one part. */
const MAX_PARTS = 6

/** What the draws that a search finds come to, whether they won or not, and which prizes were won. */
export const RecordSums = ({ answer }: { answer: RecordPage | undefined }) => {
  const t = useT()
  const { count: write } = useFormats()
  const { draws, people, wins, pointsSpent, waiting } = answer?.summary ?? {}
  const byPrize = answer?.byPrize ?? []
  const others = sumOf(byPrize.slice(MAX_PARTS).map(({ count }) => numberIn(count)))
  const parts = [
    ...byPrize.slice(0, MAX_PARTS),
    ...(others !== 0 ? [{ prizeName: t('lotteryRecords.otherPrizes'), count: others }] : []),
  ]
  const figures = [
    { label: t('lottery.drawCount'), value: write(draws) },
    { label: t('lottery.joinCount'), value: write(people) },
    { label: t('lottery.winCount'), value: write(wins) },
    { label: t('lotteryRecords.winRate'), value: <Rate part={wins} whole={draws} /> },
    { label: t('lottery.pointsSpent'), value: write(pointsSpent) },
    { label: t('lotteryRecords.waiting'), value: write(waiting) },
  ]
  return (
    <div className="record-sums">
      <Figures card label={t('lotteryRecords.figures')} figures={figures} />
      <Chart
        shape="ring"
        title={t('lotteryRecords.prizes')}
        of={t(lotteryRecord.prizeName.label)}
        categories={parts.map(({ prizeName }) => prizeName)}
        series={[{ name: t(lottery.winCount.label), values: parts.map(({ count }) => numberIn(count)) }]}
        height={220}
      />
    </div>
  )
}
