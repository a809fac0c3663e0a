import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Channels } from './parts/Channels'
import { Dictionary } from './parts/Dictionary'
import { EventChannels } from './parts/EventChannels'
import { Events } from './parts/Events'

export default function ChannelBoard() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'channel', label: t('channels.filter'), children: <Channels /> },
        { key: 'event', label: t('channels.events'), children: <Events /> },
        { key: 'eventChannel', label: t('channels.eventChannels'), children: <EventChannels /> },
        { key: 'dict', label: t('channels.dict'), children: <Dictionary /> },
      ]}
    />
  )
}
