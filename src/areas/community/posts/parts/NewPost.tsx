import { useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { publishWay } from '@/entities/community/dynamic'
import { dynamicType } from '@/entities/community/shared'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { inputOf } from './postInput'
import { PostFields, type PostValues } from './PostFields'

/** Writes a post in the name of an official account. */
export const NewPost = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const [initial] = useState((): Partial<PostValues> => ({
    dynamicType: dynamicType.pictures,
    images: [],
    topicIds: [],
    publishType: publishWay.now,
  }))
  return (
    <FormPanel
      open
      keepsDraft
      name="posts.new"
      title={t('posts.create')}
      initial={initial}
      done={t('posts.saved')}
      save={(values) => dynamics.create(inputOf(values))}
      onClose={onClose}
    >
      {({ Field }) => <PostFields Field={Field} schedules />}
    </FormPanel>
  )
}
