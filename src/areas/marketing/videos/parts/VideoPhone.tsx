import { is } from '@/entities/field'
import { videoDirection } from '@/entities/marketing/video'
import { plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { VideoPlayer } from '../../parts/VideoPlayer'

interface Shown {
  title?: string
  summary?: string
  cover?: string
  videoUrl?: string
  direction?: unknown
}

export const VideoPhone = ({ of }: { of: Shown }) => {
  const t = useT()
  return (
    <PhoneFrame height={600}>
      <div className="video-phone">
        <div className="video-stage">
          {of.videoUrl ? (
            <VideoPlayer
              url={of.videoUrl}
              name={t('videos.inPhone')}
              portrait={is(of.direction, videoDirection.portrait)}
            />
          ) : (
            isPictureUrl(of.cover) && (
              <PictureFrame src={of.cover} ratio={is(of.direction, videoDirection.portrait) ? 9 / 16 : 16 / 9} />
            )
          )}
        </div>
        <div className="video-words">
          <strong>{plain(of.title).trim() || t('articles.untitled')}</strong>
          {plain(of.summary).trim() && <p>{plain(of.summary)}</p>}
        </div>
      </div>
    </PhoneFrame>
  )
}
