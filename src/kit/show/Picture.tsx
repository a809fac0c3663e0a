import { Image, Space } from 'antd'
import { useState } from 'react'
import { isKnownSource } from '@/api/hosts'
import { webUrl } from '@/lib/external'
import { useT } from '@/locales'
import { plain } from './format'
import { OutLink } from './OutLink'
import { Blank } from './Blank'

/** True if an address from a server may be loaded as a picture: absolute or rooted, of a known host, or a data URL. */
export const isPictureUrl = (src: unknown): src is string =>
  typeof src === 'string' &&
  (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(src) || (/^(?:https?:\/)?\//i.test(src) && isKnownSource(src)))

interface FrameProps {
  src?: string
  alt?: string
  width?: number | string
  height?: number | string
  ratio?: number
  fit?: 'cover' | 'contain'
  className?: string
}

const Broken = () => {
  const t = useT()
  return (
    <span className="picture-broken" title={t('list.brokenPicture')}>
      {t('list.brokenPicture')}
    </span>
  )
}

/**
 * Picture in a frame of fixed size, never distorted. Shows text if it cannot be loaded. Not interactive, for buttons,
 * cards and page previews.
 */
export const PictureFrame = ({
  src = '',
  alt = '',
  width,
  height,
  ratio,
  fit,
  className = '',
  draggable,
}: FrameProps & { draggable?: boolean }) => {
  const [broken, setBroken] = useState('')
  return (
    <picture className={`picture-frame ${className}`} data-fit={fit} style={{ width, height, aspectRatio: ratio }}>
      {isPictureUrl(src) && src !== broken ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" draggable={draggable} onError={() => setBroken(src)} />
      ) : (
        <Broken />
      )}
    </picture>
  )
}

/**
 * Picture from a server in a frame of fixed size. A click enlarges it. For an unknown host only a link is shown, and
 * an invalid address is shown as text (F-196).
 */
export const Picture = ({
  src = '',
  alt,
  width,
  height,
  ratio,
  fit,
  className = '',
  onError,
}: FrameProps & { onError?: () => void }) => {
  const t = useT()
  const [broken, setBroken] = useState('')
  if (src && src === broken) return <PictureFrame {...{ width, height, ratio, className }} />
  if (isPictureUrl(src))
    return (
      <Image
        src={src}
        alt={plain(alt) || t('kit.picture')}
        width={width}
        rootClassName={`picture-frame ${className}`}
        data-fit={fit}
        styles={{ root: { height, aspectRatio: ratio } }}
        loading="lazy"
        onError={() => {
          setBroken(src)
          onError?.()
        }}
      />
    )
  const text = plain(src)
  const url = webUrl(text)
  if (!url) return <bdi className="picture-text">{text}</bdi>
  return (
    <OutLink href={url} className="picture-text">
      {t('rich.otherHost', { host: new URL(url).host })}
    </OutLink>
  )
}

export const Pictures = ({
  urls,
  width,
  height = width,
}: {
  urls: readonly string[] | undefined
  width: number
  height?: number
}) => {
  const t = useT()
  if (!urls?.length) return <Blank />
  return (
    <Image.PreviewGroup>
      <Space wrap size={width < 64 ? 4 : 8}>
        {urls.map((url, at) => (
          <Picture key={url} src={url} alt={t('upload.picture', { place: at + 1 })} width={width} height={height} />
        ))}
      </Space>
    </Image.PreviewGroup>
  )
}
