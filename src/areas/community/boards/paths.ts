import { to } from '@/routes'

export const PLATE = '/topic-management/plateDetail'
export const TOPIC = '/topic-management/topicDetail'

/** The posts of a board or of a topic. */
export const postsOf = (query: Record<string, string>): string => to('/dynamic-management/dynamic', query)
/** The page of one post. */
export const postPage = (id: string): string => to('/dynamic-management/dynamicDetail', { id })
