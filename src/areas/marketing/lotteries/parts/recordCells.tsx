import '../lottery.css'
import { Flex } from 'antd'
import { is } from '@/entities/field'
import { prizeStatus } from '@/entities/marketing/lotteryEnums'
import { type LotteryRecord, lotteryRecord } from '@/entities/marketing/lotteryRecord'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Value } from '@/kit/show/kinds'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

const ORDERS = '/order-management-shop/order-management'
const DAY = 86_400_000

export const OrderLink = ({ orderNo }: { orderNo: string | undefined }) => (
  <PermittedLink digits text={orderNo} path={ORDERS} query={{ orderNo }} />
)

/** True if a prize lapses within a day because it still has no address. */
export const lapsesSoon = (
  { status, expireTime }: Pick<LotteryRecord, 'status' | 'expireTime'>,
  now = Date.now(),
): boolean => {
  const end = toMillis(expireTime)
  return is(status, prizeStatus.toAddress) && end !== undefined && end > now && end - now <= DAY
}

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
