import { Card } from '@/kit/show/Card'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { useFormats } from '@/kit/show/format'
import { sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import type { Ranked } from './resultRows'

const MAX = 20
const widthOf = (part: number, whole: number) => ({ width: `${whole ? (part * 100) / whole : 0}%` })

/** The votes of each option as lying bars, with its picture beside its name; beyond twenty the others are one. The ranking is their table. */
export const OptionBars = ({ rows, withAbnormal }: { rows: readonly Ranked[]; withAbnormal: boolean }) => {
  const t = useT()
  const { count } = useFormats()
  const rest = rows.slice(MAX)
  const bars = [
    ...rows.slice(0, MAX),
    ...(rest.length > 0
      ? [
          {
            key: 'rest',
            name: t('votes.rest', { count: rest.length }),
            image: '',
            votes: sumOf(rest.map(({ votes }) => votes)),
            abnormal: rest.reduce((sum, { abnormal }) => sum + abnormal, 0),
          },
        ]
      : []),
  ]
  const hasPictures = bars.some(({ image }) => isShown(image))
  const max = Math.max(...bars.map(({ votes, abnormal }) => (votes ?? 0) + (withAbnormal ? abnormal : 0)), 0)
  return (
    <Card title={t('votes.byOption')}>
      {bars.length === 0 && <p className="quiet">{t('votes.noVotes')}</p>}
      <ol className="vote-bars" data-pictures={hasPictures}>
        {bars.map(({ key, name, image, votes, abnormal }) => (
          <li key={key}>
            {hasPictures && (isShown(image) ? <PictureFrame src={image} /> : <span />)}
            <bdi title={name}>{name}</bdi>
            <span className="vote-bar" aria-hidden>
              <i style={widthOf(votes ?? 0, max)} />
              {withAbnormal && <i data-abnormal="true" style={widthOf(abnormal, max)} />}
            </span>
            <span className="digits">
              {t('votes.votes', { count: count(votes) })}
              {withAbnormal && abnormal > 0 && (
                <small className="quiet"> {t('votes.andAbnormal', { count: count(abnormal) })}</small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
