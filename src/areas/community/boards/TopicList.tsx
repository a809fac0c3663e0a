import './boards.css'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import * as topics from '@/api/community/topics'
import { useViewer } from '@/business/viewer'
import { type Topic, topic, topicStatus, topicType } from '@/entities/community/topic'
import { is } from '@/entities/field'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { CountTabs } from '@/kit/list/CountTabs'
import { spanFilter } from '@/kit/list/spanFilter'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { CellLink, Mark, Value } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { formatTime, toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { plateIdFilter } from '../parts/pickFilters'
import { OfferedOrder } from './parts/OfferedOrder'
import { MarkSwitch, topicName, useTopicActions } from './parts/topicShelf'
import { postsOf, TOPIC } from './paths'

const FILTERS = [
  containsFilter(topic.topicName),
  choicesFilter(topic.status),
  topic.topicType,
  plateIdFilter(topic.plateName),
  topic.recommendFlag,
  topic.hotFlag,
  containsFilter(topic.createBy),
  spanFilter(topic.startTime),
  spanFilter(topic.createTime),
]
const SORT = { field: topic.createTime.key, order: 'desc' } as const
const SOON = 3 * 86_400_000

/** End of a campaign, in red during its last three days. */
const Ends = ({ row }: { row: Topic }) => {
  const end = toMillis(row.endTime) ?? 0
  const isSoon = is(row.status, topicStatus.up) && end > Date.now() && end - Date.now() < SOON
  return isSoon ? (
    <Mark tone="error">{formatTime(row.endTime, 'YYYY-MM-DD HH:mm')}</Mark>
  ) : (
    <Value field={topic.endTime} value={row.endTime} />
  )
}

const columnsOf = (keeps: boolean, t: Translate): ColumnOf<Topic>[] => [
  {
    field: topic.topicName,
    width: 210,
    cell: (row) => (
      <span className="board-name">
        {row.cover && <Picture src={row.cover} alt={t(topic.cover.label)} width={48} height={27} />}
        <CellLink to={to(TOPIC, { id: row.id })}>
          <bdi>#{topicName(row)}#</bdi>
        </CellLink>
      </span>
    ),
  },
  topic.status,
  topic.topicType,
  {
    field: topic.dynamicCount,
    link: (row) => postsOf({ topicId: row.id }),
  },
  topic.joinCount,
  topic.viewCount,
  keeps ? { field: topic.hotFlag, cell: (row) => <MarkSwitch row={row} mark="hotFlag" /> } : topic.hotFlag,
  keeps
    ? { field: topic.recommendFlag, cell: (row) => <MarkSwitch row={row} mark="recommendFlag" /> }
    : topic.recommendFlag,
  { field: topic.endTime, cell: (row) => (is(row.topicType, topicType.campaign) ? <Ends row={row} /> : <Blank />) },
  topic.plateName,
  {
    field: topic.points,
    cell: (row) => is(row.topicType, topicType.campaign) && <Value field={topic.points} value={row.points} />,
  },
  topic.startTime,
  topic.id,
  topic.createBy,
  topic.createTime,
]

export default function TopicList() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { hq } = useViewer()
  const [ordering, setOrdering] = useState(false)
  const { all, window } = useTopicActions()
  const columns = useMemo(() => columnsOf(hq, t), [hq, t])
  return (
    <>
      <ListScreen
        load={topics.list}
        rowKey={topic.id}
        nameOf={topicName}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        emptyText={t('boards.noTopics')}
        above={(answer) => <CountTabs answer={answer} field={topic.status} />}
        create={{ label: 'boards.newTopic', can: 'topics.create', hide: !hq, run: () => go(TOPIC) }}
        toolbar={
          hq && may('topics.sort') && <Button onClick={() => setOrdering(true)}>{t('boards.offeredOrder')}</Button>
        }
        actions={(row) => [
          { label: 'boards.view', run: () => go(to(TOPIC, { id: row.id })) },
          {
            label: 'kit.edit',
            can: 'topics.update',
            hide: !hq,
            run: () => go(to(TOPIC, { id: row.id, mode: 'edit' })),
          },
          ...(hq ? all(row) : []),
          { label: 'boards.posts', run: () => go(postsOf({ topicId: row.id })) },
        ]}
      />
      {ordering && <OfferedOrder onClose={() => setOrdering(false)} />}
      {window}
    </>
  )
}
