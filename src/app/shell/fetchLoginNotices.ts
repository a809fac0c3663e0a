import * as notices from '@/api/voice/notices'
import { isYes } from '@/entities/field'
import { MAX_POPUPS } from '@/entities/voice/notice'
import { loadTexts } from '@/locales'

const UNREAD = { box: 'inbox', readFlag: 0, popFlag: 1, pageNo: 1, pageSize: MAX_POPUPS } as const

/**
 * Returns the ids of the unread notices that pop up, and the window that shows one. Returns undefined without such
 * notices and then does not load the window.
 */
export const fetchLoginNotices = async () => {
  const { records } = await notices.list(UNREAD, { quiet: true })
  const ids = records.filter(({ popFlag, readFlag }) => isYes(popFlag) && !isYes(readFlag)).map(({ id }) => id)
  if (!ids.length) return undefined
  const [{ ReadWindow }] = await Promise.all([
    import('@/areas/voice/notices/parts/ReadWindow'),
    loadTexts('messaging', 'notices'),
  ])
  return { ids, ReadWindow }
}
