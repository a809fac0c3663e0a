import './cover.css'
import { useState } from 'react'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'

/** The picture of a content in the shape of its place, a click shows it large; words where it cannot be drawn. */
export const Cover = ({ src, alt, width, height }: { src: unknown; alt: string; width: number; height: number }) => {
  const t = useT()
  const [broken, setBroken] = useState('')
  const address = plain(src)
  if (!address) return <Blank />
  if (address === broken)
    return (
      <span className="cover-broken" style={{ width, height }}>
        {t('list.brokenPicture')}
      </span>
    )
  return (
    <Picture
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="content-cover"
      onError={() => setBroken(address)}
    />
  )
}
