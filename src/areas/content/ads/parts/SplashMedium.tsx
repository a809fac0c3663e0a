import { mediaType, splashAd } from '@/entities/content/splashAd'
import { is } from '@/entities/field'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { COVER, COVER_TALL } from '../splashSizes'

export interface Splash {
  title?: unknown
  mediaType?: unknown
  cover?: unknown
  coverTall?: unknown
  video?: unknown
  duration?: unknown
  skipFlag?: unknown
  jumpType?: unknown
  jumpValue?: unknown
  jumpTitle?: unknown
}

export const SplashMedium = ({ of, tall, plays = false }: { of: Splash; tall: boolean; plays?: boolean }) => {
  const t = useT()
  const isVideo = is(of.mediaType, mediaType.video)
  const [width, height] = tall && !isVideo ? COVER_TALL : COVER
  const picture = tall && !isVideo ? of.coverTall : of.cover
  const name = plain(of.title) || t('ads.noPicture')
  if (isVideo && isPictureUrl(of.video))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the video is muted
      <video
        key={of.video}
        src={of.video}
        poster={isPictureUrl(picture) ? picture : undefined}
        aria-label={name}
        autoPlay={plays}
        controls={!plays}
        preload="metadata"
        muted
        playsInline
      />
    )
  return isPictureUrl(picture) ? (
    <PictureFrame src={picture} alt={name} />
  ) : (
    <span>
      {isVideo ? t('splash.unsent') : `${width} × ${height}`}
      <small>{t((isVideo ? splashAd.video : tall ? splashAd.coverTall : splashAd.cover).label)}</small>
    </span>
  )
}
