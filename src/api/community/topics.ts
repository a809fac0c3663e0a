import type { Topic } from '@/entities/community/targets'
import { io, post, type Query } from '../call'
import { type Page, page } from '../reply'

export const list = post('/api-social/ec/boss/social/topic/list', io<Query<Topic>, Page<Topic>>(page))
