import './boards.css'
import * as topics from '@/api/community/topics'
import { useViewer } from '@/business/viewer'
import { topic, topicStatus } from '@/entities/community/topic'
import { is } from '@/entities/field'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PostsOf } from './parts/PostsOf'
import { TopicFigures } from './parts/TopicFigures'
import { TopicForm } from './parts/TopicForm'
import { TopicPhone } from './parts/TopicPhone'
import { topicName, useTopicActions } from './parts/topicShelf'

/** One topic: what it is about, its posts and how it runs. */
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
