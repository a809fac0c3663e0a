import { Steps } from 'antd'
import { prizeStatus } from '@/entities/marketing/lotteryEnums'
import type { LotteryRecordDetail } from '@/entities/marketing/lotteryRecord'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

export const PrizeSteps = ({ row }: { row: LotteryRecordDetail }) => {
  const t = useT()
  const status = Number(row.status)
  const ended = status === prizeStatus.lapsed || status === prizeStatus.failed
  const reached = row.steps.filter(({ time }) => time)
  const shown = ended ? reached : row.steps
  const at = (time: string) => <span className="digits">{formatTime(time, 'YYYY-MM-DD HH:mm')}</span>
  const end = {
    title: t(status === prizeStatus.lapsed ? 'prizeStatus.lapsed' : 'prizeStatus.failed'),
    content: (
      <>
        {at(row.updateTime)}
        {row.failReason && <bdi className="block">{row.failReason}</bdi>}
      </>
    ),
  }
  return (
    <nav aria-label={t('lotteryRecords.progress')} className="record-steps scroll-x">
      <Steps
        size="small"
        titlePlacement="vertical"
        current={ended ? shown.length : reached.length}
        status={ended ? 'error' : 'process'}
        items={[
          ...shown.map(({ step, time }) => ({ title: t(`prizeStep.${step}`), content: time ? at(time) : undefined })),
          ...(ended ? [end] : []),
        ]}
      />
    </nav>
  )
}
