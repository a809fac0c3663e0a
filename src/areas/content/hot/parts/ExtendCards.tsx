import { useState } from 'react'
import * as hotContent from '@/api/content/hotContent'
import type { EcRecommend } from '@/entities/content/ecRecommend'
import { Answers, Dialog } from '@/kit/dialog/dialog'
import { NumberBox } from '@/kit/form/controls'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'

const DAY = 86_400_000
const USUAL = 30
const MAX = 366

/** How many cards are to run longer, and by how many days. */
export const ExtendCards = ({
  count,
  onClose,
  run,
}: {
  count: number
  onClose: () => void
  run: (each: (row: EcRecommend) => Promise<unknown>) => void
}) => {
  const t = useT()
  const [days, setDays] = useState<number | null>(USUAL)
  const extend = ({ id, endTime, updateTime }: EcRecommend) =>
    hotContent.updateRecommend({
      id,
      endTime: formatTime((toMillis(endTime) ?? Date.now()) + (days ?? 0) * DAY),
      updateTime,
    })
  return (
    <Dialog
      open
      title={t('rec.extend')}
      width={400}
      onClose={onClose}
      footer={<Answers ok={t('rec.extend')} disabled={!days} onOk={() => run(extend)} onClose={onClose} />}
    >
      <p>{t('card.extendBy', { count })}</p>
      <label>
        {t('card.extendDays')} <NumberBox autoFocus precision={0} min={1} max={MAX} value={days} onChange={setDays} />
      </label>
    </Dialog>
  )
}
