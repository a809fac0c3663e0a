import type { Dynamic } from '@/entities/community/dynamic'
import { io, post, type Query } from '../call'
import { type Page, pageOf } from '../reply'

export const list = post(
  '/api-social/ec/boss/social/dynamic/list',
  io<Query<Dynamic>, Page<Dynamic>>(pageOf<Dynamic>({ images: [], topicNames: [] })),
)
