import { useEffect, useRef } from 'react'
import * as files from '@/api/system/files'
import { useT } from '@/locales'
import { Dialog } from '../dialog/dialog'
import { VideoBox } from '../form/VideoBox'
import type { VideoLimits } from '../form/videos'
import type { VideoPickerProps } from './Editor'

/** Returns the window in which a rich text takes an uploaded video that is within `limits`. */
export const videoUploadOf = (limits?: VideoLimits) =>
  function VideoUpload({ onPick, onClose }: VideoPickerProps) {
    const t = useT()
    const isOpen = useRef(false)
    // An upload goes on when its window is closed; its video is not wanted then.
    useEffect(() => {
      isOpen.current = true
      return () => void (isOpen.current = false)
    }, [])
    return (
      <Dialog open title={t('rich.video')} onClose={onClose}>
        <VideoBox to={files.upload} limits={limits} onChange={(src) => src && isOpen.current && onPick({ src })} />
      </Dialog>
    )
  }
