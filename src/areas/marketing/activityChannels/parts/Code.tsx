import '../channels.css'
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import { type ActivityChannelLink, activityChannelLink } from '@/entities/marketing/activityChannelLink'
import { Blank } from '@/kit/show/Blank'
import { saveFile } from '@/kit/files/files'
import { named, plain } from '@/kit/show/format'
import { isPictureUrl, Picture } from '@/kit/show/Picture'
import { fileName } from '@/lib/zip'
import { useT } from '@/locales'
import { pngOf } from '@/kit/files/png'

export const Code = ({
  row: { qrCode, channelName },
}: {
  row: Pick<ActivityChannelLink, 'qrCode' | 'channelName'>
}) => {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const title = named(t(activityChannelLink.qrCode.label), channelName)
  if (!qrCode) return <Blank />
  const save = async () => {
    setBusy(true)
    try {
      const name = fileName(`${plain(channelName)}.png`)
      saveFile(new Blob([await pngOf(qrCode)], { type: 'image/png' }), name)
      notify('success', t('jobs.saved', { name }))
    } catch {
      notify('error', t('activityChannels.noCode', { name: channelName }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="channels-code">
      <Picture src={qrCode} alt={title} width={40} height={40} />
      {isPictureUrl(qrCode) && (
        <Button
          type="text"
          size="small"
          loading={busy}
          icon={<DownloadOutlined />}
          aria-label={named(t('activityChannels.saveCode'), channelName)}
          onClick={() => void save()}
        />
      )}
    </span>
  )
}
