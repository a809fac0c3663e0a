import { useMemo } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { type Dynamic, dynamic } from '@/entities/community/dynamic'
import { derived } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { ListScreen } from '@/kit/list/ListScreen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { isOf } from '../../parts/isOf'
import { postPage } from '../paths'

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

/** Posts, of which those of other topics are left out. */
const listOf = (topicId: string) => ({
  query: (search: dynamics.DynamicQuery) =>
    derived(dynamics.list.query({ ...search, topicId }), 'topic', (answer) => ({
      ...answer,
      records: answer.records.filter((row) => isOf(row, { topicId })),
    })),
})

/** The posts about a topic, newest first. */
export const PostsOf = ({ topicId }: { topicId: string }) => {
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
