import type { Topic } from '@/entities/community/topic'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneCover } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { PhonePosts, useSamples } from './BoardPhone'

export const TopicPhone = ({
  of,
}: {
  of: Partial<Pick<Topic, 'id' | 'topicName' | 'cover' | 'intro' | 'joinCount' | 'viewCount'>>
}) => {
  const t = useT()
  const { count } = useFormats()
  const posts = useSamples({ topicId: of.id })
  const name = plain(of.topicName).trim() || t('boards.noName')
  return (
    <PhoneFrame title={t('boards.topicPage')} height={560}>
      <PhoneCover src={of.cover} />
      <div className="board-head">
        <span>
          <strong>
            <bdi>#{name}#</bdi>
          </strong>
          <small>{t('boards.joined', { people: count(of.joinCount), views: count(of.viewCount) })}</small>
        </span>
      </div>
      {plain(of.intro) && (
        <p className="board-about">
          <bdi>{plain(of.intro)}</bdi>
        </p>
      )}
      <PhonePosts posts={posts} />
    </PhoneFrame>
  )
}
