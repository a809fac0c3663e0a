import * as files from '@/api/system/files'
import type { RichTextProps } from '@/kit/rich/Editor'
import { RichText } from '@/kit/rich/RichText'
import { useMay } from '@/session/identity'
import { VideoLibrary } from './VideoLibrary'

/** So many characters the text of a marketing page may have. */
const MAX_WORDS = 20_000

/** The rich text of an article, a campaign or a draw: with videos of the library for those who may see it. */
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
