import type { DynamicInput } from '@/api/community/dynamics'
import { publishWay } from '@/entities/community/dynamic'
import { dynamicType } from '@/entities/community/shared'
import { is } from '@/entities/field'
import type { PostValues } from './PostFields'

/** Returns the values to send: pictures or a video, never both, and a time only for scheduled posts. */
export const inputOf = ({ author, publishTime, ...values }: PostValues): DynamicInput => {
  const isVideo = is(values.dynamicType, dynamicType.video)
  return {
    ...values,
    ...(author && { userId: author.userId }),
    images: isVideo ? [] : (values.images ?? []),
    video: isVideo ? (values.video ?? '') : '',
    ...(is(values.publishType, publishWay.later) && { publishTime }),
  }
}
