import './votes.css'
import * as socialActivities from '@/api/community/socialActivities'
import { useViewer } from '@/business/viewer'
import { joinScope } from '@/entities/community/shared'
import { selectMode, vote } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { SeriesNames } from '../parts/series'
import { OptionTable } from './parts/OptionTable'
import { SERIES } from './parts/values'
import { isChangeable, useVoteActions, voteName } from './parts/voteActions'
import { VoteForm } from './parts/VoteForm'
import { VotePhone } from './parts/VotePhone'

/** One vote: what it asks, of whom and when, with its options. */
export default function VoteDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { ways, moves, window } = useVoteActions()
  return (
    <>
      <RecordScreen
        load={socialActivities.getVote}
        title={voteName}
        status={vote.status}
        create={hq && may('socialActivities.createVote') && t('votes.new')}
        edits={(row) => hq && may('socialActivities.updateVote') && isChangeable(row)}
        form={(row, copied) => <VoteForm key={row?.id ?? 'new'} row={row} copied={copied} />}
        actions={(row) => [...ways(row), ...(hq ? moves(row) : [])]}
        phone={(row) => <VotePhone of={row} />}
        facts={(row) => [
          vote.id,
          vote.voteType,
          [vote.cover, <Pictures key="cover" urls={row.cover ? [row.cover] : []} width={128} height={72} />],
          vote.content,
          vote.selectMode,
          ...(is(row.selectMode, selectMode.several) ? [vote.maxSelect] : []),
          vote.frequency,
          vote.joinScope,
          ...(is(row.joinScope, joinScope.seriesOwners)
            ? [[SERIES, <SeriesNames key="series" codes={row.seriesCodes} />] as const]
            : []),
          vote.resultShow,
          vote.points,
          vote.plateName,
          vote.startTime,
          vote.endTime,
          vote.joinCount,
          vote.voteCount,
          vote.createBy,
          vote.createTime,
        ]}
        tabs={(row) => [{ key: 'options', label: t(vote.options.label), children: <OptionTable of={row} /> }]}
      />
      {window}
    </>
  )
}
