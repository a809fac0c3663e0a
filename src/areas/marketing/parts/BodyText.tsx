import * as files from '@/api/system/files'
import type { RichTextProps } from '@/kit/rich/Editor'
import { RichText } from '@/kit/rich/RichText'
import { useMay } from '@/session/identity'
import { VideoLibrary } from './VideoLibrary'

const MAX_WORDS = 20_000

export const BodyText = (props: Omit<RichTextProps, 'to' | 'max' | 'VideoPicker'>) => {
  const may = useMay()
  return (
    <RichText
      {...props}
      to={files.uploadBatch}
      max={MAX_WORDS}
      VideoPicker={may('videos.list') ? VideoLibrary : undefined}
    />
  )
}
