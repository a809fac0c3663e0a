import './cash.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import * as cashDraws from '@/api/cashDraws'
import type { RecordDetail } from '@/api/cashDraws'
import { NoRecord } from '@/business/NoRecord'
import { drawRecord } from '@/entities/marketing/drawRecord'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { StatusTag } from '@/kit/kinds'
import { useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { EDIT, Link, PAYMENTS, RECORDS } from './parts/faces'
import { ReadRecord } from './parts/ReadRecord'
import { RecordPayments, RiskBox } from './parts/RecordParts'
import { RecordSteps } from './parts/RecordSteps'
import { useIsHead } from './parts/useDrawActions'
import { useRetry } from './parts/useRetry'

const record = drawRecord
/** The pages where what earned a draw can be looked up, by its kind. */
const PROOFS: Readonly<Record<string, string>> = { 1: '/drive-management/driveList', 2: '/smallOrder/carOrder' }

/** One draw from the right to it to the money, to prove a payout. */
export default function DrawRecordDetail() {
  const t = useT()
  const { query } = useScreen()
  const id = query.get('id') ?? ''
  return id ? <Detail id={id} /> : <NoRecord list={RECORDS} text={t('cash.noRecordId')} />
}

const Detail = ({ id }: { id: string }) => {
  const load = useLoad(cashDraws.getRecord.query({ id }, { quiet: true }))
  return (
    <ReadRecord load={load} list={RECORDS}>
      {(row) => <Proved row={row} />}
    </ReadRecord>
  )
}

const Proved = ({ row }: { row: RecordDetail }) => {
  const isHead = useIsHead()
  const retry = useRetry()
  const back = useBack(RECORDS)
  return (
    <>
      <section className="card" aria-labelledby={`record-${row.id}`}>
        <Flex justify="space-between" align="center" gap={12} wrap className="cash-head">
          <h2 className="card-title" id={`record-${row.id}`}>
            <bdi>{row.id}</bdi> <StatusTag field={record.status} value={row.status} />
          </h2>
          <Actions items={[retry(row.payments[0]), { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back }]} />
        </Flex>
        <div className="scroll-x">
          <RecordSteps row={row} />
        </div>
      </section>
      <div className={isHead && row.risk ? 'cash-beside' : undefined}>
        <section className="card">
          <Facts
            row={row}
            fields={[
              [record.drawTitle, <Link key="draw" text={row.drawTitle} path={EDIT} query={{ id: row.drawId, view: '1' }} />],
              record.userId,
              record.nickname,
              record.phone,
              record.drawScene,
              [record.qualifyNo, <Link key="proof" text={row.qualifyNo} path={PROOFS[String(row.drawScene)] ?? ''} query={{ orderNo: row.qualifyNo }} />],
              record.seriesName,
              record.dealerName,
              record.drawTime,
              record.prizeName,
              record.amount,
              record.riskFlag,
              record.claimTime,
              record.expireTime,
              [record.payId, <Link key="pay" text={row.payId} path={PAYMENTS} query={{ id: row.payId }} />],
            ]}
          />
        </section>
        {isHead && row.risk && <RiskBox risk={row.risk} flag={row.riskFlag} />}
      </div>
      <RecordPayments payments={row.payments} />
    </>
  )
}
