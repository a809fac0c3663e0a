import { formatTime, toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'

/** Time at which figures were counted. Renders nothing if it was not sent. */
export const AsOf = ({ time, words = 'kit.asOf' }: { time: unknown; words?: TextKey }) => {
  const t = useT()
  if (toMillis(time) === undefined) return null
  return <span className="quiet digits">{t(words, { time: formatTime(time, 'HH:mm') })}</span>
}
