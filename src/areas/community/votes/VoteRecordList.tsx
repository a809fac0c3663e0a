import { useMemo } from 'react'
import { findById } from '@/api/findById'
import * as socialActivities from '@/api/community/socialActivities'
import { type VoteRecord, voteRecord, voteValid } from '@/entities/community/vote'
import { derived } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { callFilter, searchFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { Words } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { voteName } from './parts/voteActions'
import { resultOf } from './paths'

const record = voteRecord
const SORT = { field: record.createTime.key, order: 'desc' } as const
const QUICK = [{ filters: { [record.status.key]: String(voteValid.abnormal) }, label: 'votes.abnormalOnly' }] as const
const LAST_DAYS = { createTime: 'last30' }
/** Number of records above which the total is not counted. */
const COUNTED_TO = 100_000
const calledBy = ({ nickname, recordId }: VoteRecord) => plain(nickname) || recordId

/** Filter by one vote; sent as voteId. */
const voteFilter = searchFilter(
  { key: 'voteId', label: record.title.label },
  {
    ask: (title) => socialActivities.listVotes.query({ title, pageNo: 1, pageSize: 20 }, { quiet: true }),
    one: (id) => findById(socialActivities.listVotes, { id }),
    choice: (row) => ({ value: row.id, label: voteName(row) }),
  },
)
const optionFilter = (voteId: string) =>
  callFilter(record.optionName, {
    of: derived(socialActivities.getVote.query({ id: voteId }, { quiet: true }), 'options', ({ options }) => options),
    choice: ({ optionName }) => ({ value: plain(optionName), label: plain(optionName) }),
  })
const OTHERS = [
  containsFilter(record.nickname),
  phoneFilter(record.phone),
  record.userType,
  record.source,
  record.status,
  spanFilter(record.createTime),
]

const COLUMNS: ColumnOf<VoteRecord>[] = [
  {
    field: record.title,
    width: 240,
    cell: ({ voteId, title }) =>
      voteId ? (
        <CellLink to={resultOf(voteId)}>
          <bdi>{plain(title) || voteId}</bdi>
        </CellLink>
      ) : (
        <Words>{plain(title)}</Words>
      ),
  },
  record.status,
  record.optionName,
  { field: record.nickname, below: record.userType },
  record.phone,
  record.createTime,
  record.source,
  record.ipRegion,
  record.seriesName,
  record.points,
  record.recordId,
]

/** Votes cast, read-only, with suspected bought votes marked by the server. */
export default function VoteRecordList() {
  const t = useT()
  const { query } = useScreen()
  const voteId = query.get('voteId') ?? ''
  const filters = useMemo(() => [voteFilter, ...(voteId ? [optionFilter(voteId)] : []), ...OTHERS], [voteId])
  return (
    <ListScreen
      load={socialActivities.listVoteRecords}
      rowKey={record.recordId}
      nameOf={calledBy}
      filters={filters}
      defaults={voteId ? undefined : LAST_DAYS}
      columns={COLUMNS}
      sort={SORT}
      countedTo={COUNTED_TO}
      emptyText={t('votes.noRecords')}
      toolbar={
        <>
          <Export from={socialActivities.exportVoteRecords} can="socialActivities.exportVoteRecords" />
          <QuickFilters of={QUICK} />
        </>
      }
    />
  )
}
