import { to } from '@/routes'

export const PLATE = '/topic-management/plateDetail'
export const TOPIC = '/topic-management/topicDetail'

export const postsOf = (query: Record<string, string>): string => to('/dynamic-management/dynamic', query)
export const postPage = (id: string): string => to('/dynamic-management/dynamicDetail', { id })
