import { PictureOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'

export const Shot = ({ src, ratio }: { src: string; ratio?: number }) => {
  const style: CSSProperties = ratio ? { aspectRatio: String(ratio) } : {}
  if (isPictureUrl(src))
    return ratio ? (
      <PictureFrame className="page-shot" src={src} ratio={ratio} draggable={false} />
    ) : (
      // Natural height: the block has no frame of its own.
      <img className="page-shot" src={src} alt="" draggable={false} loading="lazy" />
    )
  return (
    <span className="page-shot page-shot-none" style={style}>
      <PictureOutlined />
    </span>
  )
}
