import { Alert, Form } from 'antd'
import type { Page } from '@/api/reply'
import type { Slot } from '@/entities/content/slots'
import { type Queried, useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { maxConcurrent, overlaps } from '@/lib/spans'
import { useT } from '@/locales'
import { spanOf, type Timed } from './scheduleDays'

interface Other extends Timed {
  id: string
  title: string
}
interface OverlapProps<Row> {
  /** Id of the ad itself, which is excluded from the overlap. */
  own: string | undefined
  slots: Readonly<Partial<Record<number, Slot>>>
  /** Query for the active ads of a slot that run between two times. */
  ask: (asked: { position: number; startTimeEnd: string; endTimeStart: string }) => Queried<Page<Row>>
}

/** Note on the number of others in the slot during the entered period, and on the room left. Saving is always allowed. */
export const Overlap = <Row extends Other>(props: OverlapProps<Row>) => {
  const position: unknown = Form.useWatch('position')
  const startTime: unknown = Form.useWatch('startTime')
  const endTime: unknown = Form.useWatch('endTime')
  const slot = props.slots[Number(position)]
  if (!slot || !spanOf({ startTime, endTime })) return null
  return (
    <Others {...props} slot={slot} position={Number(position)} startTime={plain(startTime)} endTime={plain(endTime)} />
  )
}

const Others = <Row extends Other>({
  own,
  ask,
  slot,
  position,
  startTime,
  endTime,
}: OverlapProps<Row> & { slot: Slot; position: number; startTime: string; endTime: string }) => {
  const t = useT()
  const { data } = useLoad(ask({ position, startTimeEnd: endTime, endTimeStart: startTime }), { keep: false })
  const within = spanOf({ startTime, endTime })
  // The server may ignore the filters.
  const others = (data?.records ?? []).flatMap((row) => {
    const span = spanOf(row)
    return within && span && row.id !== own && overlaps(span, within) ? [{ title: plain(row.title), span }] : []
  })
  if (!within || others.length === 0) return null
  const count = others.length
  const titles = others
    .slice(0, 5)
    .map(({ title }) => title)
    .join(t('kit.listComma'))
  const isFull =
    maxConcurrent(
      others.map(({ span }) => span),
      within,
    ) >= slot.limit
  return (
    <Alert
      showIcon
      role="status"
      type={isFull ? 'warning' : 'info'}
      className="space-below"
      title={t('overlap.others', { count, titles })}
      description={isFull ? t('overlap.full', { limit: slot.limit }) : undefined}
    />
  )
}
