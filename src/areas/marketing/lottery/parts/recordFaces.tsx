import '../lottery.css'
import { Flex } from 'antd'
import { type LotteryRecord, lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { Blank } from '@/kit/Blank'
import { CellLink, Value } from '@/kit/kinds'
import { useWays } from '@/kit/way'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

const ORDERS = '/order-management-shop/order-management'
const DAY = 86_400_000
const ADDRESS_WANTED = 1

/** The shop order by which goods are sent, as a link for those who have shop orders. */
export const OrderLink = ({ orderNo }: { orderNo: string | undefined }) => {
  const way = useWays()
  if (!orderNo) return <Blank />
  const go = way(ORDERS, { orderNo })
  if (!go) return <span className="digits">{orderNo}</span>
  return (
    <CellLink digits to={`${ORDERS}?${new URLSearchParams({ orderNo })}`} onClick={go}>
      {orderNo}
    </CellLink>
  )
}

/** Whether a prize lapses within a day, since nobody gave an address yet. */
export const lapsesSoon = ({ status, expireTime }: Pick<LotteryRecord, 'status' | 'expireTime'>, now = Date.now()): boolean => {
  const end = toMillis(expireTime)
  return Number(status) === ADDRESS_WANTED && end !== undefined && end > now && end - now <= DAY
}

/** Until when a prize can be claimed; within the last day it says so. */
export const ClaimUntil = ({ row }: { row: LotteryRecord }) => {
  const t = useT()
  const time = <Value field={lotteryRecord.expireTime} value={row.expireTime} />
  if (!lapsesSoon(row)) return time
  return (
    <Flex gap={6} align="center">
      {time}
      <small className="record-soon">{t('lotteryRecords.soon')}</small>
    </Flex>
  )
}
