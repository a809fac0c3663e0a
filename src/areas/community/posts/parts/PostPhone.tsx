import { EnvironmentOutlined } from '@ant-design/icons'
import { type Dynamic, dynamic } from '@/entities/community/dynamic'
import { dynamicType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { RichView } from '@/kit/rich/RichView'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { PhoneCover } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { MediaGrid } from '../../parts/MediaGrid'
import { Author, PostCard } from '../../parts/PostCard'
import { UserText } from '../../parts/UserText'

export type ShownPost = Pick<
  Dynamic,
  | 'dynamicType'
  | 'title'
  | 'content'
  | 'images'
  | 'video'
  | 'avatar'
  | 'nickname'
  | 'userType'
  | 'publishTime'
  | 'topicNames'
  | 'location'
> & { cover?: string; machineLabel?: string[]; origin?: Dynamic | null }

/** Page of a post in the app. Article text is sanitised; shared content is a card. */
export const PostPhone = ({ of }: { of: ShownPost }) => {
  const t = useT()
  const isArticle = is(of.dynamicType, dynamicType.article)
  return (
    <PhoneFrame title={t('posts.detailTitle')} height={520}>
      <div className="post-face">
        <Author of={of} />
        <small className="quiet">
          <Value field={dynamic.publishTime} value={of.publishTime} />
        </small>
        <PhoneCover src={of.cover} alt={t('upload.cover')} />
        {of.title && (
          <h3>
            <bdi>{plain(of.title)}</bdi>
          </h3>
        )}
        {isArticle ? <RichView html={plain(of.content)} /> : <UserText text={of.content} whole />}
        <MediaGrid of={of} size={100} />
        {is(of.dynamicType, dynamicType.repost) &&
          (of.origin ? <PostCard of={of.origin} /> : <p className="post-origin">{t('posts.originGone')}</p>)}
        {of.topicNames.length > 0 && (
          <p className="quiet">{of.topicNames.map((name) => `#${plain(name)}`).join(' ')}</p>
        )}
        {of.location && (
          <p className="quiet">
            <EnvironmentOutlined /> <bdi>{plain(of.location)}</bdi>
          </p>
        )}
      </div>
    </PhoneFrame>
  )
}
