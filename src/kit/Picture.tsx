import { Image } from 'antd'
import type { ComponentProps } from 'react'
import { isKnownSource } from '@/api/hosts'
import { webUrl } from '@/lib/external'
import { useT } from '@/locales'
import { OutLink } from './OutLink'

/** Whether an address that came from a server is loaded as a picture: of a known host, or inside the address itself. */
export const isShown = (src: string): boolean => /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(src) || (src !== '' && isKnownSource(src))

/** A picture that a server names. Of a host nobody vouches for only its address stands there, as a link; what is no address is text (F-196). */
export const Picture = ({ src = '', alt, ...rest }: ComponentProps<typeof Image>) => {
  const t = useT()
  if (isShown(src)) return <Image src={src} alt={alt} {...rest} />
  const url = webUrl(src)
  if (!url) return <bdi className="picture-text">{src}</bdi>
  return (
    <OutLink href={url} className="picture-text">
      {t('rich.foreign', { host: new URL(url).host })}
    </OutLink>
  )
}
