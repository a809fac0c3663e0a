import { formatTime, toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'

/** When figures were counted, as a clock shows it; nothing where that was not sent. */
export const AsOf = ({ time, words = 'kit.asOf' }: { time: unknown; words?: TextKey }) => {
  const t = useT()
  if (toMillis(time) === undefined) return null
  return <span className="quiet digits">{t(words, { time: formatTime(time, 'HH:mm') })}</span>
}
