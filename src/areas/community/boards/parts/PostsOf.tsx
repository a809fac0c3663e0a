import { useMemo } from 'react'
import * as dynamics from '@/api/community/dynamics'
import type { Query } from '@/api/call'
import { type Dynamic, dynamic } from '@/entities/community/dynamic'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { ListScreen } from '@/kit/list/ListScreen'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { postPage } from '../paths'

const nameOf = ({ title, content, id }: Dynamic) => plain(title) || plain(content) || id
const FILTERS = [containsFilter(dynamic.content), choicesFilter(dynamic.status), spanFilter(dynamic.publishTime)]
const SORT = { field: dynamic.publishTime.key, order: 'desc' } as const
const COLUMNS: ColumnOf<Dynamic>[] = [
  {
    field: dynamic.content,
    width: 300,
    cell: (row) => (
      <CellLink to={postPage(row.id)}>
        <bdi>{nameOf(row)}</bdi>
      </CellLink>
    ),
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

/** The posts about a topic, newest first. */
export const PostsOf = ({ topicId }: { topicId: string }) => {
  const t = useT()
  const load = useMemo(
    () => ({ query: (search: Query<Dynamic>) => dynamics.list.query({ ...search, topicId }) }),
    [topicId],
  )
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
