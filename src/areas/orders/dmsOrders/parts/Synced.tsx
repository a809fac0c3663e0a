import '../../parts/orders.css'
import { isBlank } from '@/lib/given'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

export const Synced = ({ at }: { at: string | undefined }) => {
  const t = useT()
  if (isBlank(at)) return null
  return <p className="quiet synced">{t('orders.synced', { time: formatTime(at, 'YYYY-MM-DD HH:mm') })}</p>
}
