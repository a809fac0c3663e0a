import './lottery.css'
import { ArrowLeftOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Skeleton, Space } from 'antd'
import * as lotteries from '@/api/lotteries'
import { NoRecord, Unread } from '@/business/NoRecord'
import { type LotteryRecordDetail as Row, lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { Blank } from '@/kit/Blank'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { CellLink, Copyable, StatusTag } from '@/kit/kinds'
import { Outdated, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useWays } from '@/kit/way'
import { useT } from '@/locales'
import { OtherDraws } from './parts/OtherDraws'
import { PointLog } from './parts/PointLog'
import { PrizeSteps } from './parts/PrizeSteps'
import { OrderLink } from './parts/recordFaces'
import { DETAILS, isGiven, RECORDS } from './parts/states'
import { trailOf } from './parts/trail'

const record = lotteryRecord
const COUPON_DATA = '/marketing-management/ProvideData'

/** The ways to the draws before and after this one in the list that it was opened from. */
const Neighbours = ({ id }: { id: string }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const trail = trailOf(id)
  if (!trail) return null
  const go = (next: string | undefined) => next && setQuery({ id: next })
  return (
    <Space.Compact>
      <Button icon={<LeftOutlined />} disabled={!trail.before} onClick={() => go(trail.before)}>
        {t('lotteryRecords.previous')}
      </Button>
      <Button icon={<RightOutlined />} iconPlacement="end" disabled={!trail.after} onClick={() => go(trail.after)}>
        {t('lotteryRecords.next')}
      </Button>
    </Space.Compact>
  )
}

/** A text as the way to a page, for those who have it. */
const Way = ({ text, path, query }: { text: string; path: string; query: Record<string, string> }) => {
  const go = useWays()(path, query)
  if (!text) return <Blank />
  if (!go) return <bdi>{text}</bdi>
  return (
    <CellLink to={`${path}?${new URLSearchParams(query)}`} onClick={go}>
      <bdi>{text}</bdi>
    </CellLink>
  )
}

const Detail = ({ row }: { row: Row }) => {
  const t = useT()
  const back = useBack(RECORDS)
  return (
    <>
      <section className="card" aria-labelledby={`record-${row.id}`}>
        <div className="lottery-head">
          <h2 id={`record-${row.id}`} className="digits">
            {row.id}
            <StatusTag field={record.status} value={row.status} />
          </h2>
          <Space wrap>
            <Neighbours id={row.id} />
            <Button icon={<ArrowLeftOutlined />} onClick={back}>
              {t('lotteries.toList')}
            </Button>
          </Space>
        </div>
        {row.steps.length > 1 && <PrizeSteps row={row} />}
        <Facts
          row={row}
          fields={[
            record.id,
            [record.lotteryTitle, <Way key="lottery" text={row.lotteryTitle} path={DETAILS} query={{ id: row.lotteryId }} />],
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
            [record.couponCode, <Way key="coupon" text={row.couponCode} path={COUPON_DATA} query={{ couponCode: row.couponCode }} />],
            [record.orderNo, <OrderLink key="order" orderNo={row.orderNo} />],
            record.receiverName,
            record.receiverPhone,
            record.address,
            [record.expressNo, row.expressNo ? <Copyable key="express" text={row.expressNo} full /> : <Blank key="express" />],
            record.updateTime,
          ]}
        />
      </section>
      <div className="record-more">
        {row.pointLog && <PointLog log={row.pointLog} />}
        <OtherDraws rows={row.others} />
      </div>
    </>
  )
}

const Read = ({ id }: { id: string }) => {
  const { data, error, retry } = useLoad(lotteries.getRecord.query({ id }, { quiet: true }), { keep: false })
  if (error && !data) return <Unread error={error} retry={retry} list={RECORDS} />
  if (!data)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    )
  return (
    <>
      <Outdated error={error} retry={retry} />
      <Detail row={data} />
    </>
  )
}

/** One draw: where its prize is, and what else the member drew. */
export default function LotteryRecordDetail() {
  const t = useT()
  const id = useScreen().query.get('id') ?? ''
  if (!id) return <NoRecord list={RECORDS} text={t('lotteryRecords.missing')} />
  return <Read key={id} id={id} />
}
