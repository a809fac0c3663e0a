import { type OrderStep, orderStep } from '@/entities/orders/orderStep'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { plain } from '@/kit/show/format'

export const OrderTimeline = ({ steps }: { steps: readonly OrderStep[] }) => (
  <EventTimeline
    rows={steps}
    time={orderStep.createTime}
    of={({ title, userName, remark }) => ({ title: <b>{plain(title)}</b>, by: userName, text: remark })}
  />
)
