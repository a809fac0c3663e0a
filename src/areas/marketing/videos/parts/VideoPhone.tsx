import { PhoneFrame } from '@/kit/PhoneFrame'
import { isShown } from '@/kit/Picture'
import { useT } from '@/locales'
import { Film } from '../../parts/Film'
import { PORTRAIT } from './shelf'

interface Shown {
  title?: string
  summary?: string
  cover?: string
  videoUrl?: string
  direction?: unknown
}

/** A video as the app shows it: one in portrait fills the phone, one in landscape lies between black bars. */
export const VideoPhone = ({ of }: { of: Shown }) => {
  const t = useT()
  return (
    <PhoneFrame height={600}>
      <div className="video-phone" data-portrait={Number(of.direction) === PORTRAIT || undefined}>
        <div className="video-stage">
          {of.videoUrl ? (
            <Film url={of.videoUrl} name={t('videos.inPhone')} portrait={Number(of.direction) === PORTRAIT} />
          ) : (
            isShown(of.cover) && <img src={of.cover} alt="" />
          )}
        </div>
        <div className="video-words">
          <strong>{of.title?.trim() || t('articles.untitled')}</strong>
          {of.summary?.trim() && <p>{of.summary}</p>}
        </div>
      </div>
    </PhoneFrame>
  )
}
