import * as files from '@/api/system/files'
import { Dialog } from '@/kit/dialog/dialog'
import { VideoBox } from '@/kit/form/VideoBox'
import type { VideoPickerProps } from '@/kit/rich/Editor'
import { useT } from '@/locales'
import { VIDEOS } from '../../parts/mediaLimits'

/** Uploads a video for the text of an article. */
export const VideoWindow = ({ onPick, onClose }: VideoPickerProps) => {
  const t = useT()
  return (
    <Dialog open title={t('rich.video')} onClose={onClose}>
      <VideoBox to={files.upload} limits={VIDEOS} onChange={(src) => src && onPick({ src })} />
    </Dialog>
  )
}
