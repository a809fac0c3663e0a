import { useState } from 'react'
import type { FeedbackDetail } from '@/entities/voice/feedback'
import { plain, useFormats } from '@/kit/show/format'
import { isPictureUrl, Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'

const MEGABYTE = 1024 * 1024

const Video = ({ src, size }: { src: string; size: unknown }) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  const [gone, setGone] = useState(false)
  const bytes = Number(size)
  if (gone || !isPictureUrl(src)) return <span className="quiet">{t('feedback.gone')}</span>
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- users record without captions */}
      <video
        className="feedback-video"
        src={src}
        controls
        muted
        playsInline
        preload="none"
        aria-label={t('feedback.video')}
        onError={() => setGone(true)}
      />
      {bytes > 0 && <div className="quiet digits">{oneDecimal(bytes / MEGABYTE)} MB</div>}
    </div>
  )
}

export const Message = ({ row }: { row: FeedbackDetail }) => (
  <div className="said-message">
    <bdi className="answer-words">{plain(row.content)}</bdi>
    {row.images.length > 0 && <Pictures urls={row.images} width={96} />}
    {plain(row.video) && <Video key={row.video} src={plain(row.video)} size={row.videoSize} />}
  </div>
)
