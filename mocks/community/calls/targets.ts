import * as socialActivities from '@/api/community/socialActivities'
import type { SocialActivity } from '@/entities/community/targets'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { posts } from '../rules/posts'

const listedVotes = listOf(socialActivities.listVotes)<SocialActivity>({
  is: ['id', 'status'],
  like: ['title'],
  keepsOrder: true,
})
on(socialActivities.listVotes)((input) => listedVotes.page(posts().votes, input))
