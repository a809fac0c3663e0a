import { usePermitted } from '@/session/permissions'

/** The pages of the inbox. */
const INBOXES = ['/officialMsg/officialMsg', '/MsgManagement/officialMsg'] as const

/** Returns the page of the inbox that the current user has; undefined without one. */
export const useInbox = (): (typeof INBOXES)[number] | undefined => {
  const { pages } = usePermitted()
  return INBOXES.find((path) => pages.has(path))
}
