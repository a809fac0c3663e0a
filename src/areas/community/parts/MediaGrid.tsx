import './media.css'
import { Image } from 'antd'
import { type ReactNode, useState } from 'react'
import { isPictureUrl, Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'

export interface Media {
  images?: readonly string[]
  video?: string
  machineLabel?: readonly string[]
}

const SENSITIVE = ['porn', 'violence', 'politics']
const MAX = 9

/** True if the automatic check labelled the content as sensitive. */
export const isSensitive = ({ machineLabel }: Media): boolean =>
  (machineLabel ?? []).some((label) => SENSITIVE.includes(label))

const playAlone = (video: HTMLVideoElement) => {
  for (const other of document.querySelectorAll<HTMLVideoElement>('.media-video')) if (other !== video) other.pause()
}

const Dead = () => <span className="media-dead">{useT()('posts.dead')}</span>

const Video = ({ src, size }: { src: string; size: number }) => {
  const t = useT()
  const [dead, setDead] = useState(false)
  if (dead || !isPictureUrl(src)) return <Dead />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- users record without captions
    <video
      className="media-video"
      src={src}
      style={{ maxHeight: size * 2.5 }}
      controls
      preload="metadata"
      aria-label={t('posts.video')}
      onPlay={(event) => playAlone(event.currentTarget)}
      onError={() => setDead(true)}
    />
  )
}

export const Covered = ({ of, children }: { of: Media; children: ReactNode }) => {
  const t = useT()
  const [asked, setAsked] = useState(false)
  const covered = !asked && isSensitive(of)
  return (
    <div className="media" data-covered={covered}>
      <div className="media-files" inert={covered}>
        {children}
      </div>
      {covered && (
        <button type="button" className="media-cover" onClick={() => setAsked(true)}>
          {t('posts.sensitive')}
        </button>
      )}
    </div>
  )
}

export const MediaGrid = ({ of, size = 80 }: { of: Media; size?: number }) => {
  const t = useT()
  const images = (of.images ?? []).slice(0, MAX)
  if (!images.length && !of.video) return null
  return (
    <Covered of={of}>
      {of.video && <Video src={of.video} size={size} />}
      <Image.PreviewGroup>
        {images.map((src, at) => (
          <Picture
            key={`${at}${src}`}
            src={src}
            alt={t('upload.picture', { place: at + 1 })}
            width={size}
            height={size}
          />
        ))}
      </Image.PreviewGroup>
    </Covered>
  )
}
