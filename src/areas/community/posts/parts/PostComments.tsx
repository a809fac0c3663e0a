import { Button, Empty, Flex, Segmented } from 'antd'
import { useState } from 'react'
import * as interactions from '@/api/community/interactions'
import { useViewer } from '@/business/viewer'
import type { Comment, Reply } from '@/entities/community/comment'
import { dynamicStatus, type PostPage } from '@/entities/community/dynamic'
import { dynamicType, targetType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { type Action, RowActions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { PageButtons } from '@/kit/list/Pager'
import { rowsOfPage } from '@/kit/list/rowsOfPage'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'
import { useMay } from '@/session/identity'
import { CommentCard } from '../../parts/CommentCard'
import { OfficialComment } from '../../parts/OfficialComment'
import { Replies } from '../../parts/Replies'
import { useCommentActions } from '../../parts/useCommentActions'
import { isRemovable, useRemoval } from '../../parts/useRemoval'
import { calledBy } from '../../parts/words'

const SIZE = 10

const Thread = ({
  row,
  actions,
  replyActions,
}: {
  row: Comment
  actions: readonly Action[]
  replyActions: (row: Reply) => Action[]
}) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const count = numberIn(row.replyCount)
  return (
    <li className="post-thread">
      <CommentCard of={row} />
      <RowActions items={actions} name={calledBy(row)} />
      {count !== 0 && (
        <Button type="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('posts.hideReplies') : t('posts.replies', { count })}
        </Button>
      )}
      {open && <Replies commentId={row.id} actions={replyActions} />}
    </li>
  )
}

export const PostComments = ({ of: post }: { of: PostPage }) => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const [order, setOrder] = useState<'likeCount' | 'createTime'>('likeCount')
  const [pageNo, setPageNo] = useState(1)
  const [writing, setWriting] = useState(false)
  const { actions, windows } = useCommentActions()
  const { remove, window } = useRemoval('reply')
  const load = useLoad(
    interactions.listComments.query(
      { dynamicId: post.id, pageNo, pageSize: SIZE, sortField: order, sortOrder: 'desc' },
      { quiet: true },
    ),
  )
  const rows = rowsOfPage(load.data?.records ?? [], pageNo, SIZE)
  const replyActions = (row: Reply): Action[] => [
    {
      label: 'kit.delete',
      can: 'interactions.removeReply',
      danger: true,
      hide: !hq || !isRemovable(row),
      run: () => remove([row]),
    },
  ]
  return (
    <>
      <Flex gap={12} align="center" wrap className="space-below-md">
        <Segmented<'likeCount' | 'createTime'>
          aria-label={t('posts.order')}
          value={order}
          onChange={(to) => {
            setOrder(to)
            setPageNo(1)
          }}
          options={[
            { value: 'likeCount', label: t('posts.byHeat') },
            { value: 'createTime', label: t('posts.byTime') },
          ]}
        />
        {hq && may('interactions.addComment') && is(post.status, dynamicStatus.up) && (
          <Button onClick={() => setWriting(true)}>{t('comments.official')}</Button>
        )}
      </Flex>
      <Loaded load={load}>
        {rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('posts.noComments')} />}
        {rows.length > 0 && (
          <ul className="post-threads" aria-label={t('posts.comments')}>
            {rows.map((row, at) => (
              <Thread key={`${row.id}${at}`} row={row} actions={actions(row)} replyActions={replyActions} />
            ))}
          </ul>
        )}
      </Loaded>
      <PageButtons page={load.data} pageNo={pageNo} pageSize={SIZE} setPageNo={setPageNo} />
      {windows}
      {window}
      {writing && (
        <OfficialComment
          to={{
            targetType: is(post.dynamicType, dynamicType.article) ? targetType.article : targetType.dynamic,
            dynamicId: post.id,
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}
