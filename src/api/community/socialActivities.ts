import type { SocialActivity } from '@/entities/community/targets'
import { io, postRead, type Query } from '../call'
import { type Page, page } from '../reply'

export const listEnrolls = postRead(
  '/api-social/ec/boss/social/activity/enroll/list',
  io<Query<SocialActivity>, Page<SocialActivity>>(page),
)
export const listVotes = postRead(
  '/api-social/ec/boss/social/activity/vote/list',
  io<Query<SocialActivity>, Page<SocialActivity>>(page),
)
