import type { LotteryRecordDetail } from '@/entities/marketing/lotteryRecord'
import { Card } from '@/kit/show/Card'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

export const PointLog = ({ log: { spent, won, balance } }: { log: NonNullable<LotteryRecordDetail['pointLog']> }) => {
  const t = useT()
  const { number } = useFormats()
  const lines = [
    { label: t('lotteryRecords.spent'), value: Number(spent) > 0 ? `-${number(spent)}` : number(spent) },
    { label: t('lotteryRecords.wonPoints'), value: Number(won) > 0 ? `+${number(won)}` : number(won) },
    { label: t('lotteryRecords.balance'), value: number(balance) },
  ]
  return (
    <Card title={t('lotteryRecords.pointLog')}>
      <Figures figures={lines} />
    </Card>
  )
}
