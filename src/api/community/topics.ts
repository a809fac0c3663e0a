import type { Topic } from '@/entities/community/topic'
import { io, postRead, type Query } from '../call'
import { type Counted, countedOf } from '../reply'

export const list = postRead(
  '/api-social/ec/boss/social/topic/list',
  io<Query<Topic>, Counted<Topic>>(countedOf<Topic>({})),
)
