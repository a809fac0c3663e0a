import * as dynamics from '@/api/community/dynamics'
import { dynamicStatus } from '@/entities/community/dynamic'
import { on } from '../../core/dispatcher'
import { withId } from '../../core/input'
import { listOf } from '../../core/list'
import type { DynamicRow } from '../data/dynamics'
import { posts } from '../rules/posts'

const STATES = Object.values(dynamicStatus).filter((code) => typeof code === 'number')

const listed = listOf(dynamics.list)<DynamicRow>({
  is: [
    'id',
    'status',
    'dynamicType',
    'userType',
    'userId',
    'plateId',
    'clubId',
    'seriesCode',
    'offReason',
    'flags',
    { topicId: ({ topicIds }) => topicIds },
  ],
  like: [{ content: ({ content, title }) => [content, title] }, 'nickname', 'topicNames'],
  phone: ['phone'],
  within: ['reportCount'],
  between: ['publishTime'],
  sort: ['publishTime', 'viewCount', 'likeCount', 'commentCount', 'shareCount', 'reportCount'],
})
on(dynamics.list)((input) => {
  const all = posts().dynamics
  const counts = listed.counts(all, input, 'status', STATES)
  return {
    ...listed.page(all, input),
    summary: { all: Object.values(counts).reduce((sum, one) => sum + one, 0), ...counts },
  }
})
on(dynamics.get)(({ id }) => withId(posts().dynamics, id, '动态不存在或已删除'))
