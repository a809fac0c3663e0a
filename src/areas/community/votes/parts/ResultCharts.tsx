import { stageStatus } from '@/entities/community/shared'
import { type Vote, voteRecord, type VoteResult, voteResult, voteType } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { Card } from '@/kit/show/Card'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { numberIn, sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import { Ranking } from './Ranking'
import { VoteTrend } from './VoteTrend'
import type { Ranked } from './resultRows'

const MAX = 20
const widthOf = (part: number, whole: number) => ({ width: `${whole ? (part * 100) / whole : 0}%` })

/**
 * Horizontal bars of the votes with pictures. Options beyond the twentieth are summed up. The ranking is the
 * accessible table.
 */
const OptionBars = ({ rows, withAbnormal }: { rows: readonly Ranked[]; withAbnormal: boolean }) => {
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
  const hasPictures = bars.some(({ image }) => isPictureUrl(image))
  const max = Math.max(...bars.map(({ votes, abnormal }) => (votes ?? 0) + (withAbnormal ? abnormal : 0)), 0)
  return (
    <Card title={t('votes.byOption')}>
      {bars.length === 0 && <p className="quiet">{t('votes.noVotes')}</p>}
      <ol className="vote-bars" data-pictures={hasPictures}>
        {bars.map(({ key, name, image, votes, abnormal }) => (
          <li key={key}>
            {hasPictures && (isPictureUrl(image) ? <PictureFrame src={image} /> : <span />)}
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

const Halves = ({ rows, isOver }: { rows: readonly Ranked[]; isOver: boolean }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const isDraw = rows.every(({ rank }) => rank === 1)
  return (
    <Card title={t('votes.byOption')}>
      <ul className="vote-halves">
        {rows.map(({ key, name, image, votes, rate, rank }) => (
          <li key={key} style={{ flexGrow: Math.max(rate ?? 50, 1) }}>
            {isPictureUrl(image) && <PictureFrame src={image} />}
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

export const ResultCharts = ({
  vote,
  result,
  rows,
  withAbnormal,
}: {
  vote: Vote
  result: VoteResult
  rows: readonly Ranked[]
  withAbnormal: boolean
}) => {
  const t = useT()
  const isPk = is(vote.voteType, voteType.pk)
  const isOver = is(result.status, stageStatus.ended)
  return (
    <>
      {isPk && rows.length === 2 ? (
        <Halves rows={rows} isOver={isOver} />
      ) : (
        <OptionBars rows={rows} withAbnormal={withAbnormal} />
      )}
      <VoteTrend result={result} />
      <div className="vote-charts">
        <Chart
          title={t('votes.bySource')}
          of={t(voteRecord.source.label)}
          shape="ring"
          categories={result.sources.map(({ source }) => optionName(t, voteRecord.source, source))}
          series={[
            { name: t(voteResult.voteCount.label), values: result.sources.map(({ voteCount }) => numberIn(voteCount)) },
          ]}
        />
        <Chart
          title={t('votes.byCity')}
          of={t('votes.city')}
          shape="bars"
          categories={result.cities.map(({ cityName }) => plain(cityName))}
          series={[
            { name: t(voteResult.joinCount.label), values: result.cities.map(({ joinCount }) => numberIn(joinCount)) },
          ]}
        />
      </div>
      <Ranking rows={rows} isOver={isOver} />
    </>
  )
}
