import { stageStatus } from '@/entities/community/shared'
import { type Vote, voteRecord, type VoteResult, voteResult, voteType } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { optionName, plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { Halves } from './Halves'
import { OptionBars } from './OptionBars'
import { Ranking } from './Ranking'
import type { Ranked } from './resultRows'
import { VoteTrend } from './VoteTrend'

/** What came of a vote, rendered: by option, over time, by source and by city; and as a ranking. */
export const ResultCharts = ({
  vote,
  result,
  rows,
  withAbnormal,
}: {
  vote: Vote
  result: VoteResult
  rows: readonly Ranked[]
  /** Votes that do not count are rendered too, hatched. */
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
