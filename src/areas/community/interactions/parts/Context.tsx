import { Empty } from 'antd'
import { findById } from '@/api/findById'
import * as dynamics from '@/api/community/dynamics'
import * as interactions from '@/api/community/interactions'
import type { Reply } from '@/entities/community/comment'
import { targetType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { useT } from '@/locales'
import { CommentCard } from '../../parts/CommentCard'
import { PostCard } from '../../parts/PostCard'
import { Replies } from '../../parts/Replies'
import { TargetTitle } from '../../parts/TargetTitle'

/** A reply where it stands: the post, the comment, and the replies around it in their order. */
export const Context = ({ row, onClose }: { row: Reply; onClose: () => void }) => {
  const t = useT()
  const isPost = is(row.targetType || targetType.dynamic, targetType.dynamic, targetType.article)
  const post = useLoad(dynamics.get.query({ id: row.dynamicId }, { quiet: true }), {
    enabled: isPost && row.dynamicId !== '',
  })
  const comment = useLoad(findById(interactions.listComments, { id: row.commentId }))
  return (
    <Panel open title={t('talks.context')} onClose={onClose}>
      <h3 className="section-title">{t('talks.post')}</h3>
      {isPost ? (
        <Loaded load={post}>
          {post.data ? (
            <PostCard of={post.data} />
          ) : (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('talks.gone')} />
          )}
        </Loaded>
      ) : (
        <TargetTitle type={row.targetType} id={row.dynamicId} title={comment.data?.dynamicTitle} />
      )}
      <h3 className="section-title">{t('talks.comment')}</h3>
      <Loaded load={comment}>
        {comment.data ? (
          <CommentCard of={comment.data} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('talks.removed')} />
        )}
      </Loaded>
      <h3 className="section-title">{t('talks.replies')}</h3>
      <Replies commentId={row.commentId} here={row.id} />
    </Panel>
  )
}
