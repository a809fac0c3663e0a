import { Image, Space } from 'antd'
import type { ComponentProps } from 'react'
import { isKnownSource } from '@/api/hosts'
import { webUrl } from '@/lib/external'
import { useT } from '@/locales'
import { plain } from './format'
import { OutLink } from './OutLink'
import { Blank } from './Blank'

/** Whether an address that came from a server is loaded as a picture: whole or from the root, of a known host, or inside the address itself. */
export const isShown = (src: unknown): src is string =>
  typeof src === 'string' &&
  (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(src) || (/^(?:https?:\/)?\//i.test(src) && isKnownSource(src)))

/** A picture that a server names. Of a host nobody vouches for only its address stands there, as a link; what is no address is text (F-196). */
export const Picture = ({ src = '', alt, ...rest }: ComponentProps<typeof Image>) => {
  const t = useT()
  if (isShown(src)) return <Image src={src} alt={alt} {...rest} />
  const text = plain(src)
  const url = webUrl(text)
  if (!url) return <bdi className="picture-text">{text}</bdi>
  return (
    <OutLink href={url} className="picture-text">
      {t('rich.foreign', { host: new URL(url).host })}
    </OutLink>
  )
}

const CUT = { objectFit: 'cover', borderRadius: 6 } as const
/** A picture in a cell or a line, cut to its width and height. */
export const Thumb = (props: Omit<ComponentProps<typeof Picture>, 'style'>) => <Picture {...props} style={CUT} />

/** All pictures of a record, `width` by `height` pixels each, to be leafed through when one is opened; a dash without any. */
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
          <Thumb key={url} src={url} alt={t('upload.picture', { place: at + 1 })} width={width} height={height} />
        ))}
      </Space>
    </Image.PreviewGroup>
  )
}
