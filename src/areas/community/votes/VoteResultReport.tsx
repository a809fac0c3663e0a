import './votes.css'
import * as socialActivities from '@/api/community/socialActivities'
import { vote } from '@/entities/community/vote'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { ResultView } from './parts/ResultView'
import { voteName } from './parts/voteActions'

export default function VoteResultReport() {
  const t = useT()
  return (
    <RecordScreen
      load={socialActivities.getVote}
      missing={t('votes.noId')}
      title={voteName}
      status={vote.status}
      facts={(row) => [
        [vote.cover, <Pictures key="cover" urls={row.cover ? [row.cover] : []} width={128} height={72} />],
        vote.voteType,
        vote.selectMode,
        vote.frequency,
        vote.joinScope,
        vote.resultShow,
        vote.startTime,
        vote.endTime,
      ]}
    >
      {(row) => <ResultView key={row.id} vote={row} />}
    </RecordScreen>
  )
}
