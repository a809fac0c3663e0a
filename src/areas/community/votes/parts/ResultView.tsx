import { Alert, Flex, Switch } from 'antd'
import { useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { stageStatus, userType } from '@/entities/community/shared'
import { selectMode, type Vote, voteRecord, voteResult } from '@/entities/community/vote'
import { is, withStates } from '@/entities/field'
import { Actions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { usePoll } from '@/kit/data/poll'
import { downloadFile } from '@/kit/files/files'
import { FilterBar } from '@/kit/list/FilterBar'
import { segmentedFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useListState } from '@/kit/list/state'
import { useFormats } from '@/kit/show/format'
import { Figures } from '@/kit/show/Figures'
import { StatusTag, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { copyPicture } from './resultPicture'
import { ResultCharts } from './ResultCharts'
import { rowsOf } from './resultRows'
import { voteName } from './voteActions'

const FILTERS = [
  spanFilter({ key: voteResult.asOf.key, label: 'votes.span' }),
  segmentedFilter(voteRecord.source),
  segmentedFilter(withStates(voteRecord.userType, (code) => code === userType.owner)),
]
const LIVE_MS = 30_000
/** Queries that a live page reloads: the figures and the state of the vote. */
const FIGURES = [socialActivities.getVoteResult.method, socialActivities.getVoteResult.path]
const VOTE = [socialActivities.getVote.method, socialActivities.getVote.path]

export const ResultView = ({ vote }: { vote: Vote }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const { state, search, reset } = useListState(FILTERS)
  const [isLive, setLive] = useState(false)
  const [withAbnormal, setWithAbnormal] = useState(false)
  const load = useLoad(socialActivities.getVoteResult.query({ id: vote.id, ...state.search }, { quiet: true }))
  const { data } = load
  const runs = is(vote.status, stageStatus.running)
  usePoll(FIGURES, () => isLive && runs, LIVE_MS)
  usePoll(VOTE, () => isLive && runs, LIVE_MS)
  const isEmpty = numberIn(data?.joinCount) === 0
  const rows = rowsOf(vote, data)
  return (
    <>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      <section className="card" aria-label={t('votes.figures')}>
        <Flex gap={12} align="center" wrap className="vote-tools">
          <Actions
            items={[
              {
                label: 'votes.export',
                can: 'socialActivities.exportVoteRecords',
                disabled: !data || isEmpty,
                run: () => downloadFile(socialActivities.exportVoteRecords, { voteId: vote.id }),
              },
              {
                label: 'votes.copyPicture',
                disabled: !data || isEmpty,
                run: () =>
                  copyPicture({
                    title: voteName(vote),
                    rows,
                    words: (votes) => t('votes.votes', { count: count(votes) }),
                    percent,
                  }),
              },
              { label: 'votes.refresh', run: load.retry },
            ]}
          />
          {runs && (
            <label className="vote-live">
              <Switch size="small" checked={isLive} onChange={setLive} /> {t('votes.live')}
            </label>
          )}
          <label className="vote-live">
            <Switch size="small" checked={withAbnormal} onChange={setWithAbnormal} /> {t('votes.withAbnormal')}
          </label>
        </Flex>
        <Loaded load={load}>
          <Figures
            label={t('votes.figures')}
            figures={[
              { label: t(voteResult.joinCount.label), value: count(data?.joinCount) },
              { label: t(voteResult.voteCount.label), value: count(data?.voteCount) },
              {
                label: t(voteResult.abnormalCount.label),
                value: count(data?.abnormalCount),
                bad: (numberIn(data?.abnormalCount) ?? 0) > 0,
              },
              { label: t(voteResult.viewCount.label), value: count(data?.viewCount) },
              { label: t(voteResult.joinRate.label), value: percent(data?.joinRate) },
              { label: t(voteResult.pointsTotal.label), value: count(data?.pointsTotal) },
              {
                label: t(voteResult.status.label),
                value: <StatusTag field={voteResult.status} value={data?.status} />,
              },
              {
                label: t(voteResult.asOf.label),
                value: <Value field={voteResult.asOf} value={data?.asOf} />,
              },
            ]}
          />
          {isEmpty && <Alert type="info" showIcon title={t('votes.noVotes')} />}
          {is(vote.selectMode, selectMode.several) && <p className="quiet">{t('votes.over100')}</p>}
        </Loaded>
      </section>
      {data && <ResultCharts vote={vote} result={data} rows={rows} withAbnormal={withAbnormal} />}
    </>
  )
}
