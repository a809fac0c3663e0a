import * as clubs from '@/api/community/clubs'
import * as socialActivities from '@/api/community/socialActivities'
import * as topics from '@/api/community/topics'
import type { Club, SocialActivity, Topic } from '@/entities/community/targets'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { posts } from '../rules/posts'

const listedTopics = listOf(topics.list)<Topic>({ is: ['id', 'status'], like: ['topicName'], keepsOrder: true })
on(topics.list)((input) => listedTopics.page(posts().topics, input))

const listedClubs = listOf(clubs.list)<Club>({ is: ['id', 'status'], like: ['clubName'], keepsOrder: true })
on(clubs.list)((input) => listedClubs.page(posts().clubs, input))

const listedEnrolls = listOf(socialActivities.listEnrolls)<SocialActivity>({
  is: ['id', 'status'],
  like: ['title'],
  keepsOrder: true,
})
on(socialActivities.listEnrolls)((input) => listedEnrolls.page(posts().enrolls, input))

const listedVotes = listOf(socialActivities.listVotes)<SocialActivity>({
  is: ['id', 'status'],
  like: ['title'],
  keepsOrder: true,
})
on(socialActivities.listVotes)((input) => listedVotes.page(posts().votes, input))
