import './materials.css'
import { useState } from 'react'
import { isKnownSource } from '@/api/hosts'
import { OutLink } from '@/kit/show/OutLink'
import { useT } from '@/locales'

let playing: HTMLVideoElement | undefined
/** One video plays at a time: another that starts stops it. */
const takeOver = (next: HTMLVideoElement): void => {
  if (playing !== next) playing?.pause()
  playing = next
}

/** A video to be played, muted at first. One that is gone says so; of a host nobody vouches for only the address stands there. */
export const VideoPlayer = ({ url, name, portrait = false }: { url: string; name: string; portrait?: boolean }) => {
  const t = useT()
  const [gone, setGone] = useState('')
  if (gone === url)
    return (
      <span role="status" className="quiet">
        {t('videos.gone')}
      </span>
    )
  if (!isKnownSource(url)) return <OutLink href={url}>{url}</OutLink>
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what dealers upload has no captions
    <video
      key={url}
      className="video-player"
      data-portrait={portrait || undefined}
      src={url}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={name}
      onPlay={({ currentTarget }) => takeOver(currentTarget)}
      onError={() => setGone(url)}
    />
  )
}
