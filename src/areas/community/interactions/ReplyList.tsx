import { Empty } from 'antd'
import { useMemo, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import * as interactions from '@/api/community/interactions'
import { findById } from '@/api/findById'
import { useViewer } from '@/business/viewer'
import { commentStatus, reply, type Reply } from '@/entities/community/comment'
import { targetType, userType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Clamped } from '../parts/Clamped'
import { CommentCard } from '../parts/CommentCard'
import { PostCard } from '../parts/PostCard'
import { Replies } from '../parts/Replies'
import { TargetTitle } from '../parts/TargetTitle'
import { isRemovable, useRemoval } from '../parts/useRemoval'
import { calledBy, idFilter, wordsFilter } from '../parts/words'

const Context = ({ row, onClose }: { row: Reply; onClose: () => void }) => {
  const t = useT()
  const isPost = is(row.targetType || targetType.dynamic, targetType.dynamic, targetType.article)
  const post = useLoad(dynamics.get.query({ id: row.dynamicId }, { quiet: true }), {
    enabled: isPost && row.dynamicId !== '',
  })
  const comment = useLoad(findById(interactions.listComments, { id: row.commentId }))
  return (
    <Panel open title={t('comments.context')} onClose={onClose}>
      <h3 className="section-title">{t('comments.post')}</h3>
      {isPost ? (
        <Loaded load={post}>
          {post.data ? (
            <PostCard of={post.data} />
          ) : (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('comments.gone')} />
          )}
        </Loaded>
      ) : (
        <TargetTitle type={row.targetType} id={row.dynamicId} title={comment.data?.dynamicTitle} />
      )}
      <h3 className="section-title">{t('comments.comment')}</h3>
      <Loaded load={comment}>
        {comment.data ? (
          <CommentCard of={comment.data} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('comments.removed')} />
        )}
      </Loaded>
      <h3 className="section-title">{t('comments.replies')}</h3>
      <Replies commentId={row.commentId} here={row.id} />
    </Panel>
  )
}

const QUICK = [
  { filters: { [reply.userType.key]: String(userType.official) }, label: 'interactions.official' },
] as const
const DEFAULTS = { createTime: 'last30' }
const SORT = { field: reply.createTime.key, order: 'desc' } as const
const FILTERS = [
  wordsFilter(reply.content),
  containsFilter(reply.nickname),
  containsFilter(reply.toNickname),
  idFilter(reply.commentId),
  idFilter(reply.dynamicId),
  reply.userType,
  spanFilter(reply.createTime),
  { ...choicesFilter(reply.status), elsewhere: true },
]

const columnsOf = (open: (row: Reply) => void, t: Translate): ColumnOf<Reply>[] => [
  {
    field: reply.content,
    width: 280,
    cell: (row) =>
      is(row.status, commentStatus.removed) ? (
        <span className="quiet">{t('comments.removed')}</span>
      ) : (
        <Clamped text={row.content} />
      ),
  },
  reply.status,
  {
    field: reply.commentContent,
    width: 200,
    cell: (row) => (
      <CellLink onClick={() => open(row)}>
        <bdi>{plain(row.commentContent) || plain(row.commentId)}</bdi>
      </CellLink>
    ),
  },
  { field: reply.nickname, below: reply.userType },
  reply.toNickname,
  reply.likeCount,
  {
    field: reply.dynamicId,
    cell: (row) => <TargetTitle type={row.targetType || targetType.dynamic} id={row.dynamicId} title={row.dynamicId} />,
  },
  reply.createTime,
  reply.ipRegion,
  reply.id,
]

const About = ({ id }: { id: string }) => {
  const load = useLoad(findById(interactions.listComments, { id }))
  return (
    <div className="card">
      <Loaded load={load}>{load.data && <CommentCard of={load.data} />}</Loaded>
    </div>
  )
}

export default function ReplyList() {
  const t = useT()
  const { hq } = useViewer()
  const { query, go } = useScreen()
  const [opened, setOpened] = useState<Reply>()
  const { remove, window } = useRemoval('reply')
  const columns = useMemo(() => columnsOf(setOpened, t), [t])
  const bulk: BulkAction<Reply>[] = [
    {
      label: 'kit.delete',
      can: 'interactions.removeReply',
      danger: true,
      open: (rows, clear) => remove(rows, clear),
    },
  ]
  const commentId = query.get(reply.commentId.key) ?? ''
  const actionsOf = (row: Reply): Action[] => [
    { label: 'comments.context', run: () => setOpened(row) },
    {
      label: 'review.open',
      can: 'dynamics.submitAudit',
      hide: !hq || !is(row.status, commentStatus.pending),
      run: () => go(to('/dynamic-management/contentReview', { replyId: row.id })),
    },
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
      <ListScreen
        load={interactions.listReplies}
        rowKey={reply.id}
        nameOf={calledBy}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        above={(answer) => (
          <>
            {commentId && <About key={commentId} id={commentId} />}
            <CountTabs answer={answer} field={reply.status} />
          </>
        )}
        bulk={hq ? bulk : undefined}
        toolbar={<QuickFilters of={QUICK} />}
        actions={actionsOf}
      />
      {window}
      {opened && <Context row={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
