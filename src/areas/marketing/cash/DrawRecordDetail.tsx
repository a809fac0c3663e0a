import './cash.css'
import * as cashDraws from '@/api/marketing/cashDraws'
import { useViewer } from '@/business/viewer'
import { drawRecord } from '@/entities/marketing/drawRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Facts } from '@/kit/show/Facts'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import { EDIT, PAYMENTS } from './parts/cells'
import { RecordPayments, RiskBox } from './parts/RecordParts'
import { RecordSteps } from './parts/RecordSteps'
import { useRetry } from './parts/useRetry'

const record = drawRecord
/** The pages where what earned a draw can be looked up, by its kind. */
const PROOFS: Readonly<Record<string, string>> = { 1: '/drive-management/driveList', 2: '/smallOrder/carOrder' }

/** One draw from the right to it to the money, to prove a payout. */
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
