export const PLATE = '/topic-management/plateDetail'
export const TOPIC = '/topic-management/topicDetail'

/** The posts of a board or of a topic. */
export const postsOf = (query: Record<string, string>): string =>
  `/dynamic-management/dynamic?${new URLSearchParams(query).toString()}`
/** The page of one post. */
export const postPage = (id: string): string => `/dynamic-management/dynamicDetail?id=${encodeURIComponent(id)}`
