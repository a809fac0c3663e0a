import './votes.css'
import { useMemo, useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import type { Counted } from '@/api/reply'
import { useViewer } from '@/business/viewer'
import { templateType } from '@/entities/community/activityTemplate'
import { stageStatus } from '@/entities/community/shared'
import { type Vote, vote } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { usePoll } from '@/kit/data/poll'
import type { ColumnOf } from '@/kit/list/columns'
import { CountTabs } from '@/kit/list/CountTabs'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { CellLink } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { TemplatePicker } from '../activities/TemplatePicker'
import { plateIdFilter } from '../parts/pickFilters'
import { isChangeable, useVoteActions, voteName } from './parts/voteActions'
import { VOTE } from './paths'

const FILTERS = [
  containsFilter(vote.title),
  choicesFilter(vote.status),
  vote.voteType,
  vote.selectMode,
  vote.joinScope,
  plateIdFilter(vote.plateName),
  containsFilter(vote.createBy),
  spanFilter(vote.startTime),
]
const SORT = { field: vote.createTime.key, order: 'desc' } as const
const { method, path } = socialActivities.listVotes
const ON_SCREEN = [method, path]
const POLL_MS = 60_000
const runs = (answer: unknown): boolean =>
  // The poll passes the reply of `listVotes`.
  (answer as Counted<Vote>).records.some(({ status }) => is(status, stageStatus.running))

const columnsOf = (t: Translate): ColumnOf<Vote>[] => [
  {
    field: vote.title,
    width: 260,
    cell: (row) => (
      <span className="vote-name">
        {row.cover && <Picture src={row.cover} alt={t(vote.cover.label)} width={48} height={27} />}
        <CellLink to={to(VOTE, { id: row.id })}>
          <bdi>{voteName(row)}</bdi>
        </CellLink>
      </span>
    ),
  },
  vote.status,
  vote.joinCount,
  vote.voteCount,
  vote.startTime,
  vote.endTime,
  vote.voteType,
  vote.selectMode,
  vote.frequency,
  vote.joinScope,
  vote.plateName,
  vote.id,
  vote.createBy,
  vote.createTime,
]

export default function VoteList() {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const { ways, moves, window } = useVoteActions()
  const [begins, setBegins] = useState(false)
  const columns = useMemo(() => columnsOf(t), [t])
  usePoll(ON_SCREEN, runs, POLL_MS)
  return (
    <>
      <ListScreen
        load={socialActivities.listVotes}
        rowKey={vote.id}
        nameOf={voteName}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        emptyText={t('votes.none')}
        above={(answer) => <CountTabs answer={answer} field={vote.status} />}
        create={{ label: 'votes.new', can: 'socialActivities.createVote', hide: !hq, run: () => setBegins(true) }}
        actions={(row) => [
          ...ways(row),
          { label: 'votes.view', run: () => go(to(VOTE, { id: row.id })) },
          {
            label: 'kit.edit',
            can: 'socialActivities.updateVote',
            hide: !hq || !isChangeable(row),
            run: () => go(to(VOTE, { id: row.id, mode: 'edit' })),
          },
          ...(hq ? moves(row) : []),
        ]}
      />
      {begins && (
        <TemplatePicker
          bizType={templateType.vote}
          blank
          onPick={(templateId) => {
            setBegins(false)
            go(to(VOTE, templateId === undefined ? {} : { templateId }))
          }}
          onClose={() => setBegins(false)}
        />
      )}
      {window}
    </>
  )
}
