import './boards.css'
import { useMemo } from 'react'
import * as dynamics from '@/api/community/dynamics'
import * as topics from '@/api/community/topics'
import { useViewer } from '@/business/viewer'
import { type Dynamic, dynamic } from '@/entities/community/dynamic'
import { topic, topicStatus } from '@/entities/community/topic'
import { is } from '@/entities/field'
import { derived } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Picture } from '@/kit/show/Picture'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isOf } from '../parts/isOf'
import { TopicFigures } from './parts/TopicFigures'
import { TopicForm } from './parts/TopicForm'
import { TopicPhone } from './parts/TopicPhone'
import { topicName, useTopicActions } from './parts/topicShelf'
import { postPage } from './paths'

const nameOf = ({ title, content, id }: Dynamic) => plain(title) || plain(content) || id
const FILTERS = [containsFilter(dynamic.content), choicesFilter(dynamic.status), spanFilter(dynamic.publishTime)]
const SORT = { field: dynamic.publishTime.key, order: 'desc' } as const
const COLUMNS: ColumnOf<Dynamic>[] = [
  {
    field: dynamic.content,
    width: 300,
    link: (row) => postPage(row.id),
    text: nameOf,
  },
  dynamic.status,
  dynamic.nickname,
  dynamic.userType,
  dynamic.likeCount,
  dynamic.commentCount,
  dynamic.flags,
  dynamic.publishTime,
  dynamic.id,
]

const listOf = (topicId: string) => ({
  query: (search: dynamics.DynamicQuery) =>
    derived(dynamics.list.query({ ...search, topicId }), 'topic', (answer) => ({
      ...answer,
      records: answer.records.filter((row) => isOf(row, { topicId })),
    })),
})

const PostsOf = ({ topicId }: { topicId: string }) => {
  const t = useT()
  const load = useMemo(() => listOf(topicId), [topicId])
  return (
    <ListScreen
      load={load}
      rowKey={dynamic.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      emptyText={t('boards.noPosts')}
    />
  )
}

export default function TopicDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { shelf, window } = useTopicActions()
  return (
    <>
      <RecordScreen
        load={topics.get}
        title={(row) => `#${topicName(row)}#`}
        status={topic.status}
        create={hq && may('topics.create') && t('boards.newTopic')}
        edits={(row) =>
          hq &&
          may('topics.update') &&
          is(row.status, topicStatus.draft, topicStatus.up, topicStatus.down, topicStatus.ended)
        }
        form={(row) => <TopicForm key={row?.id ?? 'new'} row={row} />}
        actions={(row) => (hq ? shelf(row) : [])}
        phone={(row) => <TopicPhone of={row} />}
        facts={(row) => [
          topic.id,
          topic.topicType,
          [
            topic.cover,
            row.cover && <Picture key="cover" src={row.cover} alt={t(topic.cover.label)} width={128} height={72} />,
          ],
          topic.intro,
          topic.plateName,
          topic.startTime,
          topic.endTime,
          topic.points,
          topic.hotFlag,
          topic.recommendFlag,
          topic.dynamicCount,
          topic.joinCount,
          topic.viewCount,
          topic.createBy,
          topic.createTime,
        ]}
        tabs={(row) => [
          { key: 'posts', label: t('boards.postsTab'), children: <PostsOf topicId={row.id} /> },
          { key: 'stat', label: t('boards.figures'), children: <TopicFigures of={row} /> },
        ]}
      />
      {window}
    </>
  )
}
