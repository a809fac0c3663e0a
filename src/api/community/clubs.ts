import type { Club } from '@/entities/community/club'
import { io, postRead, type Query } from '../call'
import { type Counted, countedOf } from '../reply'

export const list = postRead(
  '/api-social/ec/boss/social/club/list',
  io<Query<Club>, Counted<Club>>(countedOf<Club>({})),
)
