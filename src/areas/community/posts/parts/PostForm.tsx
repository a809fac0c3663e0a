import { Alert } from 'antd'
import * as dynamics from '@/api/community/dynamics'
import { dynamicStatus, type PostPage, publishWay } from '@/entities/community/dynamic'
import { is } from '@/entities/field'
import { FormScreen } from '@/kit/form/FormScreen'
import { plain } from '@/kit/show/format'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { authorOf } from './AuthorField'
import { type Filing, FilingFields, knownTopics } from './FilingFields'
import { PostFields, type PostValues } from './PostFields'
import { inputOf } from './postInput'
import { PostPhone } from './PostPhone'

const filingOf = (row: PostPage): Filing => pick(row, 'plateId', 'topicIds', 'seriesCode')

export const PostForm = ({ row }: { row: PostPage }) => {
  const t = useT()
  const isOpen = is(row.status, dynamicStatus.draft, dynamicStatus.scheduled)
  const initial: PostValues = {
    author: authorOf(row),
    dynamicType: row.dynamicType,
    content: row.content,
    images: row.images,
    video: row.video,
    ...filingOf(row),
    clubId: row.clubId,
    location: row.location,
    ...(isOpen && {
      publishType: is(row.status, dynamicStatus.scheduled) ? publishWay.later : publishWay.draft,
      publishTime: row.publishTime,
    }),
  }
  return (
    <FormScreen<PostValues, dynamics.DynamicInput>
      name="posts"
      row={row}
      initial={initial}
      input={inputOf}
      update={dynamics.update}
      read={dynamics.get}
      done={t('posts.saved')}
      phone={(values) => (
        <PostPhone
          of={{
            ...row,
            content: plain(values.content),
            images: values.images ?? [],
            video: plain(values.video),
            location: plain(values.location),
          }}
        />
      )}
    >
      {({ Field }) => (
        <PostFields
          Field={Field}
          topics={knownTopics(row)}
          club={row.clubId ? { value: row.clubId, label: plain(row.clubName) || row.clubId } : undefined}
          schedules={isOpen}
        />
      )}
    </FormScreen>
  )
}

/** Form for the board, topics and series of a user's post. The text is never editable. */
export const FilingForm = ({ row }: { row: PostPage }) => {
  const t = useT()
  return (
    <FormScreen<Filing>
      name="posts.filing"
      row={row}
      initial={filingOf(row)}
      update={dynamics.update}
      read={dynamics.get}
      done={t('posts.saved')}
      phone={() => <PostPhone of={row} />}
    >
      {({ Field }) => (
        <>
          <Alert type="info" showIcon title={t('posts.onlyFiling')} className="space-below" />
          <FilingFields Field={Field} known={knownTopics(row)} />
        </>
      )}
    </FormScreen>
  )
}
