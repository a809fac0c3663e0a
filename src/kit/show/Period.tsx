import { formatPeriod } from '@/lib/time'
import { Blank } from './Blank'

/** Period to the minute or in another dayjs `format`. A missing end is shown as `open`. */
export const Period = ({
  startTime,
  endTime,
  format,
  open,
}: {
  startTime?: unknown
  endTime?: unknown
  format?: string
  open?: string
}) => {
  const text = formatPeriod(startTime, endTime, format, open)
  return text ? <span className="digits">{text}</span> : <Blank />
}
