import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** Returns reason and time of the takedown in one line; undefined if there is neither. */
export const useWhy = ({ offReason, offTime }: { offReason?: unknown; offTime?: unknown }): string | undefined => {
  const t = useT()
  const reason = plain(offReason).trim()
  const parts = [
    reason && t('shelf.because', { reason }),
    formatTime(offTime) && t('shelf.since', { time: formatTime(offTime) }),
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}
