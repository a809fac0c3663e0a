import { usePermitted } from '@/session/permissions'

/** Pages with the inbox, the preferred one first. */
const INBOXES = ['/officialMsg/officialMsg', '/MsgManagement/officialMsg'] as const

/** Returns the page with the inbox of the current user, or undefined without permission for one. */
export const useInbox = (): (typeof INBOXES)[number] | undefined => {
  const { pages } = usePermitted()
  return INBOXES.find((path) => pages.has(path))
}
