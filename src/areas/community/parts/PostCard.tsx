import './postCard.css'
import { EnvironmentOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { dynamic, type Dynamic, dynamicStatus } from '@/entities/community/dynamic'
import { is, optionOf } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { Avatar, StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { Flags } from './Flags'
import { MediaGrid } from './MediaGrid'
import { UserText } from './UserText'

const COUNTS = [
  dynamic.viewCount,
  dynamic.likeCount,
  dynamic.commentCount,
  dynamic.shareCount,
  dynamic.reportCount,
] as const

export const Author = ({ of }: { of: Pick<Dynamic, 'avatar' | 'nickname' | 'userType'> }) => (
  <span className="post-author">
    <Avatar src={of.avatar} name={of.nickname} />
    <bdi>
      <Value field={dynamic.nickname} value={of.nickname} />
    </bdi>
    {optionOf(dynamic.userType.of, of.userType) && <StatusTag field={dynamic.userType} value={of.userType} />}
  </span>
)

export const PostCard = ({ of: post, whole, children }: { of: Dynamic; whole?: boolean; children?: ReactNode }) => {
  const t = useT()
  const places = [post.plateName, ...post.topicNames.map((name) => `#${plain(name)}`), post.clubName].filter(Boolean)
  return (
    <article className="post-card">
      <header>
        <Author of={post} />
        <Value field={dynamic.publishTime} value={post.publishTime} />
      </header>
      {is(post.status, dynamicStatus.up) || <StatusTag field={dynamic.status} value={post.status} />}
      {post.title && (
        <strong>
          <bdi>{plain(post.title)}</bdi>
        </strong>
      )}
      <UserText text={post.content} whole={whole} />
      <MediaGrid of={post} />
      {post.flags.length > 0 && <Flags of={post.flags} />}
      {places.length > 0 && (
        <p className="quiet">
          <bdi>{places.map(plain).join(' · ')}</bdi>
        </p>
      )}
      {post.location && (
        <p className="quiet">
          <EnvironmentOutlined /> <bdi>{plain(post.location)}</bdi>
        </p>
      )}
      <p className="post-counts quiet">
        {COUNTS.map((field) => (
          <span key={field.key}>
            {t(field.label)}{' '}
            <b>
              <Value field={field} value={post[field.key]} />
            </b>
          </span>
        ))}
      </p>
      {children}
    </article>
  )
}
