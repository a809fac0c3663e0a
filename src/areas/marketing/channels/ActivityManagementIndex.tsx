import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { ByActivity } from './parts/ByActivity'
import { Channels } from './parts/Channels'

/** Where campaigns are advertised, and which campaigns have links for it. */
export default function ActivityManagementIndex() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'channel', label: t('activityChannels.channels'), children: <Channels /> },
        { key: 'activity', label: t('activityChannels.byActivity'), children: <ByActivity /> },
      ]}
    />
  )
}
