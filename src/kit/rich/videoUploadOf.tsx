import { useEffect, useRef } from 'react'
import * as files from '@/api/system/files'
import { useT } from '@/locales'
import { Dialog } from '../dialog/dialog'
import { VideoBox } from '../form/VideoBox'
import type { VideoLimits } from '../form/videos'
import type { VideoPickerProps } from './Editor'

export const videoUploadOf = (limits?: VideoLimits) =>
  function VideoUpload({ onPick, onClose }: VideoPickerProps) {
    const t = useT()
    const isOpen = useRef(false)
    // An upload continues after its window is closed, and its video must then be ignored.
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
