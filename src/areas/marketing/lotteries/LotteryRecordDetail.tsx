import './lottery.css'
import * as lotteries from '@/api/marketing/lotteries'
import { lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Copyable } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { OtherDraws } from './parts/OtherDraws'
import { PointLog } from './parts/PointLog'
import { PrizeSteps } from './parts/PrizeSteps'
import { OrderLink } from './parts/recordCells'
import { DETAILS, isGiven } from './parts/states'

const record = lotteryRecord
const COUPON_DATA = '/marketing-management/ProvideData'

export default function LotteryRecordDetail() {
  const t = useT()
  return (
    <RecordScreen
      load={lotteries.getRecord}
      missing={t('lotteryRecords.missing')}
      title={({ id }) => id}
      status={record.status}
      above={(row) => row.steps.length > 1 && <PrizeSteps row={row} />}
      facts={(row) => [
        record.id,
        [
          record.lotteryTitle,
          <PermittedLink key="lottery" text={row.lotteryTitle} path={DETAILS} query={{ id: row.lotteryId }} />,
        ],
        record.userId,
        record.nickname,
        record.phone,
        record.memberType,
        record.drawTime,
        record.freeFlag,
        record.costPoints,
        record.prizeType,
        [record.prizeName, isGiven(row.prizeType) ? undefined : <Blank key="prize" />],
        record.status,
        record.expireTime,
        [
          record.couponCode,
          <PermittedLink
            key="coupon"
            text={row.couponCode}
            path={COUPON_DATA}
            query={{ couponCode: row.couponCode }}
          />,
        ],
        [record.orderNo, <OrderLink key="order" orderNo={row.orderNo} />],
        record.receiverName,
        record.receiverPhone,
        record.address,
        [
          record.expressNo,
          row.expressNo ? <Copyable key="express" text={row.expressNo} full /> : <Blank key="express" />,
        ],
        record.updateTime,
      ]}
    >
      {(row) => (
        <div className="record-more">
          {row.pointLog && <PointLog log={row.pointLog} />}
          <OtherDraws rows={row.others} />
        </div>
      )}
    </RecordScreen>
  )
}
