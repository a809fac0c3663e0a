import type { Topic } from '@/entities/community/targets'
import { io, postRead, type Query } from '../call'
import { type Page, page } from '../reply'

export const list = postRead('/api-social/ec/boss/social/topic/list', io<Query<Topic>, Page<Topic>>(page))
