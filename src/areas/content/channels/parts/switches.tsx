import { Segmented } from 'antd'
import { client } from '@/entities/content/shared'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** The clients that are one app to their users. */
export const APP = [client.android, client.ios, client.harmony] as const

/** Whose channels are looked at, in the tree and on the phone: those of the owner app or of the mini-program. */
export const ClientSwitch = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  return (
    <Segmented
      aria-label={t('appChannels.client')}
      value={query.get('client') === 'mini' ? 'mini' : 'app'}
      onChange={(to) => setQuery({ client: to === 'mini' ? to : undefined, page: undefined })}
      options={[
        { value: 'app', label: t('appChannels.app') },
        { value: 'mini', label: t('client.mini') },
      ]}
    />
  )
}
