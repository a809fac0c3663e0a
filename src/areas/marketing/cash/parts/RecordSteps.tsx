import { Steps } from 'antd'
import type { RecordDetail } from '@/api/marketing/cashDraws'
import { drawStatus } from '@/entities/marketing/cashEnums'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const NO_WIN = 0
const TO_CLAIM = 1
const PAYING = 2
const PAID = 3
const FAILED = 4
/** How many steps are done in a state; the next one is under way, or where it ended badly. */
const DONE: Readonly<Record<number, number>> = { [NO_WIN]: 2, [TO_CLAIM]: 2, [PAYING]: 3, [PAID]: 5, [FAILED]: 3 }

/** From the right to draw to the money: what is done and when, and where it ended badly. */
export const RecordSteps = ({ row }: { row: RecordDetail }) => {
  const t = useT()
  const status = Number(row.status)
  const [payment] = row.payments
  // What lapsed was not claimed in time, or came back from the channel.
  const done = status === drawStatus.lapsed ? (payment ? 3 : 2) : (DONE[status] ?? 0)
  const isBad = status === drawStatus.failed || status === drawStatus.lapsed
  const steps = [
    { title: t('cash.stepEarned'), at: row.qualifyTime },
    { title: t('cash.stepDrawn'), at: row.drawTime },
    ...(status === drawStatus.noWin
      ? []
      : [
          { title: t('cash.stepClaimed'), at: row.claimTime },
          { title: t('cash.stepPaid'), at: payment?.createTime },
          { title: t('cash.stepArrived'), at: payment?.payTime },
        ]),
  ]
  return (
    <Steps
      className="cash-steps"
      responsive
      size="small"
      current={done}
      items={steps.map(({ title, at }, place) => ({
        title:
          isBad && place === done ? t(status === drawStatus.lapsed ? 'drawStatus.lapsed' : 'drawStatus.failed') : title,
        content: <span className="digits">{formatTime(at) || undefined}</span>,
        status: place < done ? 'finish' : place > done ? 'wait' : isBad ? 'error' : 'process',
      }))}
    />
  )
}
