import './comments.css'
import { comment, type Comment, commentStatus } from '@/entities/community/comment'
import { is } from '@/entities/field'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { MediaGrid } from './MediaGrid'
import { UserText } from './UserText'

export const CommentCard = ({ of }: { of: Comment }) => {
  const t = useT()
  return (
    <article className="comment-card">
      <span className="reply-head">
        <b>
          <bdi>
            <Value field={comment.nickname} value={of.nickname} />
          </bdi>
        </b>
        <StatusTag field={comment.userType} value={of.userType} />
        {is(of.status, commentStatus.shown) || <StatusTag field={comment.status} value={of.status} />}
        <span className="quiet digits">
          <Value field={comment.createTime} value={of.createTime} />
        </span>
      </span>
      {is(of.status, commentStatus.removed) ? (
        <span className="quiet">{t('comments.removed')}</span>
      ) : (
        <>
          <UserText text={of.content} />
          <MediaGrid of={{ images: of.images }} />
        </>
      )}
    </article>
  )
}
