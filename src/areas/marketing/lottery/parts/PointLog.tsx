import type { LotteryRecordDetail } from '@/entities/marketing/lotteryRecord'
import { useFormats } from '@/kit/format'
import { useT } from '@/locales'

/** The points that a draw took and gave, and what the member had then. */
export const PointLog = ({ log: { spent, won, balance } }: { log: NonNullable<LotteryRecordDetail['pointLog']> }) => {
  const t = useT()
  const { number } = useFormats()
  const lines = [
    { label: 'lotteryRecords.spent', value: Number(spent) > 0 ? `-${number(spent)}` : number(spent) },
    { label: 'lotteryRecords.wonPoints', value: Number(won) > 0 ? `+${number(won)}` : number(won) },
    { label: 'lotteryRecords.balance', value: number(balance) },
  ] as const
  return (
    <section className="card" aria-labelledby="record-points">
      <h2 className="card-title" id="record-points">
        {t('lotteryRecords.pointLog')}
      </h2>
      <dl className="point-log">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="digits">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
