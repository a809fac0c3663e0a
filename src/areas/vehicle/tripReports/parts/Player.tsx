import './player.css'
import { useEffect, useRef, useState } from 'react'
import { isKnownSource } from '@/api/hosts'
import type { StoreVideo } from '@/entities/vehicle/storeVideo'
import { Dialog } from '@/kit/dialog/dialog'
import { DASH, named, plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

const nameOf = ({ title, id }: Partial<StoreVideo>) => plain(title) || plain(id) || DASH

export const Cover = ({ video, play }: { video: Partial<StoreVideo>; play: (video: Partial<StoreVideo>) => void }) => {
  const t = useT()
  return (
    <button
      type="button"
      className="store-cover"
      aria-label={named(t('tripReports.play'), nameOf(video))}
      onClick={() => play(video)}
    >
      <PictureFrame src={plain(video.cover)} width={72} height={40} />
    </button>
  )
}

export const Player = ({ video, onClose }: { video: Partial<StoreVideo> | undefined; onClose: () => void }) => (
  <Dialog open={video !== undefined} title={video && nameOf(video)} width={440} onClose={onClose}>
    <PhoneFrame height={480}>
      <Film key={plain(video?.videoUrl)} url={plain(video?.videoUrl)} name={video ? nameOf(video) : ''} />
    </PhoneFrame>
  </Dialog>
)

const Film = ({ url, name }: { url: string; name: string }) => {
  const t = useT()
  const [isGone, setGone] = useState(false)
  const film = useRef<HTMLVideoElement>(null)
  // Focuses the player before the dialog takes the focus, so that its keys work.
  useEffect(() => film.current?.focus({ preventScroll: true }), [])
  if (isGone || !url || !isKnownSource(url))
    return (
      <p role="status" className="store-gone">
        {t('tripReports.gone')}
      </p>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- dealers upload videos without captions
    <video
      ref={film}
      className="store-film"
      src={url}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={name}
      onError={() => setGone(true)}
    />
  )
}
