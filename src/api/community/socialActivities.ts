import type { SocialActivity } from '@/entities/community/targets'
import { io, post, type Query } from '../call'
import { type Page, page } from '../reply'

export const listEnrolls = post(
  '/api-social/ec/boss/social/activity/enroll/list',
  io<Query<SocialActivity>, Page<SocialActivity>>(page),
)
export const listVotes = post(
  '/api-social/ec/boss/social/activity/vote/list',
  io<Query<SocialActivity>, Page<SocialActivity>>(page),
)
