import { Empty, Flex, Timeline } from 'antd'
import { plain } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { isBlank } from '@/lib/given'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

interface TracePoint {
  time: string
  place: string
  content: string
}

/** Trace of a parcel: carrier and number, then the stations, newest first. The delivery is green. */
export const TraceTimeline = ({
  carrier,
  trackingNo,
  traces,
  signed,
}: {
  carrier: string
  trackingNo: string
  traces: readonly TracePoint[]
  signed: boolean
}) => {
  const t = useT()
  const newestFirst = traces.toSorted((a, b) => plain(b.time).localeCompare(plain(a.time)))
  return (
    <>
      <Flex gap={8} wrap align="center" className="space-below">
        {!isBlank(carrier) && <bdi>{plain(carrier)}</bdi>}
        {!isBlank(trackingNo) && <Copyable text={plain(trackingNo)} full />}
      </Flex>
      {newestFirst.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('commerce.noTrace')} />
      ) : (
        <Timeline
          items={newestFirst.map(({ time, place, content }, at) => ({
            key: `${at} ${plain(time)}`,
            color: at > 0 ? 'gray' : signed ? 'green' : undefined,
            content: (
              <>
                <bdi>{plain(content)}</bdi>
                <div className="quiet">
                  <span className="digits">{formatTime(time) || plain(time)}</span>
                  {!isBlank(place) && <bdi> · {plain(place)}</bdi>}
                </div>
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
