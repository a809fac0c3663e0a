import './materials.css'
import { useState } from 'react'
import { isKnownSource } from '@/api/hosts'
import { OutLink } from '@/kit/show/OutLink'
import { useT } from '@/locales'

let playing: HTMLVideoElement | undefined
const takeOver = (next: HTMLVideoElement): void => {
  if (playing !== next) playing?.pause()
  playing = next
}

/** Video, muted at first. Shows a message if the file is gone, and only the address if the host is not trusted. */
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
