import { Card } from '@/kit/show/Card'
import { Mark } from '@/kit/show/kinds'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import type { Ranked } from './resultRows'

/** One option against another: two halves, as wide as their shares of the votes. */
export const Halves = ({ rows, isOver }: { rows: readonly Ranked[]; isOver: boolean }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const isDraw = rows.every(({ rank }) => rank === 1)
  return (
    <Card title={t('votes.byOption')}>
      <ul className="vote-halves">
        {rows.map(({ key, name, image, votes, rate, rank }) => (
          <li key={key} style={{ flexGrow: Math.max(rate ?? 50, 1) }}>
            {isShown(image) && <PictureFrame src={image} />}
            <bdi>{name}</bdi>
            <b className="digits">{percent(rate)}</b>
            <small className="digits">{t('votes.votes', { count: count(votes) })}</small>
            {isOver && rank === 1 && !isDraw && <Mark tone="success">{t('votes.winner')}</Mark>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
