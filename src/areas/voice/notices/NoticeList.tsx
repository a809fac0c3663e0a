import { useViewer } from '@/business/viewer'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Inbox } from './parts/Inbox'
import { ManagedNotices } from './parts/ManagedNotices'

/**
 * Official notices. Headquarters and sales areas write them and read their own; all others read those addressed to
 * them.
 */
export default function NoticeList() {
  const t = useT()
  const { hq } = useViewer()
  if (!hq) return <Inbox />
  return (
    <ScreenTabs
      tabs={[
        { key: 'manage', label: t('notices.manage'), children: <ManagedNotices /> },
        { key: 'inbox', label: t('notices.inbox'), children: <Inbox /> },
      ]}
    />
  )
}
