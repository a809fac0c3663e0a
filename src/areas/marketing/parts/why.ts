import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** Why and when something was taken down, in one line; undefined where neither was said. */
export const useWhy = ({ offReason, offTime }: { offReason?: unknown; offTime?: unknown }): string | undefined => {
  const t = useT()
  const reason = plain(offReason).trim()
  const parts = [
    reason && t('shelf.because', { reason }),
    formatTime(offTime) && t('shelf.since', { time: formatTime(offTime) }),
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}
