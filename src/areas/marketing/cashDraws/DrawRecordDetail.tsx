import './cash.css'
import { Steps } from 'antd'
import * as cashDraws from '@/api/marketing/cashDraws'
import type { RecordDetail } from '@/api/marketing/cashDraws'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { drawStatus } from '@/entities/marketing/cashEnums'
import { drawRecord } from '@/entities/marketing/drawRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Facts } from '@/kit/show/Facts'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { RecordPayments, RiskBox } from './parts/RecordParts'
import { EDIT, PAYMENTS } from './parts/cashDrawCells'
import { useRetry } from './parts/useRetry'

/** Returns the number of completed steps. The next one is in progress or has failed. */
const doneOf = ({ status, payments }: RecordDetail): number => {
  if (is(status, drawStatus.noWin, drawStatus.toClaim)) return 2
  if (is(status, drawStatus.paying, drawStatus.failed)) return 3
  if (is(status, drawStatus.paid)) return 5
  // A lapsed prize was not claimed in time, or was returned by the channel.
  return is(status, drawStatus.lapsed) ? (payments.length > 0 ? 3 : 2) : 0
}

const RecordSteps = ({ row }: { row: RecordDetail }) => {
  const t = useT()
  const [payment] = row.payments
  const done = doneOf(row)
  const isLapsed = is(row.status, drawStatus.lapsed)
  const isBad = isLapsed || is(row.status, drawStatus.failed)
  const steps = [
    { title: t('cash.stepEarned'), at: row.qualifyTime },
    { title: t('cash.stepDrawn'), at: row.drawTime },
    ...(is(row.status, drawStatus.noWin)
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
        title: isBad && place === done ? t(isLapsed ? 'drawStatus.lapsed' : 'drawStatus.failed') : title,
        content: <span className="digits">{formatTime(at) || undefined}</span>,
        status: place < done ? 'finish' : place > done ? 'wait' : isBad ? 'error' : 'process',
      }))}
    />
  )
}

const record = drawRecord
/** Pages with the proof of the right to draw, by `drawScene`. */
const PROOFS: Readonly<Record<string, string>> = { 1: '/drive-management/driveList', 2: '/smallOrder/carOrder' }

/** Record of one draw, from the right to draw to the payment, as evidence of a payout. */
export default function DrawRecordDetail() {
  const t = useT()
  const { head: isHead } = useViewer()
  const retry = useRetry()
  return (
    <RecordScreen
      load={cashDraws.getRecord}
      missing={t('cash.noRecordId')}
      title={({ id }) => id}
      status={record.status}
      actions={({ payments }) => [retry(payments[0])]}
      above={(row) => (
        <>
          <div className="scroll-x">
            <RecordSteps row={row} />
          </div>
          <div className={isHead && row.risk ? 'cash-beside' : undefined}>
            <Facts
              row={row}
              fields={[
                [
                  record.drawTitle,
                  <PermittedLink key="draw" text={row.drawTitle} path={EDIT} query={{ id: row.drawId, view: '1' }} />,
                ],
                record.userId,
                record.nickname,
                record.phone,
                record.drawScene,
                [
                  record.qualifyNo,
                  <PermittedLink
                    key="proof"
                    text={row.qualifyNo}
                    path={PROOFS[String(row.drawScene)] ?? ''}
                    query={{ orderNo: row.qualifyNo }}
                  />,
                ],
                record.seriesName,
                record.dealerName,
                record.drawTime,
                record.prizeName,
                record.amount,
                record.riskFlag,
                record.claimTime,
                record.expireTime,
                [record.payId, <PermittedLink key="pay" text={row.payId} path={PAYMENTS} query={{ id: row.payId }} />],
              ]}
            />
            {isHead && row.risk && <RiskBox risk={row.risk} flag={row.riskFlag} />}
          </div>
        </>
      )}
    >
      {({ payments }) => <RecordPayments payments={payments} />}
    </RecordScreen>
  )
}
