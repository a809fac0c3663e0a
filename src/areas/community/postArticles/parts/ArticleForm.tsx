import '../articles.css'
import { Alert } from 'antd'
import { useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import type { DynamicInput } from '@/api/community/dynamics'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import { dynamicStatus, type PostPage, publishWay } from '@/entities/community/dynamic'
import { dynamicType, userType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { FormScreen } from '@/kit/form/FormScreen'
import { plain } from '@/kit/show/format'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { authorOf, type Written } from '../../posts/parts/AuthorField'
import { type Filing, knownTopics } from '../../posts/parts/FilingFields'
import { PostPhone } from '../../posts/parts/PostPhone'
import type { Publishing } from '../../posts/parts/PublishFields'
import { ArticleFields } from './ArticleFields'

export interface ArticleValues extends Written, Filing, Publishing {
  title?: string
  summary?: string
  cover?: string
  content?: string
  commentFlag?: 0 | 1
  originFlag?: 0 | 1
}

const initialOf = (row: PostPage | undefined): ArticleValues =>
  row
    ? {
        author: authorOf(row),
        ...pick(row, 'title', 'summary', 'cover', 'content', 'plateId', 'topicIds', 'seriesCode'),
        ...pick(row, 'commentFlag', 'originFlag', 'publishTime'),
        publishType: is(row.status, dynamicStatus.scheduled) ? publishWay.later : publishWay.now,
      }
    : { commentFlag: 1, originFlag: 0, topicIds: [], publishType: publishWay.now }

/** Returns the values to send, without the publishing state. */
const textOf = ({ author, publishType: _way, publishTime: _at, ...values }: ArticleValues): DynamicInput => ({
  ...values,
  ...(author && { userId: author.userId }),
})
const wayOf = ({ publishType, publishTime }: ArticleValues, publishing: boolean): DynamicInput => {
  if (!publishing) return { publishType: publishWay.draft }
  return is(publishType, publishWay.later)
    ? { publishType: publishWay.later, publishTime }
    : { publishType: publishWay.now }
}

/**
 * Article form beside a phone preview. A draft may be incomplete and leaves the editor open. Saving a published
 * article changes it at once.
 */
export default function ArticleForm({
  given,
  onMade,
  onClose,
}: {
  given?: PostPage
  onMade: (id: string) => void
  onClose: () => void
}) {
  const t = useT()
  /** The article created by this editor, as the server returned it after the last save. */
  const [made, setMade] = useState<PostPage>()
  const row = given ?? made
  const [offline, setOffline] = useState(false)
  const isOpen = row === undefined || is(row.status, dynamicStatus.draft, dynamicStatus.scheduled)
  const isUp = row !== undefined && is(row.status, dynamicStatus.up)
  const initial = initialOf(row)
  const watched = async <O,>(work: () => Promise<O>): Promise<O> => {
    try {
      const answer = await work()
      setOffline(false)
      return answer
    } catch (error) {
      setOffline(error instanceof ApiError && error.fault === 'network')
      throw error
    }
  }
  const title = row ? plain(row.title) || row.id : t('postArticles.write')
  return (
    <FormScreen<ArticleValues, DynamicInput>
      name="postArticles"
      row={row}
      initial={initial}
      input={textOf}
      create={(input, options, { values, publishing }) =>
        watched(() =>
          dynamics.create({ dynamicType: dynamicType.article, ...input, ...wayOf(values, publishing) }, options),
        )
      }
      update={(changed, options, { values, publishing }) =>
        watched(() =>
          dynamics.update(
            { ...changed, dynamicType: dynamicType.article, ...(isOpen && wayOf(values, publishing)) },
            options,
          ),
        )
      }
      read={dynamics.get}
      draft={isOpen}
      ask={
        isUp
          ? () => ({ title: t('postArticles.liveAsk', { name: title }), effect: t('postArticles.liveEffect') })
          : undefined
      }
      publish={isOpen && { label: 'postArticles.publish' }}
      onSaved={(id, published) => {
        notify('success', t(isOpen && !published ? 'postArticles.draftSaved' : 'posts.saved'))
        if (!isOpen || published || !id) return onClose()
        if (!given) {
          dynamics.get({ id }, { quiet: true }).then(setMade, () => {})
          onMade(id)
        }
        return false
      }}
      panel={{ title, onClose }}
      phone={(values) => (
        <PostPhone
          of={{
            dynamicType: dynamicType.article,
            title: plain(values.title),
            content: plain(values.content),
            cover: values.cover,
            images: [],
            video: '',
            avatar: plain(values.author?.avatar),
            nickname: plain(values.author?.nickname),
            userType: userType.official,
            publishTime: row?.publishTime ?? '',
            topicNames: [],
            location: '',
          }}
        />
      )}
    >
      {(api) => (
        <>
          {offline && <Alert type="warning" showIcon title={t('postArticles.offline')} className="space-below-md" />}
          <ArticleFields api={api} topics={row && knownTopics(row)} schedules={isOpen} />
        </>
      )}
    </FormScreen>
  )
}
