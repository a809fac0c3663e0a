import { Space, Tag } from 'antd'
import { useFormats } from '@/kit/format'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'

const DAY = 86_400_000
const SOON_DAYS = 3

/** How much of a whole, in percent with one decimal; undefined of nothing. */
const rateOf = (part: number, whole: number): string | undefined => (whole > 0 ? ((part / whole) * 100).toFixed(1) : undefined)

/** A count, and which share of a whole it is. */
export const Share = ({ part, whole }: { part: unknown; whole: unknown }) => {
  const { number, percent } = useFormats()
  return (
    <span className="digits">
      {number(part)} <span className="quiet">({percent(rateOf(Number(part), Number(whole)))})</span>
    </span>
  )
}

const clockOf = (time: unknown) => formatTime(time, 'YYYY-MM-DD HH:mm')

/** Whether what is shown now will be over within three days. */
const endsSoon = (endTime: unknown): boolean => {
  const left = (toMillis(endTime) ?? Infinity) - Date.now()
  return left > 0 && left < SOON_DAYS * DAY
}

/** From when to when something is shown; without an end for good. `shown` marks what will be over soon. */
export const Period = ({ startTime, endTime, shown = false }: { startTime: unknown; endTime: unknown; shown?: boolean }) => {
  const t = useT()
  return (
    <Space size={6}>
      <span className="digits">
        {clockOf(startTime)} – {clockOf(endTime) || t('posters.forGood')}
      </span>
      {shown && endsSoon(endTime) && <Tag color="warning">{t('posters.endsSoon')}</Tag>}
    </Space>
  )
}

/** Big numbers side by side, each under its name; `of` says which share it is of another. */
export const Figures = ({ items }: { items: readonly { label: string; count: unknown; of?: unknown }[] }) => {
  const { number, percent } = useFormats()
  return (
    <dl className="figures">
      {items.map(({ label, count, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="digits">
            {number(count)} {of !== undefined && <small>{percent(rateOf(Number(count), Number(of)))}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
