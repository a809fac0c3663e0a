import { Empty, Timeline } from 'antd'
import { type OrderStep, orderStep } from '@/entities/orders/orderStep'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'

/** The steps of an order as the server tells them, newest first. */
export const OrderTimeline = ({ steps }: { steps: readonly OrderStep[] }) => {
  const t = useT()
  if (steps.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} />
  return (
    <Timeline
      items={steps.map((step, at) => ({
        key: `${step.id} ${at}`,
        color: at === 0 ? undefined : 'gray',
        content: (
          <>
            <b>{plain(step.title)}</b>
            <div className="quiet">
              <Value field={orderStep.createTime} value={step.createTime} full />
              {!isBlank(step.userName) && <bdi> · {plain(step.userName)}</bdi>}
            </div>
            {!isBlank(step.remark) && <bdi>{plain(step.remark)}</bdi>}
          </>
        ),
      }))}
    />
  )
}
