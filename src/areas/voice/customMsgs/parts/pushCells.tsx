import { Progress } from 'antd'
import { is } from '@/entities/field'
import { type CustomMsg, customMsg as fields, msgStatus } from '@/entities/voice/customMsg'
import { plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** Progress of a push; empty for any other message. */
export const PushProgress = ({ row }: { row: CustomMsg }) => {
  const { count } = useFormats()
  if (!is(row.status, msgStatus.pushing)) return null
  const done = (numberIn(row.successCount) ?? 0) + (numberIn(row.failCount) ?? 0)
  return (
    <Progress
      size="small"
      status="active"
      showInfo={false}
      percent={Number(rateOf(done, row.targetCount) ?? 0)}
      aria-label={`${count(done)} / ${count(row.targetCount)}`}
      className="push-progress"
    />
  )
}

export const PushTime = ({ row }: { row: CustomMsg }) => {
  const t = useT()
  return plain(row.sendTime) ? (
    <Value field={fields.sendTime} value={row.sendTime} />
  ) : (
    <span title={formatTime(row.createTime)}>{t('sendTiming.atOnce')}</span>
  )
}
