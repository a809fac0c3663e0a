import * as miniOrders from '@/api/orders/miniOrders'
import { miniRefundStatus as states } from '@/entities/orders/miniEnums'
import { useLoad } from '@/kit/data/load'
import { useList } from '@/kit/list/place'
import { useFormats } from '@/kit/show/format'
import { countedBy, OF_REFUNDS } from './calls'
import { Cards } from './Cards'

/** What the requests of the list come to; it begins with those to be reviewed. */
export const RefundFigures = ({ begins }: { begins: string }) => {
  const { count, money } = useFormats()
  const { search } = useList()
  const { data } = useLoad(miniOrders.getServiceStat.query({ ...countedBy(search), ...OF_REFUNDS }, { quiet: true }))
  const stat = data?.length === 1 ? data[0] : undefined
  return (
    <Cards
      label="miniOrders.refundFigures"
      begins={begins}
      cards={[
        { label: 'miniOrders.statRequests', value: count(stat?.applyCount), status: '' },
        { label: 'miniOrders.statPending', value: count(stat?.pendingCount), status: String(states.toReview) },
        { label: 'miniOrders.statDone', value: count(stat?.doneCount), status: String(states.refunded) },
        {
          label: 'miniOrders.statFailed',
          value: count(stat?.failCount),
          status: String(states.failed),
          bad: Number(stat?.failCount) > 0,
        },
        { label: 'miniOrders.statRefundAmount', value: money(stat?.refundAmount) },
      ]}
    />
  )
}
